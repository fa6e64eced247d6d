/** The one other language, by its own name. */
export const otherLanguage = (locale: string): { locale: string; name: string } =>
  locale === 'he' ? { locale: 'en', name: 'English' } : { locale: 'he', name: 'עברית' };
