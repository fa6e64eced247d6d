import { createContext, useContext, useSyncExternalStore } from 'react';
import { publicTexts as en } from '../i18n/en/public';
import { publicTexts as he } from '../i18n/he/public';
import { dressDocument, keepLocale, storedLocale, storedMode, type Locale } from '../preferences';

type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T & string];

/** The name of a text on the public pages. */
export type TextKey = Leaves<typeof en>;
type Values = Record<string, string | number>;
export type PublicText = (key: TextKey, values?: Values) => string;

const texts: Record<Locale, typeof en> = { en, he };
const listeners = new Set<() => void>();

function chooseLocale(locale: Locale): void {
  keepLocale(locale);
  dressDocument(locale, storedMode());
  for (const tell of listeners) tell();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Finds a text and fills `%{name}`; of "one |||| many" it takes the form that fits `smart_count`. */
export const say = (locale: Locale, key: TextKey, values: Values = {}): string => filled(texts, locale, key, values);

function filled(both: Record<Locale, object>, locale: Locale, key: string, values: Values): string {
  const found = key.split('.').reduce<unknown>((place, step) => (place as Record<string, unknown>)[step], both[locale]);
  const [one = '', many = one] = String(found).split(' |||| ');
  return (values.smart_count === 1 ? one : many).replace(/%\{(\w+)\}/g, (_, name: string) =>
    apart(locale, values[name] ?? ''),
  );
}

/** What is put into a Hebrew sentence may run the other way: closed in, it moves nothing around it (FSI, PDI; UAX #9). */
const apart = (locale: Locale, value: string | number): string =>
  locale === 'he' && typeof value === 'string' ? `\u2068${value}\u2069` : String(value);

/** The language of a page that is written when the site is built, without a browser to ask; null in a browser. */
export const WrittenIn = createContext<Locale | null>(null);

/** Texts of the public pages in the chosen language, without the admin's translation library. */
export function usePublicText(): { t: PublicText; locale: Locale; choose: (locale: Locale) => void } {
  const written = useContext(WrittenIn);
  const locale = useSyncExternalStore(subscribe, storedLocale, () => written ?? 'en');
  return { t: (key, values) => say(locale, key, values), locale, choose: chooseLocale };
}

/** Texts of one page, which come with it, so that the first page stays light. */
export function useTexts<Texts extends object>(
  both: Record<Locale, Texts>,
): (key: Leaves<Texts>, values?: Values) => string {
  const locale = useSyncExternalStore(subscribe, storedLocale);
  return (key, values = {}) => filled(both, locale, key, values);
}
