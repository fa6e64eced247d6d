import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../src/app/embedded/postgres.js';
import { freePort, removeTemporary, temporaryDirectory } from '../src/app/embedded/temporary-postgres.js';
import { mustBe, spread, type BenchOptions, type BenchResult } from './bench.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * From an empty disk to the first page, with the demonstration congregation, divided by initdb and the start of a bare Postgres,
 * in turn; then the same copy on its kept data, a warm restart. Packages are installed and everything is built beforehand; the
 * time to stop is not counted. `pairs` would count it, so the turns are taken here.
 */
export async function start({ runs = 5 }: BenchOptions): Promise<BenchResult> {
  const turns: { coldMs: number; warmMs: number; rawMs: number }[] = [];
  await turn();
  for (let run = 0; run < runs; run++) turns.push(await turn());

  const restart = spread(turns.map(({ warmMs }) => warmMs));
  const cold = spread(turns.map(({ coldMs }) => coldMs));
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  return {
    name: 'start',
    goal: '≤ 8; warm restart ≤ 2.5 s',
    ratio: spread(turns.map(({ coldMs, rawMs }) => coldMs / rawMs)),
    counts: { 'first pages': 2 * turns.length },
    notes: [
      `empty disk to first page: ${seconds(cold.median)} here`,
      `warm restart to first page: ${seconds(restart.median)} (${seconds(restart.min)} to ${seconds(restart.max)}) here`,
    ],
  };
}

async function turn() {
  const directory = temporaryDirectory();
  try {
    const ports = { PORT: await freePort(), MAILBOX_PORT: await freePort(), MAILBOX_SMTP_PORT: await freePort() };
    const coldMs = await firstPage(directory, ports);
    const warmMs = await firstPage(directory, ports);
    return { coldMs, warmMs, rawMs: await barePostgres(directory) };
  } finally {
    await removeTemporary(directory);
  }
}

/** Milliseconds until `npm start` says that it is ready and `/` answers with a page; then it is stopped. */
async function firstPage(directory: string, ports: Record<string, number>): Promise<number> {
  const texts = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
  const begun = performance.now();
  const copy = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: path.join(directory, 'data'), ...texts },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(copy, 'exit');
  for await (const line of createInterface(copy.stdout)) if (/ s {2}ready$/.test(line)) break;
  const page = await untilAnswered(`http://127.0.0.1:${ports.PORT}/`, () => copy.exitCode === null);
  const elapsed = performance.now() - begun;
  copy.kill('SIGTERM');
  await ended;

  mustBe('the first page is a page', page.includes('<title'), true);
  return elapsed;
}

async function untilAnswered(url: string, mayStillCome: () => boolean): Promise<string> {
  while (mayStillCome()) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return answer.text();
    await sleep(10);
  }
  throw new Error('npm start ended before its first page');
}

async function barePostgres(directory: string): Promise<number> {
  const begun = performance.now();
  const server = await startPostgres({
    directory: path.join(directory, 'postgres'),
    port: await freePort(),
    password: 'bare',
  });
  const elapsed = performance.now() - begun;
  await server.stop();
  return elapsed;
}
