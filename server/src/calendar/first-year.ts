import type { FestivalRule, FirstYearStepKind, KaddishFrom, KaddishRule } from '@zikaron/contract';
import { addDays, fromDayNumber } from './civil-date.js';
import type { CivilDate } from './civil-date.js';
import { addHebrewMonths, dayOfHebrew, hebrewYearOf, NISAN, TISHREI, toCivil, toHebrew } from './hebrew-date.js';
import type { HebrewDate } from './hebrew-date.js';
import { isRestDay } from './holy-days.js';

const SIVAN = 3;

/** What the first year after a death is worked out from. */
export interface FirstYearOf {
  /** The Hebrew date of death, the day after where it was after sunset. */
  readonly death: HebrewDate;
  readonly buried: CivilDate;
  readonly kaddish: { readonly rule: KaddishRule; readonly from: KaddishFrom };
  /** By the rules of the congregation. */
  readonly firstYahrzeit: CivilDate;
  readonly festivals: FestivalRule;
}

export interface StepOfFirstYear {
  readonly kind: FirstYearStepKind;
  /** The day that it is about. */
  readonly fallsOn: CivilDate;
  /** When the office does it: that day, or the last day before it that is no day of rest. */
  readonly dueOn: CivilDate;
  /** The last day by the custom that a festival ends the mourning, where one lies in between. */
  readonly festival: CivilDate | null;
  /** The day without that festival, where it was applied. */
  readonly usual: CivilDate | null;
}

/** The path of a first year, in the order of its days. */
export function firstYearSteps(of: FirstYearOf, where: { israel: boolean }): StepOfFirstYear[] {
  // The burial is the first day of both.
  const [shivaEnds, sheloshimEnds] = [addDays(of.buried, 6), addDays(of.buried, 29)];
  const months = (count: number) => monthsAfter(of.death, count);
  const step = (kind: FirstYearStepKind, day: CivilDate, festival: CivilDate | null = null): StepOfFirstYear => {
    const isApplied = festival !== null && of.festivals === 'apply';
    const fallsOn = isApplied ? festival : day;
    return {
      ...{ kind, fallsOn, festival: isApplied ? null : festival, usual: isApplied ? day : null },
      dueOn: lastWorkingDay(fallsOn, where),
    };
  };
  return [
    step('funeral', of.buried),
    step('recentDeaths', addDays(of.buried, 1)),
    step('shiva', shivaEnds, cutShort(of.buried, shivaEnds)),
    step('rabbiLetter', addDays(shivaEnds, 1)),
    step('sheloshim', sheloshimEnds, cutShort(shivaEnds, sheloshimEnds)),
    step('callWeek5', addDays(of.buried, 35)),
    step('callMonth3', months(3)),
    step('callMonth6', months(6)),
    step('unveiling', months(8)),
    step('plaque', months(10)),
    step('kaddishEnds', kaddishEnds(of)),
    step('firstYahrzeit', of.firstYahrzeit),
  ].sort((one, other) => one.fallsOn.localeCompare(other.fallsOn));
}

/** The last day on which kaddish is said, by the family's rule; counted from the death or from the burial. */
function kaddishEnds({
  death,
  buried,
  kaddish: { rule, from },
}: Omit<FirstYearOf, 'firstYahrzeit' | 'festivals'>): CivilDate {
  const start = from === 'death' ? death : toHebrew(buried);
  switch (rule) {
    case '30d':
      return addDays(toCivil(start), 29);
    case '11m-1d':
      return addDays(monthsAfter(start, 11), -1);
    case '11m':
      return monthsAfter(start, 11);
    case '12m-1w':
      return addDays(monthsAfter(start, 12), -7);
    case '12m':
      return monthsAfter(start, 12);
  }
}

/** That day, or where it is Shabbat or Yom Tov the last day before. */
export function lastWorkingDay(date: CivilDate, where: { israel: boolean }): CivilDate {
  let day = date;
  while (isRestDay(day, where)) day = addDays(day, -1);
  return day;
}

const monthsAfter = (start: HebrewDate, months: number): CivilDate => {
  const { day, month, year } = addHebrewMonths(start, months);
  return fromDayNumber(dayOfHebrew(day, month, year));
};

/** Festivals that end a time of mourning which has begun: by the first day of each, in the order of the year. */
const FESTIVALS: readonly (readonly [day: number, month: number])[] = [
  [1, TISHREI],
  [10, TISHREI],
  [15, TISHREI],
  [15, NISAN],
  [6, SIVAN],
];

/** The eve of the first festival after `begun` and not after `ends`; null where none lies in between. */
function cutShort(begun: CivilDate, ends: CivilDate): CivilDate | null {
  const years = [hebrewYearOf(begun), hebrewYearOf(ends)];
  const [first] = years
    .flatMap((year) => FESTIVALS.map(([day, month]) => toCivil({ day, month, year })))
    .filter((festival) => festival > begun && festival <= ends);
  return first ? addDays(first, -1) : null;
}
