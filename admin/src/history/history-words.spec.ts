import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import api from '../../../openapi.json';
import { texts as hebrew } from '../i18n/he';
import { texts as english } from '../i18n/en';
import { isTold, namesOf } from '../activity/field-names';

const server = path.join(__dirname, '../../../server/src');
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => readFileSync(path.join(server, file), 'utf8'))
  .filter((text) => /audit/i.test(text));

/** What stands in quotes behind `action:`, `resource:` or `noun:`, also of one that is chosen between two. */
const written = (field: 'action' | 'resource' | 'noun'): string[] => [
  ...new Set(
    sources.flatMap((text) =>
      [...text.matchAll(new RegExp(`\\b${field}: ([^,;}\\n]*)`, 'g'))].flatMap(([, value = '']) =>
        [...value.matchAll(/'([^']+)'/g)].map(([, word = '']) => word),
      ),
    ),
  ),
];

type Schema = { $ref?: string; allOf?: Schema[]; properties?: Record<string, Schema> };
const schemas = api.components.schemas as Record<string, Schema>;
const resolved = ({ $ref, allOf, ...schema }: Schema): Schema =>
  $ref ? (schemas[$ref.split('/').at(-1) ?? ''] ?? {}) : allOf?.[0] ? resolved(allOf[0]) : schema;

/** What is left out of each line of the trail before a reader has it, and what is told in one piece. */
const UNTOLD = /^(version|contactId|observerId|gregorianDerived|hebrewDerived|adarSaid|hebrew(Year|Month|Day))$/;

/** What people change, as the API takes it: its fields, and those within as `rules.adarRule`. */
const CHANGED = ['SettingsChange', 'ServiceSettingsInput', 'ApiKeyDraft', 'WebhookDraft', 'ListLinkDraft'];
const fields = [
  ...CHANGED,
  'SheetLinkDraft',
  'ImportSourceDraft',
  'ContactDraft',
  'ObserverChange',
  'FirstYearStepChange',
]
  .flatMap((name) => Object.entries(schemas[name]!.properties!))
  .flatMap(([field, schema]) => {
    const within = Object.keys(resolved(schema).properties ?? {});
    return within.length > 0 ? within.map((inner) => `${field}.${inner}`) : [field];
  })
  // What is said of a pair that may be one person is no field of either.
  .concat('twoPeople', 'otherRecord')
  .concat(...recorded())
  .filter((field) => isTold(field) && !UNTOLD.test(field));

/** Each field of what the server's programs write down, by its type; `rules.adarRule` of one within. */
function recorded(): Set<string> {
  const root = path.join(server, '../..');
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = ts.sys.readDirectory(server, ['.ts'], ['**/*.spec.ts']);
  const program = ts.createProgram(files, options);
  const types = program.getTypeChecker();
  const found = new Set<string>();
  const parts = (type: ts.Type) => (type.isUnion() ? type.types : [type]);
  const isObject = (type: ts.Type) => Boolean(type.flags & ts.TypeFlags.Object) && !types.isArrayLikeType(type);
  const collect = (type: ts.Type, of = '') => {
    for (const field of parts(type)
      .filter(isObject)
      .flatMap((one) => types.getPropertiesOfType(one))) {
      const inner = parts(types.getNonNullableType(types.getTypeOfSymbol(field)));
      const isNested = of === '' && inner.every((one) => isObject(one) && one.symbol.name !== 'Date');
      if (isNested) inner.forEach((one) => collect(one, `${field.name}.`));
      else found.add(of + field.name);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /\baudit\.record(All)?$/.test(node.expression.getText()))
      for (const change of node.arguments.map((one) => types.getTypeAtLocation(one)))
        for (const state of [change, types.getIndexTypeOfType(change, ts.IndexKind.Number)].flatMap((one) =>
          one ? parts(one).flatMap((part) => ['before', 'after'].map((side) => part.getProperty(side))) : [],
        ))
          if (state) collect(types.getTypeOfSymbol(state));
    ts.forEachChild(node, visit);
  };
  program
    .getSourceFiles()
    .filter(({ fileName }) => files.includes(fileName))
    .forEach(visit);
  return found;
}

const textAt = (texts: object, key: string): unknown =>
  key.split('.').reduce<unknown>((found, part) => (found as Record<string, unknown> | undefined)?.[part], texts);

describe.each([
  ['English', english],
  ['Hebrew', hebrew],
])('the history in %s', (_, texts) => {
  const {
    resources: { history },
    activity,
  } = texts;
  it('given what people change, then each field has a name', () => {
    expect(fields.length).toBeGreaterThan(200);
    expect(fields.filter((field) => !namesOf(field).some((key) => typeof textAt(texts, key) === 'string'))).toEqual([]);
  });

  it('given what the server writes down, then each act has words', () => {
    const words: Record<string, string> = { ...activity.actions, ...history.actions };
    expect(written('action').length).toBeGreaterThan(30);
    expect(written('action').filter((action) => !(action in words))).toEqual([]);
  });

  it('given to what it was done, then each kind of record has words', () => {
    const words: Record<string, string> = history.resources;
    expect(written('resource').length).toBeGreaterThan(15);
    const kinds = [...written('resource'), ...written('noun')];
    expect(kinds.filter((resource) => !(resource in words))).toEqual([]);
  });
});
