import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { mustBe, spread, type BenchOptions, type BenchResult } from './bench.js';
import { simulatedCongregation, type SimulatedCongregation, type Size } from './simulated-congregation.js';

const SEED = 5787;
const MOST_MINUTES = 10;
const DAYS_OF_A_YEAR = 365.25;

/** Nights of a smaller congregation, to which ten times as much happens, and whose staff and workers do what they can. */
const FUZZED = { nights: 1000, observers: 200, often: 10 };

/**
 * `n` observers for `runs` years, night by night: of a year 3 % of them die, 2 % of addresses bounce, 1 % stop, 3 % are held.
 * Then a thousand nights whose letters wait for a second person, while words and lists change and workers are killed. After
 * each night it looks for whoever is without a rememberer and not listed, for letters that left though they were held or not
 * released, and for families with neither letter nor task. The run is the same each time.
 */
export async function families({ n = 2000, runs = 10 }: BenchOptions = {}): Promise<BenchResult> {
  // Each worker that is killed would say so.
  Logger.overrideLogger(false);
  const started = performance.now();
  const nights = Math.floor(runs * DAYS_OF_A_YEAR);
  const years = await simulated({ observers: n, seed: SEED }, nights);
  const minutesOfYears = (performance.now() - started) / 60_000;
  const { nights: fuzzedNights, ...fuzzed } = FUZZED;
  const fuzz = await simulated({ ...fuzzed, seed: SEED, isFuzzed: true }, fuzzedNights);
  const minutes = (performance.now() - started) / 60_000;
  return {
    name: 'families',
    goal: `nobody orphaned and not listed, no held letter gone, none gone unreleased, no family with neither letter nor task; ≤ ${MOST_MINUTES} minutes`,
    ratio: spread([minutes]),
    counts: { observers: n, nights, ...years.happened },
    notes: [
      `the ratio is the minutes that it took; ${minutesOfYears.toFixed(1)} of them for the years`,
      `${fuzzedNights} fuzzed nights of ${fuzzed.observers} observers: ${inWords({ ...fuzz.happened, ...fuzz.staff.happened })}`,
    ],
  };
}

/** So many nights. @throws where anything was as it must never be */
async function simulated(size: Size, nights: number): Promise<SimulatedCongregation> {
  const congregation = await simulatedCongregation(size);
  try {
    for (let night = 0; night < nights; night++) await oneDay(congregation, night);
    const { wrong, staff } = congregation;
    mustBe('without a rememberer and not listed', wrong.notListed, 0);
    mustBe('listed though somebody remembers', wrong.wronglyListed, 0);
    mustBe('held letters that left', wrong.heldAndGone, 0);
    mustBe('held families of whom staff were not told ahead', wrong.heldUntold, 0);
    mustBe('families with neither letter nor task', wrong.forgotten, 0);
    mustBe('promises without an end', wrong.stillOpen, 0);
    mustBe('letters that left unreleased', staff.wrong.unreleased, 0);
    mustBe('releases by who caused them', staff.wrong.releasedAlone, 0);
    mustBe('letters in other words than were released', staff.wrong.otherWords, 0);
    return congregation;
  } finally {
    await congregation.close();
  }
}

const inWords = (happened: Record<string, number>): string =>
  Object.entries(happened)
    .map(([what, times]) => `${what} ${times}`)
    .join(', ');

/** A night, what befell families since, the letters of the day, and what the office did about it. */
export async function oneDay(congregation: SimulatedCongregation, night: number): Promise<void> {
  await congregation.plan(night);
  await congregation.befall();
  await congregation.send();
  await congregation.officeWork(randomUUID());
  await congregation.look();
}
