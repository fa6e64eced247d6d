import { performance } from 'node:perf_hooks';
import { randomUUID } from 'node:crypto';
import { mustBe, spread, type BenchOptions, type BenchResult } from './bench.js';
import { simulatedCongregation, type SimulatedCongregation } from './simulated-congregation.js';

const SEED = 5787;
const MOST_MINUTES = 10;
const DAYS_OF_A_YEAR = 365.25;

/**
 * `n` observers for `runs` years, night by night: of a year 3 % of them die, 2 % of addresses bounce, 1 % stop, 3 % are held.
 * After each night it looks for whoever is without a rememberer and not listed, for held letters that left, and for families
 * with neither letter nor task. The run is the same each time.
 */
export async function families({ n = 2000, runs = 10 }: BenchOptions = {}): Promise<BenchResult> {
  const started = performance.now();
  const congregation = await simulatedCongregation({ observers: n, seed: SEED });
  try {
    const nights = Math.floor(runs * DAYS_OF_A_YEAR);
    for (let night = 0; night < nights; night++) await oneDay(congregation, night);
    const { notListed, wronglyListed, heldAndGone, heldUntold, forgotten, stillOpen } = congregation.wrong;
    mustBe('without a rememberer and not listed', notListed, 0);
    mustBe('listed though somebody remembers', wronglyListed, 0);
    mustBe('held letters that left', heldAndGone, 0);
    mustBe('held families of whom staff were not told ahead', heldUntold, 0);
    mustBe('families with neither letter nor task', forgotten, 0);
    mustBe('promises without an end', stillOpen, 0);
    const minutes = (performance.now() - started) / 60_000;
    return {
      name: 'families',
      goal: `nobody orphaned and not listed, no held letter gone, no family with neither letter nor task; ≤ ${MOST_MINUTES} minutes`,
      ratio: spread([minutes]),
      counts: { observers: n, nights, ...congregation.happened },
      notes: ['the ratio is the minutes that it took'],
    };
  } finally {
    await congregation.close();
  }
}

/** A night, what befell families since, the letters of the day, and what the office did about it. */
export async function oneDay(congregation: SimulatedCongregation, night: number): Promise<void> {
  await congregation.plan(night);
  await congregation.befall();
  await congregation.send();
  await congregation.officeWork(randomUUID());
  await congregation.look();
}
