import { abs2hebrew, getYahrzeitHD, hebrew2abs } from '@hebcal/hdate';
import {
  dayNumber,
  DEFAULT_RULES,
  effectiveHebrewDate,
  fromDayNumber,
  hebrewObservances,
  type DateRules,
} from '../src/calendar/index.js';
import { mustBe, pairs, type BenchOptions, type BenchResult } from './bench.js';

const FIRST_YEAR = 5787;
const YEARS = 5;

/** Every combination of the rules of the Hebrew calendar. */
const ALL_RULES: DateRules[] = (['first', 'second', 'both'] as const).flatMap((adarRule) =>
  (['shevat30', 'nisan1'] as const).flatMap((adar1ThirtyRule) =>
    (['firstAnniversary', 'fixed29', 'roshChodesh', 'lastDay'] as const).flatMap((thirtyRule) =>
      (['hebrewDate', 'twelveMonths'] as const).flatMap((firstYearRule) =>
        (['off', 'after2days', 'after3days'] as const).map((burialRule) => ({
          ...DEFAULT_RULES,
          adarRule,
          adar1ThirtyRule,
          thirtyRule,
          firstYearRule,
          burialRule,
        })),
      ),
    ),
  ),
);

/**
 * A million deaths and five years of observances each, from the civil date of death to the civil date of the observance, under
 * every rule in turn; the raw loop is `@hebcal/hdate` with its one rule, from day counts to day counts.
 */
export async function dates({ n = 1_000_000, runs = 5 }: BenchOptions = {}): Promise<BenchResult> {
  const deaths = daysOfDeath(n);
  const differing = compareWithRaw(deaths);
  mustBe('the number of days that differ from the library under its own rules', differing, 0);

  const observed = observe(deaths);
  const { faster, workMs, rawMs } = await pairs(
    () => mustBe('observances', observe(deaths), observed),
    () => mustBe('raw observances', loopRaw(deaths).count, n * YEARS),
    runs,
  );
  return {
    name: 'dates',
    goal: '≥ 0.5 of the speed of the raw @hebcal/hdate loop',
    ratio: faster,
    counts: { deaths: n, years: YEARS, rules: ALL_RULES.length, observances: observed, differing },
    notes: [`work ${Math.round(workMs.median)} ms, raw ${Math.round(rawMs.median)} ms (medians)`],
  };
}

/** Days from 1930 to the end of 5786, the same in every run. */
function daysOfDeath(n: number): Int32Array {
  const first = dayNumber('1930-01-01');
  const span = dayNumber('2026-09-11') - first + 1;
  const days = new Int32Array(n);
  let seed = 1;
  for (let index = 0; index < n; index++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    days[index] = first + (seed % span);
  }
  return days;
}

function observe(deaths: Int32Array): number {
  let count = 0;
  for (let index = 0; index < deaths.length; index++) {
    const day = deaths[index] ?? 0;
    const gregorianDate = fromDayNumber(day);
    const hebrew = effectiveHebrewDate({ gregorianDate, afterSunset: false });
    const death = { gregorianDate, afterSunset: false, hebrew, burialDate: fromDayNumber(day + (index % 4)) };
    const rules = ALL_RULES[index % ALL_RULES.length] ?? DEFAULT_RULES;
    for (let year = FIRST_YEAR; year < FIRST_YEAR + YEARS; year++) {
      for (const { date } of hebrewObservances(death, year, rules)) if (date.length === 10) count++;
    }
  }
  return count;
}

function loopRaw(deaths: Int32Array): { count: number; sum: number } {
  let count = 0;
  let sum = 0;
  for (let index = 0; index < deaths.length; index++) {
    const death = abs2hebrew(deaths[index] ?? 0);
    for (let year = FIRST_YEAR; year < FIRST_YEAR + YEARS; year++) {
      const observance = getYahrzeitHD(year, death);
      if (!observance) continue;
      count++;
      sum += hebrew2abs(observance.yy, observance.mm, observance.dd);
    }
  }
  return { count, sum };
}

/** How many observances fall on another day than the library says, under the rules that the library has. */
function compareWithRaw(deaths: Int32Array): number {
  let differing = 0;
  for (const day of deaths) {
    const raw = abs2hebrew(day);
    const gregorianDate = fromDayNumber(day);
    const death = {
      gregorianDate,
      afterSunset: false,
      hebrew: effectiveHebrewDate({ gregorianDate, afterSunset: false }),
    };
    for (let year = FIRST_YEAR; year < FIRST_YEAR + YEARS; year++) {
      const theirs = getYahrzeitHD(year, raw);
      const [ours] = hebrewObservances(death, year, DEFAULT_RULES);
      if (!theirs || !ours || dayNumber(ours.date) !== hebrew2abs(theirs.yy, theirs.mm, theirs.dd)) differing++;
    }
  }
  return differing;
}
