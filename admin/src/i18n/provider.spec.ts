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
