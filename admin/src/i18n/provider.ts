import polyglotI18nProvider from 'ra-i18n-polyglot';
import { storedLocale, type Locale } from '../preferences';
import { textsOf } from './texts';

/** English and Hebrew; the chosen one is fetched before the admin starts. */
export const i18nProvider = () =>
  polyglotI18nProvider((locale) => textsOf(locale as Locale), storedLocale(), [
    { locale: 'en', name: 'English' },
    { locale: 'he', name: 'עברית' },
  ]);
