import { Queue, Worker } from 'bullmq';
import nodemailer from 'nodemailer';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { removeTemporary, startTemporaryPostgres, temporaryDirectory } from '../src/app/embedded/temporary-postgres.js';
import { migrate } from '../src/app/migrations.js';
import { emailSending } from '../src/emails/email-sending.queue.js';
import { mailOf } from '../src/emails/letter-mail.js';
import { OrganizationRow } from '../src/organizations/index.js';
import { dataSourceOptions } from '../src/platform/database/index.js';
import { Relay } from '../src/platform/mail/index.js';
import { chooseQueueBackend } from '../src/platform/queues/index.js';
import { admit, type OrganizationId } from '../src/platform/tenancy/index.js';
import { countStatements, HOUSE, wireSending } from '../test/sending-wiring.js';
import { bareSink, letterTo, ReadyLetters, type Sink } from './bare-sending.js';
import { mustBe, pairs, type BenchOptions, type BenchResult } from './bench.js';
import { StandingClock } from '../test/standing-clock.js';

const CONNECTIONS = 5;
const WEDNESDAY = new Date('2027-01-13T12:00:00Z');
/** Claiming, composing, sending and recording, from the queue to the relay, against nodemailer sending ready mail. */
export async function send({ n = 10_000, runs = 5 }: BenchOptions): Promise<BenchResult> {
  Logger.overrideLogger(false);
  const directory = temporaryDirectory();
  const postgres = await startTemporaryPostgres(directory);
  const sink = await bareSink();
  try {
    return await measure(postgres.url('postgres'), sink, n, runs);
  } finally {
    sink.process.disconnect();
    await postgres.stop();
    await removeTemporary(directory);
  }
}

async function measure(databaseUrl: string, sink: Sink, n: number, runs: number): Promise<BenchResult> {
  await migrate(databaseUrl);
  const db = await new DataSource(dataSourceOptions(databaseUrl, [OrganizationRow], 10)).initialize();
  const org = await organization(db);
  const batches = await Promise.all(Array.from({ length: runs + 1 }, (_, run) => plan(db, org, n, run)));
  const connection = chooseQueueBackend({ DATABASE_URL: databaseUrl, REDIS_URL: undefined });
  const jobs = new Queue(emailSending.name, { connection });
  const clock = new StandingClock(WEDNESDAY);
  const relay = new Relay(sink.url);
  const house = wireSending({
    db,
    clock,
    jobs,
    transport: relay,
    source: new ReadyLetters(),
    rules: { connections: CONNECTIONS },
  });
  const worker = new Worker(emailSending.name, (job) => house.worker.process(job), {
    connection,
    concurrency: emailSending.concurrency,
  });
  const pool = nodemailer.createTransport({ pool: true, maxConnections: CONNECTIONS, ...addressOf(sink.url) });
  const ready = Array.from({ length: n }, (_, nth) => readyMail(nth));
  const statements = countStatements(db);

  const ours = async () => {
    const left = { jobs: Math.ceil(n / 100) };
    const done = new Promise<void>((resolve) => {
      const heard = () => --left.jobs === 0 && (worker.off('completed', heard), resolve());
      worker.on('completed', heard);
    });
    await house.queue.announce(new Map([[org, batches.pop() ?? []]]));
    await done;
  };
  const raw = () => Promise.all(ready.map((mail) => pool.sendMail(mail)));
  const { faster, workMs, rawMs } = await pairs(ours, raw, runs);

  await worker.close();
  await jobs.close();
  pool.close();
  relay.close();
  const counts = await sink.counts();
  const [{ sent }] = await db.query(`SELECT count(*) AS sent FROM email_message WHERE state = 'sent' AND html <> ''`);
  await db.destroy();
  mustBe('letters recorded as sent', sent as number, n * (runs + 1));
  mustBe('mails at the sink', counts.received, 2 * n * (runs + 1));
  mustBe('distinct Message-IDs', counts.distinct, n * (runs + 1) + n);
  const perLetter = statements() / (n * (runs + 1));
  return {
    name: 'send',
    goal: '≥ 0.75 of the pool, ≤ 1.2 statements per letter',
    ratio: faster,
    counts: { letters: n, 'statements per 1,000 letters': Math.round(perLetter * 1000), connections: CONNECTIONS },
    notes: [rate('ours', n, workMs.median), rate("nodemailer's pool", n, rawMs.median)],
  };
}

const rate = (who: string, n: number, milliseconds: number) =>
  `${who}: ${Math.round(n / (milliseconds / 1000)).toLocaleString('en-US')} a second`;

async function organization(db: DataSource): Promise<OrganizationId> {
  const [{ id }] = await db.query(`INSERT INTO organization (name, org_code) VALUES ('Beth El', 'BENCH') RETURNING id`);
  return admit(id);
}

async function plan(db: DataSource, org: OrganizationId, n: number, run: number): Promise<string[]> {
  const rows: { id: string }[] = await db.query(
    `INSERT INTO email_message (organization_id, occasion, to_email, rank, send_at)
     SELECT $1, 'bench:' || $2 || ':' || n, 'p' || n || '@d' || n % 100 || '.example', n, $3 FROM generate_series(1, $4::int) n
     RETURNING id`,
    [org, String(run), WEDNESDAY, n],
  );
  return rows.map(({ id }) => id);
}

/** The same mail as ours, composed beforehand. */
function readyMail(nth: number) {
  const head = { name: 'Beth El', code: 'BENCH', replyTo: null, house: HOUSE, sender: null };
  const toEmail = `p${nth}@example.org`;
  const id = `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
  const { mail } = mailOf(head, { id, toEmail, runId: null, unsubscribeUrl: null }, letterTo(toEmail), WEDNESDAY);
  return { envelope: { from: mail.envelope.from, to: [toEmail] }, raw: mail.content };
}

const addressOf = (url: string) => ({ host: new URL(url).hostname, port: Number(new URL(url).port), ignoreTLS: true });
