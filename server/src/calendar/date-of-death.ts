import { addDays, dayNumber } from './civil-date.js';
import type { CivilDate } from './civil-date.js';
import {
  ADAR,
  ADAR_II,
  dayOfHebrew,
  daysInHebrewMonth,
  isHebrewDate,
  isHebrewLeapYear,
  toCivil,
  toHebrew,
} from './hebrew-date.js';
import type { HebrewDate, YearlessHebrewDate } from './hebrew-date.js';

/** The Hebrew date of death: that of the civil date's daytime, or of the next day's when the death came after sunset. */
export function effectiveHebrewDate({
  gregorianDate,
  afterSunset,
}: {
  gregorianDate: CivilDate;
  afterSunset: boolean | null;
}): HebrewDate {
  return toHebrew(afterSunset === true ? addDays(gregorianDate, 1) : gregorianDate);
}

/** What was stated about a day of death. `adarAmbiguous` as `parseHebrew` answers it. */
export type StatedDeath = {
  gregorianDate: CivilDate | null;
  hebrew: HebrewDate | YearlessHebrewDate | null;
  adarAmbiguous?: boolean;
  /** Null: not sure, or not asked. */
  afterSunset: boolean | null;
};

/** What the two dates told about each other; staff see these, none of them stops a record. */
type DateNote =
  | 'gregorian_derived'
  | 'hebrew_derived'
  | 'hebrew_year_inferred'
  | 'after_sunset_inferred'
  | 'after_sunset_unknown'
  | 'adar_disambiguated_by_gregorian';

export type Reconciled =
  | {
      ok: true;
      gregorianDate: CivilDate | null;
      hebrew: HebrewDate | YearlessHebrewDate;
      /** With `after_sunset_inferred` this is a proposal: the form asks, the importer reports. */
      afterSunset: boolean | null;
      notes: DateNote[];
    }
  | {
      ok: false;
      code: 'dates_conflict';
      /** Both readings, for the form to show: what the civil date gives, and what was stated. */
      fromGregorian: HebrewDate;
      stated: HebrewDate | YearlessHebrewDate;
      /** Days from the one to the other; positive when the stated Hebrew date is later. */
      differenceDays: number;
      message: string;
    }
  | { ok: false; code: 'adar_ambiguous'; message: string; mayBe: readonly (HebrewDate | YearlessHebrewDate)[] }
  | { ok: false; code: 'date_missing'; message: string };

/**
 * Brings the civil and the Hebrew date of death together: derives what is missing, and where both are given makes sure
 * that they agree. A Hebrew date one day later, with nothing said about sunset, proposes "after sunset"; any other
 * difference is a conflict, and nothing is overwritten. Refuses (RangeError) dates that do not exist.
 */
export function reconcile(stated: StatedDeath): Reconciled {
  const { gregorianDate, hebrew, afterSunset } = stated;
  if (hebrew !== null) refuseMissingDay(hebrew);
  if (gregorianDate !== null) {
    return hebrew === null ? fromGregorianAlone(gregorianDate, afterSunset) : compare(gregorianDate, hebrew, stated);
  }
  if (hebrew === null)
    return { ok: false, code: 'date_missing', message: 'Give the civil or the Hebrew date of death' };
  if (stated.adarAmbiguous) return { ok: false, code: 'adar_ambiguous', ...eitherAdar(hebrew) };
  return fromHebrewAlone(hebrew, afterSunset);
}

const eitherAdar = (hebrew: HebrewDate | YearlessHebrewDate) => ({
  message: `${hebrew.year} has two Adars: Adar I or Adar II?`,
  mayBe: [ADAR, ADAR_II].map((month) => ({ ...hebrew, month })),
});

function fromGregorianAlone(gregorianDate: CivilDate, afterSunset: boolean | null): Reconciled {
  const notes: DateNote[] = ['hebrew_derived', ...(afterSunset === null ? (['after_sunset_unknown'] as const) : [])];
  return { ok: true, gregorianDate, hebrew: effectiveHebrewDate({ gregorianDate, afterSunset }), afterSunset, notes };
}

/** The Hebrew day's daytime; known to have begun after sunset, the death belongs to the civil date before. */
function fromHebrewAlone(hebrew: HebrewDate | YearlessHebrewDate, afterSunset: boolean | null): Reconciled {
  if (hebrew.year === null) return { ok: true, gregorianDate: null, hebrew, afterSunset, notes: [] };
  const daytime = toCivil(hebrew);
  const gregorianDate = afterSunset === true ? addDays(daytime, -1) : daytime;
  return { ok: true, gregorianDate, hebrew, afterSunset, notes: ['gregorian_derived'] };
}

function compare(
  gregorianDate: CivilDate,
  stated: HebrewDate | YearlessHebrewDate,
  { adarAmbiguous, afterSunset }: StatedDeath,
): Reconciled {
  const effective = effectiveHebrewDate({ gregorianDate, afterSunset });
  const effectiveDay = dayNumber(gregorianDate) + (afterSunset === true ? 1 : 0);
  const readings = possibleReadings(stated, effective.year, adarAmbiguous === true);
  const { hebrew, day } = nearest(readings, effectiveDay);
  const differenceDays = day - effectiveDay;

  const isNextDay = differenceDays === 1 && afterSunset === null;
  if (differenceDays !== 0 && !isNextDay) {
    const message = `The civil and the Hebrew date differ by ${Math.abs(differenceDays)} ${Math.abs(differenceDays) === 1 ? 'day' : 'days'}`;
    return { ok: false, code: 'dates_conflict', fromGregorian: effective, stated, differenceDays, message };
  }
  const notes: DateNote[] = [];
  if (stated.year === null) notes.push('hebrew_year_inferred');
  if (isNextDay) notes.push('after_sunset_inferred');
  if (adarAmbiguous || isBareAdar(stated, hebrew.year)) notes.push('adar_disambiguated_by_gregorian');
  return { ok: true, gregorianDate, hebrew, afterSunset: isNextDay ? true : afterSunset, notes };
}

/** The full dates that a stated one may mean: years about the civil date's for one without a year, both Adars for a bare Adar. */
function possibleReadings(
  stated: HebrewDate | YearlessHebrewDate,
  about: number,
  adarAmbiguous: boolean,
): HebrewDate[] {
  const { day, month } = stated;
  const years = stated.year === null ? YEARS_ABOUT.map((distance) => about + distance) : [stated.year];
  return years
    .flatMap((year) =>
      (adarAmbiguous || isBareAdar(stated, year) ? [ADAR, ADAR_II] : [month]).map((one) => ({ day, month: one, year })),
    )
    .filter(isHebrewDate);
}

/** Enough years to contain every Hebrew day of the year: neither a 30 Cheshvan nor a second Adar is ever further away. */
const YEARS_ABOUT = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];

/** Whether an "Adar" without a year may be either of the two that this year has. */
const isBareAdar = (stated: HebrewDate | YearlessHebrewDate, year: number): boolean =>
  stated.year === null && stated.month === ADAR && !stated.adarOne && isHebrewLeapYear(year);

function nearest(readings: HebrewDate[], day: number): { hebrew: HebrewDate; day: number } {
  const dated = readings.map((hebrew) => ({ hebrew, day: dayOfHebrew(hebrew.day, hebrew.month, hebrew.year) }));
  dated.sort((one, other) => Math.abs(one.day - day) - Math.abs(other.day - day));
  const [closest] = dated;
  if (!closest) throw new RangeError('That Hebrew date does not occur near the civil one');
  return closest;
}

function refuseMissingDay({ day, month, year }: HebrewDate | YearlessHebrewDate): void {
  const longest = year === null ? (month >= 1 && month <= ADAR_II ? 30 : 0) : daysInHebrewMonth(month, year);
  if (day < 1 || day > longest) throw new RangeError(`There is no day ${day} in that Hebrew month`);
}
