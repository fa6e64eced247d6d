import { Injectable } from '@nestjs/common';
import {
  given,
  pick,
  type Contact,
  type Kinship,
  type newContact,
  type Observer,
  type observerByEmail,
  type observerChange,
  type observerLink,
} from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { CivilDate } from '../calendar/index.js';
import { ContactsService } from '../contacts/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Audit, differences, refuseIfStale } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { slightlyOld } from '../platform/database/index.js';
import { Conflict, NotFound } from '../platform/http/index.js';
import { TenantRepository, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { nextOf, type NextOf } from './next-of.js';
import { ObservanceRow } from './observance.entity.js';
import { listObservers, observerIds, type ObserverQuery } from './observer-list.js';
import { linesOf, listedObservers, observersOf, type ObserverAsListed } from './observer-rows.js';
import { OccurrencesService } from './occurrences.service.js';
import { YahrzeitRow } from './yahrzeit.entity.js';

export type ObserverByEmail = z.output<typeof observerByEmail>;
export type ObserverChange = z.output<typeof observerChange>;
type Link = Kinship & { readonly contactId: string; readonly yahrzeitId: string };
type Said = Partial<Pick<z.output<typeof observerLink>, 'relationship' | 'relationshipDetail'>>;

/** Who observes which yahrzeit. Every change of it stands in the yahrzeit's trail. */
@Injectable()
export class ObserversService {
  private readonly observances: TenantRepository<ObservanceRow>;

  constructor(
    private readonly db: DataSource,
    private readonly contacts: ContactsService,
    private readonly organizations: OrganizationsService,
    private readonly occurrences: OccurrencesService,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {
    this.observances = new TenantRepository(db, ObservanceRow, 'observer');
  }

  /** A page of all observers of yahrzeits that are not archived, and how many they are. */
  list(org: OrganizationId, query: ObserverQuery): Promise<{ data: Observer[]; total: number }> {
    return slightlyOld(() => listObservers(this.db, org, query));
  }

  /** The ids of all that a list shows on its pages, in its order. */
  idsOf(org: OrganizationId, query: ObserverQuery): Promise<string[]> {
    return slightlyOld(() => observerIds(this.db, org, query));
  }

  /** What a contact observes. */
  ofContact(org: OrganizationId, contactId: string): Promise<Observer[]> {
    return observersOf(this.db, org, { contactId });
  }

  /**
   * Finds or makes the contact with this address and links it; a link that is there is answered as it is.
   * @throws NotFound, Conflict 409 `archived`, Refusal 402 `observer_limit`
   */
  upsertByEmail(org: OrganizationId, by: Actor, draft: ObserverByEmail): Promise<Observer> {
    return this.db.transaction(async (within) => {
      const contactId = await this.contacts.findOrAddByEmail(org, by, draft, within);
      return this.link(within, org, by, { contactId, yahrzeitId: draft.yahrzeitId, ...kinshipOf(draft) });
    });
  }

  /** A contact who is on record observes it, with an address or without one. @throws as `upsertByEmail` */
  async add(
    org: OrganizationId,
    by: Actor,
    draft: z.output<typeof observerLink>,
    within?: EntityManager,
  ): Promise<Observer> {
    if (!within) return this.db.transaction((transaction) => this.add(org, by, draft, transaction));
    const { id: contactId } = await this.contacts.get(org, draft.contactId, within);
    return this.link(within, org, by, { contactId, yahrzeitId: draft.yahrzeitId, ...kinshipOf(draft) });
  }

  /** Adds a contact, and links it to the yahrzeit. @throws as `ContactsService.add` and `upsertByEmail` */
  addContact(
    org: OrganizationId,
    by: Actor,
    { yahrzeitId, relationship, relationshipDetail, ...draft }: z.output<typeof newContact>,
  ): Promise<Contact> {
    return this.db.transaction(async (within) => {
      const contact = await this.contacts.add(org, by, draft, within);
      const kinship = kinshipOf({ relationship, relationshipDetail });
      await this.link(within, org, by, { contactId: contact.id, yahrzeitId, ...kinship });
      return this.contacts.get(org, contact.id, within);
    });
  }

  /** Changes the fields that are given; of two Adars another one moves the days of this observer alone. @throws NotFound, Conflict 409 `changed_meanwhile` */
  async change(
    org: OrganizationId,
    by: Actor,
    id: string,
    change: ObserverChange,
    within?: EntityManager,
  ): Promise<Observer> {
    if (!within) return this.db.transaction((transaction) => this.change(org, by, id, change, transaction));
    const { version, reminderDaysBefore, ...wanted } = change;
    if (wanted.adarRule !== undefined) await this.holdRecord(within, org, id);
    const before = await this.hold(within, org, id);
    const lead = await this.leadOf(org, before, reminderDaysBefore, within);
    const changed = differences(typedPart(before), typedPart({ ...before, ...given(wanted), ...lead }));
    const read = { resource: 'yahrzeit', id: before.yahrzeitId, observerId: id, version: before.version };
    if (changed) await refuseIfStale(within, org, read, version);

    if (changed ?? (lead.ownLead === false && before.ownLead !== false))
      await this.observances.within(within).change(org, id, { ...changed?.after, ...lead });
    if (changed) {
      const after = { ...changed.after, observerId: id, version: before.version + 1 };
      await this.trail(within, org, by, 'change_observer', before, { before: changed.before, after });
    }
    if (changed && 'adarRule' in changed.after) await this.occurrences.recompute(org, [before.yahrzeitId], within);
    return this.one(within, org, id);
  }

  /** The observers of these yahrzeits as lines of a list name them. */
  listed(org: OrganizationId, yahrzeitIds: readonly string[]): Promise<ObserverAsListed[]> {
    return slightlyOld(() => listedObservers(this.db, org, 'yahrzeitId', yahrzeitIds));
  }

  /** These observers as lines of a list name them. */
  some(org: OrganizationId, ids: readonly string[]): Promise<ObserverAsListed[]> {
    return slightlyOld(() => listedObservers(this.db, org, 'id', ids));
  }

  /** What comes next of these yahrzeits, for each of their observers. */
  nextOf(org: OrganizationId, yahrzeitIds: readonly string[], today: CivilDate): Promise<NextOf> {
    return slightlyOld(() => nextOf(this.db, org, yahrzeitIds, today));
  }

  /** How many lines a list of these yahrzeits has with one for each observer, and one for whom nobody observes. */
  countLines(org: OrganizationId, yahrzeitIds: readonly string[]): Promise<number> {
    return slightlyOld(() => linesOf(this.db, org, yahrzeitIds));
  }

  /** Another number than before is their own from then on; null follows the congregation. */
  private async leadOf(
    org: OrganizationId,
    before: ObservanceRow,
    said: number | null | undefined,
    within: EntityManager,
  ): Promise<Partial<Pick<ObservanceRow, 'reminderDaysBefore' | 'ownLead'>>> {
    if (said === undefined || said === before.reminderDaysBefore) return {};
    if (said !== null) return { reminderDaysBefore: said, ownLead: true };
    const { leadDays } = await this.organizations.settings(org, within);
    return { reminderDaysBefore: leadDays, ownLead: false };
  }

  /** Ends the observance; the contact stays. @throws NotFound */
  async remove(org: OrganizationId, by: Actor, id: string): Promise<{ data: { id: string } }> {
    await this.db.transaction(async (within) => {
      await this.holdRecord(within, org, id);
      const row = await this.hold(within, org, id);
      await this.observances.within(within).remove(org, id);
      await this.trail(within, org, by, 'remove_observer', row, { before: typedPart(row), after: null });
      if (row.adarRule) await this.occurrences.recompute(org, [row.yahrzeitId], within);
    });
    return { data: { id } };
  }

  private async link(within: EntityManager, org: OrganizationId, by: Actor, link: Link): Promise<Observer> {
    const yahrzeit = await within.findOneBy(YahrzeitRow, { organizationId: org, id: link.yahrzeitId });
    if (!yahrzeit) throw new NotFound('yahrzeit');
    if (yahrzeit.archivedAt) throw new Conflict('archived', 'This yahrzeit is deleted. Restore it to add an observer.');

    const { contactId, yahrzeitId } = link;
    const there = await within.findOneBy(ObservanceRow, { organizationId: org, yahrzeitId, contactId });
    if (there) return this.one(within, org, there.id);

    await this.organizations.mayAddObservers(org, 1, within);
    const made = await this.insert(within, org, link);
    if (made)
      await this.trail(within, org, by, 'add_observer', link, {
        before: null,
        after: { relationship: link.relationship, relationshipDetail: link.relationshipDetail },
      });
    const { id } = await within.findOneByOrFail(ObservanceRow, { organizationId: org, yahrzeitId, contactId });
    return this.one(within, org, id);
  }

  /** Whether this made the link: two at once make one. Who has no address is reached by letter. */
  private async insert(within: EntityManager, org: OrganizationId, link: Link): Promise<boolean> {
    const made = await within.query<unknown[]>(
      `INSERT INTO observance (organization_id, yahrzeit_id, contact_id, relationship, relationship_detail,
                               observe_on_hebrew_calendar, reminder_days_before, own_lead, channel,
                               created_at, updated_at)
       SELECT $1, $2, c.id, $4, $5, organization.calendar = 'hebrew', organization.lead_days, false, CASE WHEN c.email IS NULL THEN 'letter' ELSE 'email' END, $6::timestamptz, $6::timestamptz
         FROM organization JOIN contact c ON c.organization_id = $1 AND c.id = $3
        WHERE organization.id = $1
       ON CONFLICT (organization_id, yahrzeit_id, contact_id) DO NOTHING RETURNING id`,
      [org, link.yahrzeitId, link.contactId, link.relationship, link.relationshipDetail, this.clock.now()],
    );
    return made.length > 0;
  }

  private async one(within: EntityManager, org: OrganizationId, id: string): Promise<Observer> {
    const [observer] = await observersOf(within, org, { id });
    if (!observer) throw new NotFound('observer');
    return observer;
  }

  /** Before its observer, as whoever computes its dates holds them, so that two cannot wait for each other in a circle. */
  private async holdRecord(within: EntityManager, org: OrganizationId, id: string): Promise<void> {
    await within.query(
      `SELECT FROM yahrzeit WHERE organization_id = $1
          AND id = (SELECT yahrzeit_id FROM observance WHERE organization_id = $1 AND id = $2) FOR NO KEY UPDATE`,
      [org, id],
    );
  }

  private async hold(within: EntityManager, org: OrganizationId, id: string): Promise<ObservanceRow> {
    const row = await within
      .getRepository(ObservanceRow)
      .findOne({ where: { organizationId: org, id }, lock: { mode: 'pessimistic_write' } });
    if (!row) throw new NotFound('observer');
    return row;
  }

  private trail(
    within: EntityManager,
    org: OrganizationId,
    by: Actor,
    action: 'add_observer' | 'change_observer' | 'remove_observer',
    { yahrzeitId, contactId }: Pick<Link, 'yahrzeitId' | 'contactId'>,
    { before, after }: { before: object | null; after: object | null },
  ): Promise<void> {
    const about = { action, resource: 'yahrzeit', resourceId: yahrzeitId };
    const named = (state: object | null) => state && { contactId, ...state };
    return this.audit.record(org, by, { ...about, before: named(before), after: named(after) }, within);
  }
}

const kinshipOf = ({ relationship = null, relationshipDetail = null }: Said): Kinship => ({
  relationship,
  relationshipDetail,
});

const typedPart = (row: ObservanceRow) => pick(row, TYPED);
const TYPED = [
  ...(['observeOnHebrewCalendar', 'adarRule', 'relationship', 'relationshipDetail'] as const),
  ...(['reminderDaysBefore', 'channel'] as const),
];
