import { Injectable } from '@nestjs/common';
import type { EmailMessage, EmailMessageDetails, MessageState, SendingProgress } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { OrganizationsService } from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { Conflict, NotFound } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { SendingQueue } from './email-sending.queue.js';
import { leaveUncounted } from './letter-counts.js';
import { emailDetails, emailIds, emailsById, listEmails, type EmailQuery } from './email-list.js';

export type Verdict = 'arrived' | 'send_again';

/** What staff see of the messages, and what only a person may decide about them. */
@Injectable()
export class EmailsService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly queue: SendingQueue,
    private readonly organizations: OrganizationsService,
  ) {}

  async list(org: OrganizationId, query: EmailQuery): Promise<{ data: EmailMessage[]; total: number }> {
    const { timezone } = await this.organizations.settings(org);
    return listEmails(this.db, org, timezone, query);
  }

  /** The ids of all that a list shows on its pages, in its order. */
  async idsOf(org: OrganizationId, query: EmailQuery): Promise<string[]> {
    const { timezone } = await this.organizations.settings(org);
    return emailIds(this.db, org, timezone, query);
  }

  /** These messages, in no order; ids of other organizations are not found. */
  some(org: OrganizationId, ids: readonly string[]): Promise<EmailMessage[]> {
    return emailsById(this.db, org, ids);
  }

  /** @throws NotFound */
  async get(org: OrganizationId, id: string): Promise<EmailMessageDetails> {
    const message = await emailDetails(this.db, org, id);
    if (!message) throw new NotFound('email message');
    return message;
  }

  /** How far the sending of one run has come, or of all that are going on; nothing when none is. */
  async progress(org: OrganizationId, runId: string | null): Promise<SendingProgress> {
    const [progress] = await this.db.query(
      `WITH going AS (
         SELECT DISTINCT run_id FROM email_message
          WHERE organization_id = $1 AND ($2::uuid IS NULL OR run_id = $2)
            AND (state = 'sending' OR state = 'queued' AND send_at <= $3))
       SELECT count(*) FILTER (WHERE state <> 'queued' OR send_at <= $3) AS letters,
              count(*) FILTER (WHERE state = 'sending' OR state = 'queued' AND send_at <= $3) AS left
         FROM email_message JOIN going USING (run_id) WHERE organization_id = $1`,
      [org, runId, this.clock.now()],
    );
    return progress;
  }

  /** Sends a failed message again, as if for the first time. @throws NotFound, Conflict 409 `not_failed` */
  async resend(org: OrganizationId, by: Actor, id: string): Promise<EmailMessageDetails> {
    return this.theOne(org, id, 'failed', await this.resendMany(org, by, [id]));
  }

  /** The same for many; those that have not failed are left as they are. @returns how many are sent again */
  resendMany(org: OrganizationId, by: Actor, ids: readonly string[]): Promise<number> {
    return this.move(org, by, ids, { from: 'failed', to: 'queued', action: 'resend', words: `resend by ${by.name}` });
  }

  /** Withdraws a message that nobody has claimed yet. @throws NotFound, Conflict 409 `not_queued` */
  async cancel(org: OrganizationId, by: Actor, id: string): Promise<EmailMessageDetails> {
    return this.theOne(org, id, 'queued', await this.cancelMany(org, by, [id]));
  }

  /** The same for many; those that do not wait any more are left as they are. @returns how many were withdrawn */
  cancelMany(org: OrganizationId, by: Actor, ids: readonly string[]): Promise<number> {
    return this.move(org, by, ids, {
      from: 'queued',
      to: 'cancelled',
      action: 'cancel',
      words: `cancel by ${by.name}`,
    });
  }

  /** What a person knows about a message whose fate is uncertain. @throws NotFound, Conflict 409 `not_uncertain` */
  async settle(org: OrganizationId, by: Actor, id: string, verdict: Verdict): Promise<EmailMessageDetails> {
    return this.theOne(org, id, 'uncertain', await this.settleMany(org, by, [id], verdict));
  }

  /** The same verdict for many; those that are not uncertain are left as they are. @returns how many were settled */
  settleMany(org: OrganizationId, by: Actor, ids: readonly string[], verdict: Verdict): Promise<number> {
    const to = verdict === 'arrived' ? 'sent' : 'queued';
    const words = `Settled by ${by.name}: ${verdict}.`;
    return this.move(org, by, ids, { from: 'uncertain', to, action: 'settle', words });
  }

  private async theOne(
    org: OrganizationId,
    id: string,
    from: MessageState,
    changed: number,
  ): Promise<EmailMessageDetails> {
    const message = await this.get(org, id);
    if (changed) return message;
    throw new Conflict(`not_${from}`, `This message is ${message.status}, not ${from}.`);
  }

  private async move(org: OrganizationId, by: Actor, ids: readonly string[], move: Move): Promise<number> {
    const { from, to, action, words } = move;
    const moved = await this.db.transaction(async (within) => {
      const moved = await this.change(org, ids, from, to, words, within);
      const states = { before: { state: from }, after: { state: to } };
      const changes = moved.map((id) => ({ action, resource: 'email_message', resourceId: id, ...states }));
      await this.audit.recordAll(org, by, changes, within);
      return moved;
    });
    if (to === 'queued' && moved.length > 0) await this.queue.announce(new Map([[org, moved]]));
    return moved.length;
  }

  /** Queued again means from the first attempt, at once; what was attempted before stays in the log. */
  private async change(
    org: OrganizationId,
    ids: readonly string[],
    from: MessageState,
    to: MessageState,
    words: string,
    within: EntityManager,
  ): Promise<string[]> {
    const now = this.clock.now();
    const entry = { at: now.toISOString(), outcome: to, response: words };
    const rows: { id: string }[] = await within.query(
      `WITH changed AS (
       UPDATE email_message
          SET state = $4::text, updated_at = $5, attempt_log = attempt_log || $6::jsonb,
              error = CASE WHEN $4 = 'cancelled' THEN $7 END,
              attempts = CASE WHEN $4 = 'queued' THEN 0 ELSE attempts END,
              send_at = CASE WHEN $4 = 'queued' THEN $5 ELSE send_at END,
              sent_at = CASE WHEN $4 = 'sent' THEN coalesce(sent_at, $5) ELSE sent_at END
        WHERE organization_id = $1 AND id = ANY($2::uuid[]) AND state = $3
       RETURNING id, organization_id, state, sent_at, template_id, merge_fields_used, merge_field_issues),
       uncounted AS (${leaveUncounted('changed')})
       SELECT id FROM changed`,
      [org, ids, from, to, now, JSON.stringify([entry]), words],
    );
    return rows.map(({ id }) => id);
  }
}

interface Move {
  readonly from: MessageState;
  readonly to: MessageState;
  readonly action: 'resend' | 'cancel' | 'settle';
  /** What the log of attempts says. */
  readonly words: string;
}
