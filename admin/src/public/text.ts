import { useSyncExternalStore } from 'react';
import { publicTexts as en } from '../i18n/en/public';
import { publicTexts as he } from '../i18n/he/public';
import { dressDocument, keepLocale, storedLocale, storedMode, type Locale } from '../preferences';

type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T & string];

/** The name of a text on the public pages. */
export type TextKey = Leaves<typeof en>;
export type PublicText = (key: TextKey, values?: Record<string, string | number>) => string;

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
export function say(locale: Locale, key: TextKey, values: Record<string, string | number> = {}): string {
  const found = key
    .split('.')
    .reduce<unknown>((place, step) => (place as Record<string, unknown>)[step], texts[locale]);
  const [one = '', many = one] = String(found).split(' |||| ');
  return (values.smart_count === 1 ? one : many).replace(/%\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );
}

/** Texts of the public pages in the chosen language, without the admin's translation library. */
export function usePublicText(): { t: PublicText; locale: Locale; choose: (locale: Locale) => void } {
  const locale = useSyncExternalStore(subscribe, storedLocale);
  return { t: (key, values) => say(locale, key, values), locale, choose: chooseLocale };
}
