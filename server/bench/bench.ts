import { performance } from 'node:perf_hooks';

/** Median, least and most of the pairs that were measured. */
export type Spread = { median: number; min: number; max: number };

/** What a benchmark reports: its ratio to a raw loop, and counts that a busy machine cannot change. */
export type BenchResult = {
  name: string;
  goal: string;
  ratio: Spread;
  counts: Record<string, number>;
  notes: string[];
};

export type BenchOptions = { n?: number; runs?: number };

/** Times of interleaved pairs: `slower` is work ÷ raw, `faster` is raw ÷ work, that is how much of the raw speed is left. */
export type Pairs = { slower: Spread; faster: Spread; workMs: Spread; rawMs: Spread };

/**
 * Runs work and raw loop in turn, A B A B …, so that both meet the same machine. A first pair warms up and is not counted.
 */
export async function pairs(work: () => unknown, raw: () => unknown, runs: number): Promise<Pairs> {
  await work();
  await raw();
  const measured: { workMs: number; rawMs: number }[] = [];
  for (let run = 0; run < runs; run++)
    measured.push({ workMs: await milliseconds(work), rawMs: await milliseconds(raw) });
  return {
    slower: spread(measured.map(({ workMs, rawMs }) => workMs / rawMs)),
    faster: spread(measured.map(({ workMs, rawMs }) => rawMs / workMs)),
    workMs: spread(measured.map(({ workMs }) => workMs)),
    rawMs: spread(measured.map(({ rawMs }) => rawMs)),
  };
}

/** Refuses to report: a benchmark whose work was wrong has measured nothing. */
export function mustBe<T extends number | string | boolean>(what: string, found: T, expected: T): void {
  if (found !== expected) throw new Error(`The benchmark did wrong work: ${what} is ${found}, not ${expected}`);
}

async function milliseconds(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const median = ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
  return { median, min: sorted[0] ?? NaN, max: sorted.at(-1) ?? NaN };
}
