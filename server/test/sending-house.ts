import { Logger } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { DataSource } from 'typeorm';
import { emailSending } from '../src/emails/email-sending.queue.js';
import { LetterSource, type Composed, type MessageToWrite } from '../src/emails/letter-source.js';
import type { SendingRules } from '../src/emails/sending-rules.js';
import { OrganizationRow } from '../src/organizations/index.js';
import { Transport, type Attempt, type Mail } from '../src/platform/mail/index.js';
import { chooseQueueBackend } from '../src/platform/queues/index.js';
import { admit, type OrganizationId } from '../src/platform/tenancy/index.js';
import { testDatabase } from './database.js';
import { wireSending } from './sending-wiring.js';
import { StandingClock } from './standing-clock.js';

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

  async send(mail: Mail, begin?: () => Promise<boolean>): Promise<Attempt> {
    const attempt = this.answer(mail);
    const isBegun = attempt.outcome === 'accepted' || attempt.outcome === 'unknown';
    if (isBegun && begin && !(await begin())) return { outcome: 'deferred', response: 'Not begun', status: null };
    this.mails.push(mail);
    return attempt;
  }

  close(): void {
    // Nothing is open.
  }
}

/** Writes the same letter to everybody, or whatever a test wants of one message. */
export class Letters extends LetterSource {
  batches = 0;
  of: (message: MessageToWrite) => Composed = () => LETTER;

  constructor(readonly kind = 'test') {
    super();
  }

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
  const [postbox, letters] = [new Postbox(), new Letters()];
  const wired = wireSending({ db, clock, jobs, transport: postbox, source: letters, rules });
  return {
    ...wired,
    ...{ db, clock, jobs, postbox, letters },
    /** As on the first day. */
    clear: async () => {
      for (const table of ['organization', 'sending_turn']) await db.query(`DELETE FROM ${table}`);
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
