import { REMEMBERER_ANSWERS, type RemembererAnswer } from '@zikaron/contract';
import type { CivilDate } from '../../calendar/index.js';
import { markup, type Html } from '../html.js';
import { headOf, type Page } from '../page.js';
import { dayFor, inOther } from '../preferences-page.js';
import { AFTER_REST, type Rest } from '../rest.js';
import type { Visit } from '../visits.service.js';
import { WORDS, type WhoRemembersWords } from './who-remembers-words.js';

/** About whom the letter asked, and what was answered so far. */
export interface Question {
  readonly yahrzeitId: string;
  readonly name: string;
  readonly hebrewName: string | null;
  readonly next: CivilDate | null;
  readonly answer: RemembererAnswer | null;
  /** What the office rests for now. */
  readonly rest: Rest | null;
  /** The page of the person's preferences. */
  readonly preferences: string;
}

interface WhoRemembersFacts extends Question {
  readonly visit: Visit;
  readonly said: keyof WhoRemembersWords['said'] | null;
  /** The address of this page without its host. */
  readonly path: string;
}

/** One question in one form, plain and without script; whoever has said that they remember is only thanked. */
export function whoRemembersPage(facts: WhoRemembersFacts): Page {
  const { visit, name, hebrewName, next, answer, rest, path, preferences } = facts;
  const words = WORDS[visit.language];
  const said = facts.said ?? answer;
  const afterRest = rest && said && isKept(said) ? ` ${AFTER_REST[visit.language][rest]}` : '';
  // Whom to ask was not said yet: what was chosen stays chosen.
  const chosen = said === 'who' ? 'other' : answer;
  const body = markup`${headOf(visit, words.title(name))}
    ${said && markup`<p class="${isKept(said) ? 'said' : 'note'}" role="status">${words.said[said]}${afterRest}</p>`}
    <div class="top">
      ${hebrewName && markup`<p class="hebrew"><bdi lang="he" dir="rtl">${hebrewName}</bdi></p>`}
      <p class="soft">${words.intro(name)}${next ? ` ${words.next(dayFor(visit, next))}` : ''}</p>
    </div>
    ${answer === 'remember' ? null : form(path, name, chosen, words)}
    <p class="top"><a href="${preferences}">${words.preferences}</a></p>`;
  return { status: 200, language: visit.language, title: words.title(name), body, other: inOther(visit, path) };
}

/** What was answered; the others say what is still to be done. */
const isKept = (said: keyof WhoRemembersWords['said']): boolean => REMEMBERER_ANSWERS.some((answer) => answer === said);

function form(path: string, name: string, chosen: RemembererAnswer | null, words: WhoRemembersWords): Html {
  const choice = (value: RemembererAnswer) =>
    markup`<label class="choice"><input type="radio" name="answer" value="${value}" required${value === chosen ? markup` checked` : null}><span>${words.choices[value]}</span></label>${value === 'other' ? whom(words) : null}`;
  return markup`<form method="post" action="${path}" class="card">
      <div role="radiogroup" aria-label="${words.title(name)}">${REMEMBERER_ANSWERS.map(choice)}</div>
      <button type="submit" class="whole">${words.send}</button>
    </form>`;
}

const whom = (words: WhoRemembersWords): Html =>
  markup`<div class="under">${typed('otherName', words.otherName)}${typed('otherReach', words.otherReach)}</div>`;

const typed = (name: string, label: string): Html =>
  markup`<label class="name" for="${name}">${label}</label><input type="text" id="${name}" name="${name}" maxlength="200" dir="auto">`;
