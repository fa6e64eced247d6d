import type { TranslationMessages } from 'ra-core';
import type { Locale } from '../preferences';

const sources: Record<Locale, () => Promise<{ texts: TranslationMessages }>> = {
  en: () => import('./en'),
  he: () => import('./he'),
};
const loaded = new Map<Locale, TranslationMessages>();

/** Fetches the admin's texts in a language, once. */
export async function loadTexts(locale: Locale): Promise<TranslationMessages> {
  const texts = loaded.get(locale) ?? (await sources[locale]()).texts;
  loaded.set(locale, texts);
  return texts;
}

/** At once when the language is here already, as the first one must be. */
export const textsOf = (locale: Locale): TranslationMessages | Promise<TranslationMessages> =>
  loaded.get(locale) ?? loadTexts(locale);
