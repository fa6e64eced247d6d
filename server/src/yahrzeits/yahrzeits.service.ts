import { Injectable } from '@nestjs/common';
import {
  given,
  pick,
  type recalculated,
  type WeekAhead,
  type Yahrzeit,
  type YahrzeitDetails,
  type yahrzeitChange,
  type yahrzeitDraft,
} from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { addDays, nextYizkor } from '../calendar/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Audit, differences, refuseIfStale } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { slightlyOld } from '../platform/database/index.js';
import { Conflict, NotFound } from '../platform/http/index.js';
import { SYSTEM, TenantRepository, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { choicesOf } from './adar-choices.js';
import { observersOf } from './observer-rows.js';
import { OccurrencesService } from './occurrences.service.js';
import { datesOf, NO_DATES, settleDates, storedHebrew, wholeDates, type DateColumns } from './settle-dates.js';
import { refuseImpossibleBurial } from './refuse-burial.js';
import { ReadingPlaces } from './reading-places.js';
import { detailsOf } from './yahrzeit-details.js';
import { listYahrzeits, weekAhead, yahrzeitIds, yahrzeitsById, type YahrzeitQuery } from './yahrzeit-list.js';
import { YahrzeitRow } from './yahrzeit.entity.js';

export type NewYahrzeit = z.output<typeof yahrzeitDraft>;
export type YahrzeitChange = z.output<typeof yahrzeitChange>;
export type Recalculated = z.output<typeof recalculated>;

const BESIDE_DATES = [
  ...(['name', 'hebrewName', 'personDetails', 'burialDate', 'ageAtDeath', 'plaque', 'notes'] as const),
  ...(['rules', 'serviceRule'] as const),
];

/** What a person decides about a record; the rest is computed. */
type Decided = DateColumns & Pick<YahrzeitRow, (typeof BESIDE_DATES)[number]>;

const LAST_DAY_OF_WEEK = 6;
const PURGE_AFTER_DAYS = 30;

const PURGE = `
WITH purged AS (
  DELETE FROM yahrzeit WHERE organization_id = ANY ($4::uuid[]) AND archived_at <= $2::timestamptz - make_interval(days => $1)
  RETURNING organization_id, id
)
INSERT INTO audit_log (organization_id, actor_name, action, resource, resource_id, at)
SELECT organization_id, $3, 'purge', 'yahrzeit', id, $2 FROM purged`;

/** The records of the deceased, with their dates. */
@Injectable()
export class YahrzeitsService {
  private readonly yahrzeits: TenantRepository<YahrzeitRow>;

  constructor(
    private readonly db: DataSource,
    private readonly organizations: OrganizationsService,
    private readonly occurrences: OccurrencesService,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly work: HouseWork,
    private readonly places: ReadingPlaces,
  ) {
    this.yahrzeits = new TenantRepository(db, YahrzeitRow, 'yahrzeit');
  }

  list(org: OrganizationId, query: YahrzeitQuery): Promise<{ data: Yahrzeit[]; total: number }> {
    return slightlyOld(() => listYahrzeits(this.db, org, query));
  }

  /** The ids of all that a list shows on its pages, in its order. */
  idsOf(org: OrganizationId, query: YahrzeitQuery): Promise<string[]> {
    return slightlyOld(() => yahrzeitIds(this.db, org, query));
  }

  /** These records, in no order, archived ones too; ids of other organizations are not found. */
  some(org: OrganizationId, ids: readonly string[]): Promise<Yahrzeit[]> {
    return slightlyOld(() => yahrzeitsById(this.db, org, ids));
  }

  async week(org: OrganizationId): Promise<WeekAhead> {
    const today = await this.organizations.today(org);
    return weekAhead(this.db, org, today, addDays(today, LAST_DAY_OF_WEEK));
  }

  /** Archived ones too. @throws NotFound */
  async get(org: OrganizationId, id: string, within: DataSource | EntityManager = this.db): Promise<Yahrzeit> {
    const [yahrzeit] = await yahrzeitsById(within, org, [id]);
    if (!yahrzeit) throw new NotFound('yahrzeit');
    return yahrzeit;
  }

  /** The record with its next years, each with its reason, and those who observe it. @throws NotFound */
  async details(org: OrganizationId, id: string, includeServiceDates: boolean): Promise<YahrzeitDetails> {
    const [yahrzeit, row, settings, today, observers] = await Promise.all([
      this.get(org, id),
      this.yahrzeits.get(org, id),
      this.organizations.settings(org),
      this.organizations.today(org),
      observersOf(this.db, org, { yahrzeitId: id }),
    ]);
    const dates = detailsOf(row, settings, { from: today, to: this.occurrences.horizon().to }, choicesOf(observers));
    return {
      ...yahrzeit,
      ...dates,
      readAt: await this.readingOf(org, id, dates),
      computedServiceDates: includeServiceDates ? dates.computedServiceDates : null,
      nextYizkor: nextYizkor(today, settings),
      observers,
    };
  }

  /** Where the name is read for the next Hebrew observance; null where it is not. */
  private async readingOf(
    org: OrganizationId,
    yahrzeitId: string,
    { assignedService: friday, upcoming }: Pick<YahrzeitDetails, 'assignedService' | 'upcoming'>,
  ): Promise<YahrzeitDetails['readAt']> {
    const next = upcoming.find(({ calendar }) => calendar === 'hebrew');
    if (!friday || !next) return null;
    const [place] = await this.places.of(org, [{ yahrzeitId, onHebrewCalendar: true, date: next.date, friday }]);
    return place ?? null;
  }

  /** @throws Invalid as `settleDates` does, and 422 `burial_before_death`, or `future_date` of a burial that is months ahead */
  add(org: OrganizationId, by: Actor, draft: NewYahrzeit, within?: EntityManager): Promise<Yahrzeit> {
    if (!within) return this.db.transaction((transaction) => this.add(org, by, draft, transaction));
    return this.addWithin(within, org, by, draft);
  }

  /**
   * Changes the fields that are given.
   * @throws NotFound, Invalid as `add`, Conflict 409 `changed_meanwhile` or `archived`
   */
  change(org: OrganizationId, by: Actor, id: string, change: YahrzeitChange): Promise<Yahrzeit> {
    return this.db.transaction(async (within) => {
      const row = await this.hold(within, org, id);
      if (row.archivedAt) throw new Conflict('archived', 'This yahrzeit is deleted. Restore it to change it.');
      const wanted = await this.decide(org, change, row);
      if (differences(decidedOf(row), wanted))
        await refuseIfStale(within, org, { resource: 'yahrzeit', id, version: row.version }, change.version);
      await this.rewrite(within, org, by, row, wanted);
      return this.get(org, id, within);
    });
  }

  /** Computes again what is computed: the date that was not given, and the observances. @throws NotFound */
  recalculate(org: OrganizationId, by: Actor, id: string): Promise<Recalculated> {
    return this.db.transaction(async (within) => {
      const row = await this.hold(within, org, id);
      await this.rewrite(within, org, by, row, { ...decidedOf(row), ...recomputedDates(row) });
      const { hebrewDate, hebrewYear, nextGregorianObservance, nextHebrewObservance } = await this.get(org, id, within);
      return { hebrewDate, hebrewYear, nextGregorianObservance, nextHebrewObservance };
    });
  }

  /** Takes the record out of lists and sending. It can be restored for 30 days. Twice is as once. @throws NotFound */
  async archive(org: OrganizationId, by: Actor, id: string): Promise<{ data: { id: string } }> {
    await this.setArchived(org, by, id, true);
    return { data: { id } };
  }

  /** @throws NotFound, also when it was purged */
  async restore(org: OrganizationId, by: Actor, id: string): Promise<Yahrzeit> {
    await this.setArchived(org, by, id, false);
    return this.get(org, id);
  }

  /** Removes for good what was deleted 30 days ago, in all organizations; the trail keeps that it was. Nightly. */
  purgeArchived(): Promise<void> {
    return this.work.forAll('purge', (orgs) =>
      this.db.query(PURGE, [PURGE_AFTER_DAYS, this.clock.now(), SYSTEM.name, orgs]),
    );
  }

  private async addWithin(
    within: EntityManager,
    org: OrganizationId,
    by: Actor,
    draft: NewYahrzeit,
  ): Promise<Yahrzeit> {
    await within.query(`SELECT FROM organization WHERE id = $1 FOR SHARE`, [org]);
    const after = await this.decide(org, draft, null);
    const { id } = await this.yahrzeits.within(within).add(org, after);
    await this.audit.record(org, by, { ...about(id), action: 'add', after }, within);
    await this.occurrences.recompute(org, [id], within);
    return this.get(org, id, within);
  }

  private async setArchived(org: OrganizationId, by: Actor, id: string, archived: boolean): Promise<void> {
    await this.db.transaction(async (within) => {
      const row = await this.hold(within, org, id);
      if ((row.archivedAt !== null) === archived) return;
      const archivedAt = archived ? this.clock.now() : null;
      await this.yahrzeits.within(within).change(org, id, { archivedAt });
      const after = { version: row.version + 1 };
      await this.audit.record(org, by, { ...about(id), action: archived ? 'archive' : 'restore', after }, within);
      await this.occurrences.recompute(org, [id], within);
    });
  }

  /** Writes what differs, and computes the observances anew. */
  private async rewrite(within: EntityManager, org: OrganizationId, by: Actor, row: YahrzeitRow, wanted: Decided) {
    const changed = wholeDates(differences(decidedOf(row), wanted), row, wanted);
    if (changed) {
      await this.yahrzeits.within(within).change(org, row.id, changed.after);
      const after = { ...changed.after, version: row.version + 1 };
      await this.audit.record(org, by, { ...about(row.id), action: 'change', before: changed.before, after }, within);
    }
    await this.occurrences.recompute(org, [row.id], within);
  }

  private async decide(org: OrganizationId, typed: YahrzeitChange, row: YahrzeitRow | null): Promise<Decided> {
    const today = await this.organizations.today(org);
    const dates = settleDates(typed, row ? datesOf(row) : NO_DATES, today);
    const decided = { ...EMPTY, ...(row && decidedOf(row)), ...decisionsIn(typed), ...dates };
    refuseImpossibleBurial(decided, typed.burialDate ?? null, today);
    return decided;
  }

  private async hold(within: EntityManager, org: OrganizationId, id: string): Promise<YahrzeitRow> {
    const row = await within
      .getRepository(YahrzeitRow)
      .findOne({ where: { organizationId: org, id }, lock: { mode: 'for_no_key_update' } });
    if (!row) throw new NotFound('yahrzeit');
    return row;
  }
}

const about = (id: string) => ({ resource: 'yahrzeit', resourceId: id });

const EMPTY: Omit<Decided, keyof DateColumns> = {
  name: '',
  hebrewName: null,
  personDetails: null,
  burialDate: null,
  ageAtDeath: null,
  plaque: null,
  notes: null,
  rules: {},
  serviceRule: null,
};

/** What is decided in a draft beside the dates. */
const decisionsIn = (typed: YahrzeitChange): Partial<Decided> => given(pick(typed, BESIDE_DATES));

const decidedOf = (row: YahrzeitRow): Decided => ({ ...pick(row, BESIDE_DATES), ...datesOf(row) });

/** The dates of a record of which one was computed from the other, computed again. */
function recomputedDates(row: YahrzeitRow): DateColumns {
  const { gregorianDate, afterSunset, hebrewDerived } = row;
  const hebrew = storedHebrew(row);
  if (gregorianDate && (hebrewDerived || !hebrew)) {
    return settleDates({ gregorianDate, afterSunset }, NO_DATES, gregorianDate);
  }
  return datesOf(row);
}
