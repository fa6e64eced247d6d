import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { NODE_FLAGS } from '../src/app/embedded/child.js';
import type { BenchOptions, BenchResult } from './bench.js';

/** Each benchmark is loaded when it is asked for, so that one does not pay for the memory of another. */
const BENCHMARKS: Record<string, () => Promise<(options: BenchOptions) => Promise<BenchResult>>> = {
  'bring-in': async () => (await import('./bring-in.js')).bringIn,
  bytes: async () => (await import('./bytes.js')).bytes,
  corrections: async () => (await import('./corrections.js')).corrections,
  coverage: async () => (await import('./coverage.js')).coverage,
  dashboard: async () => (await import('./dashboard.js')).dashboard,
  dates: async () => (await import('./dates.js')).dates,
  evening: async () => (await import('./evening.js')).evening,
  families: async () => (await import('./families.js')).families,
  fairness: async () => (await import('./fairness.js')).fairness,
  import: async () => (await import('./import.js')).imports,
  'letter-text': async () => (await import('./letter-text.js')).letterText,
  list: async () => (await import('./list.js')).list,
  memory: async () => (await import('./memory.js')).memory,
  occurrences: async () => (await import('./occurrences.js')).occurrences,
  photographs: async () => (await import('./photographs.js')).photographs,
  plan: async () => (await import('./plan.js')).plan,
  render: async () => (await import('./render.js')).render,
  'service-list': async () => (await import('./service-list.js')).serviceList,
  search: async () => (await import('./search.js')).search,
  tenants: async () => (await import('./tenants.js')).tenants,
  start: async () => (await import('./start.js')).start,
  scrape: async () => (await import('./scrape.js')).scrape,
  send: async () => (await import('./send.js')).send,
  web: async () => (await import('./web.js')).web,
};

/** Those that depend on how much memory Node may fill before it collects garbage: they run with production's flags. */
const AS_IN_PRODUCTION = ['bring-in', 'import'];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    n: { type: 'string' },
    runs: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const [name = ''] = positionals;
const load = values.help ? undefined : BENCHMARKS[name];

if (AS_IN_PRODUCTION.includes(name) && !NODE_FLAGS.every((flag) => process.execArgv.includes(flag))) {
  const child = fork(fileURLToPath(import.meta.url), process.argv.slice(2), { execArgv: NODE_FLAGS });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => (process.exitCode = code ?? 1));
} else if (load) {
  const bench = await load();
  const result = await bench({ n: whole(values.n), runs: whole(values.runs) });
  console.log(values.json ? JSON.stringify(result) : describe(result));
} else {
  console.error(
    `Say one of: ${Object.keys(BENCHMARKS).join(', ')}. For example: npm run bench -- dates --n 100000 --runs 5 --json`,
  );
  process.exitCode = values.help ? 0 : 1;
}

function whole(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${text} is not a whole number above 0`);
  return value;
}

function describe({ name: benchmark, goal, ratio, counts, notes }: BenchResult): string {
  const rounded = (value: number): string => value.toFixed(2);
  return [
    `${benchmark}: ${rounded(ratio.median)} (${rounded(ratio.min)} to ${rounded(ratio.max)}); goal ${goal}`,
    ...Object.entries(counts).map(([what, count]) => `  ${what} ${count.toLocaleString('en-US')}`),
    ...notes.map((note) => `  ${note}`),
  ].join('\n');
}
