import type { ReleaseRule } from '@zikaron/contract';
import { ADAR, daysInHebrewMonth, isHebrewLeapYear, toCivil, toHebrew, type CivilDate } from '../../calendar/index.js';

/** What is known of one night before its letters are written. */
export interface NightFacts {
  /** The congregation's rules. */
  readonly rules: readonly ReleaseRule[];
  /** No night has written a letter yet. */
  readonly isFirstNight: boolean;
  /** Acts that nobody has released since. */
  readonly acts: readonly { readonly reason: ReleaseRule }[];
  /** What was released and has not been written yet. */
  readonly released: readonly ReleaseRule[];
  readonly letters: number;
  readonly firstYahrzeits: number;
  /** Letters of the seven days up to the night. */
  readonly week: number;
  /** Those of the same Hebrew days a year before; null where there is nothing to compare. */
  readonly lastYear: number | null;
}

/** So many more or fewer letters than a year before are unusual. */
const UNUSUAL = 0.3;

/** Why the letters of a night wait for a second person; none where they may leave, and where there are none. */
export function releaseReasons(night: NightFacts): ReleaseRule[] {
  const { isFirstNight, acts, released, letters, firstYahrzeits, week, lastYear } = night;
  if (letters === 0) return [];
  const holds: Record<ReleaseRule, boolean> = {
    first_night: isFirstNight && !released.includes('first_night'),
    wording: acts.some(({ reason }) => reason === 'wording'),
    import: acts.some(({ reason }) => reason === 'import'),
    unusual: lastYear !== null && Math.abs(week - lastYear) > UNUSUAL * lastYear && !released.includes('unusual'),
    first_yahrzeit: firstYahrzeits > 0 && !released.includes('first_yahrzeit'),
  };
  return night.rules.filter((rule) => holds[rule]);
}

/**
 * The same Hebrew day a year before, as a civil date. A 30th that the month lacked then is its 29th. Null in Adar where one of
 * the years has two and the other one: those weeks are not the same.
 */
export function hebrewYearBefore(date: CivilDate): CivilDate | null {
  const { day, month, year } = toHebrew(date);
  if (month >= ADAR && isHebrewLeapYear(year) !== isHebrewLeapYear(year - 1)) return null;
  return toCivil({ day: Math.min(day, daysInHebrewMonth(month, year - 1)), month, year: year - 1 });
}
