import type { YizkorDay } from '@zikaron/contract';
import {
  addDays,
  civilParts,
  daysInCivilMonth,
  hebrewYearOf,
  weekday,
  yizkorDays,
  type CivilDate,
} from '../calendar/index.js';
import { Invalid } from '../platform/http/index.js';

const FRIDAY = 5;

/** The first Friday on or after a civil date. */
export const comingFriday = (date: CivilDate): CivilDate => addDays(date, (FRIDAY + 7 - weekday(date)) % 7);

/** The first and the last day of a civil month `YYYY-MM`. */
export function daysOfMonth(month: string): [CivilDate, CivilDate] {
  const { year, month: number } = civilParts(`${month}-01`);
  return [`${month}-01`, `${month}-${daysInCivilMonth(number, year)}`];
}

/** @throws Invalid for a day that is no Friday, naming the one that follows */
export function asFriday(date: CivilDate): CivilDate {
  if (weekday(date) === FRIDAY) return date;
  throw new Invalid(
    [{ path: 'friday', message: `${date} is no Friday; the next one is ${comingFriday(date)}.` }],
    'no_friday',
  );
}

/** The day of Yizkor in a Hebrew year, or the next one from a date on. */
export function yizkorOn(day: YizkorDay, where: { israel: boolean }, today: CivilDate, hebrewYear?: number): CivilDate {
  if (hebrewYear !== undefined) return yizkorDays(hebrewYear, where)[day];
  const thisYear = yizkorDays(hebrewYearOf(today), where)[day];
  return thisYear >= today ? thisYear : yizkorDays(hebrewYearOf(today) + 1, where)[day];
}
