import { HDate, months } from '@hebcal/core';
import { dayNumber, isCivilDate, type CivilDate } from '../calendar/index.js';
import { Refusal } from '../platform/http/index.js';

/** The parameters of one question, of its address or of a form. */
export type Asked = Readonly<Record<string, string>>;

/** The Hebrew years that the civil years 1 to 9999 touch wholly. */
export const FIRST_YEAR = 3762;
export const LAST_YEAR = 13_759;

/** Whether a parameter says yes, in either of the two ways that Hebcal knows. */
export const isOn = (value: string | undefined): boolean => value === 'on' || value === '1';

/** A civil date in three parts. @throws Refusal 400 for what is not a day */
export function civilDay(year: string, month: string, day: string): HDate {
  const date = [year.padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return civilDate(date, `Gregorian day ${day} out of valid range for ${month}/${year}`);
}

/** A civil date as `YYYY-MM-DD`. @throws Refusal 400 for what is not a day */
export function civilDate(date: string, message = `Date does not match format YYYY-MM-DD: ${date}`): HDate {
  if (!isCivilDate(date)) throw notUnderstood(message);
  return hebrewOf(date);
}

/**
 * A Hebrew date in three parts. "Adar" of a leap year is Adar II, and Adar II of a common year is its one Adar, as Hebcal
 * reads them. @throws Refusal 400 for what is not a day
 */
export function hebrewDay(year: string, month: string, day: string): HDate {
  const [hy, hd] = [wholeNumber(year, 'Hebrew year'), wholeNumber(day, 'Hebrew day')];
  if (hy < FIRST_YEAR || hy > LAST_YEAR) {
    throw notUnderstood(`Hebrew year out of valid range ${FIRST_YEAR}-${LAST_YEAR}: ${hy}`);
  }
  const named = monthNamed(month);
  const hm = named === months.ADAR_II && !HDate.isLeapYear(hy) ? months.ADAR_I : named;
  const longest = HDate.daysInMonth(hm, hy);
  if (hd < 1 || hd > longest) {
    throw notUnderstood(`Hebrew day out of valid range 1-${longest} for ${HDate.getMonthName(hm, hy)} ${hy}`);
  }
  return new HDate(hd, hm, hy);
}

/** The Hebrew date of a civil date's daytime, by counting days: the time zone of the host plays no part. */
export const hebrewOf = (date: CivilDate): HDate => new HDate(dayNumber(date));

export const notUnderstood = (message: string): Refusal => new Refusal(400, 'invalid_input', message);

function wholeNumber(text: string, noun: string): number {
  if (!/^\d{1,5}$/.test(text)) throw notUnderstood(`${noun} must be numeric: ${text}`);
  return Number(text);
}

function monthNamed(name: string): number {
  if (!name) throw notUnderstood('Hebrew month is required');
  try {
    return HDate.monthFromName(name);
  } catch {
    throw notUnderstood(`Unknown Hebrew month: ${name}`);
  }
}
