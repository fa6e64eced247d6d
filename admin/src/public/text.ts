import { createContext, useContext, useSyncExternalStore } from 'react';
import { storedLocale, type Locale } from '../preferences';
import { say, type PublicText } from './say';
import { chooseLocale, subscribe } from './use-texts';

/** The language of a page that is written when the site is built, without a browser to ask; null in a browser. */
export const WrittenIn = createContext<Locale | null>(null);

/** Texts of the public pages in the chosen language, without the admin's translation library. */
export function usePublicText(): { t: PublicText; locale: Locale; choose: (locale: Locale) => void } {
  const written = useContext(WrittenIn);
  const locale = useSyncExternalStore(subscribe, storedLocale, () => written ?? 'en');
  return { t: (key, values) => say(locale, key, values), locale, choose: chooseLocale };
}
