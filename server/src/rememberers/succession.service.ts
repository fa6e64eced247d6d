import { Injectable } from '@nestjs/common';
import { yahrzeitDraft, type Succession, type successionDecided } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { ContactsService } from '../contacts/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { NotificationsService } from '../notifications/index.js';
import { NotFound } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { ObserversService, YahrzeitsService } from '../yahrzeits/index.js';
import { AskingService } from './asking.service.js';
import { SUCCESSION } from './succession-statement.js';
import { WithoutRememberer } from './without-rememberer.service.js';

type Decided = z.output<typeof successionDecided>;

/** What is asked when a contact has died: a record of their own, who remembers from now on, how the household is greeted. */
@Injectable()
export class SuccessionService {
  constructor(
    private readonly db: DataSource,
    private readonly contacts: ContactsService,
    private readonly yahrzeits: YahrzeitsService,
    private readonly observers: ObserversService,
    private readonly without: WithoutRememberer,
    private readonly asking: AskingService,
    private readonly organizations: OrganizationsService,
    private readonly notifications: NotificationsService,
  ) {}

  /** What is proposed. Nothing is decided by it. @throws NotFound */
  async of(org: OrganizationId, contactId: string): Promise<Succession> {
    const [found]: { asked: Succession }[] = await this.db.query(SUCCESSION, [
      ...[org, contactId, await this.organizations.today(org)],
    ]);
    if (!found) throw new NotFound('contact');
    return found.asked;
  }

  /**
   * The contact has died: carries out what the office decided, all or nothing, and the task of it is done. What is there
   * already stays as it is.
   * @throws NotFound, and as the parts do
   */
  async settle(org: OrganizationId, by: Actor, contactId: string, decided: Decided): Promise<{ data: { id: string } }> {
    const letters = await this.db.transaction(async (within) => {
      await this.contacts.change(org, by, contactId, { deceased: true }, within);
      await this.makeRecord(within, org, by, decided.record);
      for (const { yahrzeitId, contactId: successor } of decided.successors) {
        await this.observers.add(org, by, { yahrzeitId, contactId: successor }, within);
      }
      for (const { yahrzeitId, basis } of decided.kept) await this.without.keep(org, by, yahrzeitId, { basis }, within);
      for (const { contactId: greeted, salutation } of decided.greetings) {
        await this.contacts.change(org, by, greeted, { salutation }, within);
      }
      const asked: string[] = [];
      for (const one of decided.asked) asked.push(await this.asking.write(within, org, by, one));
      await this.notifications.settle(org, `succession:${contactId}`, within);
      return asked;
    });
    await this.asking.leave(org, letters);
    return { data: { id: contactId } };
  }

  private async makeRecord(within: EntityManager, org: OrganizationId, by: Actor, record: Decided['record']) {
    if (!record) return;
    const { observerIds, ...draft } = record;
    const [known]: { id: string }[] = await within.query(THEIR_RECORD, [org, draft.name, draft.gregorianDate]);
    const { id: yahrzeitId } = known ?? (await this.yahrzeits.add(org, by, yahrzeitDraft.parse(draft), within));
    for (const contactId of observerIds) await this.observers.add(org, by, { yahrzeitId, contactId }, within);
  }
}

/** Made by whoever answered a moment before. A name alone is also somebody else's. */
const THEIR_RECORD = `
SELECT id FROM yahrzeit
 WHERE organization_id = $1 AND archived_at IS NULL AND lower(name) = lower($2) AND gregorian_date = $3::date
 LIMIT 1`;
