import { NOTIFICATION_WORDS, type NotificationKey } from '@zikaron/contract';
import { inWords, readIn } from './in-words.js';

const KEYS = Object.keys(NOTIFICATION_WORDS.en) as NotificationKey[];
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
    expect(inWords('en', 'reminders-errors', { smart_count: 1 }).message).toMatch(/^1 reminder could/);
    expect(inWords('en', 'reminders-errors', { smart_count: 3 }).message).toMatch(/^3 reminders could/);
    expect(inWords('he', 'reminders-errors', { smart_count: 3 }).message).toBe('3 תזכורות לא נכתבו, כי חסר שם.');
  });

  it('given a day, then it is written as the reader writes days, and so is a moment', () => {
    const date = '2027-01-04';
    expect(inWords('en', 'subscription-ending', { date }).title).toBe('Your subscription ends on 4 January 2027');
    expect(inWords('he', 'subscription-ending', { date }).title).toBe('המינוי מסתיים ב־4 בינואר 2027');
    const takenAt = '2027-01-04T03:05:00.000Z';
    expect(inWords('en', 'restored', { takenAt }).message).toContain('those of 4 January 2027 at 03:05 UTC.');
    expect(inWords('he', 'restored', { takenAt }).message).toContain('הן של 4 בינואר 2027');
  });

  it('given what a family wrote, then nothing in it is filled in or parted', () => {
    const text = 'Shalom %{name} |||| %{smart_count} $& {{x}}';
    expect(inWords('en', 'observer-wrote', { name: 'Ruth', text }).message).toBe(text);
  });

  it('given a notification without a key, or with one of another version, then it is read as it was written', () => {
    const old = { title: 'Title', message: 'Message', values: {} };
    expect(readIn('he', { ...old, key: null })).toEqual({ title: 'Title', message: 'Message' });
    expect(readIn('he', { ...old, key: 'constructor' })).toEqual({ title: 'Title', message: 'Message' });
  });
});
