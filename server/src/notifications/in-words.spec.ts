import { NOTIFICATION_WORDS, REFUSALS_IN_HEBREW, type NotificationKey } from '@zikaron/contract';
import { inWords, readIn } from './in-words.js';

const KEYS = Object.keys(NOTIFICATION_WORDS.en) as NotificationKey[];
const ZONE = 'America/New_York';
const placesIn = (words: string) => [...new Set(words.match(/%\{\w+\}/g))].sort();

describe('what a notification says', () => {
  it.each(KEYS)('given %s, then both languages say it with the same values', (key) => {
    for (const part of ['title', 'message'] as const) {
      const [en, he] = [NOTIFICATION_WORDS.en[key][part], NOTIFICATION_WORDS.he[key][part]];
      expect(placesIn(he)).toEqual(placesIn(en));
      expect(he).toMatch(/[א-ת]|^%\{text\}$/);
    }
  });

  it('given one and many, then each is said in its form', () => {
    expect(inWords('en', 'reminders-errors', { smart_count: 1 }, ZONE).message).toMatch(/^1 reminder could/);
    expect(inWords('en', 'reminders-errors', { smart_count: 3 }, ZONE).message).toMatch(/^3 reminders could/);
    expect(inWords('he', 'reminders-errors', { smart_count: 3 }, ZONE).message).toBe('3 תזכורות לא נכתבו, כי חסר שם.');
  });

  it('given a day, then it is written as the reader writes days, and so is a moment, by the congregation’s clock', () => {
    const date = '2027-01-04';
    expect(inWords('en', 'subscription-ending', { date }, ZONE).title).toBe('Your subscription ends on 4 January 2027');
    expect(inWords('he', 'subscription-ending', { date }, ZONE).title).toBe('המינוי מסתיים ב־4 בינואר 2027');
    const takenAt = '2027-01-04T03:05:00.000Z';
    expect(inWords('en', 'restored', { takenAt }, ZONE).message).toContain('those of 3 January 2027 at 22:05.');
    expect(inWords('he', 'restored', { takenAt }, ZONE).message).toContain('הן של 3 בינואר 2027');
    expect(inWords('en', 'restored', { takenAt }, 'UTC').message).toContain('those of 4 January 2027 at 03:05 UTC.');
  });

  it('given a Hebrew year, then a Hebrew mail writes it in letters', () => {
    const values = { year: 5787, smart_count: 3 };
    expect(inWords('en', 'leap-year', values, ZONE).title).toBe('5787 has two Adars');
    expect(inWords('he', 'leap-year', values, ZONE).title).toBe('בשנת \u2068תשפ״ז\u2069 יש שני אדרים');
  });

  it('given what changed of a list, then each reader hears it in their language', () => {
    const values = { number: 3, takenAt: '2027-01-04T03:05:00.000Z', changes: 'now Ann', changesHe: 'כעת Ann' };
    expect(inWords('en', 'list-changed', values, ZONE).message).toContain(': now Ann.');
    expect(inWords('he', 'list-changed', values, ZONE).message).toContain('\u2068כעת Ann\u2069');
  });

  it('given what a family wrote, then nothing in it is filled in or parted', () => {
    const text = 'Shalom %{name} |||| %{smart_count} $& {{x}}';
    expect(inWords('en', 'observer-wrote', { name: 'Ruth', text }, ZONE).message).toBe(text);
  });

  const WITH_REASON = KEYS.filter((key) => /%\{(reason|answer)\}/.test(NOTIFICATION_WORDS.en[key].message));
  // Names of programs, of kinds of files and of plans, and addresses.
  const LATIN =
    /\b(Zikaron|Outlook|Office|Word|Excel|Numbers|Pages|vCard|JSON|OpenDocument|API|HTML|XML|PDF|RTF|docx|xlsx?|ods|Plus|Standard|DNS|CSV|JPEG|PNG|GIF|WebP|webhooks?|name@example\.org|Asia\/Jerusalem|https:\/\/www\.example\.org|bethel\.org)\b/gi;
  it.each(WITH_REASON)(
    'given %s and any sentence of the house for why, then a Hebrew mail says it in Hebrew',
    (key) => {
      const sentences = Object.keys(REFUSALS_IN_HEBREW).map((sentence) => sentence.replace(/\{\d\}/g, '7'));
      const said = sentences.map((why) =>
        inWords('he', key, { label: '7', host: '7', reason: why, answer: why }, ZONE),
      );
      expect(said.map(({ message }) => message).filter((text) => /[A-Za-z]{2,}/.test(text.replace(LATIN, '')))).toEqual(
        [],
      );
      expect(inWords('en', key, { reason: sentences[0]!, answer: sentences[0]! }, ZONE).message).toContain(
        sentences[0],
      );
    },
  );

  it('given why in the words of another server, then they stand closed in as they are', () => {
    const { message } = inWords('he', 'webhook-off', { host: 'x.example', answer: 'connect ECONNREFUSED' }, ZONE);
    expect(message).toContain('\u2068connect ECONNREFUSED\u2069');
  });

  it('given a notification without a key, or with one of another version, then it is read as it was written', () => {
    const old = { title: 'Title', message: 'Message', values: {} };
    expect(readIn('he', { ...old, key: null }, ZONE)).toEqual({ title: 'Title', message: 'Message' });
    expect(readIn('he', { ...old, key: 'constructor' }, ZONE)).toEqual({ title: 'Title', message: 'Message' });
  });
});
