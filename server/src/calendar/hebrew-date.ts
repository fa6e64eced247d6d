import { daysInMonth, hebrew2abs, isLeapYear } from '@hebcal/hdate';
import { dayNumber, fromDayNumber, type CivilDate } from './civil-date.js';

/**
 * A day of the Hebrew calendar. Months count from Nisan: 1 Nisan, 7 Tishrei, 12 Adar (Adar I in a leap year), 13 Adar II.
 * As a civil date it stands for its daytime; it begins at sundown the evening before.
 */
export type HebrewDate = { day: number; month: number; year: number };

/**
 * A Hebrew day of the year whose year is not known. Month 12 is "Adar", as in a common year; `adarOne` says that it is
 * known to be Adar I (a 30th always is), which matters only where the rule moves Adar to Adar II.
 */
export type YearlessHebrewDate = { day: number; month: number; year: null; adarOne?: boolean };

export const NISAN = 1;
export const TISHREI = 7;
export const CHESHVAN = 8;
export const KISLEV = 9;
export const SHEVAT = 11;
export const ADAR = 12;
export const ADAR_II = 13;

/** The Hebrew years that the civil years 1 to 9999 touch. */
const FIRST_YEAR = 3761;
const LAST_YEAR = 13_760;

/** The day count of 1 Tishrei of the year 1, and the mean length of a year: 235 months in 19 years. */
const EPOCH = -1_373_427;
const MEAN_YEAR_DAYS = 365.246_822_206;

/** What is known of one Hebrew year: the day count of 1 Tishrei, and for each month the days from there to its 1st. */
type Year = { start: number; leap: boolean; monthStarts: readonly number[]; lengths: readonly number[] };

const YEARS: (Year | undefined)[] = new Array<undefined>(LAST_YEAR + 1);

/** Whether the year has two Adars. */
export const isHebrewLeapYear = (year: number): boolean => isLeapYear(year);

/** How many days the month has in that year; 0 for a month that the year lacks (Adar II of a common year). */
export const daysInHebrewMonth = (month: number, year: number): number => yearOf(year).lengths[month] ?? 0;

/** The Hebrew date of a civil date's daytime. Refuses (RangeError) what is not a civil date. */
export const toHebrew = (date: CivilDate): HebrewDate => hebrewOfDay(dayNumber(date));

/** The Hebrew year of a civil date's daytime. */
export const hebrewYearOf = (date: CivilDate): number => toHebrew(date).year;

/** The civil date of a Hebrew date's daytime. Refuses (RangeError) a day that the month lacks: 30 Tevet is never 1 Shevat. */
export function toCivil(date: HebrewDate): CivilDate {
  if (!isHebrewDate(date)) throw new RangeError(`There is no day ${date.day} in month ${date.month} of ${date.year}`);
  return fromDayNumber(dayOfHebrew(date.day, date.month, date.year));
}

/** Whether the day exists in that month of that year. */
export function isHebrewDate({ day, month, year }: HebrewDate): boolean {
  return isYear(year) && Number.isInteger(day) && day >= 1 && day <= daysInHebrewMonth(month, year);
}

/** The day count of a Hebrew day whose month exists. Days before 1 or past the month's end count on, as in arithmetic. */
export function dayOfHebrew(day: number, month: number, year: number): number {
  const { start, monthStarts } = yearOf(year);
  return start + (monthStarts[month] ?? NaN) + day - 1;
}

/** The Hebrew date of a day count. */
export function hebrewOfDay(count: number): HebrewDate {
  let year = Math.min(Math.floor((count - EPOCH) / MEAN_YEAR_DAYS) + 2, LAST_YEAR);
  while (yearOf(year).start > count) year--;

  const { start, leap, monthStarts } = yearOf(year);
  const intoYear = count - start;
  let month = intoYear < (monthStarts[NISAN] ?? 0) ? (leap ? ADAR_II : ADAR) : 6;
  while ((monthStarts[month] ?? 0) > intoYear) month--;
  return { day: intoYear - (monthStarts[month] ?? 0) + 1, month, year };
}

/** The same day so many Hebrew months later; a 30th that the month lacks is given as day 30 all the same. */
export function addHebrewMonths({ day, month, year }: HebrewDate, months: number): HebrewDate {
  let place = month >= TISHREI ? month - TISHREI : month - TISHREI + monthsIn(year);
  place += months;
  while (place >= monthsIn(year)) place -= monthsIn(year++);
  const later = place + TISHREI;
  return { day, month: later > monthsIn(year) ? later - monthsIn(year) : later, year };
}

const isYear = (year: number): boolean => Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR;

const monthsIn = (year: number): number => (isLeapYear(year) ? 13 : 12);

function yearOf(year: number): Year {
  return (YEARS[year] ??= measure(year));
}

function measure(year: number): Year {
  if (!isYear(year)) throw new RangeError(`The Hebrew year ${year} is outside ${FIRST_YEAR} to ${LAST_YEAR}`);
  const leap = isLeapYear(year);
  const monthStarts: number[] = [];
  const lengths: number[] = [];
  let start = 0;
  for (const month of [7, 8, 9, 10, 11, 12, ...(leap ? [13] : []), 1, 2, 3, 4, 5, 6]) {
    monthStarts[month] = start;
    lengths[month] = daysInMonth(month, year);
    start += daysInMonth(month, year);
  }
  return { start: hebrew2abs(year, TISHREI, 1), leap, monthStarts, lengths };
}
