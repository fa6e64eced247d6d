import { REMEMBERER_ANSWERS, type RemembererAnswer } from '@zikaron/contract';
import type { CivilDate } from '../../calendar/index.js';
import { markup, type Html } from '../html.js';
import { headOf, type Page } from '../page.js';
import { dayFor, inOther } from '../preferences-page.js';
import type { Visit } from '../visits.service.js';
import { WORDS, type WhoRemembersWords } from './who-remembers-words.js';

/** About whom the letter asked, and what was answered so far. */
export interface Question {
  readonly yahrzeitId: string;
  readonly name: string;
  readonly hebrewName: string | null;
  readonly next: CivilDate | null;
  readonly answer: RemembererAnswer | null;
  /** Whether it is Shabbat or Yom Tov where the office is. */
  readonly afterRest: boolean;
  /** The page of the person's preferences. */
  readonly preferences: string;
}

export interface WhoRemembersFacts extends Question {
  readonly visit: Visit;
  readonly said: keyof WhoRemembersWords['said'] | null;
  /** The address of this page without its host. */
  readonly path: string;
}

/** One question in one form, plain and without script; whoever has said that they remember is only thanked. */
export function whoRemembersPage(facts: WhoRemembersFacts): Page {
  const { visit, name, hebrewName, next, answer, afterRest, path, preferences } = facts;
  const words = WORDS[visit.language];
  const said = facts.said ?? answer;
  const body = markup`${headOf(visit, words.title(name))}
    ${said && markup`<p class="said" role="status">${words.said[said]}${afterRest ? ` ${words.afterRest}` : ''}</p>`}
    <div class="top">
      ${hebrewName && markup`<p class="hebrew"><bdi lang="he" dir="rtl">${hebrewName}</bdi></p>`}
      <p class="soft">${words.intro(name)}${next ? ` ${words.next(dayFor(visit, next))}` : ''}</p>
    </div>
    ${answer === 'remember' ? null : form(path, name, answer, words)}
    <p class="top"><a href="${preferences}">${words.preferences}</a></p>`;
  return { status: 200, language: visit.language, title: words.title(name), body, other: inOther(visit, path) };
}

function form(path: string, name: string, answer: RemembererAnswer | null, words: WhoRemembersWords): Html {
  const choice = (value: RemembererAnswer) =>
    markup`<label class="choice"><input type="radio" name="answer" value="${value}" required${value === answer ? markup` checked` : null}><span>${words.choices[value]}</span></label>${value === 'other' ? whom(words) : null}`;
  return markup`<form method="post" action="${path}" class="card">
      <div role="radiogroup" aria-label="${words.title(name)}">${REMEMBERER_ANSWERS.map(choice)}</div>
      <button type="submit" class="whole">${words.send}</button>
    </form>`;
}

const whom = (words: WhoRemembersWords): Html =>
  markup`${typed('otherName', words.otherName)}${typed('otherReach', words.otherReach)}`;

const typed = (name: string, label: string): Html =>
  markup`<label class="name" for="${name}">${label}</label><input type="text" id="${name}" name="${name}" maxlength="200" dir="auto">`;
