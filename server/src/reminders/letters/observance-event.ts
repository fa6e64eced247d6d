import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { addDays, sunset, type CivilDate, type Place } from '../../calendar/index.js';
import type { Attachment } from '../../emails/index.js';
import type { LetterLanguage } from '../../merge-fields/index.js';
import type { LetterRecord } from './letter-record.js';

/** What an event says. */
interface EventFacts {
  readonly record: LetterRecord;
  readonly explanation: string | null;
}

/**
 * The observances of a letter as one calendar file (RFC 5545), each from sundown to sundown where the organization has said
 * where it is, else the whole civil day with the evening before named in words. The UID is the same in every letter about it.
 */
export function observanceEvents(events: readonly EventFacts[], language: LetterLanguage, now: Date): Attachment[] {
  const calendar = ical({
    prodId: { company: 'Zikaron', product: 'Reminders', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { record, explanation } of events) {
    const { observance, yahrzeit, occurrence, organization } = record;
    if (!occurrence) continue;
    calendar.createEvent({
      id: `${observance.id}-${occurrence.date}@zikaron`,
      stamp: now,
      summary: SUMMARY[language](yahrzeit.name),
      description: explanation,
      transparency: ICalEventTransparency.TRANSPARENT,
      ...timeOf(occurrence.date, organization),
    });
  }
  if (calendar.length() === 0) return [];
  return [{ filename: 'yahrzeit.ics', type: 'text/calendar; method=PUBLISH', content: calendar.toString() }];
}

function timeOf(date: CivilDate, place: Place) {
  const [begins, ends] = [sunset(addDays(date, -1), place), sunset(date, place)];
  return begins && ends
    ? { start: begins, end: ends }
    : { start: utcMidnight(date), end: utcMidnight(addDays(date, 1)), allDay: true };
}

const SUMMARY: Record<LetterLanguage, (name: string) => string> = {
  en: (name) => `Yahrzeit of ${name}`,
  he: (name) => `היארצייט של ${name}`,
};

/** An all-day event has a date and no time; the library reads it from the UTC fields. */
const utcMidnight = (date: string): Date => new Date(`${date}T00:00:00Z`);
