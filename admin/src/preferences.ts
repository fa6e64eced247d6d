/** Choices that outlive a session, kept where react-admin's store keeps them, so that all pages agree. */
export const STORE_KEY = '.zikaron';
export type Locale = 'en' | 'he';

/** What could not be stored, because the browser forbids it: it lasts until the page is left. */
const unstored = new Map<string, string>();

const stored = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(`RaStore${STORE_KEY}.${key}`) ?? 'null') as unknown;
  } catch {
    return unstored.get(key);
  }
};

const keep = (key: string, value: string): void => {
  try {
    localStorage.setItem(`RaStore${STORE_KEY}.${key}`, JSON.stringify(value));
  } catch {
    unstored.set(key, value);
  }
};

export function storedLocale(): Locale {
  return chosenLocale() ?? (/^(he|iw)\b/.test(navigator.language) ? 'he' : 'en');
}

/** The language that somebody chose in this browser; null while nobody did. */
export function chosenLocale(): Locale | null {
  const locale = stored('locale');
  return locale === 'en' || locale === 'he' ? locale : null;
}

export function keepLocale(locale: Locale): void {
  keep('locale', locale);
  tellLanguage(locale);
}

const LANGUAGE = 'zikaron_language';

/** Tells the server the language, in which it then gives the pages that are plain HTML. */
export function tellLanguage(locale: Locale): void {
  document.cookie = `${LANGUAGE}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** Keeps the language that was chosen on a page that is plain HTML: the server knows it alone. */
export function keepToldLanguage(): void {
  const told = new RegExp(`(?:^|; )${LANGUAGE}=(en|he)`).exec(document.cookie)?.[1];
  if (told && told !== storedLocale()) keep('locale', told);
}

export function storedMode(): 'light' | 'dark' {
  const mode = stored('theme');
  if (mode === 'light' || mode === 'dark') return mode;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** How somebody left a list in this window: order and page. Filters do not outlive a visit (store.ts). */
export function storedList(resource: string): object {
  const { sort, order, page, perPage } = (stored(`${resource}.listParams`) ?? {}) as Record<string, unknown>;
  const all = { sort, order, page, perPage };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

export const directionOf = (locale: string): 'ltr' | 'rtl' => (locale === 'he' ? 'rtl' : 'ltr');

/** Tells the document its language, its direction and its light. */
export function dressDocument(locale: Locale, mode: 'light' | 'dark'): void {
  const root = document.documentElement;
  root.lang = locale;
  root.dir = directionOf(locale);
  root.dataset.mode = mode;
}
