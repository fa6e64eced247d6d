import { createHash } from 'node:crypto';

export interface PageFacts {
  readonly organization: string;
  readonly language: 'en' | 'he';
}

const WORDS = {
  en: {
    title: 'Memorial reminders',
    question: (organization: string) => `Do you want no more letters from ${organization}?`,
    explanation:
      'No reminders of yahrzeits will be emailed to you any more. The office sees this and may write on paper.',
    button: 'No more letters',
    done: (organization: string) => `You will get no more letters from ${organization}.`,
    regret: 'If this was a mistake, tell the office, and the letters will come again.',
    unknown: 'This link is not one of ours',
    unknownExplanation: 'It may have been cut off on the way. Open it from the letter again, or answer the letter.',
  },
  he: {
    title: 'תזכורות אזכרה',
    question: (organization: string) => `להפסיק לקבל מכתבים מ${organization}?`,
    explanation: 'לא יישלחו אליך עוד תזכורות ליארצייט בדואר האלקטרוני. המזכירות תדע על כך ותוכל לכתוב בדואר רגיל.',
    button: 'להפסיק את המכתבים',
    done: (organization: string) => `לא יישלחו אליך עוד מכתבים מ${organization}.`,
    regret: 'אם זו הייתה טעות, אפשר לפנות למזכירות והמכתבים יתחדשו.',
    unknown: 'הקישור אינו מוכר',
    unknownExplanation: 'ייתכן שנקטע בדרך. אפשר לפתוח אותו שוב מן המכתב, או להשיב למכתב.',
  },
};

const STYLE = `body{font:1.125rem/1.6 system-ui,sans-serif;margin:0;background:#f6f4ef;color:#23211c}
main{max-width:32rem;margin:12vh auto;padding:2rem;background:#fff;border-radius:.5rem}
h1{font-size:1.4rem;line-height:1.3;margin-top:0}
button{font:inherit;padding:.75rem 1.5rem;border:0;border-radius:.25rem;background:#2f4858;color:#fff;cursor:pointer}
button:focus-visible{outline:3px solid #b5651d;outline-offset:3px}`;

/** Nothing may be loaded or run, and the form may only be sent back here. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Asks; opening it changes nothing, since mail programs and scanners open every link. */
export function questionPage({ organization, language }: PageFacts): string {
  const words = WORDS[language];
  const form = `<form method="post"><button type="submit">${words.button}</button></form>`;
  return page(language, words.question(organization), words.explanation, form);
}

export function donePage({ organization, language }: PageFacts): string {
  const words = WORDS[language];
  return page(language, words.done(organization), words.regret);
}

/** For a link that was not made here; in both languages, since it does not say whose it is. */
export function unknownPage(): string {
  const { unknown, unknownExplanation } = WORDS.he;
  const hebrew = `<div lang="he" dir="rtl"><h2>${unknown}</h2><p>${unknownExplanation}</p></div>`;
  return page('en', WORDS.en.unknown, WORDS.en.unknownExplanation, hebrew);
}

const page = (language: 'en' | 'he', heading: string, text: string, more = ''): string => `<!doctype html>
<html lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${WORDS[language].title}</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(heading)}</h1><p>${escaped(text)}</p>${more}</main></body></html>
`;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
