import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import * as first from './en/first';
import * as later from './en/later';
import { LATER } from './texts';

const root = path.join(__dirname, '..');
const { ra, ...ours } = first.texts;
const resources = { ...first.texts.resources, ...later.texts.resources };
const texts: object = { ...ours, ...later.texts, resources };
const all: object = { ...texts, ra };

/** What stands at a key: a text, or texts below it. Of the names some hold a dot. */
const at = (key: string, within: unknown = all): unknown => {
  if (key === '' || typeof within !== 'object' || within === null) return key === '' ? within : undefined;
  const found = Object.entries(within).filter(([name]) => key === name || key.startsWith(`${name}.`));
  return found.map(([name, part]) => at(key.slice(name.length + 1), part)).find((part) => part !== undefined);
};
const keysOf = (part: unknown, key = ''): string[] =>
  typeof part === 'string'
    ? [key]
    : Object.entries(part as object).flatMap(([name, one]) => keysOf(one, key ? `${key}.${name}` : name));

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.spec\.|^i18n\//.test(file),
);
const said = new Set<string>();
/** The keys that are said alone, with nothing to put into their texts. */
const saidAlone = new Set<string>();
const patterns: RegExp[] = [];
const escaped = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
for (const file of sources) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)) said.add(node.text);
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      if (/\.\w|\w\./.test(parts.join(''))) patterns.push(new RegExp(`^${parts.map(escaped).join('[^.]+')}(?:\\.|$)`));
    }
    if (
      ts.isCallExpression(node) &&
      /^(?:t|translate)$/.test(node.expression.getText()) &&
      node.arguments.length === 1
    ) {
      const [key] = node.arguments;
      if (key && ts.isStringLiteralLike(key)) saidAlone.add(key.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
}

describe('keys of texts', () => {
  it('given a key in the source, then its text is there', () => {
    const begins = new Set([...Object.keys(ours), ...LATER, 'ra']);
    const isKey = (word: string) =>
      /^[a-z][\w-]*(\.[\w -]+)+$/i.test(word) &&
      begins.has(word.split('.', word.startsWith('resources.') ? 2 : 1).join('.'));
    const ofStore = new Set(['serviceList.whys']); // a choice of the reader's, kept in the browser
    expect([...said].filter((word) => isKey(word) && !ofStore.has(word) && at(word) === undefined)).toEqual([]);
  });

  it('given a text with a place for a value or with a form for several, then it is not said without them', () => {
    const open = (text: unknown) => typeof text === 'string' && /%\{|\|\|\|\|/.test(text);
    expect([...saidAlone].filter((key) => open(at(key)))).toEqual([]);
  });

  it('given a text, then something in the source says its key, or how it begins', () => {
    const begun = [...said].filter((word) => word.includes('.') && typeof at(word) === 'object');
    const isSaid = (key: string): boolean =>
      said.has(key) ||
      (key.endsWith('Of') && isSaid(key.slice(0, -2))) || // what a button says of somebody
      begun.some((word) => key.startsWith(`${word}.`)) ||
      patterns.some((pattern) => pattern.test(key)) ||
      /^resources\.[\w-]+\.(name$|fields\.)|^told\./.test(key); // of react-admin's own making; of the server's
    expect(keysOf(texts).filter((key) => !isSaid(key))).toEqual([]);
  });
});
