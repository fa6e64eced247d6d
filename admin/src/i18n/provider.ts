import { isolated } from '@zikaron/contract';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { storedLocale, tellLanguage, type Locale } from '../preferences';
import { inPairs } from './in-pairs';
import { waitingForTexts } from './later';
import { textsOf } from './texts';

/** English and Hebrew; of the chosen one, what the first list shows is fetched before the admin starts. */
export function i18nProvider(): I18nProvider {
  const locales = [
    { locale: 'en', name: 'English' },
    { locale: 'he', name: 'עברית' },
  ];
  const provider = polyglotI18nProvider((locale) => textsOf(locale as Locale), storedLocale(), locales, { replace });
  return waitingForTexts({
    ...provider,
    changeLocale: (locale) => {
      tellLanguage(locale as Locale);
      return provider.changeLocale(locale);
    },
    translate: (key, values?: object) =>
      provider.getLocale() === 'he' ? inPairs(provider.translate(key, apart(values))) : provider.translate(key, values),
  });
}

/** How polyglot puts values into a text, called on the text: a count is written with commas, as both languages write it. */
function replace(this: string, place: RegExp, valueOf: (whole: string, name: string) => unknown): string {
  return this.replace(place, (whole: string, name: string) => {
    const value = valueOf(whole, name);
    return name === 'smart_count' && typeof value === 'number' ? value.toLocaleString('en') : String(value);
  });
}

/** What is put into a Hebrew sentence may run the other way: closed in, it moves nothing around it. `_` is a text of its own. */
const apart = (values: object = {}): object =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== '_' ? isolated(value) : value,
    ]),
  );
