import { civilDate, civilParts, dayNumber, daysInCivilMonth, fromDayNumber } from './civil-date.js';
import type { CivilDate } from './civil-date.js';
import type { DateRules, Death } from './date-rules.js';
import {
  ADAR,
  ADAR_II,
  addHebrewMonths,
  CHESHVAN,
  dayOfHebrew,
  daysInHebrewMonth,
  hebrewOfDay,
  hebrewYearOf,
  isHebrewLeapYear,
  KISLEV,
  NISAN,
  SHEVAT,
  toHebrew,
} from './hebrew-date.js';
import type { HebrewDate, YearlessHebrewDate } from './hebrew-date.js';

/** Which calendar a family keeps. */
export type ObservanceCalendar = 'hebrew' | 'civil';

/** Why an observance falls on its day; `sameDay` is the plain case on either calendar. */
export type Reason =
  | 'sameDay'
  | 'adarFirst'
  | 'adarSecond'
  | 'adarBoth'
  | 'adarOneInCommonYear'
  | 'adarTwoInCommonYear'
  | 'adarOneThirtyShevat'
  | 'adarOneThirtyNisan'
  | 'thirtyNextMonth'
  | 'thirtyLastDay'
  | 'thirtyAlways29'
  | 'twelveMonths'
  | 'feb29Feb28'
  | 'feb29Mar1';

/** One yahrzeit: the civil date of its daytime, which begins at sundown the evening before. */
export type Observance = {
  date: CivilDate;
  hebrew: HebrewDate;
  /** Years since the death; null when the year of death is not known. */
  nth: number | null;
  reason: Reason;
  /** The day that this observance follows in place of the death, when the rule on burials made it do so. */
  followsBurial: CivilDate | null;
};

type Placed = { day: number; month: number; year: number; reason: Reason };

const BURIAL_DAYS = { after2days: 2, after3days: 3 } as const;

/**
 * The observances that belong to a Hebrew year: none up to the year of death, then one, or two with `adarRule` both.
 * The year counts from the death: the first yahrzeit belongs to the year after it, even where twelve months end in the
 * last days of the year before (a death in Tishrei of a leap year), or a burial beyond Rosh Hashanah carries it into the next.
 */
export function hebrewObservances(death: Death, hebrewYear: number, rules: DateRules): Observance[] {
  const { hebrew } = death;
  if (hebrew.year === null) return place(hebrew, hebrewYear, rules).map((placed) => observance(placed, null, null));
  if (hebrewYear <= hebrew.year) return [];

  const nth = hebrewYear - hebrew.year;
  if (nth === 1) return firstObservance(death, hebrew, rules);
  return place(hebrew, hebrewYear, rules).map((placed) => observance(placed, nth, null));
}

/**
 * The observance in a civil year for families who keep the civil date; sunset does not matter. Without a civil date the
 * Hebrew date's daytime stands for it; without either year there is none to count from, and so no observance.
 */
export function civilObservances(death: Death, civilYear: number, rules: DateRules): Observance[] {
  const origin = civilOrigin(death);
  if (origin === null) return [];
  const { year, month, day } = civilParts(origin);
  if (civilYear <= year) return [];

  const nth = civilYear - year;
  if (day <= daysInCivilMonth(month, civilYear)) return [onCivil(civilDate(civilYear, month, day), nth, 'sameDay')];
  if (rules.feb29Rule === 'mar1') return [onCivil(civilDate(civilYear, 3, 1), nth, 'feb29Mar1')];
  return [onCivil(civilDate(civilYear, 2, 28), nth, 'feb29Feb28')];
}

/** Every observance from one civil date to another, both included, in order. */
export function observancesBetween(
  death: Death,
  from: CivilDate,
  to: CivilDate,
  calendar: ObservanceCalendar,
  rules: DateRules,
): Observance[] {
  const found: Observance[] = [];
  const keep = (observances: Observance[]): void => {
    for (const one of observances) if (one.date >= from && one.date <= to) found.push(one);
  };
  if (calendar === 'civil') {
    for (let year = civilParts(from).year; year <= civilParts(to).year; year++)
      keep(civilObservances(death, year, rules));
    return found;
  }
  const lastYear = hebrewYearOf(to) + 1;
  for (let year = hebrewYearOf(from) - 1; year <= lastYear; year++) keep(hebrewObservances(death, year, rules));
  return found;
}

/** The civil date that the civil calendar counts from. */
function civilOrigin(death: Death): CivilDate | null {
  if (death.gregorianDate !== null) return death.gregorianDate;
  const { day, month, year } = death.hebrew;
  return year === null ? null : fromDayNumber(dayOfHebrew(day, month, year));
}

function firstObservance(death: Death, died: HebrewDate, rules: DateRules): Observance[] {
  const burialDate = decidingBurial(death, died, rules);
  const origin = burialDate === null ? died : toHebrew(burialDate);
  const placed =
    rules.firstYearRule === 'twelveMonths' ? afterTwelveMonths(origin, rules) : place(origin, origin.year + 1, rules);
  return placed.map((one) => observance(one, 1, burialDate));
}

/** The burial that decides the first yahrzeit: so many days after the death's daytime, by the rule. */
function decidingBurial(death: Death, died: HebrewDate, { burialRule }: DateRules): CivilDate | null {
  if (burialRule === 'off' || !death.burialDate) return null;
  const waited = dayNumber(death.burialDate) - dayOfHebrew(died.day, died.month, died.year);
  return waited >= BURIAL_DAYS[burialRule] ? death.burialDate : null;
}

/**
 * The day when twelve Hebrew months are full; where a thirteenth lies between, a month before the date itself. A 30th
 * that this other month lacks becomes the 29th, or the 1st that follows where the rule is `roshChodesh`.
 */
function afterTwelveMonths(origin: HebrewDate, rules: DateRules): Placed[] {
  const usual = place(origin, origin.year + 1, rules);
  const full = addHebrewMonths(origin, 12);

  if (full.day <= daysInHebrewMonth(full.month, full.year)) {
    return usual.length === 1 && usual[0]?.month === full.month ? usual : [{ ...full, reason: 'twelveMonths' }];
  }
  if (full.month === origin.month) return usual;
  if (rules.thirtyRule !== 'roshChodesh') return [{ ...full, day: 29, reason: 'twelveMonths' }];
  return [{ ...hebrewOfDay(dayOfHebrew(30, full.month, full.year)), reason: 'twelveMonths' }];
}

/** Where a Hebrew date is kept in a year, whatever the year of death. */
function place(died: HebrewDate | YearlessHebrewDate, year: number, rules: DateRules): Placed[] {
  const { day, month } = died;
  if (month === ADAR || month === ADAR_II) return placeAdar(died, year, rules);
  if (day === 30 && (month === CHESHVAN || month === KISLEV)) return [placeThirty(died, year, rules)];
  return [{ day, month, year, reason: 'sameDay' }];
}

function placeAdar(died: HebrewDate | YearlessHebrewDate, year: number, rules: DateRules): Placed[] {
  const { day, month } = died;
  const leap = isHebrewLeapYear(year);
  if (month === ADAR_II) {
    return [leap ? { day, month, year, reason: 'sameDay' } : { day, month: ADAR, year, reason: 'adarTwoInCommonYear' }];
  }

  const diedInAdarOne = died.year === null ? died.adarOne === true || day === 30 : isHebrewLeapYear(died.year);
  if (!leap) return [diedInAdarOne ? adarOneInCommonYear(day, year, rules) : { day, month, year, reason: 'sameDay' }];
  if (diedInAdarOne) return [{ day, month, year, reason: 'sameDay' }];

  const first: Placed = { day, month: ADAR, year, reason: 'adarFirst' };
  const second: Placed = { day, month: ADAR_II, year, reason: 'adarSecond' };
  if (rules.adarRule === 'first') return [first];
  if (rules.adarRule === 'second') return [second];
  return [
    { ...first, reason: 'adarBoth' },
    { ...second, reason: 'adarBoth' },
  ];
}

function adarOneInCommonYear(day: number, year: number, { adar1ThirtyRule }: DateRules): Placed {
  if (day < 30) return { day, month: ADAR, year, reason: 'adarOneInCommonYear' };
  if (adar1ThirtyRule === 'nisan1') return { day: 1, month: NISAN, year, reason: 'adarOneThirtyNisan' };
  return { day: 30, month: SHEVAT, year, reason: 'adarOneThirtyShevat' };
}

/**
 * 30 Cheshvan and 30 Kislev, which some years lack. The first anniversary decides what the day was: with a 30th in it the
 * day is kept as Rosh Chodesh, without one as the month's last day. An unknown year of death counts as the former.
 */
function placeThirty(
  { month, year: died }: HebrewDate | YearlessHebrewDate,
  year: number,
  { thirtyRule }: DateRules,
): Placed {
  const exists = daysInHebrewMonth(month, year) === 30;
  const firstHad30 = died === null || daysInHebrewMonth(month, died + 1) === 30;
  const thirtieth: Placed = { day: 30, month, year, reason: 'sameDay' };
  const lastDay: Placed = { day: 29, month, year, reason: 'thirtyLastDay' };
  const nextMonth: Placed = { day: 1, month: month + 1, year, reason: 'thirtyNextMonth' };

  switch (thirtyRule) {
    case 'firstAnniversary':
      if (exists) return thirtieth;
      return firstHad30 ? nextMonth : lastDay;
    case 'fixed29':
      if (!firstHad30) return exists ? { ...lastDay, reason: 'thirtyAlways29' } : lastDay;
      return exists ? thirtieth : nextMonth;
    case 'roshChodesh':
      return exists ? thirtieth : nextMonth;
    case 'lastDay':
      return exists ? thirtieth : lastDay;
  }
}

function observance(
  { day, month, year, reason }: Placed,
  nth: number | null,
  followsBurial: CivilDate | null,
): Observance {
  return {
    date: fromDayNumber(dayOfHebrew(day, month, year)),
    hebrew: { day, month, year },
    nth,
    reason,
    followsBurial,
  };
}

const onCivil = (date: CivilDate, nth: number, reason: Reason): Observance => ({
  date,
  hebrew: toHebrew(date),
  nth,
  reason,
  followsBurial: null,
});
