import { Queue } from 'bullmq';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { emailSending, type Batch } from '../src/emails/email-sending.queue.js';
import { chooseQueueBackend } from '../src/platform/queues/index.js';
import { mustBe, spread, type BenchOptions, type BenchResult } from './bench.js';
import type { Tick, Ticked } from './evening-worker.js';
import { filledDatabase, type FilledDatabase } from './reminder-rows.js';

const OBSERVERS_EACH = 100;
const DUE_EACH = 2.4;
const WORKERS = [1, 2, 4];
/** Five in the afternoon in Jerusalem, and half past eight in the evening in Los Angeles, of one Thursday. */
const [BEGINS, ENDS] = [new Date('2026-12-10T15:00:00Z'), new Date('2026-12-11T04:30:00Z')];
const QUARTER_MS = 15 * 60_000;
const PAGE = 1000;

/**
 * One evening of `n` congregations from Jerusalem to Los Angeles, whose letters leave between five and eight o'clock: every
 * quarter of an hour one, two or four worker processes tick at once, as they do in production, plan what is due and announce
 * it on the queue in Postgres. Afterwards each congregation has one night and each due letter is on the queue once.
 * The raw form is one INSERT … SELECT of the same letters.
 */
export async function evening(
  { n = 10_000, runs = 3 }: BenchOptions = {},
  workerCounts: readonly number[] = WORKERS,
): Promise<BenchResult> {
  const due = Math.floor(n * DUE_EACH);
  const database = await filledDatabase({ observers: n * OBSERVERS_EACH, organizations: n, due });
  const connection = chooseQueueBackend({ DATABASE_URL: database.url, REDIS_URL: undefined });
  const queue = new Queue(emailSending.name, { connection });
  try {
    await database.db.query('UPDATE organization SET reminder_hour = 17 + (hashtext(org_code) & 3)');
    const expected = { nights: n, letters: due };
    // Moves the window of reminders and works out the lawful days, which is done once a day and once a month.
    await evenings(database, queue, 1, expected);

    const seconds = new Map<number, number[]>(WORKERS.map((workers) => [workers, []]));
    const ratios: number[] = [];
    for (let run = 0; run < runs; run++) {
      for (const workers of workerCounts) {
        seconds.get(workers)?.push(await evenings(database, queue, workers, expected));
      }
      await forget(database, queue);
      const raw = await timed(async () => mustBe('raw letters', await database.insertRaw(), due));
      ratios.push((seconds.get(2)?.at(-1) ?? NaN) / raw);
    }
    const median = (workers: number): number => spread(seconds.get(workers) ?? []).median;
    return {
      name: 'evening',
      goal: '≤ 60 s with two workers on two cores; the ratio is that beside the raw INSERT … SELECT',
      ratio: spread(ratios),
      counts: {
        congregations: n,
        observers: n * OBSERVERS_EACH,
        'letters planned and announced once': due,
        ticks: ticks().length,
      },
      notes: workerCounts.map((workers) => {
        const ofOne = median(workers) / median(1);
        return `${workers} at work: ${median(workers).toFixed(1)} s, ${ofOne.toFixed(2)} of what one needs`;
      }),
    };
  } finally {
    await queue.close();
    await database.close();
  }
}

/** Seconds of one evening from an empty table and queue; starting the processes is not timed. */
async function evenings(
  database: FilledDatabase,
  queue: Queue,
  count: number,
  expected: { nights: number; letters: number },
): Promise<number> {
  await forget(database, queue);
  const workers = Array.from({ length: count }, () => fork(PROGRAM, [database.url], { env: process.env }));
  try {
    await Promise.all(workers.map((worker) => heard(worker)));
    const planned = { nights: 0, letters: 0 };
    const seconds = await timed(async () => {
      for (const now of ticks()) {
        for (const { nights = 0, letters = 0 } of await Promise.all(workers.map((worker) => tick(worker, { now })))) {
          planned.nights += nights;
          planned.letters += letters;
        }
      }
    });
    mustBe('nights that workers planned', planned.nights, expected.nights);
    mustBe('letters that workers planned', planned.letters, expected.letters);
    await mustBeThere(database, queue, expected);
    return seconds;
  } finally {
    for (const worker of workers.filter(({ connected }) => connected)) worker.disconnect();
    await Promise.all(workers.filter(({ exitCode }) => exitCode === null).map((worker) => once(worker, 'exit')));
  }
}

/** By the rows and the queue, and not by what the workers say of themselves. */
async function mustBeThere(
  { db }: FilledDatabase,
  queue: Queue,
  expected: { nights: number; letters: number },
): Promise<void> {
  const [rows] = await db.query(`
    SELECT (SELECT count(*) FROM reminder_run WHERE kind = 'night' AND local_date >= '2026-12-10') AS nights,
           (SELECT count(DISTINCT organization_id) FROM reminder_run WHERE local_date = '2026-12-10') AS organizations,
           (SELECT count(*) FROM reminder WHERE state = 'written') AS kept`);
  mustBe('nights', rows.nights as number, expected.nights);
  mustBe('congregations with a night', rows.organizations as number, expected.nights);
  mustBe('promises written', rows.kept as number, expected.letters);

  const letters: { id: string }[] = await db.query(`SELECT id FROM email_message WHERE state = 'queued'`);
  mustBe('letters', letters.length, expected.letters);
  const announced = await onTheQueue(queue);
  mustBe('letters announced', announced.length, expected.letters);
  const known = new Set(announced);
  mustBe('letters announced twice', announced.length - known.size, 0);
  mustBe('letters that were not announced', letters.filter(({ id }) => !known.has(id)).length, 0);
}

async function onTheQueue(queue: Queue): Promise<string[]> {
  const ids: string[] = [];
  for (const state of ['waiting', 'prioritized', 'delayed'] as const) {
    for (let from = 0; ; from += PAGE) {
      const jobs = await queue.getJobs([state], from, from + PAGE - 1);
      ids.push(...jobs.flatMap(({ data }) => (data as Batch).messageIds));
      if (jobs.length < PAGE) break;
    }
  }
  return ids;
}

async function forget(database: FilledDatabase, queue: Queue): Promise<void> {
  await queue.obliterate({ force: true });
  await queue.resume();
  await database.reset();
  await database.db.query('VACUUM ANALYZE reminder, email_message, reminder_run');
}

function ticks(): string[] {
  const count = (ENDS.getTime() - BEGINS.getTime()) / QUARTER_MS + 1;
  return Array.from({ length: count }, (_, at) => new Date(BEGINS.getTime() + at * QUARTER_MS).toISOString());
}

async function tick(worker: ChildProcess, now: Tick): Promise<Ticked> {
  const answer = heard(worker);
  worker.send(now);
  const ticked = await answer;
  if (ticked.failed) throw new Error(`A worker failed at ${now.now}: ${ticked.failed}`);
  return ticked;
}

/** The next word of a worker. @throws when it ends instead */
function heard(worker: ChildProcess): Promise<Ticked> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A worker ended with ${code}`));
    worker.once('exit', ended);
    worker.once('message', (ticked: Ticked) => {
      worker.off('exit', ended);
      resolve(ticked);
    });
  });
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Compiled as this file is, or as it stands when a spec runs it. */
const PROGRAM = fileURLToPath(new URL(`./evening-worker${path.extname(import.meta.url)}`, import.meta.url));
