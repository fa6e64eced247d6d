import { useSyncExternalStore } from 'react';
import { dressDocument, keepLocale, storedLocale, storedMode, type Locale } from '../preferences';
import { filled, type Leaves, type Values } from './fill';

const listeners = new Set<() => void>();

/** Chooses the language of the public pages; all that show texts hear of it. */
export function chooseLocale(locale: Locale): void {
  keepLocale(locale);
  dressDocument(locale, storedMode());
  for (const tell of listeners) tell();
}

/** For React: tells whoever shows texts that another language was chosen. */
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Texts of one page, which come with it, so that the first page stays light. */
export function useTexts<Texts extends object>(
  both: Record<Locale, Texts>,
): (key: Leaves<Texts>, values?: Values) => string {
  const locale = useSyncExternalStore(subscribe, storedLocale);
  return (key, values = {}) => filled(both, locale, key, values);
}
