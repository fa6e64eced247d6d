import { addDays, renderHebrew, toHebrew, type CivilDate } from '../calendar/index.js';
import { formatDate, withWholeDates } from '../merge-fields/index.js';
import { kinshipInWords } from '@zikaron/contract';
import { lightingInWords, STAYING } from '../reminders/index.js';
import { markup, type Html } from './html.js';
import { isByEmail, type Observed } from './observed.js';
import { headOf, type Language, type Page } from './page.js';
import { WORDS, type Said } from './preferences-words.js';
import type { Visit } from './visits.service.js';

/** What a person's page shows. */
interface PreferenceFacts {
  readonly visit: Visit;
  readonly observed: readonly Observed[];
  /** Why nothing is sent to their address; null when it is. */
  readonly suppressed: 'unsubscribed' | 'bounced' | 'complained' | null;
  /** When they left, and when letters to them end; null where letters go on. */
  readonly ends: { readonly left: CivilDate; readonly until: CivilDate } | null;
  /** The private address of their calendar, once there is one. */
  readonly calendarUrl: string | null;
  readonly said: Said | null;
  /** The address of this page without its host; forms and files are under it. */
  readonly path: string;
}

/** The choices that most people want; whatever else is set now is offered too. */
const LEADS = [0, 1, 3, 7, 14, 21, 30, 60, 90];

/** Everything that a person may choose, as plain forms: no script, no account. */
export function preferencesPage(facts: PreferenceFacts): Page {
  const { visit, observed, said } = facts;
  const words = WORDS[visit.language];
  const body = markup`${headOf(visit, words.title)}
    ${said && markup`<p class="said" role="status">${words.said[said]}</p>`} ${standing(facts)} ${ending(facts)}
    <p class="soft top">${observed.length > 0 ? words.intro : words.none}</p>
    ${observed.map((one) => card(one, facts))} ${observed.length > 0 ? calendars(facts) : null} ${toOffice(facts)}
    ${facts.suppressed ? null : stopAll(facts)}`;
  return { status: 200, language: visit.language, title: words.title, body, other: inOther(visit, facts.path) };
}

/** A day with its weekday, in the reader's language, as letters of the congregation write it, and whole in its line. */
export const dayFor = ({ language, dateOrder }: Visit, date: CivilDate): string =>
  withWholeDates(formatDate(date, language, 'full', dateOrder));

/** The same beside another day, which has said the year; one of another year says its own. */
export const dayBeside = (visit: Visit, date: CivilDate, beside: CivilDate): string =>
  yearOf(date) === yearOf(beside)
    ? withWholeDates(formatDate(date, visit.language, 'day', visit.dateOrder))
    : dayFor(visit, date);

const yearOf = (date: CivilDate): string => date.slice(0, 4);

const hebrewDay = (date: CivilDate, language: Language): string =>
  withWholeDates(renderHebrew(toHebrew(date), language));

/** The same page in the other language. */
export const inOther = ({ language }: Visit, path: string): string =>
  `${path}?language=${language === 'he' ? 'en' : 'he'}`;

/** For a link that was good once. */
export function oldPage(language: Language): Page {
  const { old, oldMeans } = WORDS[language];
  return {
    status: 410,
    language,
    title: old,
    body: markup`<div class="card"><h1>${old}</h1><p>${oldMeans}</p></div>`,
  };
}

function standing({ visit: { language, organization }, suppressed, path }: PreferenceFacts): Html | null {
  const words = WORDS[language];
  if (suppressed === null) return null;
  if (suppressed !== 'unsubscribed') return markup`<p class="note">${words.unreachable}</p>`;
  return markup`<div class="note">
    <p>${words.stopped(organization)}</p>
    ${letters(path, null, 'yes', words.resumeAll)}
  </div>`;
}

/** To a former member: when letters end, and the button by which they go on. */
function ending({ visit, ends, suppressed, path }: PreferenceFacts): Html | null {
  if (ends === null || suppressed !== null) return null;
  const { language, organization, dateOrder } = visit;
  const words = STAYING[language];
  const day = (date: CivilDate) => withWholeDates(formatDate(date, language, 'long', dateOrder));
  return markup`<div class="note">
    <p>${words.ends({ organization, left: day(ends.left), until: day(ends.until) })}</p>
    ${letters(path, null, 'yes', words.keep)}
  </div>`;
}

function card(one: Observed, { visit, path }: PreferenceFacts): Html {
  const { language } = visit;
  const words = WORDS[language];
  const relationship = kinshipInWords(one, language);
  const next = one.observeOnHebrewCalendar ? one.nextHebrew : one.nextCivil;
  return markup`<section class="card" aria-labelledby="n-${one.id}">
    <div class="person">
      <h2 id="n-${one.id}"><bdi>${one.name}</bdi></h2>
      ${one.hebrewName && markup`<p class="hebrew"><bdi lang="he" dir="rtl">${one.hebrewName}</bdi></p>`}
      ${relationship && markup`<p class="soft"><bdi>${relationship}</bdi></p>`}
      ${next === null ? markup`<p>${words.noDate}</p>` : whenToLight(next, visit)}
    </div>
    ${isByEmail(one.channel) ? null : onPaper(one, language, path)}
    <p><a href="${path}/calendar.ics?yahrzeit=${one.yahrzeitId}">${words.addToCalendar(one.name)}</a></p>
    ${isByEmail(one.channel) ? choices(one, visit, path) : null}
    <details>
      <summary>${words.wrong}</summary>
      ${message(path, one.id, words.wrongAbout(one.name), words.send)}
    </details>
  </section>`;
}

/** The evening and the time as the largest thing; below it how long the day lasts, in both calendars. */
export function whenToLight(day: CivilDate, visit: Visit): Html {
  const { language, place } = visit;
  const words = WORDS[language];
  const evening = addDays(day, -1);
  return markup`<div class="light">
    <p class="label">${words.light}</p>
    <p class="time">${dayBeside(visit, evening, day)},<br>${withWholeDates(lightingInWords(evening, place, language))}</p>
    <p class="soft">${words.until(dayFor(visit, day))}<br>${hebrewDay(day, language)}</p>
  </div>`;
}

function onPaper({ id, name }: Observed, language: Language, path: string): Html {
  const words = WORDS[language];
  return markup`<p class="note">${words.notByEmail}</p>
    ${letters(path, id, 'yes', words.resumeOne(name), 'quiet')}`;
}

function choices(one: Observed, visit: Visit, path: string): Html {
  const words = WORDS[visit.language];
  const leads = [...new Set([...LEADS, one.reminderDaysBefore])].sort((a, b) => a - b);
  const lead = (days: number) => {
    const selected = days === one.reminderDaysBefore ? markup` selected` : null;
    return markup`<option value="${days}"${selected}>${words.days(days)}</option>`;
  };
  const calendar = (value: 'hebrew' | 'civil', name: string, next: CivilDate | null) => {
    const checked = one.observeOnHebrewCalendar === (value === 'hebrew') ? markup` checked` : null;
    return markup`<label class="choice"><input type="radio" name="calendar" value="${value}"${checked}>
      <span>${name}<small>${dayInWords(next, visit)}</small></span></label>`;
  };
  return markup`<details>
    <summary>${words.change}</summary>
    <form method="post" action="${path}/observance">
      <input type="hidden" name="observer" value="${one.id}" />
      <fieldset>
        <legend>${words.calendar}</legend>
        ${calendar('hebrew', words.hebrewCalendar, one.nextHebrew)}
        ${calendar('civil', words.civilCalendar, one.nextCivil)}
      </fieldset>
      <label class="name" for="d-${one.id}">${words.lead}</label>
      <select id="d-${one.id}" name="days">
        ${leads.map(lead)}
      </select>
      <button type="submit">${words.save(one.name)}</button>
    </form>
    ${letters(path, one.id, 'no', words.stopOne(one.name), 'quiet')}
  </details>`;
}

/** "Monday, 4 January 2027 · 25 Tevet 5787, from sundown on Sunday, 3 January". */
function dayInWords(date: CivilDate | null, visit: Visit): string {
  const { language } = visit;
  const words = WORDS[language];
  if (date === null) return words.noDate;
  const evening = dayBeside(visit, addDays(date, -1), date);
  return `${dayFor(visit, date)} · ${hebrewDay(date, language)}, ${words.sundown(evening)}`;
}

function calendars({ visit: { language }, calendarUrl, path }: PreferenceFacts): Html {
  const words = WORDS[language];
  const own = calendarUrl
    ? markup`<label class="name" for="address">${words.address}</label>
        <input type="text" id="address" dir="ltr" readonly value="${calendarUrl}">
        <p class="soft">${words.addressMeans}</p>
        <a class="button quiet" href="${calendarUrl.replace(/^https?:/, 'webcal:')}">${words.subscribe}</a>`
    : markup`<form method="post" action="${path}/calendar">
        <button type="submit" class="quiet">${words.makeAddress}</button>
      </form>`;
  return markup`<section class="card" aria-labelledby="calendars">
    <h2 id="calendars">${words.calendars}</h2>
    <p class="soft">${words.calendarsMean}</p>
    <p><a href="${path}/calendar.ics">${words.file}</a></p>
    ${own}
  </section>`;
}

function toOffice({ visit: { language }, path }: PreferenceFacts): Html {
  const words = WORDS[language];
  return markup`<section class="card" aria-labelledby="office">
    <h2 id="office">${words.office}</h2>
    ${message(path, null, words.officeMeans, words.send)}
  </section>`;
}

function stopAll({ visit: { language, organization }, path }: PreferenceFacts): Html {
  const words = WORDS[language];
  return markup`<section class="card" aria-labelledby="all">
    <h2 id="all">${words.all}</h2>
    <p class="soft">${words.stopAllMeans}</p>
    ${letters(path, null, 'no', words.stopAll(organization), 'quiet')}
  </section>`;
}

/** A button that stops letters or wants them again: about one yahrzeit, or all of them. */
function letters(path: string, observer: string | null, wanted: 'yes' | 'no', label: string, look = ''): Html {
  return markup`<form method="post" action="${path}/letters">${hidden(observer)}
    <button type="submit" name="wanted" value="${wanted}" class="${look}">${label}</button>
  </form>`;
}

function message(path: string, observer: string | null, label: string, button: string): Html {
  const id = `m-${observer ?? 'office'}`;
  return markup`<form method="post" action="${path}/message">${hidden(observer)}
    <label class="name" for="${id}">${label}</label>
    <textarea id="${id}" name="text" required maxlength="2000" dir="auto"></textarea>
    <button type="submit">${button}</button>
  </form>`;
}

const hidden = (observer: string | null): Html | null =>
  observer === null ? null : markup`<input type="hidden" name="observer" value="${observer}">`;
