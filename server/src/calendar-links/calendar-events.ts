import ical, { escape, ICalEventTransparency, type ICalCalendar } from 'ical-generator';
import { addDays, renderCivil, renderHebrew, sunset, type CivilDate, type Place } from '../calendar/index.js';
import { turnOfSlice } from '../platform/http/index.js';

/** One observance as a calendar shows it. */
export interface DatedObservance {
  /** Stays the same for as long as the observance is on that day: calendars replace the event by it. */
  readonly uid: string;
  readonly name: string;
  readonly hebrewName: string | null;
  readonly date: CivilDate;
  readonly nth: number | null;
  readonly hebrewDay: number;
  readonly hebrewMonth: number;
  readonly hebrewYear: number;
}

interface CalendarFacts {
  readonly title: string;
  readonly place: Place;
  readonly language: 'en' | 'he';
  /** When it is written. */
  readonly now: Date;
}

const REFRESHED_SECONDS = 12 * 3600;
/** Events that are written before others are served again. */
const AT_ONCE = 50;

/**
 * A calendar (RFC 5545) as it comes, so that thousands of events need the memory of one page. Each observance lasts from
 * sundown to sundown where the place is known; else it is the whole civil day, and says in words that it begins before.
 */
export async function* calendarText(
  facts: CalendarFacts,
  pages: AsyncIterable<readonly DatedObservance[]>,
): AsyncGenerator<string> {
  const [head = '', end = ''] = emptyCalendar(facts)
    .toString()
    .split(/(?=END:VCALENDAR)/);
  yield head;
  for await (const page of pages)
    for (let from = 0; from < page.length; from += AT_ONCE) {
      await turnOfSlice();
      const calendar = emptyCalendar(facts);
      const events = page
        .slice(from, from + AT_ONCE)
        .map((observance) => calendar.createEvent(eventOf(observance, facts)).toString());
      yield folded(events.join(''));
    }
  yield `${end}\r\n`;
}

/** RFC 5545, 3.1: a line has 75 octets at most, and what goes on begins with a blank. */
const LONGEST_LINE = 75;

/** The library folds too, and asks an encoder for every single character: three quarters of all that a calendar costs. */
const folded = (text: string): string => text.split('\r\n').map(foldedLine).join('\r\n');

function foldedLine(line: string): string {
  if (Buffer.byteLength(line) < LONGEST_LINE) return line;
  let written = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size >= LONGEST_LINE) {
      written += '\r\n ';
      octets = 0;
    }
    written += character;
    octets += size;
  }
  return written;
}

const emptyCalendar = ({ title, language }: CalendarFacts): ICalCalendar =>
  ical({
    prodId: { company: 'Zikaron', product: 'Calendar', language: language.toUpperCase() },
    // The library writes it as it is.
    name: escape(title, false),
    ttl: REFRESHED_SECONDS,
  });

function eventOf(observance: DatedObservance, { place, language, now }: CalendarFacts) {
  const { uid, date, name, hebrewName } = observance;
  const [begins, ends] = [sunset(addDays(date, -1), place), sunset(date, place)];
  const time =
    begins && ends
      ? { start: begins, end: ends }
      : { start: utcMidnight(date), end: utcMidnight(addDays(date, 1)), allDay: true };
  const words = WORDS[language];
  return {
    id: uid,
    stamp: now,
    summary: words.summary(language === 'he' ? (hebrewName ?? name) : name),
    description: words.description(observance),
    transparency: ICalEventTransparency.TRANSPARENT,
    ...time,
  };
}

/** An all-day event has a date and no time; the library reads it from the UTC fields. */
const utcMidnight = (date: CivilDate): Date => new Date(`${date}T00:00:00Z`);

const hebrewOf = ({ hebrewDay: day, hebrewMonth: month, hebrewYear: year }: DatedObservance) => ({ day, month, year });

const WORDS = {
  en: {
    summary: (name: string) => `Yahrzeit of ${name}`,
    description: (observance: DatedObservance) =>
      [
        `${renderHebrew(hebrewOf(observance), 'en')}, from sundown on the evening before: ${renderCivil(addDays(observance.date, -1), 'en')}.`,
        ...(observance.nth === null ? [] : [`Years since the death: ${observance.nth}.`]),
      ].join(' '),
  },
  he: {
    summary: (name: string) => `היארצייט של ${name}`,
    description: (observance: DatedObservance) =>
      [
        `${renderHebrew(hebrewOf(observance), 'he')}, משקיעת החמה בערב הקודם: ${renderCivil(addDays(observance.date, -1), 'he')}.`,
        ...(observance.nth === null ? [] : [`שנים מאז הפטירה: ${observance.nth}.`]),
      ].join(' '),
  },
};
