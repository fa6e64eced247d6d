import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, Response } from 'express';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DAY_MS } from '../calendar/index.js';
import { HERE } from '../auth/index.js';
import type { Config } from '../platform/config/index.js';
import { markup } from '../preferences/index.js';
import { withSunset } from './sunset-page.js';

const LANGUAGES = ['en', 'he'] as const;
type Language = (typeof LANGUAGES)[number];
type Settings = Pick<Config, 'ADMIN_DIR' | 'BILLING' | 'CONTACT_EMAIL' | 'PUBLIC_URL' | 'SOCIAL_AUTH' | 'SOURCE_URL'>;
type Page = Record<Language, string>;

/** The cookie of the language that somebody chose; the admin's preferences.ts writes it too. */
const LANGUAGE = 'zikaron_language';
const YEAR_MS = 365 * DAY_MS;

/**
 * Serves `/` and the prices to whoever is new, the pages of signing in, terms, privacy and the sunset as plain HTML, as they were
 * written when the admin was built (admin/write-front.mjs). Of the first two a browser that keeps a session is given the program's:
 * the account, and the prices beside the plan that it has.
 */
export function serveFront(app: NestExpressApplication, settings: Settings, now: () => Date): void {
  const pages = readPages(settings);
  app.use(async (request: Request, response: Response, next: () => void) => {
    const page = pages.get(request.path);
    if (!page || !['GET', 'HEAD'].includes(request.method)) return next();
    response.vary('Cookie');
    if (FOR_WHO_IS_NEW.includes(request.path) && cookieOf(request, HERE)) return next();
    const asked = LANGUAGES.find((one) => one === request.query.lang);
    if (asked) response.cookie(LANGUAGE, asked, { maxAge: YEAR_MS, sameSite: 'lax' });
    const language = asked ?? languageOf(request);
    response.vary('Accept-Language').set({ 'Cache-Control': 'no-cache', 'Content-Language': language });
    const html = page[language];
    response
      .type('html')
      .send(request.path === '/sunset' ? await withSunset(html, language, request.query.zone, now()) : html);
  });
}

const FOR_WHO_IS_NEW = ['/', '/pricing'];

/** The chosen one, else the browser's. Old browsers call Hebrew `iw`. */
function languageOf(request: Request): Language {
  const chosen = LANGUAGES.find((one) => one === cookieOf(request, LANGUAGE));
  const spoken = request.acceptsLanguages('en', 'he', 'iw');
  return chosen ?? (spoken === 'he' || spoken === 'iw' ? 'he' : 'en');
}

const cookieOf = ({ cookies }: Request, name: string): string | undefined =>
  (cookies as Record<string, string> | undefined)?.[name];

/** By their paths, with what only this installation knows. None where the admin is not built here. */
function readPages({ ADMIN_DIR, BILLING, ...known }: Settings): Map<string, Page> {
  const folder = join(resolve(ADMIN_DIR), 'front');
  const page = (name: string): Page => {
    const read = (language: Language) =>
      filledIn(readFileSync(join(folder, `${name}.${language}.html`), 'utf8'), known);
    return { en: read('en'), he: read('he') };
  };
  const names = existsSync(folder)
    ? readdirSync(folder).flatMap((file) => /^(.*)\.en\.html$/.exec(file)?.[1] ?? [])
    : [];
  const isFree = BILLING === 'off';
  const landing = isFree ? 'landing-without-plans' : 'landing';
  return new Map(
    names
      .filter((name) => name === landing || !(name.startsWith('landing') || (isFree && name === 'pricing')))
      .map((name) => [name === landing ? '/' : `/${name.replace('.', '/')}`, page(name)]),
  );
}

const PROVIDERS = /<div[^>]* data-providers="true">.*?<\/div>/;
const PROVIDER = /<button[^>]* data-provider="(\w+)">[^<]*<\/button>/g;

/** What says where to write, of which nothing is left where nobody said. */
const CONTACT = /<(a|p)[^>]* data-contact="true"[^>]*>.*?<\/\1>/g;

/** A page with the address of this installation, its source and a contact where it has them, and the social providers that it offers. */
const filledIn = (
  page: string,
  { CONTACT_EMAIL, PUBLIC_URL, SOCIAL_AUTH, SOURCE_URL }: Omit<Settings, 'ADMIN_DIR' | 'BILLING'>,
): string =>
  page
    .replaceAll('zikaron:site', PUBLIC_URL)
    .replace(CONTACT, (all) =>
      CONTACT_EMAIL ? all.replaceAll('zikaron:contact', markup`${CONTACT_EMAIL}`.markup) : '',
    )
    .replace(/<a href="zikaron:source">([^<]*)<\/a>/, (_, words: string) =>
      SOURCE_URL ? markup`<a href="${SOURCE_URL}">${words}</a>`.markup : '',
    )
    .replace(PROVIDERS, (all) =>
      SOCIAL_AUTH.length === 0
        ? ''
        : all.replace(PROVIDER, (button, name: string) => (SOCIAL_AUTH.some((one) => one === name) ? button : '')),
    );
