import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { directionOf, type Locale } from '../preferences';
import { about, AboutPage, type About } from './AboutPage';
import { ForgotPassword } from './ForgotPassword';
import { Landing } from './Landing';
import { BRANDS } from './brands';
import { Login } from './Login';
import { Pricing } from './Pricing';
import { Register } from './Register';
import { Sunset } from './Sunset';
import { say } from './say';
import { SITE } from './site';
import { WrittenIn } from './text';

interface Written {
  page: ReactNode;
  title: (locale: Locale) => string;
  /** For who lists pages; without one, that of the landing page. */
  description?: (locale: Locale) => string;
  /** The script that makes it work; what is only read has none. */
  works: boolean;
  /** Asks the browser's time zone before anything is read. */
  asksZone?: true;
}

const named = (name: 'login' | 'register' | 'forgot') => (locale: Locale) =>
  `${say(locale, `${name}.title`)} · ${say(locale, 'brand')}`;
const landing = (locale: Locale) => `${say(locale, 'brand')}: ${say(locale, 'landing.title')}`;
const toRead = (of: About | 'sunset', page: ReactNode): Written => ({
  page,
  title: (locale) => `${about[locale][of].title} · ${say(locale, 'brand')}`,
  description: (locale) => about[locale][of].description,
  works: false,
});

/** By their addresses, with `.` for `/`; of the landing page there are two. */
const pages: Record<string, Written> = {
  landing: { page: <Landing plans />, title: landing, works: false },
  'landing-without-plans': { page: <Landing plans={false} />, title: landing, works: false },
  login: { page: <Login />, title: named('login'), works: true },
  ...Object.fromEntries(
    BRANDS.map((brand) => [`login.${brand}`, { page: <Login brand={brand} />, title: named('login'), works: true }]),
  ),
  register: { page: <Register />, title: named('register'), works: true },
  'forgot-password': { page: <ForgotPassword />, title: named('forgot'), works: true },
  pricing: {
    page: <Pricing />,
    title: (locale) => `${say(locale, 'pricing.title')} · ${say(locale, 'brand')}`,
    description: (locale) => say(locale, 'pricing.lead'),
    works: false,
  },
  terms: toRead('terms', <AboutPage of="terms" />),
  privacy: toRead('privacy', <AboutPage of="privacy" />),
  sunset: { ...toRead('sunset', <Sunset />), asksZone: true },
};

/** The names of the pages that are plain HTML. */
export const names = Object.keys(pages);

interface Front {
  name: string;
  locale: Locale;
  /** The style sheet of the public pages, as it was built. */
  style: string;
  /** The addresses of the fonts of the first words. */
  fonts: readonly string[];
  /** The address of what must be there before anybody types, of the pages that have a script. */
  early: string;
  /** The address of what asks the browser's time zone, of the page about the sunset. */
  zone: string;
  /** The addresses of their script, and of what it imports. */
  scripts: readonly string[];
}

const DARK = /\[data-mode=dark\] \.zk\{([^}]*)\}/;

/** A public page as plain HTML: its links lead to the program, and its light is the device's until a script knows better. */
export function frontPage(front: Front): string {
  if (!DARK.test(front.style)) throw new Error('The style sheet has no colours for the dark.');
  const page = (
    <html lang={front.locale} dir={directionOf(front.locale)}>
      <Head {...front} />
      <body>
        <WrittenIn.Provider value={front.locale}>
          <MemoryRouter>{pages[front.name]!.page}</MemoryRouter>
        </WrittenIn.Provider>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

const Head = ({ name, locale, style, fonts, early, zone, scripts }: Front) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content="#fbf9f5" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#1b1712" media="(prefers-color-scheme: dark)" />
    <title>{pages[name]!.title(locale)}</title>
    <meta name="description" content={pages[name]!.description?.(locale) ?? say(locale, 'landing.lead')} />
    <Addresses path={name.startsWith('landing') ? '' : name.replace('.', '/')} locale={locale} />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    {fonts.map((font) => (
      <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
    ))}
    <style dangerouslySetInnerHTML={{ __html: withDeviceLight(style) }} />
    {pages[name]!.asksZone && <script src={zone} />}
    {pages[name]!.works && <Scripts early={early} scripts={scripts} />}
  </head>
);

const withDeviceLight = (style: string): string =>
  style.replace(DARK, '$&@media (prefers-color-scheme:dark){:root:not([data-mode]) .zk{$1}}');

const Addresses = ({ path, locale }: { path: string; locale: Locale }) => (
  <>
    <link rel="canonical" href={`${SITE}/${path}${locale === 'en' ? '' : `?lang=${locale}`}`} />
    <link rel="alternate" hrefLang="en" href={`${SITE}/${path}?lang=en`} />
    <link rel="alternate" hrefLang="he" href={`${SITE}/${path}?lang=he`} />
    <link rel="alternate" hrefLang="x-default" href={`${SITE}/${path}`} />
  </>
);

/** What the installation says of itself first, then the page's own, whose parts are asked for beside it. */
const Scripts = ({ early, scripts: [own, ...parts] }: Pick<Front, 'early' | 'scripts'>) => (
  <>
    <script src={early} />
    <script defer src="/env.js" />
    <script type="module" crossOrigin="anonymous" src={own} />
    {parts.map((part) => (
      <link key={part} rel="modulepreload" crossOrigin="anonymous" href={part} />
    ))}
  </>
);
