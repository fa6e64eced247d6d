import { hebrewYearNumeral, type AdarRule } from '@zikaron/contract';
import type { CivilDate } from '../../calendar/index.js';
import { markup, type Html } from '../html.js';
import { headOf, type Page } from '../page.js';
import { dayBeside, inOther, whenToLight } from '../preferences-page.js';
import { AFTER_REST, type Rest } from '../rest.js';
import type { Visit } from '../visits.service.js';
import type { AnswerPlaces } from './answer-services.js';
import type { Answerable } from './answerable.js';
import { WORDS, type AnswerWords } from './answer-words.js';

/** What the page shows. */
export interface AnswerFacts {
  readonly visit: Visit;
  readonly answerable: readonly (Answerable & AnswerPlaces)[];
  /** What the office rests for now. */
  readonly rest: Rest | null;
  /** What the letter's button said. */
  readonly chosen: 'come' | null;
  readonly said: keyof AnswerWords['said'] | null;
  /** The address of this page without its host. */
  readonly path: string;
  /** The page of the person's preferences, under which calendars are. */
  readonly preferences: string;
}

/** One form for all that the letter was about, the people first: plain, without script. */
export function answerPage(facts: AnswerFacts): Page {
  const { visit, said, rest, path, preferences } = facts;
  const words = WORDS[visit.language];
  const afterRest = rest && AFTER_REST[visit.language][rest];
  const body = markup`${headOf(visit, words.title, 'unseen')}
    ${said && markup`<p class="${said === 'kept' ? 'said' : 'note'}" role="status">${words.said[said]}${said === 'kept' && afterRest ? ` ${afterRest}` : ''}</p>`}
    <form method="post" action="${path}">
      ${facts.answerable.map((one) => card(one, facts, words))}
      <section>
        ${ticked('call', words.call)}
        <details>
          <summary>${words.more}</summary>
          ${typed('wrong', words.wrong)} ${typed('death', words.death)}
          <fieldset>
            <legend>${words.other}</legend>
            ${typed('otherName', words.otherName)} ${typed('otherEmail', words.otherEmail, 'email')}
          </fieldset>
        </details>
        <button type="submit" class="whole">${words.send}</button>
        <p class="soft top">${words.intro}</p>
        ${afterRest && markup`<p class="soft top">${afterRest}</p>`}
      </section>
    </form>
    <p class="top"><a href="${preferences}">${words.preferences}</a></p>`;
  return { status: 200, language: visit.language, title: words.title, body, other: inOther(visit, path) };
}

function card(one: Answerable & AnswerPlaces, { visit, chosen, preferences }: AnswerFacts, words: AnswerWords): Html {
  const { place } = one;
  const key = `${one.observanceId}.${one.date}`;
  const attendance = one.said ? one.said.attendance : chosen;
  const choice = (value: '' | 'come' | 'read', label: string) =>
    markup`<label class="choice"><input type="radio" name="attendance.${key}" value="${value}"${checkedIf((attendance ?? '') === value)}><span>${label}</span></label>`;
  const on = (date: CivilDate) => dayBeside(visit, date, one.date);
  return markup`<section class="asked">
    <div class="person">
      <h2><bdi>${one.name}</bdi></h2>
      ${one.hebrewName && markup`<p class="hebrew"><bdi lang="he" dir="rtl">${one.hebrewName}</bdi></p>`}
      ${whenToLight(one.date, visit)}
      <p><a href="${preferences}/calendar.ics?yahrzeit=${one.yahrzeitId}">${words.calendar(one.name)}</a></p>
    </div>
    <fieldset>
      <legend>${words.attendance(one.name)}</legend>
      ${choice('come', place ? words.comeTo(place.service[visit.language], on(place.date)) : words.come)}
      <div class="under">
        <label class="name" for="people.${key}">${words.people}</label>
        <input type="text" inputmode="numeric" pattern="[1-9][0-9]?" maxlength="2" id="people.${key}" name="people.${key}" value="${one.said?.people ?? ''}">
      </div>
      ${choice('read', words.read)} ${choice('', words.notSaid)}
    </fieldset>
    ${adars(one, `adar.${key}`, words, visit.language)}
    ${serviceChoice(one, `service.${key}`, words, on)}
    ${ticked(`kaddish.${key}`, words.kaddish, one.said?.kaddish)} ${ticked(`honour.${key}`, words.honour, one.said?.honour)}
  </section>`;
}

/** At which service the name is read. */
function serviceChoice(
  { place, others, said }: Answerable & AnswerPlaces,
  name: string,
  words: AnswerWords,
  on: (date: CivilDate) => string,
): Html {
  const option = (date: CivilDate) =>
    markup`<option value="${date}"${said?.serviceDate === date ? markup` selected` : null}>${on(date)}</option>`;
  return markup`<label class="name" for="${name}">${words.service}</label>
    <select id="${name}" name="${name}"><option value="">${place ? words.sameService(on(place.date)) : words.asCustomary}</option>${others.map(option)}</select>`;
}

/** In a year of two Adars: which one the family keeps. */
function adars(
  { twoAdars, adarRule }: Answerable,
  name: string,
  words: AnswerWords,
  language: Visit['language'],
): Html | null {
  if (twoAdars === null) return null;
  const choice = (value: '' | AdarRule, label: string) =>
    markup`<label class="choice"><input type="radio" name="${name}" value="${value}"${checkedIf(value === (adarRule ?? ''))}><span>${label}</span></label>`;
  const shown = language === 'he' ? hebrewYearNumeral(twoAdars) : String(twoAdars);
  return markup`<fieldset>
      <legend>${words.adars(shown)}</legend>
      ${choice('', words.adar.same)} ${choice('first', words.adar.first)} ${choice('second', words.adar.second)} ${choice('both', words.adar.both)}
    </fieldset>`;
}

const checkedIf = (yes: boolean | undefined): Html | null => (yes ? markup` checked` : null);

const ticked = (name: string, label: string, isTicked?: boolean): Html =>
  markup`<label class="choice"><input type="checkbox" name="${name}" value="yes"${checkedIf(isTicked)}><span>${label}</span></label>`;

const typed = (name: string, label: string, type: 'text' | 'email' = 'text'): Html =>
  markup`<label class="name" for="${name}">${label}</label><input type="${type}" id="${name}" name="${name}" maxlength="500" dir="auto">`;
