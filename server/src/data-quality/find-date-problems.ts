import type { DateProblem } from '@zikaron/contract';
import {
  ADAR,
  dayNumber,
  dayOfHebrew,
  effectiveHebrewDate,
  type CivilDate,
  type HebrewDate,
} from '../calendar/index.js';

/** What is stored about a day of death, with the key under which the same name is always found. */
export interface StoredDeath {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly gregorianDate: CivilDate | null;
  readonly gregorianDerived: boolean;
  readonly hebrewDay: number | null;
  readonly hebrewMonth: number | null;
  readonly hebrewYear: number | null;
  readonly hebrewDerived: boolean;
  readonly adarSaid: number | null;
  readonly afterSunset: boolean | null;
}

export interface FoundProblem {
  readonly death: StoredDeath;
  readonly problem: DateProblem;
  /** What the civil date gives, where the Hebrew one says something else. */
  readonly expected: HebrewDate | null;
  /** The earlier record of the same person. */
  readonly sameAs: string | null;
}

/** Years, and days that are where a program's calendar begins, which old programs wrote when nobody knew: practice.md 2. */
const PLACEHOLDER_HEBREW_YEARS = [5664];
const PLACEHOLDER_CIVIL_YEARS = ['1900', '1904'];
const PLACEHOLDER_DAYS = ['1899-12-30', '1899-12-31', '1970-01-01', '2000-01-01'];

/** A year that holds this share of all records, and this many, is a program's answer and not people's. */
const SPIKE = { share: 0.25, records: 12 };

/** What is doubtful about the days of death, in the order of the records; one record may have several doubts. */
export function findDateProblems(deaths: readonly StoredDeath[]): FoundProblem[] {
  const spikes = spikesOf(deaths);
  const known = new Map<string, StoredDeath[]>();
  return deaths.flatMap((death) => {
    const found = (problem: DateProblem, more: Partial<FoundProblem> = {}): FoundProblem => ({
      ...{ death, problem, expected: null, sameAs: null },
      ...more,
    });
    const earlier = repeated(death, known);
    const { conflict, unsure } = compared(death);
    return [
      ...(conflict ? [found('conflict', { expected: conflict })] : []),
      ...(isPlaceholder(death, spikes) ? [found('placeholder_year')] : []),
      ...(isAmbiguousAdar(death) ? [found('ambiguous_adar')] : []),
      ...(unsure ? [found('after_sunset_unsure')] : []),
      ...(death.hebrewDay === null && death.gregorianDate === null ? [found('no_date')] : []),
      ...(earlier ? [found('duplicate', { sameAs: earlier.id })] : []),
    ];
  });
}

/** Two stated dates that disagree; or a day that sunset decides, and nobody said on which side of it the death came. */
function compared(death: StoredDeath): { conflict: HebrewDate | null; unsure: boolean } {
  const { gregorianDate, gregorianDerived, hebrewDay: day, hebrewMonth: month, hebrewYear: year } = death;
  const { hebrewDerived, afterSunset } = death;
  if (!gregorianDate || gregorianDerived) return { conflict: null, unsure: false };
  if (hebrewDerived || day === null || month === null || year === null) {
    return { conflict: null, unsure: afterSunset === null };
  }
  const expected = effectiveHebrewDate({ gregorianDate, afterSunset });
  const apart = dayOfHebrew(day, month, year) - dayNumber(gregorianDate) - (afterSunset === true ? 1 : 0);
  const isNextDay = apart === 1 && afterSunset === null;
  return { conflict: apart !== 0 && !isNextDay ? expected : null, unsure: isNextDay };
}

const isAmbiguousAdar = ({ hebrewMonth, hebrewYear, adarSaid }: StoredDeath): boolean =>
  hebrewMonth === ADAR && hebrewYear === null && adarSaid === null;

function isPlaceholder({ gregorianDate, hebrewYear }: StoredDeath, spikes: ReadonlySet<number>): boolean {
  if (hebrewYear !== null && (PLACEHOLDER_HEBREW_YEARS.includes(hebrewYear) || spikes.has(hebrewYear))) return true;
  if (!gregorianDate) return false;
  return PLACEHOLDER_CIVIL_YEARS.includes(gregorianDate.slice(0, 4)) || PLACEHOLDER_DAYS.includes(gregorianDate);
}

function spikesOf(deaths: readonly StoredDeath[]): Set<number> {
  const byYear = new Map<number, number>();
  for (const { hebrewYear } of deaths) {
    if (hebrewYear !== null) byYear.set(hebrewYear, (byYear.get(hebrewYear) ?? 0) + 1);
  }
  const isSpike = (records: number) => records >= SPIKE.records && records >= SPIKE.share * deaths.length;
  return new Set([...byYear].flatMap(([year, records]) => (isSpike(records) ? [year] : [])));
}

/** The earlier record of this person and day. */
function repeated(death: StoredDeath, known: Map<string, StoredDeath[]>): StoredDeath | null {
  if (death.hebrewDay === null) return null;
  const day = `${death.hebrewDay}.${death.hebrewMonth}`;
  const others = known.get(day) ?? [];
  const earlier = others.find((other) => isSamePerson(other, death));
  if (!earlier) others.push(death);
  known.set(day, others);
  return earlier ?? null;
}

/** Of one year, names that a slip of one letter sets apart; where a year is unknown, the same name. */
function isSamePerson(one: StoredDeath, other: StoredDeath): boolean {
  if (one.hebrewYear === null || other.hebrewYear === null) return one.key === other.key;
  return one.hebrewYear === other.hebrewYear && isOneLetterApart(one.key, other.key);
}

/** Whether one of two texts has at most one letter more, less or other than the other. */
function isOneLetterApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const rest = (text: string, skipped: number) => text.slice(at + skipped);
  return rest(one, 1) === rest(other, 1) || rest(one, 0) === rest(other, 1) || rest(one, 1) === rest(other, 0);
}
