import { Queue } from 'bullmq';
import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import {
  freePort,
  removeTemporary,
  startTemporaryPostgres,
  temporaryDirectory,
} from '../src/app/embedded/temporary-postgres.js';
import { NODE_FLAGS } from '../src/app/embedded/child.js';
import { migrate } from '../src/app/migrations.js';
import { emailSending, SendingQueue } from '../src/emails/email-sending.queue.js';
import { chooseQueueBackend } from '../src/platform/queues/index.js';
import { admit, type OrganizationId } from '../src/platform/tenancy/index.js';
import { prepareReady } from '../src/templates/index.js';
import { mustBe, type BenchOptions, type BenchResult } from './bench.js';

const MAIN = fileURLToPath(new URL('../program/main.js', import.meta.url));
const SINK = fileURLToPath(new URL('./bare-sink.js', import.meta.url));
/** A Wednesday noon: no letter leaves on a holy day. */
const WEDNESDAY = new Date('2027-01-13T17:00:00Z');
const SETTLE_MS = 8000;

interface House {
  readonly api: ChildProcess;
  readonly worker: ChildProcess;
  readonly sink: ChildProcess;
  readonly url: string;
}

/**
 * What an api and a worker process keep in memory: idle, and after `n` letters were written from records, sent and counted.
 * The ratio is the worker after all letters to the same after half of them.
 */
export async function memory({ n = 100_000 }: BenchOptions = {}): Promise<BenchResult> {
  const directory = temporaryDirectory();
  const postgres = await startTemporaryPostgres(directory);
  const processes: ChildProcess[] = [];
  try {
    const url = postgres.url('postgres');
    await migrate(url);
    const sink = fork(SINK);
    processes.push(sink);
    const [{ url: relay }] = (await once(sink, 'message')) as [{ url: string }];
    for (const role of ['api', 'worker'])
      processes.push(fork(MAIN, { execArgv: NODE_FLAGS, env: await environmentOf(role, url, relay) }));
    const [, api, worker] = processes as [ChildProcess, ChildProcess, ChildProcess];
    await Promise.all([once(api, 'message'), once(worker, 'message')]);
    return await measure({ api, worker, sink, url }, n);
  } finally {
    for (const one of processes) one.kill('SIGKILL');
    await postgres.stop();
    await removeTemporary(directory);
  }
}

async function measure(house: House, n: number): Promise<BenchResult> {
  await sleep(SETTLE_MS);
  const idle = { api: await megabytesOf(house.api), worker: await megabytesOf(house.worker) };

  const db = new pg.Client({ connectionString: house.url });
  await db.connect();
  try {
    const { org, ids } = await fill(db, n);
    const half = Math.floor(n / 2);
    await send(house, db, org, ids.slice(0, half), half);
    const afterHalf = await megabytesOf(house.worker);
    await send(house, db, org, ids.slice(half), n);
    const afterAll = await megabytesOf(house.worker);

    house.sink.send('counts');
    const [{ distinct }] = (await once(house.sink, 'message')) as [{ distinct: number }];
    mustBe('letters that arrived', distinct, n);
    const ratio = afterAll / afterHalf;
    return {
      name: 'memory',
      goal: '≤ 150 MB each; no growth',
      ratio: { median: ratio, min: ratio, max: ratio },
      counts: {
        letters: n,
        'MB of an idle api': idle.api,
        'MB of an idle worker': idle.worker,
        'MB of the worker after half': afterHalf,
        'MB of the worker after all': afterAll,
      },
      notes: [],
    };
  } finally {
    await db.end();
  }
}

/** As in production, so far as memory goes: queues on Postgres, no demonstration, quiet logs. */
async function environmentOf(role: string, url: string, relay: string): Promise<NodeJS.ProcessEnv> {
  const shift = Math.round((WEDNESDAY.getTime() - Date.now()) / 1000);
  return {
    ...{ PATH: process.env.PATH, ROLE: role, PORT: String(await freePort()), DATABASE_URL: url, SMTP_URL: relay },
    ...{ SUPABASE_URL: 'http://identity.test', SUPABASE_JWT_SECRET: 'x'.repeat(32), ADMIN_DIR: 'no-admin-here' },
    ...{ SESSION_SECRET: 'x'.repeat(32), LINK_SECRET: 'y'.repeat(32), LOG_LEVEL: 'error' },
    ...{ SENDING_PER_ORGANIZATION: '1000000', SENDING_PER_DOMAIN: '1000000', CLOCK_SHIFT_SECONDS: String(shift) },
  };
}

/** Announces letters and waits until so many are counted in all. */
async function send(
  { url, worker }: House,
  db: pg.Client,
  org: OrganizationId,
  ids: readonly string[],
  counted: number,
): Promise<void> {
  const queue = new Queue(emailSending.name, {
    connection: chooseQueueBackend({ DATABASE_URL: url, REDIS_URL: undefined }),
  });
  await new SendingQueue(queue).announce(new Map([[org, ids]]));
  for (let letters = 0; letters < counted;) {
    if (worker.exitCode !== null) throw new Error('The worker ended.');
    await sleep(500);
    const { rows } = await db.query<{ letters: string }>(
      `SELECT coalesce(sum(letters), 0) AS letters FROM letter_summary`,
    );
    letters = Number(rows[0]?.letters);
  }
  await queue.close();
  await sleep(SETTLE_MS);
}

/** Resident set, as the operating system counts it. */
async function megabytesOf({ pid }: ChildProcess): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Math.round(Number(stdout) / 1024);
}

/** One congregation, one yahrzeit, `n` people who observe it, and a queued letter for each. */
async function fill(db: pg.Client, n: number): Promise<{ org: OrganizationId; ids: string[] }> {
  const { subject, html, text } = await prepareReady('default_reminder', 'en');
  const { rows } = await db.query<{ org: string; template: string }>(
    `WITH org AS (INSERT INTO organization (name, org_code, plan, subscription_status) VALUES ('Bench', 'bench', 'plus', 'active') RETURNING id)
     INSERT INTO template (organization_id, name, jsx_component_key, subject, html, text)
     SELECT id, 'Reminder', 'default_reminder', $1, $2, $3 FROM org RETURNING organization_id AS org, id AS template`,
    [subject, html, text],
  );
  const [{ org, template }] = rows as [{ org: string; template: string }];
  const { rows: messages } = await db.query<{ id: string }>(LETTERS, [org, template, n, WEDNESDAY]);
  await db.query('ANALYZE');
  return { org: admit(org), ids: messages.map(({ id }) => id) };
}

const LETTERS = `
WITH y AS (
  INSERT INTO yahrzeit (organization_id, name, gregorian_date, hebrew_day, hebrew_month, hebrew_year)
  VALUES ($1, 'Miriam Levin', '2005-01-26', 16, 11, 5765) RETURNING id
), occurs AS (
  INSERT INTO occurrence (organization_id, yahrzeit_id, on_hebrew_calendar, date, nth, hebrew_day, hebrew_month, hebrew_year, service_date)
  SELECT $1, id, true, '2027-01-24', 22, 16, 11, 5787, '2027-01-22' FROM y
), c AS (
  INSERT INTO contact (organization_id, name, email)
  SELECT $1, 'Family ' || i, 'family-' || i || '@family.example' FROM generate_series(1, $3::int) AS i RETURNING id, email
), o AS (
  INSERT INTO observance (organization_id, yahrzeit_id, contact_id) SELECT $1, y.id, c.id FROM y, c RETURNING id, yahrzeit_id, contact_id
)
INSERT INTO email_message (organization_id, occasion, template_id, contact_id, yahrzeit_id, to_email, send_at, rank)
SELECT $1, 'observance:' || o.id || ':2027-01-24:' || $2::text, $2::text::uuid, c.id, o.yahrzeit_id, c.email, $4, row_number() OVER ()
  FROM o JOIN c ON c.id = o.contact_id RETURNING id`;
