import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sayingBy } from '@zikaron/contract';
import ts from 'typescript';
import { refusalSaid } from '../api/saying';
import { refusals } from './he/refusals';

const root = path.join(__dirname, '../../..');
const say = sayingBy(refusals);

/**
 * What only programs, or whoever runs an installation, can be told: settings of a process, other programs' calls, and letters of
 * the demonstration. What is said of a row of an import, in a notice, and of a code in a file has texts of its own.
 */
const NOT_FOR_AN_OFFICE =
  /\/(platform\/config|platform\/idempotency|platform\/http\/measured-json|delivery\/providers|billing\/webhooks\.service|app\/demo|imports\/understand(?!\/layout)|auth\/provider|operation)[/.]|notification-words|words-of-codes/;

const REFUSES =
  /^(Refusal|refusal|RefusedAddress|Invalid|Conflict|Unavailable|NotFound|super|refuse|complain|this\.report|unwritable|unreadable|never)$/;
/** What is kept of a letter or a list that came to nothing, and is read later: refusals have a message. */
const KEPT = /^(message|failed|cancelled|error)$/;
const SCHEMA =
  /(^z\b.*|\.(refine|superRefine|regex|min|max|email|url|check|nonempty|length|int|gte|lte|overwrite|positive))$/;

const isSentence = (text: string): boolean => /^[A-Z“"{].*[.!?]$|[a-z]{2,} [a-z]+/.test(text) && !/\n/.test(text);

/** A text as the list of sentences has it: what is put in stands as `{0}`, `{1}`. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }, at) => `{${at}}${literal.text}`).join('');
}

/** The texts below, whatever chooses between them. */
function textsIn(node: ts.Node): string[] {
  const text = textOf(node);
  if (text !== null) return [text];
  if (ts.isArrowFunction(node)) return [];
  return node.getChildren().flatMap(textsIn);
}

function saidIn(node: ts.Node): string[] {
  const asked = ts.isNewExpression(node) || ts.isCallExpression(node) ? node.expression.getText() : '';
  if (REFUSES.test(asked)) {
    const texts = ((node as ts.NewExpression).arguments ?? []).flatMap((one) => textsIn(one));
    return asked === 'NotFound' ? texts.map((noun) => `There is no such ${noun}.`) : texts.filter(isSentence);
  }
  const inSchema = SCHEMA.test(asked)
    ? (node as ts.CallExpression).arguments.flatMap((one) => textOf(one) ?? []).filter(isSentence)
    : [];
  if (ts.isPropertyAssignment(node) && KEPT.test(node.name.getText()))
    return textsIn(node.initializer).filter(isSentence);
  return [...inSchema, ...node.getChildren().flatMap(saidIn)];
}

const files = ['server/src', 'contract/src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/(spec|\.d)\.ts$/.test(file))
    .map((file) => path.join(root, folder, file))
    .filter((file) => !NOT_FOR_AN_OFFICE.test(file)),
);

/** As the server composes it, with something put in. */
const filled = (sentence: string): string => sentence.replace(/\{\d\}/g, (place) => `value${place[1]}`);

describe('what the server refuses, in Hebrew', () => {
  const sentences = [
    ...new Set(
      files.flatMap((file) =>
        saidIn(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)),
      ),
    ),
  ];

  it('given any sentence of the source, then there is Hebrew for it', () => {
    expect(sentences.length).toBeGreaterThan(180);
    expect(sentences.filter((sentence) => say(filled(sentence)) === filled(sentence))).toEqual([]);
  });

  it.each([
    'is required',
    'must be a whole number',
    'must be at most 365',
    'must have at most 200 characters',
    'must be one of owner, staff',
    'is not a date (YYYY-MM-DD)',
    'is not an email address',
    'Too many attempts. Try again in 5 minutes.',
  ])('given what is composed of a field, “%s”, then it is said too', (english) => {
    expect(say(english)).toMatch(/^[^A-Za-z]+$/);
  });

  it.each([
    'This address is not written to (bounced).',
    'This address is not written to (unsubscribed).',
    'The observer has no email address any more.',
    'The yahrzeit was deleted.',
    'They left the congregation, and letters to former members have ended.',
    'A person holds this letter.',
    'The worker stopped while it was sending.',
    'The relay closed the line.',
    'The server does not take this name and password.',
    'The address answers HTTP 404.',
  ])('given why a letter or a list came to nothing, “%s”, then it is said too', (english) => {
    expect(say(english)).toMatch(/^[^A-Za-z]+$/);
  });

  it('given something put in, then it stands closed in within the Hebrew', () => {
    expect(say('This is the address of Dina.')).toBe('זו הכתובת של \u2068Dina\u2069.');
  });

  it('given a sentence put into another one, then both are said', () => {
    expect(say('Line 3, column 5: There is no merge field "contact.nick".')).toBe(
      'שורה \u20683\u2069, תו \u20685\u2069: \u2068אין שדה מיזוג בשם ״\u2068contact.nick\u2069״.\u2069',
    );
  });

  it('given why a letter could not be written, with the place of each fault, then every word of it is said', () => {
    const fault = (line: number) => `There is no merge field "a.b". (line ${line}, column 12)`;
    const said = say(`Its template breaks a rule: ${fault(7)} ${fault(9)} ${fault(11)}`);
    expect(said.replace(/a\.b/g, '')).toMatch(/^[^A-Za-z]+$/);
    expect(said.match(/שורה/g)).toHaveLength(3);
  });

  it('given a sentence that nobody has put into Hebrew, then it stays as it is', () => {
    expect(say('Entirely new.')).toBe('Entirely new.');
  });

  it('given a refusal that names a field, then its sentence stands alone', () => {
    const details = [{ path: 'replyTo', message: 'is not an email address' }];
    const body = { message: 'replyTo: is not an email address', details };

    expect(refusalSaid(body, say)).toEqual({
      message: 'אין זו כתובת דוא״ל',
      details: [{ path: 'replyTo', message: 'אין זו כתובת דוא״ל' }],
    });
  });

  const LATIN =
    /\b(Zikaron|Outlook|API|HTML|Plus|Standard|DNS|CSV|PDF|RTF|XML|JSON|vCard|Word|Office|Excel|Numbers|Pages|xlsx|docx|JPEG|PNG|GIF|WebP|[Ww]ebhooks?|name@example\.org|Asia\/Jerusalem|https:\/\/www\.example\.org|bethel\.org)\b/g;
  it('given the Hebrew, then its Latin words are names or examples', () => {
    expect(Object.values(refusals).filter((said) => /[A-Za-z]{2,}/.test(said.replace(LATIN, '')))).toEqual([]);
  });
});
