import { Injectable } from '@nestjs/common';
import { given, type Contact, type contactChange, type contactDraft } from '@zikaron/contract';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { NotificationsService } from '../notifications/index.js';
import { Audit, differences, refuseIfStale } from '../platform/audit/index.js';
import { slightlyOld } from '../platform/database/index.js';
import { Conflict, NotFound } from '../platform/http/index.js';
import { TenantRepository, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { contactIds, contactsById, listContacts, type ContactQuery } from './contact-list.js';
import { ContactRow } from './contact.entity.js';
import { typedOf } from './one-person.js';

type NewContact = z.output<typeof contactDraft>;
export type ContactChange = z.output<typeof contactChange>;

/** The people who may receive reminders. */
@Injectable()
export class ContactsService {
  private readonly contacts: TenantRepository<ContactRow>;

  constructor(
    private readonly db: DataSource,
    private readonly audit: Audit,
    private readonly notifications: NotificationsService,
  ) {
    this.contacts = new TenantRepository(db, ContactRow, 'contact');
  }

  list(org: OrganizationId, query: ContactQuery): Promise<{ data: Contact[]; total: number }> {
    return slightlyOld(() => listContacts(this.db, org, query));
  }

  /** The ids of all that a list shows on its pages, in its order. */
  idsOf(org: OrganizationId, query: ContactQuery): Promise<string[]> {
    return slightlyOld(() => contactIds(this.db, org, query));
  }

  /** These contacts, in no order; ids of other organizations are not found. */
  some(org: OrganizationId, ids: readonly string[]): Promise<Contact[]> {
    return slightlyOld(() => contactsById(this.db, org, ids));
  }

  /** @throws NotFound */
  async get(org: OrganizationId, id: string, within: DataSource | EntityManager = this.db): Promise<Contact> {
    const [contact] = await contactsById(within, org, [id]);
    if (!contact) throw new NotFound('contact');
    return contact;
  }

  /** @throws Conflict 409 `address_taken` when another contact of the organization has the address, however it is capitalised */
  add(org: OrganizationId, by: Actor, draft: NewContact, within?: EntityManager): Promise<Contact> {
    if (!within) return this.db.transaction((transaction) => this.add(org, by, draft, transaction));
    return this.addWithin(within, org, by, draft);
  }

  /**
   * Changes the fields that are given. Whoever is marked as deceased leaves a task: who remembers from now on?
   * @throws NotFound, Conflict 409 `changed_meanwhile` or `address_taken`
   */
  change(org: OrganizationId, by: Actor, id: string, change: ContactChange, within?: EntityManager): Promise<Contact> {
    if (!within) return this.db.transaction((transaction) => this.change(org, by, id, change, transaction));
    return this.changeWithin(within, org, by, id, change);
  }

  /** Removes the contact with all their observances; what the trail kept of the person, and what they wrote, goes too. @throws NotFound */
  async remove(org: OrganizationId, by: Actor, id: string): Promise<{ data: { id: string } }> {
    await this.db.transaction(async (within) => {
      await this.contacts.within(within).remove(org, id);
      await within.query(
        `UPDATE audit_log SET before = NULL, after = NULL
          WHERE organization_id = $1 AND resource = 'contact' AND resource_id = $2`,
        [org, id],
      );
      await within.query(
        `DELETE FROM notification WHERE organization_id = $1 AND cause LIKE 'observer-message:' || $2::text || ':%'`,
        [org, id],
      );
      await this.audit.record(org, by, { ...about(id), action: 'remove' }, within);
    });
    return { data: { id } };
  }

  /** The contact with this address, made with this name when there is none; two at once make one. */
  async findOrAddByEmail(
    org: OrganizationId,
    by: Actor,
    { email, name }: { email: string; name: string | null },
    within: EntityManager,
  ): Promise<string> {
    const [contact]: { id: string; added: boolean }[] = await within.query(
      `INSERT INTO contact (organization_id, name, email) VALUES ($1, $2, $3)
       ON CONFLICT (organization_id, lower(email)) WHERE email IS NOT NULL DO UPDATE SET email = contact.email
       RETURNING id, xmax = 0 AS added`,
      [org, name ?? email, email],
    );
    if (!contact) throw new Error('An upsert answers its row');
    if (contact.added) {
      const after = { name: name ?? email, email };
      await this.audit.record(org, by, { ...about(contact.id), action: 'add', after }, within);
    }
    return contact.id;
  }

  private async addWithin(within: EntityManager, org: OrganizationId, by: Actor, draft: NewContact): Promise<Contact> {
    await this.refuseTakenAddress(within, org, draft.email);
    const { id } = await this.orTaken(org, draft.email, this.contacts.within(within).add(org, draft));
    await this.audit.record(org, by, { ...about(id), action: 'add', after: draft }, within);
    return this.get(org, id, within);
  }

  private async changeWithin(
    within: EntityManager,
    org: OrganizationId,
    by: Actor,
    id: string,
    { version, ...wanted }: ContactChange,
  ): Promise<Contact> {
    const before = await this.hold(within, org, id);
    const changed = differences(typedOf(before), typedOf({ ...before, ...given(wanted) }));
    if (!changed) return this.get(org, id, within);
    await refuseIfStale(within, org, { resource: 'contact', id, version: before.version }, version);

    await this.refuseTakenAddress(within, org, changed.after.email, id);
    await this.orTaken(org, changed.after.email, this.contacts.within(within).change(org, id, changed.after));
    const after = { ...changed.after, version: before.version + 1 };
    await this.audit.record(org, by, { ...about(id), action: 'change', before: changed.before, after }, within);
    const contact = await this.get(org, id, within);
    if (changed.after.deceased !== undefined) await this.askWhoRemembers(within, org, contact);
    return contact;
  }

  /** A task while somebody is marked as deceased; it goes when that was a mistake. */
  private async askWhoRemembers(within: EntityManager, org: OrganizationId, { id, name, deceased }: Contact) {
    const cause = `succession:${id}`;
    if (!deceased) return this.notifications.settle(org, cause, within);
    const task = { cause, key: 'succession', values: { name }, severity: 'warning' } as const;
    await this.notifications.raise(org, { ...task, data: { actionUrl: `/app/contacts/${id}?died=1` } }, within);
  }

  private async hold(within: EntityManager, org: OrganizationId, id: string): Promise<ContactRow> {
    const row = await within
      .getRepository(ContactRow)
      .findOne({ where: { organizationId: org, id }, lock: { mode: 'for_no_key_update' } });
    if (!row) throw new NotFound('contact');
    return row;
  }

  private async refuseTakenAddress(
    db: EntityManager | DataSource,
    org: OrganizationId,
    email: string | null | undefined,
    except?: string,
  ): Promise<void> {
    if (!email) return;
    const [other] = await db.query<{ name: string }[]>(
      `SELECT name FROM contact WHERE organization_id = $1 AND lower(email) = lower($2) AND id IS DISTINCT FROM $3`,
      [org, email, except ?? null],
    );
    if (!other) return;
    throw new Conflict('address_taken', `${other.name} already has the address ${email}.`, [
      { path: 'email', message: `This is the address of ${other.name}.` },
    ]);
  }

  /** Two at once with one address: the index lets the first in; the second is told as if it had come later. */
  private async orTaken<T>(org: OrganizationId, email: string | null | undefined, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (failure) {
      const constraint =
        failure instanceof QueryFailedError && (failure.driverError as { constraint?: string }).constraint;
      if (constraint === 'contact_email') await this.refuseTakenAddress(this.db, org, email);
      throw failure;
    }
  }
}

const about = (id: string) => ({ resource: 'contact', resourceId: id });
