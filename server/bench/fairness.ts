import { Logger } from '@nestjs/common';
import { Queue, Worker } from 'bullmq';
import { performance } from 'node:perf_hooks';
import { DataSource } from 'typeorm';
import { removeTemporary, startTemporaryPostgres, temporaryDirectory } from '../src/app/embedded/temporary-postgres.js';
import { migrate } from '../src/app/migrations.js';
import { emailSending } from '../src/emails/email-sending.queue.js';
import { OrganizationRow } from '../src/organizations/index.js';
import { dataSourceOptions } from '../src/platform/database/index.js';
import { Relay, Transport, type Attempt, type Mail } from '../src/platform/mail/index.js';
import { chooseQueueBackend } from '../src/platform/queues/index.js';
import { admit, type OrganizationId } from '../src/platform/tenancy/index.js';
import { wireSending } from '../test/sending-wiring.js';
import { bareSink, ReadyLetters, type Sink } from './bare-sending.js';
import { mustBe, spread, type BenchOptions, type BenchResult } from './bench.js';
import { StandingClock } from '../test/standing-clock.js';

const SMALL_ORGANIZATIONS = 99;
const SMALL_LETTERS = 10;
const SMALL = 'small.example';
const CONNECTIONS = 5;
const WEDNESDAY = new Date('2027-01-13T12:00:00Z');

/** The relay, with a note of when each letter was taken and whether it was one of a small organization. */
class WatchedRelay extends Transport {
  sent = 0;
  /** Letters of whomever that were taken when the last of the small ones was, and the moment, in milliseconds. */
  lastSmall = { after: 0, at: 0 };

  constructor(private readonly relay: Relay) {
    super();
  }

  async send(mail: Mail): Promise<Attempt> {
    const attempt = await this.relay.send(mail);
    this.sent++;
    if (mail.envelope.to.endsWith(SMALL)) this.lastSmall = { after: this.sent, at: performance.now() };
    return attempt;
  }

  close(): void {
    this.relay.close();
  }
}

/** One organization with n letters due and 99 with ten, announced after it: how much of the whole time the small ones wait. */
export async function fairness({ n = 100_000, runs = 1 }: BenchOptions): Promise<BenchResult> {
  Logger.overrideLogger(false);
  const directory = temporaryDirectory();
  const postgres = await startTemporaryPostgres(directory);
  const sink = await bareSink();
  try {
    await migrate(postgres.url('postgres'));
    const measured: Run[] = [];
    for (let run = 0; run < runs; run++) measured.push(await once(postgres.url('postgres'), sink, n));
    const all = n + SMALL_ORGANIZATIONS * SMALL_LETTERS;
    const { received, distinct } = await sink.counts();
    mustBe('mails at the sink', received, all * runs);
    mustBe('distinct Message-IDs', distinct, all * runs);
    return {
      name: 'fairness',
      goal: 'the small ones done within 0.03 of the whole',
      ratio: spread(measured.map(({ share }) => share)),
      counts: {
        letters: all,
        'letters of the large one before the last small one': Math.max(...measured.map(({ before }) => before)),
      },
      notes: [`the whole took ${measured.map(({ seconds }) => seconds.toFixed(1)).join(', ')} s`],
    };
  } finally {
    sink.process.disconnect();
    await postgres.stop();
    await removeTemporary(directory);
  }
}

interface Run {
  /** Of the whole time. */
  readonly share: number;
  readonly before: number;
  readonly seconds: number;
}

async function once(url: string, sink: Sink, n: number): Promise<Run> {
  const db = await new DataSource(dataSourceOptions(url, [OrganizationRow], 10)).initialize();
  const connection = chooseQueueBackend({ DATABASE_URL: url, REDIS_URL: undefined });
  const jobs = new Queue(emailSending.name, { connection });
  const transport = new WatchedRelay(new Relay(sink.url));
  const house = wireSending({
    ...{ db, clock: new StandingClock(WEDNESDAY), jobs, transport, source: new ReadyLetters() },
    rules: { connections: CONNECTIONS },
  });
  const large = await due(db, n, 'large.example');
  const small = new Map<OrganizationId, readonly string[]>();
  for (let at = 0; at < SMALL_ORGANIZATIONS; at++) small.set(...(await due(db, SMALL_LETTERS, SMALL)));
  await house.queue.announce(new Map([large]));
  await house.queue.announce(small);

  const start = performance.now();
  const worker = new Worker(emailSending.name, (job) => house.worker.process(job), {
    connection,
    concurrency: emailSending.concurrency,
  });
  await ended(worker, Math.ceil(n / 100) + SMALL_ORGANIZATIONS);
  const whole = performance.now() - start;
  await worker.close();
  await jobs.close();
  transport.close();
  const [{ sent }] = await db.query(`SELECT count(*) AS sent FROM email_message WHERE state = 'sent'`);
  await db.query('TRUNCATE organization CASCADE');
  await db.destroy();
  mustBe('letters recorded as sent', sent as number, n + SMALL_ORGANIZATIONS * SMALL_LETTERS);
  const { after, at } = transport.lastSmall;
  return { share: (at - start) / whole, before: after - SMALL_ORGANIZATIONS * SMALL_LETTERS, seconds: whole / 1000 };
}

function ended(worker: Worker, batches: number): Promise<void> {
  let left = batches;
  return new Promise((resolve, reject) => {
    worker.on('completed', () => --left === 0 && resolve());
    worker.on('failed', (_, error) => reject(error));
  });
}

async function due(db: DataSource, letters: number, domain: string): Promise<[OrganizationId, readonly string[]]> {
  const [{ id }] = await db.query(
    `INSERT INTO organization (name, org_code) VALUES ('Beth El', gen_random_uuid()::text) RETURNING id`,
  );
  const rows: { id: string }[] = await db.query(
    `INSERT INTO email_message (organization_id, occasion, to_email, rank, send_at)
     SELECT $1, 'bench:' || n, 'p' || n || '@' || $2, n, $3 FROM generate_series(1, $4::int) n RETURNING id`,
    [id, domain, WEDNESDAY, letters],
  );
  return [admit(id), rows.map((row) => row.id)];
}
