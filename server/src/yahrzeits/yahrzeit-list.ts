import type { WeekAhead, Yahrzeit, yahrzeitQuery } from '@zikaron/contract';
import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { CivilDate } from '../calendar/index.js';
import {
  idsNamed,
  listNamed,
  nameSearch,
  type Bind,
  type Found,
  type Search,
  type Sorting,
} from '../platform/database/index.js';
import { pageBounds } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { answered } from './yahrzeit-answer.js';
import { YahrzeitRow } from './yahrzeit.entity.js';

export type YahrzeitQuery = z.output<typeof yahrzeitQuery>;
type Column = NonNullable<YahrzeitQuery['sort']>[0];
type Database = DataSource | EntityManager;
type ListedYahrzeit = YahrzeitRow & { observers: number };

/** What a list can be sorted by. The Hebrew date is sorted through the year from Tishrei on. */
const COLUMNS: Record<Column, Pick<Sorting, 'by' | 'nullable'>> = {
  name: { by: 'y.name', nullable: false },
  gregorianDate: { by: 'y.gregorian_date', nullable: true },
  nextHebrewObservanceDate: { by: 'y.next_hebrew_observance', nullable: true },
  hebrewDate: { by: '((y.hebrew_month + 6) % 13 * 30 + y.hebrew_day)', nullable: true },
  personDetails: { by: 'y.person_details', nullable: true },
  afterSunset: { by: 'y.after_sunset', nullable: true },
  createdAt: { by: 'y.created_at', nullable: false },
};

const OBSERVED = `SELECT FROM observance o WHERE o.organization_id = y.organization_id AND o.yahrzeit_id = y.id`;

const OCCURS = `SELECT FROM occurrence c WHERE c.organization_id = y.organization_id AND c.yahrzeit_id = y.id`;

/** One page, and how many there are in all; archived ones only where they are asked for. A search counts up to `MOST_COUNTED`. */
export async function listYahrzeits(
  db: DataSource,
  org: OrganizationId,
  query: YahrzeitQuery,
): Promise<{ data: Yahrzeit[]; total: number }> {
  const bounds = { ...pageBounds(query), beside: query.beside };
  const { data, total } = await listNamed<ListedYahrzeit>(db, listOf(db, org, query), bounds);
  return { data: data.map((row) => answered(row, row.observers)), total };
}

/** The ids of all that a list shows on its pages, in its order, as they are at one instant. */
export const yahrzeitIds = (db: DataSource, org: OrganizationId, query: YahrzeitQuery): Promise<string[]> =>
  idsNamed(db, listOf(db, org, query));

/** These records as they are answered, in no order, archived ones too; ids of other organizations are not found. */
export async function yahrzeitsById(db: Database, org: OrganizationId, ids: readonly string[]): Promise<Yahrzeit[]> {
  const rows: ListedYahrzeit[] = await db.query(
    `SELECT ${shown(db)} FROM yahrzeit y WHERE y.organization_id = $1 AND y.id = ANY($2)`,
    [org, ids],
  );
  return rows.map((row) => answered(row, row.observers));
}

/** The columns of a row by the names of its properties, and how many observe it. */
const shown = (db: Database): string => {
  const { columns } = db.getRepository(YahrzeitRow).metadata;
  const named = columns.map(({ databaseName, propertyName }) => `y.${databaseName} AS "${propertyName}"`);
  return [...named, `(SELECT count(*) FROM (${OBSERVED}) AS own) AS observers`].join(', ');
};

/** The quiet line above the list: observances from today on for a week, those without an observer, the next letters. */
export async function weekAhead(
  db: DataSource,
  org: OrganizationId,
  from: CivilDate,
  to: CivilDate,
): Promise<WeekAhead> {
  const [[week], [letters]] = (await Promise.all([
    db.query(
      `SELECT count(*) AS observances, count(*) FILTER (WHERE NOT EXISTS (${OBSERVED})) AS "withoutObserver"
         FROM yahrzeit y WHERE y.organization_id = $1 AND y.archived_at IS NULL AND ${isDueBetween('$2', '$3')}`,
      [org, from, to],
    ),
    db.query(
      `SELECT send_at AS at, count(*) AS count FROM email_message
        WHERE organization_id = $1 AND state = 'queued' GROUP BY send_at ORDER BY send_at LIMIT 1`,
      [org],
    ),
  ])) as [[Pick<WeekAhead, 'observances' | 'withoutObserver'>], [{ at: Date; count: number }?]];
  return { ...week, from, to, nextLetters: letters ? { at: letters.at.toISOString(), count: letters.count } : null };
}

/** Due on the calendar of the congregation, or on the other one where an observer keeps that. $1 is the organization. */
const isDueBetween = (from: string, to: string) => {
  const due = (next: string, calendar: string, kept: string) =>
    `(y.${next} BETWEEN ${from} AND ${to} AND ((SELECT calendar = '${calendar}' FROM organization WHERE id = $1)
      OR EXISTS (${OBSERVED} AND ${kept})))`;
  const hebrew = due('next_hebrew_observance', 'hebrew', 'o.observe_on_hebrew_calendar');
  const civil = due('next_civil_observance', 'civil', 'NOT o.observe_on_hebrew_calendar');
  return `(${hebrew} OR ${civil})`;
};

function listOf(db: DataSource, org: OrganizationId, query: YahrzeitQuery) {
  const [column, direction] = query.sort ?? ['nextHebrewObservanceDate', 'ASC'];
  return {
    from: 'yahrzeit y',
    columns: shown(db),
    sorting: { ...COLUMNS[column], direction, id: 'y.id' },
    isSearch: Boolean((query.filter?.q ?? query.filter?.called)?.trim()),
    ways: (search: Search, bind: Bind) => waysOf(org, query, search, bind),
  };
}

/**
 * Found by its name, else by what its plaque says, else by the name of whoever observes it: each by its own index, and never by
 * asking of every row. $1 is the organization.
 */
function waysOf(org: OrganizationId, query: YahrzeitQuery, search: Search, bind: Bind): readonly [Found, ...Found[]] {
  const others = conditions(org, query, search, bind);
  const those = (...conditions: string[]) => ({ where: [...others, ...conditions].join(' AND ') });
  const [named, written, observed] = (['y.name_search', 'public.searchable(y.plaque)', 'c.name_search'] as const).map(
    (column) => nameSearch(query.filter?.q, column, bind)?.[search],
  );
  if (!named || !written || !observed) return [those()];
  const isNot = (condition: string) => `(${condition}) IS NOT TRUE`;
  // An array is made once. Joined, it is made for every row where the tables are so new that nothing is known of their size.
  const observedBy = `y.id = ANY (ARRAY(SELECT o.yahrzeit_id FROM contact c
      JOIN observance o ON o.organization_id = c.organization_id AND o.contact_id = c.id
     WHERE c.organization_id = $1 AND ${observed}))`;
  return [
    those(named),
    those('y.plaque IS NOT NULL', written, isNot(named)),
    those(observedBy, isNot(named), isNot(written)),
  ];
}

function conditions(org: OrganizationId, { filter = {} }: YahrzeitQuery, search: Search, bind: Bind) {
  const where = [`y.organization_id = ${bind(org)}`, `y.archived_at IS ${filter.deleted ? 'NOT NULL' : 'NULL'}`];
  const called = nameSearch(filter.called, 'y.name_search', bind);
  if (called) where.push(called[search]);
  if (filter.id) where.push(`y.id = ANY(${bind(filter.id)})`);
  if (filter.afterSunset !== undefined) {
    const said = filter.afterSunset === 'unsure' ? null : filter.afterSunset;
    where.push(`y.after_sunset IS NOT DISTINCT FROM ${bind(said)}::boolean`);
  }
  if (filter.month) where.push(`y.hebrew_month = ${bind(filter.month)}`);
  if (filter.withoutObserver !== undefined) where.push(`${filter.withoutObserver ? 'NOT ' : ''}EXISTS (${OBSERVED})`);
  if (filter.from || filter.to)
    where.push(isDueBetween(bind(filter.from ?? '0001-01-01'), bind(filter.to ?? '9999-12-31')));
  if (filter.service) where.push(`EXISTS (${OCCURS} AND c.service_date = ${bind(filter.service)})`);
  if (filter.diedOn) where.push(`y.gregorian_date = ${bind(filter.diedOn)}`);
  if (filter.contactId) where.push(`EXISTS (${OBSERVED} AND o.contact_id = ${bind(filter.contactId)})`);
  return where;
}
