import type { TranslationMessages } from 'ra-core';
import { use } from 'react';
import type { Locale } from '../preferences';
import { loadTurning } from '../theme/turning';

interface Part {
  texts: { resources: object };
}

const parts: Record<Locale, { first: () => Promise<Part>; later: () => Promise<Part> }> = {
  en: { first: () => import('./en/first'), later: () => import('./en/later') },
  he: { first: () => import('./he/first'), later: () => import('./he/later') },
};
const loaded = new Map<Locale, TranslationMessages>();
const whole = new Map<Locale, Promise<TranslationMessages>>();

/** What a key begins with whose text comes later: the pages that nobody sees first. */
export const LATER = new Set([
  ...[
    'apiKeys',
    'calendars',
    'calledName',
    'coverage',
    'dataQuality',
    'digest',
    'emailAdministration',
    'firstYear',
    'forms',
    'holds',
  ],
  ...[
    'issues',
    'leapYear',
    'mergeFields',
    'merging',
    'operator',
    'queues',
    'rememberers',
    'responses',
    'serviceList',
    'settings',
    'sheet',
  ],
  ...['skipReasons', 'sources', 'succession', 'suppression', 'suppressions', 'told', 'webhooks'],
  ...['contacts', 'email-jobs', 'emails', 'history', 'imports', 'runs', 'templates'].map((name) => `resources.${name}`),
]);

const first = new Map<Locale, Promise<void>>();

/** Fetches what the first list shows, once. */
export function loadFirstTexts(locale: Locale): Promise<void> {
  const loading = first.get(locale) ?? loadFirst(locale);
  first.set(locale, loading);
  return loading;
}

const dressFor = async (locale: Locale): Promise<void> => (locale === 'he' ? loadTurning() : undefined);

async function loadFirst(locale: Locale): Promise<void> {
  const [{ texts }] = await Promise.all([parts[locale].first(), dressFor(locale)]);
  if (!loaded.has(locale)) loaded.set(locale, texts as unknown as TranslationMessages);
}

/** What is drawn waits for the first texts of a language, which may have been chosen on a page outside the admin. */
export function useFirstTexts(locale: Locale): void {
  if (!loaded.has(locale)) use(loadFirstTexts(locale));
}

/** Fetches all of the admin's texts in a language, once. */
export function loadTexts(locale: Locale): Promise<TranslationMessages> {
  const loading = whole.get(locale) ?? loadWhole(locale);
  whole.set(locale, loading);
  loading.catch(() => whole.delete(locale)); // whoever asks again has them fetched again
  return loading;
}

/** Where the texts of a language are that could not be fetched. */
const unfetched = new Map<Locale, string>();

/** A browser remembers that it could not fetch a module: the next time it is asked for by another address. */
async function laterTexts(locale: Locale): Promise<Part> {
  const address = unfetched.get(locale);
  try {
    if (!address) return await parts[locale].later();
    return (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as Part;
  } catch (failure) {
    const named = /https?:\/\/\S+?\.js/.exec(String(failure))?.[0];
    if (named) unfetched.set(locale, named);
    throw failure;
  }
}

async function loadWhole(locale: Locale): Promise<TranslationMessages> {
  const [first, later] = await Promise.all([parts[locale].first(), laterTexts(locale), dressFor(locale)]);
  const resources = { ...first.texts.resources, ...later.texts.resources };
  const texts = { ...first.texts, ...later.texts, resources } as unknown as TranslationMessages;
  loaded.set(locale, texts);
  return texts;
}

/** What is there of a language, at once, as the first texts of the first one must be; all of it otherwise. */
export const textsOf = (locale: Locale): TranslationMessages | Promise<TranslationMessages> =>
  loaded.get(locale) ?? loadTexts(locale);

/** Whether the text of a key comes later. */
export const comesLater = (key: string): boolean =>
  LATER.has(key.split('.', key.startsWith('resources.') ? 2 : 1).join('.'));
