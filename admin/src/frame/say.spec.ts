import { i18nProvider } from '../i18n/provider';
import * as en from '../i18n/en/first-words';
import * as he from '../i18n/he/first-words';
import { loadFirstTexts } from '../i18n/texts';
import { say } from './say';

const TEXTS = { en, he };

describe('what the page says before the program is there', () => {
  for (const locale of ['en', 'he'] as const)
    it(`given counts and values in ${locale}, then it says what the program says`, async () => {
      Object.assign(globalThis, { navigator: { language: locale }, document: {} });
      await loadFirstTexts(locale);
      const { translate } = i18nProvider();
      const { week, intro } = TEXTS[locale].firstWords;
      for (const smart_count of [0, 1, 2, 1234]) {
        const values = { smart_count, n: smart_count.toLocaleString(locale), when: 'Friday, 9:00 am' };
        expect(say(locale, intro, values)).toBe(translate('resources.yahrzeits.intro', values));
        expect(say(locale, week.letters, values)).toBe(translate('resources.yahrzeits.week.letters', values));
        expect(say(locale, week.without, values)).toBe(translate('resources.yahrzeits.week.without', values));
        expect(say(locale, TEXTS[locale].howFar.in, values)).toBe(translate('dates.in', values));
        expect(say(locale, TEXTS[locale].nth.few, values)).toBe(translate('thisWeek.nth.few', values));
      }
    });
});
