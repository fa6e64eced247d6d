import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NotificationsService, plainCause, type Cause } from '../notifications/index.js';
import { oneLine } from '../platform/text/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

const CAUSES = {
  uncertain: plainCause('emails-uncertain', 'warning', '/app/emails?filter={"status":"uncertain"}'),
  failed: plainCause('emails-failed', 'error', '/app/emails?filter={"status":"failed"}'),
  bounced: plainCause('emails-bounced', 'warning', '/app/suppressions'),
  returned: plainCause('emails-returned', 'warning', '/app/emails'),
  complained: plainCause('emails-complained', 'warning', '/app/suppressions'),
};

const MOST_WORDS = 400;

const WHOSE = `
SELECT id, name, phone FROM contact WHERE organization_id = $1 AND lower(email) = lower($2) ORDER BY name, id LIMIT 10`;

/** Tells staff what only a person can put right: one notification for each kind, however many letters. */
@Injectable()
export class MessageNotices {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly db: DataSource,
  ) {}

  /** An address died: a task for each person who has it, with what else may reach them. */
  async addressDied(org: OrganizationId, email: string, within: EntityManager | DataSource = this.db): Promise<void> {
    const people: { id: string; name: string; phone: string | null }[] = await within.query(WHOSE, [org, email]);
    for (const { id, name, phone } of people) {
      const task: Cause = {
        cause: `address-died:${id}`,
        key: phone ? 'address-died-phone' : 'address-died',
        values: { name, email, phone: phone ?? '' },
        severity: 'warning',
        data: { actionUrl: `/app/contacts/${id}` },
      };
      await this.notifications.raise(org, task, within);
    }
  }

  /** A mail about a letter that nobody but a person can read; as much of it as fits. */
  cameBack(
    org: OrganizationId,
    { id, toEmail, subject, text }: { id: string; toEmail: string; subject: string; text: string },
    within: EntityManager,
  ): Promise<void> {
    const words = oneLine(`${subject}: ${text}`, MOST_WORDS);
    const shown: Cause = {
      cause: `mail-came-back:${id}`,
      key: 'mail-came-back',
      values: { email: toEmail, text: words },
      severity: 'info',
      data: { actionUrl: `/app/emails/${id}` },
    };
    return this.notifications.raise(org, shown, within);
  }

  raise(org: OrganizationId, what: keyof typeof CAUSES, within?: EntityManager): Promise<void> {
    return this.notifications.raise(org, CAUSES[what], within);
  }
}
