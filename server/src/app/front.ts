import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, Response } from 'express';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { HERE } from '../auth/index.js';
import type { Config } from '../platform/config/index.js';
import { markup } from '../preferences/index.js';

const LANGUAGES = ['en', 'he'] as const;
type Language = (typeof LANGUAGES)[number];
type Settings = Pick<Config, 'ADMIN_DIR' | 'BILLING' | 'PUBLIC_URL' | 'SOURCE_URL'>;

/** The cookie of the language that somebody chose; the admin's preferences.ts writes it too. */
const LANGUAGE = 'zikaron_language';
const YEAR_MS = 365 * 24 * 3_600_000;

/**
 * Serves `/` to whoever is new as plain HTML, as it was written when the admin was built (admin/write-front.mjs). A browser
 * that keeps a session is given the program instead, which leads to the account.
 */
export function serveFront(app: NestExpressApplication, settings: Settings): void {
  const pages = readPages(settings);
  if (!pages) return;
  app.use((request: Request, response: Response, next: () => void) => {
    if (request.path !== '/' || !['GET', 'HEAD'].includes(request.method)) return next();
    response.vary('Cookie');
    if (cookieOf(request, HERE)) return next();
    const asked = LANGUAGES.find((one) => one === request.query.lang);
    if (asked) response.cookie(LANGUAGE, asked, { maxAge: YEAR_MS, sameSite: 'lax' });
    const language = asked ?? languageOf(request);
    response.vary('Accept-Language').set({ 'Cache-Control': 'no-cache', 'Content-Language': language });
    response.type('html').send(pages[language]);
  });
}

/** The chosen one, else the browser's. Old browsers call Hebrew `iw`. */
function languageOf(request: Request): Language {
  const chosen = LANGUAGES.find((one) => one === cookieOf(request, LANGUAGE));
  const spoken = request.acceptsLanguages('en', 'he', 'iw');
  return chosen ?? (spoken === 'he' || spoken === 'iw' ? 'he' : 'en');
}

const cookieOf = ({ cookies }: Request, name: string): string | undefined =>
  (cookies as Record<string, string> | undefined)?.[name];

/** With what only this installation knows. Null where the admin is not built here. */
function readPages({ ADMIN_DIR, BILLING, PUBLIC_URL, SOURCE_URL }: Settings): Record<Language, string> | null {
  const fileOf = (language: Language) =>
    join(resolve(ADMIN_DIR), 'front', `${language}${BILLING === 'off' ? '-without-plans' : ''}.html`);
  if (!existsSync(fileOf('en'))) return null;
  const page = (language: Language) =>
    readFileSync(fileOf(language), 'utf8')
      .replaceAll('zikaron:site', PUBLIC_URL)
      .replace(/<a href="zikaron:source">([^<]*)<\/a>/, (_, words: string) =>
        SOURCE_URL ? markup`<a href="${SOURCE_URL}">${words}</a>`.markup : '',
      );
  return { en: page('en'), he: page('he') };
}
