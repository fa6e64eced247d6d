import { Logger } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { DataSource } from 'typeorm';
import { Alarms } from '../src/emails/alarms.js';
import { emailSending, SendingQueue } from '../src/emails/email-sending.queue.js';
import { LetterCounts } from '../src/emails/letter-counts.js';
import { LetterSource, LetterSources, type Composed, type MessageToWrite } from '../src/emails/letter-source.js';
import { BACKOFF_SECONDS } from '../src/emails/message-state.js';
import { Outbox } from '../src/emails/outbox.js';
import { Posting } from '../src/emails/posting.js';
import { Sending } from '../src/emails/sending.js';
import type { SendingRules } from '../src/emails/sending-rules.js';
import { SuppressionService } from '../src/emails/suppression.service.js';
import { Sweep } from '../src/emails/sweep.js';
import { UnsubscribeLinks } from '../src/emails/unsubscribe-links.js';
import { Writing } from '../src/emails/writing.js';
import { NotificationsService } from '../src/notifications/index.js';
import { DateSettings, OrganizationBirth, OrganizationRow, OrganizationsService } from '../src/organizations/index.js';
import { Audit } from '../src/platform/audit/index.js';
import { StandingClock } from '../src/platform/clock/index.js';
import type { Config } from '../src/platform/config/index.js';
import { Transport, type Attempt, type Mail } from '../src/platform/mail/index.js';
import { chooseQueueBackend } from '../src/platform/queues/index.js';
import { admit, type OrganizationId } from '../src/platform/tenancy/index.js';
import { testDatabase } from './database.js';

/** A Wednesday without holy days near it. */
export const WEDNESDAY = new Date('2027-01-13T12:00:00Z');

const ACCEPT: (mail: Mail) => Attempt = () => ({ outcome: 'accepted', response: '250 ok' });

const LETTER: Composed = {
  letter: {
    subject: 'Yahrzeit',
    html: '<p>In memory</p>',
    text: 'In memory',
    language: 'en',
    mergeFieldsUsed: ['contact.name'],
    mergeFieldIssues: [],
  },
};

/** The edge towards the post: answers as it is told and keeps what it was given. */
export class Postbox extends Transport {
  mails: Mail[] = [];
  answer = ACCEPT;

  reset(): void {
    this.mails = [];
    this.answer = ACCEPT;
  }

  async send(mail: Mail): Promise<Attempt> {
    this.mails.push(mail);
    return this.answer(mail);
  }

  close(): void {
    // Nothing is open.
  }
}

/** Writes the same letter to everybody, or whatever a test wants of one message. */
export class Letters extends LetterSource {
  readonly kind = 'test';
  batches = 0;
  of: (message: MessageToWrite) => Composed = () => LETTER;

  reset(): void {
    this.batches = 0;
    this.of = () => LETTER;
  }

  async compose(_: OrganizationId, messages: readonly MessageToWrite[]): Promise<Map<string, Composed>> {
    this.batches++;
    return new Map(messages.map((message) => [message.id, this.of(message)]));
  }
}

/** All that sends letters, on a database of its own, with a clock that stands and nobody beyond the edge. */
export async function aSendingHouse(rules: Partial<SendingRules> = {}) {
  Logger.overrideLogger(false);
  const database = await testDatabase();
  const db = await database.dataSource([OrganizationRow]);
  const clock = new StandingClock(WEDNESDAY);
  const jobs = new Queue(emailSending.name, {
    connection: chooseQueueBackend({ DATABASE_URL: database.url, REDIS_URL: undefined }),
  });
  await jobs.waitUntilReady();
  const full: SendingRules = {
    mailFrom: 'house@zikaron.example',
    connections: 5,
    leaseSeconds: 900,
    backoffSeconds: BACKOFF_SECONDS,
    perMinute: { organization: 1_000_000, domain: 1_000_000 },
    ...rules,
  };
  const [postbox, letters, sources] = [new Postbox(), new Letters(), new LetterSources()];
  sources.add(letters);
  const audit = new Audit(db);
  const organizations = new OrganizationsService(db, clock, audit, new OrganizationBirth(), new DateSettings());
  const links = new UnsubscribeLinks({ PUBLIC_URL: 'https://zikaron.example', LINK_SECRET: 's'.repeat(32) } as Config);
  const outbox = new Outbox(db, clock, full);
  const alarms = new Alarms(new NotificationsService(db, clock));
  const suppressions = new SuppressionService(db, clock, audit);
  const queue = new SendingQueue(jobs);
  const writing = new Writing(sources, outbox, links);
  const posting = new Posting(outbox, postbox, suppressions, alarms, clock);
  /** A worker process of its own, as far as memory goes. */
  const aWorker = () => new Sending(outbox, writing, posting, queue, organizations, clock, full);
  return {
    ...{ db, clock, jobs, postbox, letters, outbox, suppressions, queue, aWorker },
    sweep: new Sweep(db, outbox, queue, alarms, new LetterCounts(db)),
    /** As on the first day. */
    clear: async () => {
      await db.query('TRUNCATE organization CASCADE');
      await jobs.drain(true);
      clock.set(WEDNESDAY);
      postbox.reset();
      letters.reset();
    },
    close: async () => {
      await jobs.close();
      await database.drop();
    },
  };
}

export async function anOrganization(
  db: DataSource,
  over: Partial<{ name: string; timezone: string }> = {},
): Promise<OrganizationId> {
  const [{ id }] = await db.query(
    `INSERT INTO organization (name, org_code, timezone) VALUES ($1, gen_random_uuid()::text, $2) RETURNING id`,
    [over.name ?? 'Beth El', over.timezone ?? 'America/New_York'],
  );
  return admit(id);
}

let planned = 0;

/** Plans messages as planning does: queued rows, in the order of their rank. */
export async function plan(
  db: DataSource,
  org: OrganizationId,
  howMany: number,
  over: Partial<{ toEmail: string; sendAt: Date; occasion: string }> = {},
): Promise<string[]> {
  const rows: { id: string }[] = await db.query(
    `INSERT INTO email_message (organization_id, occasion, to_email, rank, send_at)
     SELECT $1, coalesce($3, 'test') || ':' || ($2 + n), coalesce($4, 'p' || n || '@example.org'), n, $5
       FROM generate_series(1, $6::int) n RETURNING id`,
    [org, (planned += 100_000), over.occasion ?? null, over.toEmail ?? null, over.sendAt ?? WEDNESDAY, howMany],
  );
  return rows.map(({ id }) => id);
}
