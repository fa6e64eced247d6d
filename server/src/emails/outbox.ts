import { Inject, Injectable, Logger } from '@nestjs/common';
import type { MergeFieldIssue } from '@zikaron/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../platform/clock/index.js';
import { letterAttempts, lettersFailed, lettersSent } from '../platform/figures/index.js';
import type { Attempt } from '../platform/mail/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import type { LoggedAttempt } from './email-message.entity.js';
import { SWEEP_SECONDS } from './email-sending.queue.js';
import { LEAVE_UNCOUNTED, leaveUnwritable } from './letter-counts.js';
import type { Letter } from './letter-source.js';
import { afterAttempt, type Aftermath } from './message-state.js';
import { OutboxWrites, type OutboxWrite } from './outbox-writes.js';
import { SENDING_RULES, type SendingRules } from './sending-rules.js';

/** A message that waits to be sent, as the worker needs it. */
export interface WaitingMessage {
  id: string;
  occasion: string;
  toEmail: string;
  runId: string | null;
  templateId: string | null;
  contactId: string | null;
  yahrzeitId: string | null;
  sendAt: Date;
  /** Why this address is not written to, when it is not. */
  suppressed: string | null;
}

/** Held by one worker until `leaseUntil`, which also tells this claim from any other. */
export interface Claim {
  readonly id: string;
  readonly attempts: number;
  readonly leaseUntil: Date;
}

/**
 * The states of messages, written one conditional update at a time: whoever changes no row walks away. Planning inserts
 * rows by its own statements; here they are claimed, and what became of them is recorded.
 */
@Injectable()
export class Outbox {
  private readonly log = new Logger('Outbox');
  private readonly writes: OutboxWrites;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    @Inject(SENDING_RULES) private readonly rules: SendingRules,
  ) {
    this.writes = new OutboxWrites(db, clock);
  }

  /**
   * Those of these messages that are queued, due or not, in the order of their rank. A letter to a contact goes to the address
   * that the contact has now.
   */
  waiting(org: OrganizationId, ids: readonly string[]): Promise<WaitingMessage[]> {
    return this.db.query(
      `SELECT m.id, m.occasion, coalesce(c.email, m.to_email) AS "toEmail", m.run_id AS "runId", m.template_id AS "templateId",
              m.contact_id AS "contactId", m.yahrzeit_id AS "yahrzeitId", m.send_at AS "sendAt",
              CASE WHEN c.id IS NOT NULL AND c.email IS NULL THEN 'no_address' ELSE s.reason END AS suppressed
         FROM email_message m
         LEFT JOIN contact c ON c.organization_id = m.organization_id AND c.id = m.contact_id
         LEFT JOIN suppression s ON s.organization_id = m.organization_id AND s.email = lower(coalesce(c.email, m.to_email))
          AND s.lifted_at IS NULL
        WHERE m.organization_id = $1 AND m.id = ANY($2::uuid[]) AND m.${QUEUED}
        ORDER BY m.rank, m.id`,
      [org, ids],
    );
  }

  /**
   * Takes a message for one attempt, at the last moment before the dialogue, and keeps on it what will be sent. Answers
   * null when somebody else has it, or it is no longer queued and due, or the address was suppressed or changed meanwhile.
   */
  async claim(
    org: OrganizationId,
    { id, toEmail }: { id: string; toEmail: string },
    letter: Letter,
    headers: Record<string, string>,
  ): Promise<Claim | null> {
    const leaseUntil = new Date(this.clock.now().getTime() + this.rules.leaseSeconds * 1000);
    const write = { kind: 'claim' as const, id, leaseUntil, toEmail, headers, ...keptOf(letter) };
    for (const claim of [() => this.writes.write(org, write), () => this.writes.alone(org, write)]) {
      try {
        const attempts = await claim();
        return attempts === null ? null : { id, attempts, leaseUntil };
      } catch (error) {
        // The database may have taken the claim before the line to it broke; nothing has been sent, so it goes back.
        this.log.warn(`A claim failed: ${String(error)}`);
        await this.untilWritten(() => this.giveBack(org, id, leaseUntil));
      }
    }
    return null;
  }

  /**
   * Notes that the text of a claimed message is about to be sent: from here on it may have gone out. Answers false when the
   * claim no longer holds; then nothing may be sent.
   */
  async begin(org: OrganizationId, { id, leaseUntil }: Claim): Promise<boolean> {
    return (await this.writes.write(org, { kind: 'begin', id, leaseUntil })) !== null;
  }

  /**
   * Writes what became of a claimed message, and keeps trying until it is written. `until` is when the day that it is about
   * begins.
   */
  async record(org: OrganizationId, claim: Claim, attempt: Attempt, until: Date | null = null): Promise<Aftermath> {
    const now = this.clock.now();
    const secondsLeft = until && (until.getTime() - now.getTime()) / 1000;
    const { backoffSeconds } = this.rules;
    const after = afterAttempt(attempt, { attempts: claim.attempts, secondsLeft, backoffSeconds });
    const entry: LoggedAttempt = { at: now.toISOString(), outcome: attempt.outcome, response: attempt.response };
    const write: OutboxWrite = {
      ...{ kind: 'record', id: claim.id, leaseUntil: claim.leaseUntil, state: after.state, logged: [entry] },
      sendAt: after.waitSeconds === null ? null : new Date(now.getTime() + after.waitSeconds * 1000),
      sentAt: after.state === 'sent' ? now : null,
      error: after.state === 'sent' ? null : attempt.response,
      uncounted: attempt.outcome === 'unreachable',
    };
    const changed = await this.untilWritten(() => this.writes.write(org, write));
    letterAttempts.inc({ outcome: attempt.outcome });
    if (after.state === 'sent') lettersSent.inc();
    if (after.state === 'failed') lettersFailed.inc();
    if (changed === null) this.log.warn(`Message ${claim.id} was settled by a person before its attempt was recorded.`);
    return after;
  }

  /** Takes queued messages out with a reason: no longer due (`cancelled`), or not to be written as things are (`failed`). */
  async withdraw(org: OrganizationId, messages: readonly Withdrawal[]): Promise<void> {
    if (messages.length === 0) return;
    const columns = messages.map(({ id, state, reason, issues = [] }) => ({ id, state, reason, issues }));
    await this.db.query(WITHDRAW, [org, this.clock.now(), JSON.stringify(columns)]);
    lettersFailed.inc(messages.filter(({ state }) => state === 'failed').length);
  }

  /** Counts that these could not be written. @returns how often that happened to each, by its id */
  async countThrows(org: OrganizationId, ids: readonly string[]): Promise<Map<string, number>> {
    const [rows]: [{ id: string; throws: number }[]] = await this.db.query(
      `UPDATE email_message SET throws = throws + 1, updated_at = $3
        WHERE organization_id = $1 AND id = ANY ($2::uuid[]) AND ${QUEUED} RETURNING id, throws`,
      [org, ids, this.clock.now()],
    );
    return new Map(rows.map(({ id, throws }) => [id, throws]));
  }

  /** Nothing leaves before this instant; the messages stay queued. */
  async postpone(org: OrganizationId, ids: readonly string[], until: Date): Promise<void> {
    if (ids.length === 0) return;
    await this.db.query(
      `UPDATE email_message SET send_at = $3, updated_at = $4
        WHERE organization_id = $1 AND id = ANY($2::uuid[]) AND ${QUEUED} AND send_at < $3`,
      [org, ids, until, this.clock.now()],
    );
  }

  /** What dead workers had claimed and not begun to send goes back to the queue, and counts no attempt. @returns how many */
  async takeBackHeld(): Promise<number> {
    const [, taken] = await this.db.query<[unknown, number]>(
      `UPDATE email_message SET state = 'queued', before_text = false, attempts = greatest(attempts - 1, 0), updated_at = $1
        WHERE state = 'sending' AND lease_until < $1 AND before_text`,
      [this.clock.now()],
    );
    return taken;
  }

  /**
   * What dead workers had begun to send is uncertain from now on, unless we heard that it arrived.
   * @returns by organization how many, and how many of them a person settles
   */
  async giveUpHeld(within: EntityManager): Promise<{ organizationId: OrganizationId; n: number; toSettle: number }[]> {
    const [rows]: [{ organizationId: OrganizationId; id: string; goesAgain: boolean }[]] = await within.query(
      `UPDATE email_message m SET state = 'uncertain', error = 'The worker stopped while it was sending.', updated_at = $1
        WHERE state = 'sending' AND lease_until < $1 AND NOT before_text
       RETURNING organization_id AS "organizationId", id,
                 (SELECT ${MAY_BE_RESENT} FROM organization o WHERE o.id = m.organization_id) AS "goesAgain"`,
      [this.clock.now()],
    );
    const arrived = new Set(await this.settleDelivered(within));
    const counts = new Map<OrganizationId, { organizationId: OrganizationId; n: number; toSettle: number }>();
    for (const { organizationId, id, goesAgain } of rows) {
      if (arrived.has(id)) continue;
      const count = counts.get(organizationId) ?? { organizationId, n: 0, toSettle: 0 };
      count.n++;
      if (!goesAgain) count.toSettle++;
      counts.set(organizationId, count);
    }
    return [...counts.values()];
  }

  /**
   * What is uncertain and of which we heard that it arrived is sent: these messages, or all.
   * @returns the ids
   */
  async settleDelivered(
    within: EntityManager | DataSource = this.db,
    of: { org: OrganizationId | null; ids: readonly string[] } | null = null,
  ): Promise<string[]> {
    const rows: { id: string }[] = await within.query(SETTLE_DELIVERED, [
      of?.org ?? null,
      of?.ids ?? null,
      this.clock.now(),
    ]);
    return rows.map(({ id }) => id);
  }

  /** Whether a machine will send this uncertain message once more, because its organization wishes so. */
  async willBeResent(org: OrganizationId, id: string): Promise<boolean> {
    const rows = await this.db.query<unknown[]>(
      `SELECT FROM email_message m JOIN organization o ON o.id = m.organization_id
        WHERE m.organization_id = $1 AND m.id = $2 AND m.state = 'uncertain' AND ${MAY_BE_RESENT}`,
      [org, id],
    );
    return rows.length > 0;
  }

  /**
   * Queues again, once and under the same Message-ID, what has been uncertain for 15 minutes in organizations that would
   * rather have a letter twice than not at all. What is older than a day is left to people. @returns how many
   */
  async resendUncertain(): Promise<number> {
    const now = this.clock.now();
    const entry = { at: now.toISOString(), outcome: 'queued', response: 'Sent once more, as the organization wishes' };
    const [, resent] = await this.db.query<[unknown, number]>(
      `UPDATE email_message m
          SET state = 'queued', send_at = $1, resent_at = $1, updated_at = $1, attempts = 0, error = NULL,
              attempt_log = attempt_log || $2::jsonb
         FROM organization o
        WHERE o.id = m.organization_id AND m.state = 'uncertain' AND ${MAY_BE_RESENT}
          AND m.updated_at BETWEEN $1::timestamptz - interval '1 day' AND $1::timestamptz - interval '15 minutes'`,
      [now, JSON.stringify([entry])],
    );
    return resent;
  }

  /**
   * A page of what is queued and due before the sweep's next round, of all organizations, in the order of organization, rank
   * and id.
   */
  dueSoon(after: DueMessage | null, limit: number): Promise<DueMessage[]> {
    return this.db.query(
      `SELECT organization_id AS "organizationId", rank, id FROM email_message
        WHERE state = 'queued' AND send_at <= $1
          AND ($2::uuid IS NULL OR (organization_id, rank, id) > ($2, $3::integer, $4::uuid))
        ORDER BY organization_id, rank, id LIMIT $5`,
      [this.nextRound(), after?.organizationId ?? null, after?.rank ?? null, after?.id ?? null, limit],
    );
  }

  private nextRound(): Date {
    return new Date(this.clock.now().getTime() + SWEEP_SECONDS * 1000);
  }

  private async giveBack(org: OrganizationId, id: string, leaseUntil: Date): Promise<void> {
    await this.db.query(
      `UPDATE email_message SET state = 'queued', before_text = false, attempts = attempts - 1, updated_at = $4
        WHERE organization_id = $1 AND id = $2 AND state = 'sending' AND lease_until = $3`,
      [org, id, leaseUntil, this.clock.now()],
    );
  }

  /** Recording is more stubborn than sending: it comes back every second at least, for as long as the process lives. */
  private async untilWritten<Answer>(write: () => Promise<Answer>): Promise<Answer> {
    for (let pause = 50; ; pause = Math.min(pause * 2, 1000)) {
      try {
        return await write();
      } catch (error) {
        this.log.warn(`Not written yet, trying again: ${String(error)}`);
        await sleep(pause);
      }
    }
  }
}

/** What is kept of a letter on its message. JSON, in which it travels, refuses half a character. */
const keptOf = ({ subject, html, text, mergeFieldsUsed, mergeFieldIssues }: Letter) => ({
  ...{ subject: subject.toWellFormed(), html: html.toWellFormed(), text: text.toWellFormed() },
  ...{ mergeFieldsUsed, mergeFieldIssues },
});

/** A message that is not to leave, why, and what its records or its template lack. */
export interface Withdrawal {
  readonly id: string;
  readonly state: 'cancelled' | 'failed';
  readonly reason: string;
  readonly issues?: readonly MergeFieldIssue[];
}

/** For a message `m` of an organization `o`. */
const MAY_BE_RESENT = `(o.uncertain_letters = 'resend' AND m.resent_at IS NULL)`;

export interface DueMessage {
  organizationId: string;
  rank: number;
  id: string;
}

// For messages that are named by their ids. So written, no index on what is queued fits: with the statistics of a quiet
// afternoon the planner would walk through all that wait in the night to find one.
const QUEUED = `state || '' = 'queued'`;

const WITHDRAW = `
WITH changed AS (
  UPDATE email_message m
     SET state = w.state, error = w.reason, updated_at = $2,
         merge_field_issues = CASE WHEN w.state = 'failed' THEN w.issues ELSE m.merge_field_issues END
    FROM jsonb_to_recordset($3::jsonb) AS w (id uuid, state text, reason text, issues jsonb)
   WHERE m.organization_id = $1 AND m.id = w.id AND m.${QUEUED}
  RETURNING m.organization_id, m.state, m.updated_at, m.template_id, m.merge_field_issues
)
${leaveUnwritable('changed')}`;

const SETTLE_DELIVERED = `
WITH changed AS (
  UPDATE email_message m
     SET state = 'sent', error = NULL, updated_at = $3, sent_at = coalesce(m.sent_at, report.at),
         attempt_log = m.attempt_log || jsonb_build_array(jsonb_build_object('at', $3::timestamptz, 'outcome', 'sent',
                         'response', 'Settled by a delivery report (' || report.source || ').'))
    FROM email_message doubtful CROSS JOIN LATERAL (
           SELECT at, source FROM delivery_report
            WHERE organization_id = doubtful.organization_id AND message_id = doubtful.id AND kind = 'delivered'
            ORDER BY at LIMIT 1) AS report
   WHERE doubtful.state = 'uncertain' AND m.state = 'uncertain' AND m.id = doubtful.id
     AND ($1::uuid IS NULL OR doubtful.organization_id = $1) AND ($2::uuid[] IS NULL OR doubtful.id = ANY($2))
  RETURNING m.id, m.organization_id, m.state, m.sent_at, m.template_id, m.merge_fields_used, m.merge_field_issues
), uncounted AS (${LEAVE_UNCOUNTED})
SELECT id FROM changed`;
