import { performance } from 'node:perf_hooks';
import { mustBe, spread, type BenchOptions, type BenchResult } from './bench.js';
import { filledDatabase, type FilledDatabase } from './reminder-rows.js';

const ORGANIZATIONS = 10_000;
const DUE = 24_000;

/**
 * The night of 10,000 congregations, eight days deep, with 24,000 letters due: at a tenth of `n` observers and at `n`.
 * The raw form is one INSERT … SELECT of the same letters over an indexed date, into the same table.
 */
export async function plan({ n = 1_000_000, runs = 5 }: BenchOptions = {}): Promise<BenchResult> {
  const due = Math.min(DUE, n / 10);
  const small = await measure({ observers: n / 10, organizations: ORGANIZATIONS, due }, runs);
  const large = await measure({ observers: n, organizations: ORGANIZATIONS, due }, runs);
  mustBe('the number of statements at ten times the observers', large.statements, small.statements);
  return {
    name: 'plan',
    goal: '≤ 3 times the raw INSERT … SELECT; growth from a tenth ≤ 3; ≤ 150 MB',
    ratio: spread(large.pairs.map(({ work, raw }) => work / raw)),
    counts: {
      observers: n,
      organizations: ORGANIZATIONS,
      due,
      statements: large.statements,
      'MB more at most': Math.round(large.megabytes),
    },
    notes: [
      `growth from ${n / 10} to ${n} observers: ${(median(large, 'work') / median(small, 'work')).toFixed(2)}`,
      `work ${Math.round(median(large, 'work'))} ms, raw ${Math.round(median(large, 'raw'))} ms (medians)`,
    ],
  };
}

interface Measured {
  pairs: { work: number; raw: number }[];
  statements: number;
  megabytes: number;
}

async function measure(size: Parameters<typeof filledDatabase>[0], runs: number): Promise<Measured> {
  const database = await filledDatabase(size);
  try {
    await one(database, size.due);
    const before = process.memoryUsage().rss;
    const pairs: Measured['pairs'] = [];
    let [statements, megabytes] = [0, 0];
    for (let run = 0; run < runs; run++) {
      const { work, raw, asked } = await one(database, size.due);
      pairs.push({ work, raw });
      statements = asked;
      megabytes = Math.max(megabytes, (process.memoryUsage().rss - before) / 2 ** 20);
    }
    return { pairs, statements, megabytes };
  } finally {
    await database.close();
  }
}

/** One pair, each from an empty table; what is forgotten in between is not timed. */
async function one(database: FilledDatabase, due: number): Promise<{ work: number; raw: number; asked: number }> {
  await database.reset();
  database.statements();
  const work = await timed(async () => mustBe('letters planned', await database.planNight(), due));
  const asked = database.statements();
  await database.reset();
  const raw = await timed(async () => mustBe('raw letters', await database.insertRaw(), due));
  return { work, raw, asked };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const median = ({ pairs }: Measured, which: 'work' | 'raw'): number => spread(pairs.map((pair) => pair[which])).median;
