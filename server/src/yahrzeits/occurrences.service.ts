import { Injectable } from '@nestjs/common';
import { DataSource, In, MoreThan, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { ADAR, localDate, type CivilDate } from '../calendar/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { NIL_UUID } from '../platform/database/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { admit, type OrganizationId } from '../platform/tenancy/index.js';
import { daysOfChoices, type AdarChoice } from './adar-choices.js';
import { customsOf, datedBetween, deathOf, horizonAt } from './dated.js';
import type { Customs, Dated, DeathColumns, Horizon } from './dated.js';
import { ADD_OCCURRENCES, CHOSEN, MOVE_NEXT, WRITE_NEXT, WRITE_OCCURRENCES } from './occurrences-sql.js';
import { YahrzeitRow } from './yahrzeit.entity.js';

/** The observances of one record on either calendar; of two Adars both, where an observer chose one. */
interface Computed {
  readonly id: string;
  readonly hebrew: readonly Dated[];
  readonly civil: readonly Dated[];
  /** By which choices a day is none. */
  readonly notKeptBy: ReadonlyMap<CivilDate, readonly AdarChoice[]>;
  /** The next day on the Hebrew calendar that somebody keeps. */
  readonly nextHebrew: CivilDate | undefined;
}

/** What the dates of a record are computed from. */
export type Dateable = DeathColumns & Pick<YahrzeitRow, 'id' | 'rules' | 'serviceRule'>;

/** The next observance on either calendar of a record that is about to be made, and the last Hebrew year that is computed. */
export interface NextOfNew {
  readonly id: string;
  readonly hebrew: CivilDate | undefined;
  readonly civil: CivilDate | undefined;
  readonly through: number;
}

/** What the observers of a record chose, where one of them did. */
type Chosen = ReadonlyMap<string, readonly AdarChoice[]>;

const NOBODY: Computed['notKeptBy'] = new Map();

const BATCH = 5_000;

/**
 * Keeps the dated observances of every record computed ahead, from the Hebrew year before this one to the fifth after it,
 * so that planning a night is one join on an indexed date. Set by set: a batch of 5,000 records costs four statements.
 */
@Injectable()
export class OccurrencesService {
  constructor(
    private readonly db: DataSource,
    private readonly organizations: OrganizationsService,
    private readonly clock: Clock,
    private readonly work: HouseWork,
  ) {}

  /**
   * Computes the occurrences of these records anew, or of all, and their next observances. Rows are locked in the order
   * of their ids, and customs are read after that, so that whoever runs last leaves what the settings say.
   * Ids of other organizations are not found. Without a transaction, each batch has one of its own.
   */
  async recompute(org: OrganizationId, which: readonly string[] | 'all', within?: EntityManager): Promise<void> {
    if (which === 'all') return this.recomputeAll(org, () => Promise.resolve());
    const ids = [...which].sort();
    for (let from = 0; from < ids.length; from += BATCH) {
      const where = { id: In(ids.slice(from, from + BATCH)) };
      await (within ? this.batch(within, org, where) : this.db.transaction((own) => this.batch(own, org, where)));
    }
  }

  /**
   * Computes the dates of records that are not there yet, which nobody observes; `insert` makes them, with their next
   * observances in place, so that no row is written twice. Whoever makes them looks whether the customs changed meanwhile.
   */
  async addDated(
    org: OrganizationId,
    people: readonly Dateable[],
    within: EntityManager,
    insert: (next: readonly NextOfNew[]) => Promise<void>,
  ): Promise<void> {
    if (people.length === 0) return;
    const settings = await this.organizations.settings(org, within);
    const horizon = this.horizon();
    const today = localDate(this.clock.now(), settings.timezone);
    const { through } = horizon;
    const columns = noOccurrences();
    // One person after the other: dates that wait as objects for all the others are what the collecting of garbage costs most.
    const next = people.map((person) => {
      const computed = compute(person, settings, horizon, today, undefined);
      addAllTo(columns, computed);
      return { id: person.id, hebrew: computed.nextHebrew, civil: nextOf(computed.civil, today), through };
    });
    await insert(next);
    await within.query(ADD_OCCURRENCES, [org, ...inLists(columns)]);
  }

  /** Computes every record anew, and tells after each batch, which is committed then, how many records are done. */
  async recomputeAll(org: OrganizationId, tell: (done: number) => Promise<void>): Promise<void> {
    let done = 0;
    for (let after: string | undefined = NIL_UUID; after;) {
      const where = { id: MoreThan(after) };
      const ids: string[] = await this.db.transaction((own) => this.batch(own, org, where));
      done += ids.length;
      await tell(done);
      after = ids.at(BATCH - 1);
    }
  }

  /** Moves the next observances on for every organization whose local date has passed them: one statement for all. */
  refreshNext(): Promise<void> {
    const now = this.clock.now();
    return this.work.forAll('next observances', async (orgs) => {
      const zones: { timezone: string }[] = await this.db.query(
        `SELECT DISTINCT timezone FROM organization WHERE id = ANY ($1::uuid[])`,
        [orgs],
      );
      const names = zones.map(({ timezone }) => timezone);
      await this.db.query(MOVE_NEXT, [names, names.map((timezone) => localDate(now, timezone)), orgs]);
    });
  }

  /**
   * Computes what was never computed or ends before the horizon: the new year after each Rosh Hashanah, and whatever an
   * interrupted import left. Nightly; on most nights there is nothing to do.
   */
  async extendHorizon(): Promise<void> {
    const { through } = this.horizon();
    const failed: string[] = [];
    for (;;) {
      const behind: { org: string; ids: string[] }[] = await this.db.query(
        `SELECT organization_id AS org, array_agg(id) AS ids FROM (
           SELECT organization_id, id FROM yahrzeit
            WHERE computed_through < $1 AND organization_id <> ALL ($3::uuid[]) ORDER BY computed_through LIMIT $2) AS behind
         GROUP BY organization_id`,
        [through, BATCH, failed],
      );
      if (behind.length === 0) return;
      for (const { org, ids } of behind) {
        const done = await this.work.forOne('horizon', admit(org), () =>
          this.recompute(admit(org), ids).then(() => true),
        );
        if (!done) failed.push(org);
      }
    }
  }

  /** The same for all organizations: a day more or less at its ends, years away, concerns nobody. */
  horizon(): Horizon {
    return horizonAt(localDate(this.clock.now(), 'UTC'));
  }

  /** Computes one batch; answers its ids in their order. */
  private async batch(
    within: EntityManager,
    org: OrganizationId,
    where: FindOptionsWhere<YahrzeitRow>,
  ): Promise<string[]> {
    const rows = await within.getRepository(YahrzeitRow).find({
      where: { ...where, organizationId: org },
      order: { id: 'ASC' },
      take: BATCH,
      lock: { mode: 'for_no_key_update' },
    });
    if (rows.length === 0) return [];

    const settings = await this.organizations.settings(org, within);
    const horizon = this.horizon();
    const today = localDate(this.clock.now(), settings.timezone);
    const chosen = await chosenAdars(within, org, rows);
    const computed = rows.map((row) => compute(row, settings, horizon, today, chosen.get(row.id)));
    await this.write(within, org, computed, today, horizon);
    return rows.map(({ id }) => id);
  }

  private async write(
    within: EntityManager,
    org: OrganizationId,
    computed: readonly Computed[],
    today: CivilDate,
    { through }: Horizon,
  ): Promise<void> {
    const ids = computed.map(({ id }) => id);
    await within.query(WRITE_OCCURRENCES, [org, list(ids), ...occurrenceColumns(computed)]);
    await within.query(WRITE_NEXT, [
      org,
      list(ids),
      list(computed.map(({ nextHebrew }) => nextHebrew)),
      list(computed.map(({ civil }) => nextOf(civil, today))),
      through,
    ]);
  }
}

async function chosenAdars(within: EntityManager, org: OrganizationId, rows: readonly YahrzeitRow[]): Promise<Chosen> {
  const ids = rows.filter(({ hebrewMonth }) => hebrewMonth === ADAR).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const chosen: { id: string; choices: AdarChoice[] }[] = await within.query(CHOSEN, [org, ids]);
  return new Map(chosen.map(({ id, choices }) => [id, choices]));
}

function compute(
  row: Dateable,
  organization: Customs,
  horizon: Horizon,
  today: CivilDate,
  choices: readonly AdarChoice[] | undefined,
): Computed {
  const death = deathOf(row);
  if (!death) return { id: row.id, hebrew: [], civil: [], notKeptBy: NOBODY, nextHebrew: undefined };
  const customs = customsOf(row, organization);
  const civil = datedBetween(death, horizon, 'civil', customs);
  if (!choices) {
    const hebrew = datedBetween(death, horizon, 'hebrew', customs);
    return { id: row.id, hebrew, civil, notKeptBy: NOBODY, nextHebrew: nextOf(hebrew, today) };
  }
  const days = daysOfChoices(death, horizon, row, organization);
  const kept = days.filter(({ notKeptBy }) => choices.some((choice) => !notKeptBy.includes(choice)));
  return {
    ...{ id: row.id, hebrew: days.map(({ dated }) => dated), civil },
    notKeptBy: new Map(days.map(({ dated, notKeptBy }) => [dated.date, notKeptBy])),
    nextHebrew: nextOf(
      kept.map(({ dated }) => dated),
      today,
    ),
  };
}

const nextOf = (dated: readonly Dated[], today: CivilDate): CivilDate | undefined =>
  dated.find(({ date }) => date >= today)?.date;

/** Yahrzeit id, on the Hebrew calendar, date, n-th, Hebrew day, month and year, service, not kept by: each column as one array. */
function occurrenceColumns(computed: readonly Computed[]): string[] {
  const columns = noOccurrences();
  for (const one of computed) addAllTo(columns, one);
  return inLists(columns);
}

const noOccurrences = (): OccurrenceColumns => ({
  ids: [],
  onHebrew: [],
  dates: [],
  nths: [],
  days: [],
  months: [],
  years: [],
  services: [],
  nots: [],
});

const inLists = (columns: OccurrenceColumns): string[] => Object.values(columns).map(list);

/** In the order in which the statements take them. */
type OccurrenceColumns = Record<
  'ids' | 'onHebrew' | 'dates' | 'nths' | 'days' | 'months' | 'years' | 'services' | 'nots',
  (string | number | boolean | null)[]
>;

function addAllTo(columns: OccurrenceColumns, { id, hebrew, civil, notKeptBy }: Computed): void {
  for (const dated of hebrew) addTo(columns, id, true, dated, notKeptBy.get(dated.date)?.join(' '));
  for (const dated of civil) addTo(columns, id, false, dated);
}

/** Column by column: rows of an array each would be thrown away eleven times for every person. */
function addTo(columns: OccurrenceColumns, id: string, onHebrew: boolean, dated: Dated, not?: string): void {
  columns.ids.push(id);
  columns.onHebrew.push(onHebrew);
  columns.dates.push(dated.date);
  columns.nths.push(dated.nth);
  columns.days.push(dated.hebrew.day);
  columns.months.push(dated.hebrew.month);
  columns.years.push(dated.hebrew.year);
  columns.services.push(dated.serviceDate);
  columns.nots.push(not ? `"${not}"` : null);
}

/** A Postgres array of plain values: ids, dates, numbers, truths and words in quotes. */
const list = (values: readonly unknown[]): string =>
  `{${(values.includes(null) || values.includes(undefined) ? values.map((value) => value ?? 'NULL') : values).join(',')}}`;
