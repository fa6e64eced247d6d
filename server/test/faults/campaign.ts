import { Queue } from 'bullmq';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseQueueBackend } from '../../src/platform/queues/index.js';
import { misbehaving, seeded } from './misdeeds.js';
import type { MortalServer } from './servers.js';
import { SmtpSink, type ReceivedMail } from './smtp-sink.js';
import { Workers } from './workers.js';

export interface CampaignOptions {
  readonly messages: number;
  readonly kills: number;
  readonly postgres: MortalServer;
  /** Undefined: the queue is on Postgres too. */
  readonly redis: MortalServer | undefined;
  readonly workerProgram: string;
  readonly seed: number;
}

/** What a campaign ends with. `lost`, `twice` and `untrue` must be 0, `uncertain` at most `bound`. */
export interface Figures {
  readonly messages: number;
  readonly states: Record<string, number>;
  /** Neither sent nor failed nor refused nor uncertain: nobody will look at them again. */
  readonly lost: number;
  /** Messages whose text the relay took more than once, or may have. */
  readonly twice: number;
  /** In a state that contradicts what the relay saw. */
  readonly untrue: number;
  readonly uncertain: number;
  /** Of the uncertain, those that the relay left in doubt by going away after the text; nobody could know more. */
  readonly leftInDoubt: number;
  /** Open connections × kills + drops after the text. */
  readonly bound: number;
  readonly notified: number;
  readonly seconds: number;
}

const WORKERS = 3;
const CONNECTIONS = 5;
const ORGANIZATIONS = 3;
/** A Wednesday without holy days near it; the workers' clocks go from here. */
const BEGIN = Date.UTC(2027, 0, 13, 12);
const PATIENCE_MS = 120_000;

/**
 * Sends messages through a relay that misbehaves, while workers are killed at random moments, the queue is emptied and the
 * databases are stopped at once. No message is ever announced: every one is found by a sweep, as after the death of the
 * process that planned it.
 */
export async function campaign(options: CampaignOptions): Promise<Figures> {
  const { messages, kills, postgres, redis } = options;
  const started = Date.now();
  const random = seeded(options.seed);
  const { script, doubts } = misbehaving(random);
  const sink = await SmtpSink.start(script, { keepTexts: false, hesitateMs: 10 });
  await plan(postgres.url, messages);
  const workers = new Workers(options.workerProgram, environment(postgres, redis, sink));
  try {
    for (let n = 0; n < WORKERS; n++) workers.startAnother();
    for (let kill = 1; kill <= kills; kill++) {
      await reached(() => sink.received.length >= (messages * kill) / (kills + 2));
      await sleep(random() * 30);
      await workers.killOne();
      workers.startAnother();
      if (kill === Math.ceil(kills / 4)) await emptyQueue(postgres, redis);
      if (kill === Math.ceil(kills / 2)) await postgres.killAndRestart(300);
      if (kill === Math.ceil((kills * 3) / 4)) await redis?.killAndRestart(300);
    }
    await allSettled(postgres.url);
    await workers.stopAll();
    const leftInDoubt = doubts();
    const bound = CONNECTIONS * (kills + workers.crashes) + leftInDoubt;
    const seconds = (Date.now() - started) / 1000;
    return { ...(await figures(postgres.url, sink.received)), messages, bound, leftInDoubt, seconds };
  } catch (cause) {
    throw new Error(`The campaign did not come to its end.\n${workers.complaints}`, { cause });
  } finally {
    await workers.killAll();
    await sink.stop();
  }
}

/** One worker and a good relay; SIGTERM after some mails. @returns how many messages are in which state then */
export async function askedToEnd(options: {
  messages: number;
  after: number;
  postgres: MortalServer;
  workerProgram: string;
}): Promise<Record<string, number>> {
  const sink = await SmtpSink.start(undefined, { keepTexts: false, hesitateMs: 10 });
  const workers = new Workers(options.workerProgram, environment(options.postgres, undefined, sink));
  await plan(options.postgres.url, options.messages);
  try {
    workers.startAnother();
    await reached(() => sink.received.length >= options.after);
    await workers.stopAll();
    return (await figures(options.postgres.url, sink.received)).states;
  } finally {
    await workers.killAll();
    await sink.stop();
  }
}

const environment = (postgres: MortalServer, redis: MortalServer | undefined, sink: SmtpSink): NodeJS.ProcessEnv => ({
  DATABASE_URL: postgres.url,
  REDIS_URL: redis?.url ?? '',
  SMTP_URL: sink.url,
  SENDING_CONNECTIONS: String(CONNECTIONS),
  CLOCK_SHIFT_MS: String(BEGIN - Date.now()),
});

async function plan(url: string, messages: number): Promise<void> {
  await asking(url, async (db) => {
    await db.query('TRUNCATE organization CASCADE');
    await db.query(
      `INSERT INTO organization (name, org_code) SELECT 'Congregation ' || n, 'FAULTS' || n FROM generate_series(1, $1::int) n`,
      [ORGANIZATIONS],
    );
    await db.query(
      `INSERT INTO email_message (organization_id, occasion, to_email, rank, send_at)
       SELECT o.id, 'faults:' || n, 'p' || n || '@' || lower(o.org_code) || '.example', n, $2
         FROM generate_series(1, $1::int) n
         JOIN (SELECT id, org_code, row_number() OVER (ORDER BY org_code) - 1 AS nth FROM organization) o ON o.nth = n % $3`,
      [messages, new Date(BEGIN), ORGANIZATIONS],
    );
  });
}

/** As an operator who presses the wrong button. */
async function emptyQueue(postgres: MortalServer, redis: MortalServer | undefined): Promise<void> {
  const connection = chooseQueueBackend({ DATABASE_URL: postgres.url, REDIS_URL: redis?.url });
  const queue = new Queue('email-sending', { connection });
  await queue.waitUntilReady();
  await queue.drain(true);
  await queue.close();
  if ('disconnect' in connection && typeof connection.disconnect === 'function') connection.disconnect();
}

function allSettled(url: string): Promise<void> {
  return reached(() =>
    asking(url, async (db) => {
      const { rows } = await db.query(
        `SELECT count(*)::int AS n FROM email_message WHERE state IN ('queued', 'sending')`,
      );
      return rows[0].n === 0;
    }),
  );
}

async function reached(goal: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += 50) {
    if (await goal()) return;
    await sleep(50);
  }
  throw new Error(`Nothing comes of it for ${PATIENCE_MS / 1000} s.`);
}

/**
 * A worker that was taken for dead may hear that there is no such mailbox: its word on the letter comes too late, but the address
 * rests, and whoever has the letter next withdraws it. Of such an address that is `refused`; withdrawn for anything else it is lost.
 */
const MESSAGES = `
SELECT m.id, CASE WHEN m.state = 'cancelled' AND s.reason = 'bounced' THEN 'refused' ELSE m.state END AS state
  FROM email_message m LEFT JOIN suppression s ON s.organization_id = m.organization_id AND s.email = lower(m.to_email)`;

async function figures(url: string, received: readonly ReceivedMail[]) {
  const { messages, notified } = await asking(url, async (db) => ({
    messages: (await db.query(MESSAGES)).rows as { id: string; state: string }[],
    notified: (await db.query(`SELECT count(*)::int AS n FROM notification WHERE cause = 'emails-uncertain'`)).rows[0]
      .n,
  }));
  const seen = outcomes(received);
  const states: Record<string, number> = {};
  for (const { state } of messages) states[state] = (states[state] ?? 0) + 1;
  const ends = ['sent', 'failed', 'refused', 'uncertain'];
  return {
    states,
    lost: messages.filter(({ state }) => !ends.includes(state)).length,
    twice: [...seen.values()].filter(({ taken, unanswered }) => taken + unanswered > 1).length,
    untrue: messages.filter(({ id, state }) => !isTrue(state, seen.get(id))).length,
    uncertain: states['uncertain'] ?? 0,
    notified: notified as number,
  };
}

interface Seen {
  /** Texts answered 250. */
  taken: number;
  /** Whole texts that got no answer: they may have gone out. */
  unanswered: number;
}

function outcomes(received: readonly ReceivedMail[]): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const { messageId, answer, recipients } of received) {
    if (recipients.length !== 1) throw new Error(`A mail went to ${recipients.length} recipients.`);
    const id = messageId.slice(1, messageId.indexOf('@'));
    const so = seen.get(id) ?? { taken: 0, unanswered: 0 };
    if (answer === null) so.unanswered++;
    else if (answer.startsWith('250')) so.taken++;
    seen.set(id, so);
  }
  return seen;
}

/** `sent`: the relay took it. `failed`, `refused`: it never did, nor may have. `uncertain`: whatever it saw. */
function isTrue(state: string, seen: Seen = { taken: 0, unanswered: 0 }): boolean {
  if (state === 'sent') return seen.taken === 1 && seen.unanswered === 0;
  if (state === 'failed' || state === 'refused') return seen.taken === 0 && seen.unanswered === 0;
  return state === 'uncertain';
}

async function asking<Answer>(url: string, ask: (db: pg.Client) => Promise<Answer>): Promise<Answer> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    return await ask(db);
  } finally {
    await db.end();
  }
}
