import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { texts } from './he';
import { aboutTexts } from './he/about';
import { accountTexts } from './he/account';
import { publicTexts } from './he/public';
import { i18nProvider } from './provider';
import { loadTexts } from './texts';

const root = path.join(__dirname, '../../..');

/** The words that the glossary of CONTEXT.md says are never used, without those of which it names a sense. */
const never = readFileSync(path.join(root, 'CONTEXT.md'), 'utf8')
  .split('## In Hebrew')[1]!
  .split('\n')
  .filter((line) => /^\| (?!thing|-)/.test(line))
  .flatMap((line) => line.split('|')[3]!.split(','))
  .map((word) => word.trim());

/** Who is spoken to stands in the plural, or nobody does: the singular is spelt as a man's. */
const TO_ONE = /(?<![א-ת״׳])(אתה|מ?שלך|לך|אליך|אותך|עליך|ממך|אצלך|נכנסת|יצאת|ביקשת|בחרת|עשית|שכחת)(?![א-ת״׳])/u;

const strings = (value: unknown, at = ''): [place: string, text: string][] =>
  typeof value === 'string'
    ? [[at, value]]
    : Object.entries(value as object).flatMap(([key, part]) => strings(part, at ? `${at}.${key}` : key));

const HEBREW = 'א-ת״׳';
const uses = (word: string) => new RegExp(`(?<![${HEBREW}])[הובכלמש]{0,2}${word}(?![${HEBREW}])`, 'u');

/** Names of products, programs, papers, settings and file types, what a program is told as it is, and dates as they may be typed. */
const NAMES =
  /\b(Zikaron|via Zikaron|Excel|Word|Office|Numbers|Pages|vCard|RTF|XML|CSV|JSON|RSS|ZIP|PDF|JPEG|PNG|GIF|WebP|HTML|MJML|API|DNS|DKIM|SPF|DMARC|SMTP_URL|BACKUP_TO|SMTP|SFTP|TXT|CNAME|IP|SUPABASE_URL|SUPABASE_ANON_KEY|AGPL|URL|https?|webhooks?|Webhooks?|Stripe|Google|Apple|Outlook|Gmail|iCal|Avery|SHA|HMAC|SNS|SES|Amazon|SendGrid|Mailgun|Postmark|Supabase|Starter|Standard|Plus|Hebcal|Handlebars|handlebars|Bearer|Redis|PostgreSQL|Chrome|Edge|ics|docx|xlsx?|OpenDocument|ods|Letter|include|410 Gone|March|Adar)\b/g;

/** Latin words that are neither names nor fields nor addresses, nor the English half of a text that says both. */
const latinIn = (text: string): string[] =>
  text
    .replace(/^[A-Za-z ?]+ \/ /, '')
    .replace(
      /%\{\w+\}|%%\w+%%|\{\{[^}]*\}\}|https?:\S+|\S+@\S+|\u2066[^\s\u2069]*[./][^\s\u2069]*\u2069|<[^>]*>|&\w+;/g,
      '',
    )
    .replace(NAMES, '')
    .match(/[A-Za-z]{2,}/g) ?? [];

describe('the Hebrew of the admin', () => {
  // The name of the other language is said in it.
  const ofPublicPages = { ...publicTexts, nav: { ...publicTexts.nav, language: '' } };
  const all = strings({ ...texts, about: aboutTexts, account: accountTexts, public: ofPublicPages });

  it.each(never)('given the glossary, then nothing says %s', (word) => {
    expect(all.filter(([, text]) => uses(word).test(text))).toEqual([]);
  });

  it('given an address in a sentence, then it is closed in, and keeps its order', () => {
    const open = all.filter(([, text]) => text.replace(/\u2066[^\u2069]*\u2069/g, '').includes('://'));
    expect(open).toEqual([]);
  });

  it('given whoever reads, then no text speaks to one man', () => {
    expect(all.filter(([, text]) => TO_ONE.test(text))).toEqual([]);
  });

  it('given a quotation, then it stands in the marks of the others', () => {
    expect(all.filter(([, text]) => /[„“”]/.test(text))).toEqual([]);
  });

  it('given a question, then what confirms it is not called as what cancels it', () => {
    const asked = filesOf('admin/src', /\.tsx$/).flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/confirm=\{t\('([\w.-]+)'\)\}/g),
    ]);
    const confirming = new Set(asked.flatMap(([, key]) => [key, `account.${key}`]));
    expect(confirming.size).toBeGreaterThan(15);
    const cancels = [accountTexts.cancel, texts.ra.action.cancel];
    expect(all.filter(([key, text]) => confirming.has(key) && cancels.includes(text))).toEqual([]);
  });

  it('given any text, then its Latin words are names, fields or addresses', () => {
    const latin = all.map(([place, text]) => [place, latinIn(text)]).filter(([, words]) => words?.length);
    expect(latin).toEqual([]);
  });
});

/** Where Hebrew is read or invented, not said. */
const NOT_SAID =
  /\.spec\.ts$|imports\/understand\/|app\/demo\/|parse-hebrew|hebrew-words|named-days|feasts|hebcal-wire|hebrew-gender|kinship|salutation|cities/;
const filesOf = (folder: string, ending: RegExp): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !NOT_SAID.test(file))
    .map((file) => path.join(root, folder, file));

interface Said {
  readonly place: string;
  readonly text: string;
  /** What is put in, as the program says it, but for what stands at the very end: nothing comes after it. */
  readonly inserted: string[];
}

/** Every text with a Hebrew letter in a source file. */
function saidIn(file: string): Said[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const said: Said[] = [];
  const note = (node: ts.Node, text: string, inserted: string[] = []) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    if (/\p{Script=Hebrew}/u.test(text))
      said.push({ place: `${path.relative(root, file)}:${line + 1}`, text, inserted });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) note(node, node.text);
    if (ts.isTemplateExpression(node)) {
      const { head, templateSpans: spans } = node;
      const before = spans.filter(({ literal }, at) => at < spans.length - 1 || literal.text !== '');
      const inserted = before.map(({ expression }) => expression.getText(source));
      note(node, [head.text, ...spans.map(({ literal }) => literal.text)].join(' … '), inserted);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return said;
}

/** What people typed, and addresses: it may run the other way. */
const TYPED = /^(?:\w+\.)*(?:name|about|organization|invitedBy|askedBy|email|actor|label|host|domain)$/i;

describe('the Hebrew of the server', () => {
  const all = ['server/src', 'contract/src'].flatMap((folder) => filesOf(folder, /\.ts$/)).flatMap(saidIn);
  const letters = filesOf('server/src/templates/letters', /\.he\.(mjml|html)$/).map((file) => ({
    place: path.basename(file),
    text: readFileSync(file, 'utf8').replace(/<style>[\s\S]*?<\/style>/g, ''),
  }));

  it('given the sources, then they are found', () => {
    expect(all.length).toBeGreaterThan(500);
    expect(letters.length).toBeGreaterThan(5);
  });

  it.each(never)('given the glossary, then no answer, page or letter says %s', (word) => {
    expect([...all, ...letters].filter(({ text }) => uses(word).test(text))).toEqual([]);
  });

  it('given whoever reads, then no answer, page or letter speaks to one man', () => {
    expect([...all, ...letters].filter(({ text }) => TO_ONE.test(text))).toEqual([]);
  });

  it('given any text, then its Latin words are names, fields or addresses', () => {
    const latin = [...all, ...letters].map(({ place, text }) => [place, latinIn(text)]);
    expect(latin.filter(([, words]) => words?.length)).toEqual([]);
  });

  it('given a sentence that something typed is put into, then that is closed in', () => {
    const open = all.filter(({ inserted }) => inserted.some((value) => TYPED.test(value)));
    expect(open).toEqual([]);
  });

  it('given the subject or the preview of a letter with a name in it, then the name is closed in', () => {
    const file = path.join(root, 'server/src/templates/ready-letters.ts');
    const lines = readFileSync(file, 'utf8').match(/^ +(?:subject|preheader): .*\p{Script=Hebrew}.*$/gmu) ?? [];
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => /(?<!\\u2068)\{\{\w+\.name\}\}/.test(line))).toEqual([]);
  });

  it('given a letter’s sentence with a name in it, then the name has an element of its own', () => {
    const sentences = letters.flatMap(({ place, text }) => text.split(/<[^>]*>/).map((part) => ({ place, part })));
    const between =
      /\p{Script=Hebrew}[^{}]*\{\{(?:contact|yahrzeit|organization)\.(?:name|email)\}\}[^{}]*\p{Script=Hebrew}/u;
    const open = sentences.filter(({ part }) => between.test(part));
    expect(open).toEqual([]);
  });
});

describe('a value in a Hebrew sentence', () => {
  it('given the admin in Hebrew, then it is closed in; in English it stands as it is', async () => {
    Object.assign(globalThis, { navigator: { language: 'en' }, document: { cookie: '' } });
    await Promise.all([loadTexts('he'), loadTexts('en')]);
    const provider = i18nProvider();
    await provider.changeLocale('he');
    expect(provider.translate('resources.templates.test.title', { name: 'Plain letter' })).toContain(
      '\u2068Plain letter\u2069',
    );
    await provider.changeLocale('en');
    expect(provider.translate('resources.templates.test.title', { name: 'Plain letter' })).not.toContain('\u2068');
  });
});
