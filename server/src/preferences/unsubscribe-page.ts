import { isolated } from '@zikaron/contract';
import { markup } from './html.js';
import type { Observed } from './observed.js';
import { headOf, type Language, type Page } from './page.js';
import type { Visit } from './visits.service.js';

const WORDS = {
  en: {
    title: 'Memorial reminders',
    question: 'What should stop?',
    one: (name: string) => `Letters about ${name}`,
    oneMeans: 'Others that you observe are still written about.',
    all: (organization: string) => `All letters from ${organization}`,
    allMeans: 'No reminders of yahrzeits will be emailed to you any more. The office sees this and may write on paper.',
    done: (organization: string) => `You will get no more letters from ${organization}.`,
    doneOne: (name: string) => `You will get no more letters about ${name}.`,
    gone: 'No letters go to this address any more.',
    still: 'Should one come all the same, reply to it: the office reads that.',
    regret: 'If this was a mistake, tell the office, and the letters will come again.',
  },
  he: {
    title: 'תזכורות ליארצייט',
    question: 'מה להפסיק?',
    one: (name: string) => `מכתבים על ${isolated(name)}`,
    oneMeans: 'על יארצייטים אחרים יישלחו עדיין מכתבים.',
    all: (organization: string) => `כל המכתבים מאת ${isolated(organization)}`,
    allMeans: 'לא יישלחו אליכם עוד תזכורות ליארצייט בדואר האלקטרוני. המזכירות תדע על כך ותוכל לכתוב בדואר רגיל.',
    done: (organization: string) => `לא יישלחו אליכם עוד מכתבים מאת ${isolated(organization)}.`,
    doneOne: (name: string) => `לא יישלחו אליכם עוד מכתבים על ${isolated(name)}.`,
    gone: 'לא נשלחים עוד מכתבים לכתובת הזאת.',
    still: 'אם בכל זאת יגיע מכתב, אפשר להשיב עליו והמזכירות תקרא.',
    regret: 'אם זו הייתה טעות, אפשר לפנות למזכירות והמכתבים יתחדשו.',
  },
};

/** Asks whether one or all; the letter's own yahrzeit first, where its letters can be stopped alone. */
export function questionPage({ organization, language }: Visit, about: Observed | null): Page {
  const words = WORDS[language];
  const choice = (scope: 'one' | 'all', label: string, means: string) =>
    markup`<form method="post" class="card"><input type="hidden" name="scope" value="${scope}">
      <button type="submit" class="${scope === 'one' ? '' : 'quiet'}">${label}</button><p class="soft">${means}</p>
    </form>`;
  const one = about && choice('one', words.one(about.name), words.oneMeans);
  const all = choice('all', words.all(organization), words.allMeans);
  const body = markup`${headOf({ organization, language }, words.question)}
    ${one}${all}`;
  return { status: 200, language, title: words.title, body };
}

/** What was stopped: the letters about one person remembered, or all; without a visit, of someone unknown by now. */
export function donePage(visit: Visit | null, name: string | null): Page {
  const language: Language = visit?.language ?? 'en';
  const words = WORDS[language];
  const done = name ? words.doneOne(name) : visit ? words.done(visit.organization) : words.gone;
  return {
    status: 200,
    language,
    title: words.title,
    body: visit
      ? markup`${headOf(visit, done)}<p class="top">${words.regret}</p>`
      : markup`<h1>${done}</h1><p>${words.still}</p>`,
  };
}
