import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { addDays, sunset } from '../../calendar/index.js';
import type { Attachment } from '../../emails/index.js';
import type { LetterLanguage } from '../../merge-fields/index.js';
import type { LetterRecord } from './letter-record.js';

/**
 * The observance as a calendar event (RFC 5545), from sundown to sundown where the organization has said where it is,
 * else the whole civil day with the evening before named in words. The UID is the same in every letter about it.
 */
export function observanceEvent(
  { observance, yahrzeit, occurrence, organization }: LetterRecord,
  explanation: string | null,
  language: LetterLanguage,
  now: Date,
): Attachment[] {
  if (!occurrence) return [];
  const { date } = occurrence;
  const [begins, ends] = [sunset(addDays(date, -1), organization), sunset(date, organization)];
  const time =
    begins && ends
      ? { start: begins, end: ends }
      : { start: utcMidnight(date), end: utcMidnight(addDays(date, 1)), allDay: true };
  const calendar = ical({
    prodId: { company: 'Zikaron', product: 'Reminders', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${observance.id}-${date}@zikaron`,
    stamp: now,
    summary: SUMMARY[language](yahrzeit.name),
    description: explanation,
    transparency: ICalEventTransparency.TRANSPARENT,
    ...time,
  });
  return [{ filename: 'yahrzeit.ics', type: 'text/calendar; method=PUBLISH', content: calendar.toString() }];
}

const SUMMARY: Record<LetterLanguage, (name: string) => string> = {
  en: (name) => `Yahrzeit of ${name}`,
  he: (name) => `יום השנה של ${name}`,
};

/** An all-day event has a date and no time; the library reads it from the UTC fields. */
const utcMidnight = (date: string): Date => new Date(`${date}T00:00:00Z`);
