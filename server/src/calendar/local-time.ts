import { DAY_MS, HOUR_MS } from './instants.js';
import { civilParts, type CivilDate } from './civil-date.js';

/** Local wall-clock time in a named time zone ("America/New_York"). The zone of the host plays no part. */

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** The civil date that the clocks in a zone show at an instant. Refuses (RangeError) an unknown zone. */
export function localDate(instant: Date, timezone: string): CivilDate {
  return new Date(wallClock(instant.getTime(), timezone)).toISOString().slice(0, 10);
}

/** What the clocks in a zone show at an instant: `YYYY-MM-DD HH:mm`. */
export function localDateTime(instant: Date, timezone: string): string {
  return new Date(wallClock(instant.getTime(), timezone)).toISOString().slice(0, 16).replace('T', ' ');
}

/** The hour, 0 to 23, that the clocks in a zone show at an instant. */
export function localHour(instant: Date, timezone: string): number {
  return new Date(wallClock(instant.getTime(), timezone)).getUTCHours();
}

/**
 * The instant at which the clocks in a zone show a date and hour (fractions are minutes). An hour that they skip in
 * spring is taken as much later; one that they show twice in autumn is the first of the two.
 */
export function instantOf(date: CivilDate, hour: number, timezone: string): Date {
  const { year, month, day } = civilParts(date);
  const wall = Date.UTC(year, month - 1, day) + hour * HOUR_MS;
  const before = offset(wall - DAY_MS, timezone);
  const after = offset(wall + DAY_MS, timezone);
  const candidates = [wall - Math.max(before, after), wall - Math.min(before, after)];
  const shown = candidates.find((instant) => wallClock(instant, timezone) === wall);
  return new Date(shown ?? wall - before);
}

/** As people write it: "4:37 pm"; in Hebrew "16:37", and in the morning "9:05". */
export const clockTime = (instant: Date, timezone: string, language: 'en' | 'he'): string =>
  new Intl.DateTimeFormat(language === 'he' ? 'he' : 'en-US', { timeZone: timezone, timeStyle: 'short' })
    .format(instant)
    .replace(/\s/g, ' ')
    .toLowerCase();

const offset = (instant: number, timezone: string): number => wallClock(instant, timezone) - instant;

/** What the clocks show, as if it were UTC, in milliseconds. */
function wallClock(instant: number, timezone: string): number {
  // "11/20/2026, 16:05:00": the parts as objects would take more than twice as long.
  const shown = formatFor(timezone).format(instant).split(/\D+/, 6).map(Number);
  const [month = 1, day = 1, year = 0, hour = 0, minute = 0, second = 0] = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function formatFor(timezone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timezone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  FORMATS.set(timezone, format);
  return format;
}
