import { Injectable } from '@nestjs/common';
import type { MessageAct, MessageState } from '@zikaron/contract';
import type { EntityManager } from 'typeorm';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { LEAVE_UNCOUNTED } from './letter-counts.js';

/** From which state an act moves a message, to which, and what the trail calls it. */
interface Move {
  readonly from: MessageState;
  readonly to: MessageState;
  readonly action: 'resend' | 'cancel' | 'settle';
  /** What the log of attempts says. */
  readonly words: (name: string) => string;
}

export const MOVES: Record<MessageAct, Move> = {
  resend: { from: 'failed', to: 'queued', action: 'resend', words: (name) => `resend by ${name}` },
  cancel: { from: 'queued', to: 'cancelled', action: 'cancel', words: (name) => `cancel by ${name}` },
  arrived: { from: 'uncertain', to: 'sent', action: 'settle', words: (name) => `Settled by ${name}: arrived.` },
  sendAgain: { from: 'uncertain', to: 'queued', action: 'settle', words: (name) => `Settled by ${name}: send_again.` },
};

/** A message that was moved, what it was, and the line of its log by which one knows that nothing happened since. */
interface MovedMessage {
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** One decision about many messages, each with its line in the trail: one statement, however many. */
@Injectable()
export class ManyMessages {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** How many of these there are, and how many of them the act fits. */
  async count(
    org: OrganizationId,
    ids: readonly string[],
    act: MessageAct,
    within: EntityManager,
  ): Promise<{ selected: number; fitting: number }> {
    const [counted] = await within.query<[{ selected: number; fitting: number }]>(
      `SELECT count(*) AS selected, count(*) FILTER (WHERE state = $3 AND text_removed_at IS NULL) AS fitting
         FROM email_message WHERE organization_id = $1 AND id = ANY ($2::uuid[])`,
      [org, ids, MOVES[act].from],
    );
    return counted;
  }

  /**
   * Moves those that the act fits. The others stay as they are, and so does a letter whose text is no longer kept. Queued again
   * means from the first attempt on, after `inSeconds`; what was attempted before stays in the log.
   */
  async move(
    org: OrganizationId,
    by: Actor,
    ids: readonly string[],
    act: MessageAct,
    within: EntityManager,
    inSeconds = 0,
  ): Promise<MovedMessage[]> {
    const { from, to, action, words } = MOVES[act];
    const now = this.clock.now();
    const entry = { at: now.toISOString(), outcome: to, response: words(by.name) };
    const sendAt = new Date(now.getTime() + inSeconds * 1000);
    const moved: MovedMessage[] = await within.query(MOVE, [
      ...[org, ids, from, to, now, JSON.stringify([entry]), entry.response, sendAt],
    ]);
    const states = { before: { state: from }, after: { state: to } };
    const changes = moved.map(({ id }) => ({ action, resource: 'email_message', resourceId: id, ...states }));
    await this.audit.recordAll(org, by, changes, within);
    return moved.map((message) => ({ ...message, after: entry }));
  }

  /** Gives back what they were to those to which nothing happened since. @returns their ids */
  async restore(
    org: OrganizationId,
    by: Actor,
    act: MessageAct,
    moved: readonly MovedMessage[],
    within: EntityManager,
  ): Promise<string[]> {
    const { from, to } = MOVES[act];
    const rows: { id: string }[] = await within.query(RESTORE, [
      ...[org, JSON.stringify(moved), to, from, this.clock.now()],
    ]);
    const states = { before: { state: to }, after: { state: from } };
    const changes = rows.map(({ id }) => ({ action: 'undo', resource: 'email_message', resourceId: id, ...states }));
    await this.audit.recordAll(org, by, changes, within);
    return rows.map(({ id }) => id);
  }
}

const MOVE = `
WITH changed AS (
  UPDATE email_message m
     SET state = $4::text, updated_at = $5, attempt_log = m.attempt_log || $6::jsonb,
         error = CASE WHEN $4 = 'cancelled' THEN $7 END,
         attempts = CASE WHEN $4 = 'queued' THEN 0 ELSE m.attempts END,
         send_at = CASE WHEN $4 = 'queued' THEN $8::timestamptz ELSE m.send_at END,
         sent_at = CASE WHEN $4 = 'sent' THEN coalesce(m.sent_at, $5) ELSE m.sent_at END
    FROM (SELECT id, error, attempts, send_at FROM email_message
           WHERE organization_id = $1 AND id = ANY ($2::uuid[]) AND state = $3 AND text_removed_at IS NULL
           ORDER BY id FOR NO KEY UPDATE) was
   WHERE m.organization_id = $1 AND m.id = was.id
  RETURNING m.id, m.organization_id, m.state, m.sent_at, m.template_id, m.merge_fields_used, m.merge_field_issues,
            jsonb_build_object('error', was.error, 'attempts', was.attempts, 'sendAt', was.send_at) AS before
), uncounted AS (${LEAVE_UNCOUNTED})
SELECT id, before FROM changed`;

/** Where the log still ends with the line that was written then, nobody and nothing has touched the message since. */
const RESTORE = `
WITH given_back AS (
  UPDATE email_message m
     SET state = $4, updated_at = $5, attempt_log = m.attempt_log - (-1), error = was.before ->> 'error',
         attempts = (was.before ->> 'attempts')::smallint, send_at = (was.before ->> 'sendAt')::timestamptz
    FROM jsonb_to_recordset($2::jsonb) AS was (id uuid, before jsonb, after jsonb)
   WHERE m.organization_id = $1 AND m.id = was.id AND m.state = $3 AND m.attempt_log -> -1 = was.after
  RETURNING m.id
)
SELECT id FROM given_back`;
