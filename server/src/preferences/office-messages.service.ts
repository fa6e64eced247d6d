import { Inject, Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { NotificationsService, type Cause } from '../notifications/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { Transport } from '../platform/mail/index.js';
import type { Observed } from './observed.js';
import { officeMail } from './office-message.js';
import { OBSERVER, type Visit } from './visits.service.js';

/** Carries what a family writes to the office: into the bell, and by mail to the office's reply address. */
@Injectable()
export class OfficeMessages {
  private readonly log = new Logger('OfficeMessages');

  constructor(
    private readonly db: DataSource,
    private readonly notifications: NotificationsService,
    private readonly organizations: OrganizationsService,
    private readonly audit: Audit,
    private readonly transport: Transport,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_URL'>,
  ) {}

  /** Each message is told once. The mail is a second way: when it is not taken, the message still stands in the bell. */
  async tell(visit: Visit, about: Observed | null, text: string): Promise<void> {
    const { org, contactId, name } = visit;
    const id = randomUUID();
    const page = `/app/contacts/${contactId}`;
    await this.db.transaction(async (within) => {
      const news = { action: 'write_to_office', resource: 'contact', resourceId: contactId };
      await this.audit.record(org, OBSERVER, { ...news, after: { about: about?.name ?? null, text } }, within);
      const said: Pick<Cause, 'cause' | 'severity' | 'data'> = {
        cause: `observer-message:${contactId}:${id}`,
        severity: 'info',
        data: { actionUrl: page },
      };
      const cause: Cause = about
        ? { ...said, key: 'observer-wrote-about', values: { name, about: about.name, text } }
        : { ...said, key: 'observer-wrote', values: { name, text } };
      await this.notifications.raise(org, cause, within);
    });
    await this.mail(visit, about, text, id);
  }

  private async mail({ org, name, email }: Visit, about: Observed | null, text: string, id: string): Promise<void> {
    const { replyTo, language, name: organization } = await this.organizations.settings(org);
    if (!replyTo) return;
    const { MAIL_FROM: mailFrom, PUBLIC_URL } = this.config;
    const page = `${PUBLIC_URL}/app/notifications`;
    const message = { id, to: replyTo, mailFrom, organization, language, from: { name, email }, text, page };
    const mail = officeMail({ ...message, about: about?.name ?? null }, this.clock.now());
    const { outcome, response } = await this.transport.send(mail);
    if (outcome !== 'accepted') this.log.warn(`A message to the office was not taken by mail: ${response}`);
  }
}
