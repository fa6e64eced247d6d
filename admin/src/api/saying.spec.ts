import { saying } from './saying';

const store = new Map<string, string>();
beforeAll(() => {
  Object.assign(globalThis, { localStorage: { getItem: (key: string) => store.get(key) ?? null } });
});

const saidIn = async (locale: string, sentence: string): Promise<string> => {
  store.set('RaStore.zikaron.locale', JSON.stringify(locale));
  return (await saying())(sentence);
};

describe('a sentence of the server', () => {
  it.each([
    ['en', '2027-01-01 is in the future.', '1 January 2027 is in the future.'],
    ['he', '2027-01-01 is in the future.', 'התאריך \u20681 בינואר 2027\u2069 עוד לא הגיע.'],
    [
      'en',
      '2026-12-03 is no Friday; the next one is 2026-12-04.',
      '3 December 2026 is no Friday; the next one is 4 December 2026.',
    ],
  ])('in %s writes the days of “%s” as the reader does', async (locale, sentence, said) => {
    expect(await saidIn(locale, sentence)).toBe(said);
  });

  it.each([
    ['en', '"2026-02-30" is a day that does not exist'],
    ['he', '״\u20682026-02-30\u2069״'],
    ['en', '2026-77-77 is in the future'],
  ])('in %s leaves what somebody typed, “%s”', async (locale, sentence) => {
    expect(await saidIn(locale, sentence)).toBe(sentence);
  });
});
