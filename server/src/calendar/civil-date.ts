/**
 * A day of the civil (proleptic Gregorian) calendar as `YYYY-MM-DD`, years 0001 to 9999. It has no time and no zone;
 * it is never turned into a `Date`, and two of them compare as strings.
 */
export type CivilDate = string;

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DAYS_IN_400_YEARS = 146_097;

/** Whether the civil year has a 29 February. */
const isCivilLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** The number of days in a civil month, 1 January to 12 December; 0 for a month that does not exist. */
export function daysInCivilMonth(month: number, year: number): number {
  if (month === 2 && isCivilLeapYear(year)) return 29;
  return MONTH_LENGTHS[month - 1] ?? 0;
}

/** Whether a text is a civil date that exists: 29 February in a common year does not, nor does year 0. */
export function isCivilDate(text: unknown): text is CivilDate {
  return typeof text === 'string' && readDayNumber(text) !== null;
}

/** The parts of a civil date. Refuses (RangeError) what is not a civil date. */
export function civilParts(date: CivilDate): { year: number; month: number; day: number } {
  dayNumber(date);
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) };
}

/** The civil date of a year, a month 1..12 and a day. Refuses (RangeError) a day that does not exist; never rolls over. */
export function civilDate(year: number, month: number, day: number): CivilDate {
  const date = text(year, month, day);
  if (readDayNumber(date) === null) throw new RangeError(`There is no civil date ${date}`);
  return date;
}

/** The day as a count (Rata Die: 1 is Monday, 1 January of the year 1). Refuses (RangeError) what is not a civil date. */
export function dayNumber(date: CivilDate): number {
  const day = readDayNumber(date);
  if (day === null) throw new RangeError(`Not a civil date: ${date}`);
  return day;
}

/** Dates that reminders really meet are written once and shared: a million yahrzeits fall on a few thousand days. */
const FIRST_KEPT = 657_072;
const KEPT: (CivilDate | undefined)[] = new Array<undefined>(DAYS_IN_400_YEARS);

/** The civil date of a day count. Refuses (RangeError) counts outside the years 1 to 9999. */
export function fromDayNumber(day: number): CivilDate {
  const kept = day - FIRST_KEPT;
  if (kept >= 0 && kept < DAYS_IN_400_YEARS) return (KEPT[kept] ??= write(day));
  return write(day);
}

/** The date `n` days later, or earlier when `n` is negative. */
export const addDays = (date: CivilDate, n: number): CivilDate => fromDayNumber(dayNumber(date) + n);

/** The number of days from `from` to `to`: positive when `to` is later. */
export const daysBetween = (from: CivilDate, to: CivilDate): number => dayNumber(to) - dayNumber(from);

/** The day of the week, 0 Sunday to 6 Saturday. */
export const weekday = (date: CivilDate): number => dayNumber(date) % 7;

/** The civil date of a spreadsheet's serial number, in the 1900 system (1 is 1 January 1900) or the 1904 system of old Macs. */
export function fromSpreadsheetSerial(serial: number, system: 1900 | 1904): CivilDate {
  const epoch = system === 1904 ? '1904-01-01' : '1899-12-30';
  return addDays(epoch, Math.floor(serial));
}

/** The day count of a text, or null when it is not a civil date. Reads digits by code: this runs millions of times. */
function readDayNumber(date: string): number | null {
  if (date.length !== 10 || date.charCodeAt(4) !== 45 || date.charCodeAt(7) !== 45) return null;
  const year = digits(date, 0, 4);
  const month = digits(date, 5, 7);
  const day = digits(date, 8, 10);
  if (!(year >= 1 && day >= 1 && day <= daysInCivilMonth(month, year))) return null;
  return fixed(year, month, day);
}

function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return NaN;
    value = value * 10 + digit;
  }
  return value;
}

/** Days since the epoch, with years that begin in March so that the leap day comes last. */
function fixed(year: number, month: number, day: number): number {
  const y = month > 2 ? year : year - 1;
  const monthFromMarch = month > 2 ? month - 3 : month + 9;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + day;
  return y * 365 + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + dayOfYear - 306;
}

function write(day: number): CivilDate {
  if (!Number.isInteger(day) || day < 1 || day > 3_652_059)
    throw new RangeError(`No civil date has the day number ${day}`);
  const fromMarch = day + 305;
  const era = Math.floor(fromMarch / DAYS_IN_400_YEARS);
  const dayOfEra = fromMarch - era * DAYS_IN_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const dayOfMonth = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  return text(era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, dayOfMonth);
}

function text(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
