import { Injectable } from '@nestjs/common';
import type { EmailMessage, EmailMessageDetails, MessageAct, MessageState, SendingProgress } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { OrganizationsService } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { slightlyOld } from '../platform/database/index.js';
import { Conflict, NotFound } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { SendingQueue } from './email-sending.queue.js';
import { emailDetails, emailIds, emailsById, listEmails, type EmailQuery } from './email-list.js';
import { ManyMessages, MOVES } from './many-messages.js';

type Verdict = 'arrived' | 'send_again';

/** What staff see of the messages, and what only a person may decide about them. */
@Injectable()
export class EmailsService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly many: ManyMessages,
    private readonly queue: SendingQueue,
    private readonly organizations: OrganizationsService,
  ) {}

  async list(org: OrganizationId, query: EmailQuery): Promise<{ data: EmailMessage[]; total: number }> {
    const { timezone } = await this.organizations.settings(org);
    return slightlyOld(() => listEmails(this.db, org, timezone, query));
  }

  /** The ids of all that a list shows on its pages, in its order. */
  async idsOf(org: OrganizationId, query: EmailQuery): Promise<string[]> {
    const { timezone } = await this.organizations.settings(org);
    return slightlyOld(() => emailIds(this.db, org, timezone, query));
  }

  /** These messages, in no order; ids of other organizations are not found. */
  some(org: OrganizationId, ids: readonly string[]): Promise<EmailMessage[]> {
    return slightlyOld(() => emailsById(this.db, org, ids));
  }

  /** @throws NotFound */
  async get(org: OrganizationId, id: string): Promise<EmailMessageDetails> {
    const message = await emailDetails(this.db, org, id);
    if (!message) throw new NotFound('email message');
    return message;
  }

  /** How far the sending of one run has come, or of all that are going on; nothing when none is. */
  async progress(org: OrganizationId, runId: string | null): Promise<SendingProgress> {
    const [progress] = await this.db.query<[SendingProgress]>(
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

  /** Sends a failed message again, as if for the first time. @throws NotFound, Conflict 409 `not_failed`, `text_not_kept` */
  async resend(org: OrganizationId, by: Actor, id: string): Promise<EmailMessageDetails> {
    return this.theOne(org, id, 'failed', await this.resendMany(org, by, [id]));
  }

  /** The same for many; those that have not failed are left as they are. @returns how many are sent again */
  resendMany(org: OrganizationId, by: Actor, ids: readonly string[]): Promise<number> {
    return this.move(org, by, ids, 'resend');
  }

  /** Withdraws a message that nobody has claimed yet. @throws NotFound, Conflict 409 `not_queued` */
  async cancel(org: OrganizationId, by: Actor, id: string): Promise<EmailMessageDetails> {
    return this.theOne(org, id, 'queued', await this.cancelMany(org, by, [id]));
  }

  /** The same for many; those that do not wait any more are left as they are. @returns how many were withdrawn */
  cancelMany(org: OrganizationId, by: Actor, ids: readonly string[]): Promise<number> {
    return this.move(org, by, ids, 'cancel');
  }

  /** What a person knows about a message whose fate is uncertain. @throws NotFound, Conflict 409 `not_uncertain` */
  async settle(org: OrganizationId, by: Actor, id: string, verdict: Verdict): Promise<EmailMessageDetails> {
    return this.theOne(org, id, 'uncertain', await this.settleMany(org, by, [id], verdict));
  }

  /** The same verdict for many; those that are not uncertain are left as they are. @returns how many were settled */
  settleMany(org: OrganizationId, by: Actor, ids: readonly string[], verdict: Verdict): Promise<number> {
    return this.move(org, by, ids, verdict === 'arrived' ? 'arrived' : 'sendAgain');
  }

  private async theOne(
    org: OrganizationId,
    id: string,
    from: MessageState,
    changed: number,
  ): Promise<EmailMessageDetails> {
    const message = await this.get(org, id);
    if (changed) return message;
    if (message.textRemovedAt) {
      throw new Conflict(
        'text_not_kept',
        'This letter is so old that its text is no longer kept. It cannot be sent again.',
      );
    }
    throw new Conflict(`not_${from}`, `This message is ${message.status}, not ${from}.`);
  }

  private async move(org: OrganizationId, by: Actor, ids: readonly string[], act: MessageAct): Promise<number> {
    const moved = await this.db.transaction((within) => this.many.move(org, by, ids, act, within));
    const again = moved.map(({ id }) => id);
    if (MOVES[act].to === 'queued' && again.length > 0) await this.queue.announce(new Map([[org, again]]));
    return moved.length;
  }
}
