import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { directionOf, type Locale } from '../preferences';
import { Landing } from './Landing';
import { say, WrittenIn } from './text';

interface Front {
  locale: Locale;
  /** Whether the plans stand on it: not where the installation has no billing. */
  plans: boolean;
  /** The style sheet of the public pages, as it was built. */
  style: string;
  /** The addresses of the fonts of the first words. */
  fonts: readonly string[];
}

/** What the server puts in its place: its own address. */
const SITE = 'zikaron:site';
const DARK = /\[data-mode=dark\] \.zk\{([^}]*)\}/;

/** The landing page as plain HTML: no script comes with it, its links lead to the program, and its light is the device's. */
export function frontPage(front: Front): string {
  if (!DARK.test(front.style)) throw new Error('The style sheet has no colours for the dark.');
  const page = (
    <html lang={front.locale} dir={directionOf(front.locale)}>
      <Head {...front} />
      <body>
        <WrittenIn.Provider value={front.locale}>
          <MemoryRouter>
            <Landing plans={front.plans} />
          </MemoryRouter>
        </WrittenIn.Provider>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

const Head = ({ locale, style, fonts }: Front) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content="#fbf9f5" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#1b1712" media="(prefers-color-scheme: dark)" />
    <title>{`${say(locale, 'brand')}: ${say(locale, 'landing.title')}`}</title>
    <meta name="description" content={say(locale, 'landing.lead')} />
    <link rel="canonical" href={`${SITE}/${locale === 'en' ? '' : `?lang=${locale}`}`} />
    <link rel="alternate" hrefLang="en" href={`${SITE}/?lang=en`} />
    <link rel="alternate" hrefLang="he" href={`${SITE}/?lang=he`} />
    <link rel="alternate" hrefLang="x-default" href={`${SITE}/`} />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    {fonts.map((font) => (
      <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
    ))}
    <style dangerouslySetInnerHTML={{ __html: style.replace(DARK, '@media (prefers-color-scheme:dark){.zk{$1}}') }} />
  </head>
);
