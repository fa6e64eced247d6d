import { i18nProvider } from './provider';
import { loadTexts } from './texts';

describe('texts with a count', () => {
  beforeAll(async () => {
    Object.assign(globalThis, { navigator: { language: 'en-US' } });
    await loadTexts('en');
  });

  it.each([
    [1, 'One has just gone out.'],
    [999, '999 have just gone out.'],
    [6000, '6,000 have just gone out.'],
  ])('given %s, then it is written as people write it', (smart_count, written) => {
    const text = 'One has just gone out. |||| %{smart_count} have just gone out.';
    expect(i18nProvider().translate('no.such.key', { _: text, smart_count })).toBe(written);
  });
});

describe('two of what time is counted in, in Hebrew', () => {
  it.each([
    ['dates.in', 1, 'מחר'],
    ['dates.in', 2, 'בעוד יומיים'],
    ['dates.in', 12, 'בעוד 12 ימים'],
    ['dates.daysAgo', 1, 'לפני יום'],
    ['dates.hoursAgo', 2, 'לפני שעתיים'],
  ])('given %s of %s, then it is said as people say it', async (key, smart_count, said) => {
    Object.assign(globalThis, { navigator: { language: 'he' }, document: { cookie: '' } });
    await loadTexts('he');
    const provider = i18nProvider();
    await provider.changeLocale('he');
    expect(provider.translate(key, { smart_count })).toBe(said);
  });
});
