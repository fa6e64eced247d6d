import { isHebrewDate, isHebrewLeapYear, TISHREI, type HebrewDate } from './hebrew-date.js';

/**
 * The days that "5744-12-05" may be: programs number the months from Nisan, as the Torah does, or from Tishrei, with which the
 * year begins; in a leap year Nisan is then the eighth, or the seventh as in any other. Null for anything but a year of four
 * digits, a month and a day.
 */
export function numberedDays(tokens: readonly string[]): HebrewDate[] | null {
  const [year = '', month = '', day = '', ...more] = tokens;
  if (more.length > 0 || !/^5\d{3}$/.test(year) || ![month, day].every((part) => /^\d{1,2}$/.test(part))) return null;
  const nth = Number(month);
  const months = [nth, fromTishrei(nth, isHebrewLeapYear(Number(year)) ? 13 : 12), fromTishrei(nth, 12)];
  return [...new Set(months)].map((one) => ({ day: Number(day), month: one, year: Number(year) })).filter(isHebrewDate);
}

/** The month, counted from Nisan, that is the so-manieth from Tishrei in a year of so many. */
function fromTishrei(nth: number, inYear: number): number {
  if (nth > inYear) return 0;
  const month = TISHREI - 1 + nth;
  return month > inYear ? month - inYear : month;
}
