import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { SYSTEM } from '../src/platform/tenancy/index.js';
import { mustBe, pairs, type BenchOptions, type BenchResult } from './bench.js';
import {
  anOrganization,
  BAD_EVERY,
  copyIn,
  copyOut,
  listOf,
  prepare,
  TWICE_EVERY,
  type Bench,
} from './import-house.js';

const PREVIEWED = 1_000;

/**
 * A list of 100,000 rows, every tenth of which cannot be read and every twentieth says an earlier one again: uploaded,
 * understood and imported with all dates, divided by COPY of the very rows that this left, into the same tables with the
 * same indexes (but for foreign keys). In a process with the small heap of production, since both the memory and the time
 * of collecting garbage depend on it.
 */
export async function imports({ n = 100_000, runs = 3 }: BenchOptions = {}): Promise<BenchResult> {
  const bench = await prepare();
  try {
    const file = path.join(bench.directory, 'many.csv');
    writeFileSync(file, listOf(n));
    const copied = path.join(bench.directory, 'rows');
    let peak = 0;
    const work = async () => {
      await bench.db.query('TRUNCATE organization CASCADE');
      peak = Math.max(peak, await growthDuring(() => importOnce(bench, file, n)));
    };
    await work();
    const rows = await copyOut(bench, copied);
    const { faster, workMs, rawMs } = await pairs(work, () => copyIn(bench, copied), runs);
    const preview = await timeOfPreview(bench);
    return {
      name: 'import',
      goal: `≥ 0.3 of COPY; memory growth ≤ 80 MB; preview of ${PREVIEWED} rows ≤ 0.3 s`,
      ratio: faster,
      counts: { 'rows of the file': n, 'rows written': rows, 'memory growth, MB': Math.round(peak / 1024 / 1024) },
      notes: [
        `an import takes ${seconds(workMs.median)} here, COPY of its rows ${seconds(rawMs.median)} (medians)`,
        `the preview of ${PREVIEWED} rows takes ${seconds(preview)}`,
      ],
    };
  } finally {
    await bench.close();
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

async function importOnce({ db, imports: lists, work }: Bench, file: string, n: number): Promise<void> {
  const org = await anOrganization(db);
  const { id } = await lists.preview(org, SYSTEM, { fileName: 'many.csv', file: readFileSync(file) });
  await lists.run(org, SYSTEM, id);
  await work.carryOut(org, id);
  const { state, counts } = await lists.get(org, id);
  mustBe('how the import stands', state, 'imported');
  mustBe('the rows that cannot be read', counts.error, n / BAD_EVERY);
  mustBe('the rows said twice', counts.duplicate, n / TWICE_EVERY);
  const [{ people }] = await db.query('SELECT count(*) AS people FROM yahrzeit WHERE computed_through > 0');
  mustBe('the people with their dates', people, n - n / BAD_EVERY - n / TWICE_EVERY);
}

/** How many bytes the process grew at most. */
async function growthDuring(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  await work();
  clearInterval(watch);
  return most - before;
}

async function timeOfPreview({ db, imports: lists }: Bench): Promise<number> {
  await db.query('TRUNCATE organization CASCADE');
  const org = await anOrganization(db);
  const file = listOf(PREVIEWED);
  const start = performance.now();
  await lists.preview(org, SYSTEM, { fileName: 'some.csv', file });
  return performance.now() - start;
}
