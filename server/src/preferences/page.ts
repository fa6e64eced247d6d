import type { Response } from 'express';
import { createHash } from 'node:crypto';
import { Html, markup } from './html.js';

export type Language = 'en' | 'he';

/** A page for whoever has a link from a letter. */
export interface Page {
  readonly status: 200 | 404 | 410 | 429;
  readonly language: Language;
  readonly title: string;
  readonly body: Html;
}

const STYLE = `:root{color-scheme:light dark;--ground:#fbf9f5;--paper:#fff;--text:#1f2733;--soft:#4e5258;--ink:#1d3b5c;--on-ink:#fff;--line:#e3d9c3;--field:#8d8470;--gold:#85590c;--good:#1c4a31;--good-ground:#e0efe6;--note:#5f3f06;--note-ground:#faf0db}
@media (prefers-color-scheme:dark){:root{--ground:#1b1712;--paper:#231e18;--text:#f0e8da;--soft:#c2b7a5;--ink:#c8dcf3;--on-ink:#1b1712;--line:#3f372c;--field:#8f8370;--gold:#e9bd6c;--good:#b4e5ca;--good-ground:#22382b;--note:#e8ddc9;--note-ground:#3a3226}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:1.0625rem/1.6 'Segoe UI',system-ui,'Noto Sans Hebrew',Arial,sans-serif}
main{max-width:38rem;margin-inline:auto;padding:2rem 1rem 4rem}
h1,h2,h3{font-family:'Frank Ruhl Libre','Frank Ruehl CLM',Georgia,'Times New Roman',serif;font-weight:normal;color:var(--ink);line-height:1.25;margin:0;overflow-wrap:anywhere}
h1{font-size:1.8rem}h2{font-size:1.55rem}h3{font-size:1.2rem}
p{margin:.5rem 0}
.house{color:var(--gold);margin:0 0 .25rem}
.soft{color:var(--soft)}
.card{background:var(--paper);border:1px solid var(--line);border-block-start:3px solid var(--gold);border-radius:.375rem;padding:1.25rem;margin-block-start:1.5rem}
.hebrew{font-size:1.2rem;color:var(--ink);margin:.1rem 0}
.said,.note{border-radius:.375rem;padding:.75rem 1rem;margin-block:1.25rem 0}
.said{background:var(--good-ground);color:var(--good)}
.note{background:var(--note-ground);color:var(--note)}
fieldset{border:0;padding:0;margin:1rem 0}
legend,.name{padding:0;font-weight:600}
.choice{display:flex;gap:.75rem;align-items:start;padding:.5rem 0;min-height:2.75rem}
.choice input{margin:.35rem 0 0;flex:none;width:1.2rem;height:1.2rem;accent-color:var(--ink)}
.choice small{display:block;color:var(--soft);font-size:.95rem}
label.name{display:block;margin-block-start:1rem}
select,textarea,input[type=text]{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--field);border-radius:.25rem;padding:.6rem .75rem;width:100%;min-height:2.75rem}
textarea{min-height:7rem;resize:vertical}
button,.button{font:inherit;display:inline-block;min-height:2.75rem;padding:.6rem 1.25rem;margin-block-start:1rem;border:1px solid var(--ink);border-radius:.25rem;background:var(--ink);color:var(--on-ink);cursor:pointer;text-decoration:none;text-align:start}
button.quiet,.button.quiet{background:none;color:var(--ink)}
form.card button{margin-block-start:0}
a{color:var(--ink)}
.acts{display:flex;flex-wrap:wrap;gap:0 .75rem}
details{margin-block-start:1rem;border-block-start:1px solid var(--line);padding-block-start:.75rem}
summary{cursor:pointer;min-height:2rem;color:var(--ink)}
:focus-visible{outline:3px solid var(--gold);outline-offset:3px}`;

/** Nothing may be loaded or run, and forms may only be sent back here. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * Answers with a page that nobody keeps, frames, indexes or learns the address of. `source` is where the program's source is:
 * whoever meets it over a network is offered it (AGPL 3.0, section 13).
 */
export function sendPage(response: Response, { status, language, title, body }: Page, source?: string): void {
  const document = markup`<!doctype html>
<html lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${new Html(STYLE)}</style></head>
<body><main>${body} ${source ? foot(language, source) : null}</main></body>
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

const foot = (language: Language, source: string): Html =>
  markup`<footer><p class="soft"><a href="${source}">${SOURCE[language]}</a></p></footer>`;

const SOURCE: Record<Language, string> = { en: 'Free software: its source', he: 'תוכנה חופשית: קוד המקור' };

/** For a link that was not made here; in both languages, since it does not say whose it is. */
export const unknownPage = (): Page => inBoth(404, UNKNOWN);

/** For a link that is opened again and again. */
export const tooManyPage = (): Page => inBoth(429, TOO_MANY);

function inBoth(status: Page['status'], { en, he }: Record<Language, readonly [string, string]>): Page {
  const body = markup`<h1>${en[0]}</h1>
    <p>${en[1]}</p>
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
