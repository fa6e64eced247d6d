import type { Response } from 'express';
import { createHash } from 'node:crypto';
import { ASSISTANT, FRANK_RUHL_LIBRE } from '../platform/documents/index.js';
import { Html, markup } from './html.js';

export type Language = 'en' | 'he';

/** A page for whoever has a link from a letter. */
export interface Page {
  readonly status: 200 | 404 | 410 | 429;
  readonly language: Language;
  readonly title: string;
  readonly body: Html;
  /** The address of the same page in the other language; absent where it has only this one. */
  readonly other?: string;
}

/** Asked for beside the page and not after its style has been read: words that change their font when one reads already, jump. */
const preloads = (language: Language): Html[] =>
  ['assistant', 'frank-ruhl-libre'].map(
    (family) =>
      markup`<link rel="preload" as="font" type="font/woff2" crossorigin href="/fonts/${family}-${language === 'he' ? 'hebrew' : 'latin'}.woff2">`,
  );

/** What programs say of the page where its address is passed on. */
const ABOUT: Record<Language, string> = {
  en: 'For those to whom a congregation writes about the people they remember.',
  he: 'לבני המשפחה שהקהילה כותבת להם על מי שהם זוכרים.',
};

const STYLE = `${ASSISTANT}
${FRANK_RUHL_LIBRE}
:root{color-scheme:light dark;--ground:#fbf9f5;--paper:#fff;--warm:#fcf8ef;--text:#1f2733;--soft:#4e5258;--ink:#1d3b5c;--head:#12263d;--act:#1d3b5c;--on-act:#fff;--line:#ebe3d3;--field:#8d8470;--gold:#85590c;--good:#1c4a31;--good-ground:#e4efe6;--note:#4a3f2e;--note-ground:#efeae0;--wax:#f0e6cf;--wax-line:#d9c79c}
@media (prefers-color-scheme:dark){:root{--ground:#1b1712;--paper:#231e18;--warm:#2a2318;--text:#f0e8da;--soft:#c2b7a5;--ink:#c8dcf3;--head:#f6efe2;--act:#e9bd6c;--on-act:#1b1712;--line:#3f372c;--field:#8f8370;--gold:#e9bd6c;--good:#b4e5ca;--good-ground:#22382b;--note:#e8ddc9;--note-ground:#3a3226;--wax:#e3d5b4;--wax-line:#b9a878}}
*{box-sizing:border-box}
body{margin:0;text-wrap:pretty;background:var(--ground);color:var(--text);font:1.0625rem/1.55 Assistant,'Segoe UI',system-ui,'Noto Sans Hebrew',Arial,sans-serif}
main{max-width:36rem;margin-inline:auto;padding:1.75rem 1rem 4rem}
h1,h2,h3,.house,.hebrew,.time{font-family:'Frank Ruhl Libre','Frank Ruehl CLM',Georgia,'Times New Roman',serif}
h1,h2,h3{font-weight:500;color:var(--head);line-height:1.2;margin:0;overflow-wrap:anywhere}
h1,.person h2{font-size:clamp(1.4rem,7vw,1.75rem)}h2{font-size:1.5rem}h3{font-size:1.2rem}
p{margin:.5rem 0}
.top{text-align:center}
.house{color:var(--gold);font-size:1.125rem;font-weight:500;margin:0 0 .75rem}
.candle{display:block;margin:0 auto .75rem;width:2rem;height:3.75rem}
.soft{color:var(--soft)}
.card{background:var(--paper);border:1px solid var(--line);border-radius:.875rem;padding:1.5rem 1.25rem;margin-block-start:1.25rem}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.asked+.asked{border-block-start:1px solid var(--line);margin-block-start:2rem;padding-block-start:2rem}
.person{text-align:center}
.person+form,.person+details{margin-block-start:1rem}
.hebrew{font-size:1.5rem;color:var(--ink);margin:.1rem 0}
.light{container-type:inline-size;background:var(--warm);border:1px solid var(--line);border-radius:.625rem;padding:1rem .5rem;margin:1rem 0}
.light p{margin:.15rem 0;text-wrap:balance}
.label{color:var(--gold);font-weight:600}
.time{font-size:clamp(1.5rem,7.5vw,2.125rem);font-size:clamp(1.5rem,min(9.5cqi,7.5vw),2.125rem);font-weight:500;line-height:1.25;color:var(--head)}
.said,.note{border-radius:.625rem;padding:.75rem 1rem;margin-block:1.25rem 0}
.said{background:var(--good-ground);color:var(--good)}
.note{background:var(--note-ground);color:var(--note)}
fieldset{border:0;padding:0;margin:1rem 0}
.card>.choice:first-child{margin-block-start:0}
legend,.name{padding:0;font-weight:600}
.choice{display:flex;gap:.75rem;align-items:start;padding:.75rem 1rem;margin-block-start:.5rem;min-height:2.75rem;border:1px solid var(--line);border-radius:.625rem;background:var(--paper);cursor:pointer}
.choice:has(:checked){border-color:var(--ink);box-shadow:inset 0 0 0 1px var(--ink)}
.choice input{margin:.2rem 0 0;flex:none;width:1.2rem;height:1.2rem;accent-color:var(--ink)}
.choice small{display:block;color:var(--soft);font-size:.95rem}
label.name{display:block;margin-block:1rem .3rem}
select,textarea,input[type=text],input[type=email]{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--field);border-radius:.5rem;padding:.6rem .75rem;width:100%;min-height:2.75rem}
textarea{min-height:7rem;resize:vertical}
button,.button{font:inherit;font-weight:600;display:inline-block;min-height:2.75rem;padding:.6rem 1.25rem;margin-block-start:1rem;border:1px solid var(--act);border-radius:.625rem;background:var(--act);color:var(--on-act);cursor:pointer;text-decoration:none}
button.quiet,.button.quiet{background:none;border-color:var(--line);color:var(--ink)}
button.whole{width:100%}
form.card button:not(.whole){margin-block-start:0}
.said+.top,.note+.top{margin-block-start:1.25rem}
.under{margin-inline-start:2rem;padding-block-end:.5rem}
.choice:not(:has(:checked))+.under{display:none}
.under .name:first-child{margin-block-start:.5rem}
a{color:var(--ink);text-underline-offset:.15em}
p>a{display:inline-block;padding-block:.6rem}
details{margin-block-start:1rem;border-block-start:1px solid var(--line);padding-block-start:.75rem}
summary{cursor:pointer;padding-block:.6rem;color:var(--ink);font-weight:600}
footer{margin-block-start:2.5rem;text-align:center}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}`;

const candle = (text: string): Html =>
  markup`<svg class="candle" viewBox="0 0 32 60" role="img" aria-label="${text}"><path d="M16 1c5 6 8 10 8 15a8 8 0 0 1-16 0c0-5 3-9 8-15z" fill="#e8a33a"/><path d="M16 11c2 3 3.500 4.500 3.500 7a3.500 3.500 0 0 1-7 0c0-2.500 1.500-4 3.500-7z" fill="#fbeccb"/><path d="M16 24v5" stroke="#6b5a3a" stroke-width="2"/><rect x="9" y="29" width="14" height="30" rx="2" fill="#f0e6cf" stroke="#d9c79c"/></svg>`;

/** Whose page it is, a candle, and what it is about; `look` is of its heading. */
export const headOf = (of: { organization: string; language: Language }, title: string, look = ''): Html =>
  markup`<header class="top"><p class="house"><bdi>${of.organization}</bdi></p>${candle(LIT[of.language])}<h1 class="${look}">${title}</h1></header>`;

const LIT: Record<Language, string> = { en: 'A memorial candle, lit', he: 'נר זיכרון דולק' };

/** Nothing but the house's fonts and its icon may be loaded, nothing run, and forms may only be sent back here. */
const POLICY = `default-src 'none'; font-src 'self'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * Answers with a page that nobody keeps, frames, indexes or learns the address of. `source` is where the program's source is:
 * whoever meets it over a network is offered it (AGPL 3.0, section 13).
 */
export function sendPage(response: Response, { status, language, title, body, other }: Page, source?: string): void {
  const document = markup`<!doctype html>
<html lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="description" content="${ABOUT[language]}"><title>${title}</title>${preloads(language)}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${new Html(STYLE)}</style></head>
<body><main>${body} ${foot(language, other, source)}</main></body>
</html>
`;
  response
    .status(status)
    .set({
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    })
    .type('html')
    .send(document.markup);
}

function foot(language: Language, other: string | undefined, source: string | undefined): Html | null {
  if (!other && !source) return null;
  const to = OTHER[language];
  return markup`<footer>
    ${other ? markup`<p><a href="${other}" lang="${to.language}" hreflang="${to.language}">${to.name}</a></p>` : null}
    ${source ? markup`<p class="soft"><a href="${source}">${SOURCE[language]}</a></p>` : null}
  </footer>`;
}

const OTHER = { en: { language: 'he', name: 'עברית' }, he: { language: 'en', name: 'English' } } as const;
const SOURCE: Record<Language, string> = { en: 'Free software: its source', he: 'תוכנה חופשית: קוד המקור' };

/** For a link that was not made here; in both languages, since it does not say whose it is. */
export const unknownPage = (): Page => inBoth(404, UNKNOWN);

/** For a link that is opened again and again. */
export const tooManyPage = (): Page => inBoth(429, TOO_MANY);

function inBoth(status: Page['status'], { en, he }: Record<Language, readonly [string, string]>): Page {
  const body = markup`<div class="card">
      <h1>${en[0]}</h1>
      <p>${en[1]}</p>
    </div>
    <div lang="he" dir="rtl" class="card">
      <h2>${he[0]}</h2>
      <p>${he[1]}</p>
    </div>`;
  return { status, language: 'en', title: en[0], body };
}

const UNKNOWN = {
  en: [
    'This link is not one of ours',
    'It may have been cut off on the way. Open it from the letter again, or answer the letter.',
  ],
  he: ['הקישור אינו מוכר', 'ייתכן שנקטע בדרך. אפשר לפתוח אותו שוב מן המכתב, או להשיב למכתב.'],
} as const;

const TOO_MANY = {
  en: ['One moment, please', 'This page was opened very often just now. Try again in a minute.'],
  he: ['רגע אחד, בבקשה', 'הדף נפתח פעמים רבות בזמן קצר. אפשר לנסות שוב בעוד דקה.'],
} as const;
