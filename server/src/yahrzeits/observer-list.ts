import { MOST_COUNTED, type Observer, type observerQuery } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import {
  foundStatement,
  inOrder,
  nameSearch,
  readPage,
  type Bind,
  type Found,
  type Sorting,
} from '../platform/database/index.js';
import { pageBounds } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { NEXT, OBSERVER, OWN_LEAD } from './observer-rows.js';

export type ObserverQuery = z.output<typeof observerQuery>;
type Column = NonNullable<ObserverQuery['sort']>[0];
type Search = 'exact' | 'forgiving';

const COLUMNS: Record<Column, Pick<Sorting, 'by' | 'nullable'>> = {
  contact: { by: 'c.name', nullable: false },
  yahrzeit: { by: 'y.name', nullable: false },
  reminderDaysBefore: { by: 'o.reminder_days_before', nullable: false },
  nextObservance: { by: NEXT, nullable: true },
};

const FROM = `(observance o
  JOIN contact c ON c.organization_id = o.organization_id AND c.id = o.contact_id
  JOIN yahrzeit y ON y.organization_id = o.organization_id AND y.id = o.yahrzeit_id AND y.archived_at IS NULL)`;

/** One page of all observers, and how many there are; a search that finds nothing is repeated forgiving a typo. */
export async function listObservers(
  db: DataSource,
  org: OrganizationId,
  query: ObserverQuery,
): Promise<{ data: Observer[]; total: number }> {
  if (!query.filter?.q?.trim()) return page(db, org, query);
  const exact = await findByName(db, org, query, 'exact');
  return exact.total === 0 ? findByName(db, org, query, 'forgiving') : exact;
}

/** The ids of all that a list shows on its pages, in its order, as they are at one instant. */
export async function observerIds(db: DataSource, org: OrganizationId, query: ObserverQuery): Promise<string[]> {
  const found = async (search: Search): Promise<string[]> => {
    const { where, sorting, values } = asked(org, query, search);
    const rows: { id: string }[] = await db.query(
      `SELECT o.id FROM ${FROM} WHERE ${where} ${inOrder(sorting)}`,
      values,
    );
    return rows.map(({ id }) => id);
  };
  const exact = await found('exact');
  return exact.length === 0 && query.filter?.q !== undefined ? found('forgiving') : exact;
}

async function page(db: DataSource, org: OrganizationId, query: ObserverQuery) {
  const { where, sorting, values } = asked(org, query, 'exact');
  const [{ total }]: [{ total: number }] = await db.query(
    `SELECT count(*) AS total FROM ${FROM} WHERE ${where}`,
    values,
  );
  const asking = { from: FROM, where, sorting, ...pageBounds(query), total };
  return { data: await readPage<Observer>(db, OBSERVER, asking, values, query.beside), total };
}

/** Of whom either is called so, up to as many as are counted. */
async function findByName(db: DataSource, org: OrganizationId, query: ObserverQuery, search: Search) {
  const values: unknown[] = [];
  const ways = waysOf(org, query, search, (value) => `$${values.push(value)}`);
  const asking = { from: FROM, ways, sorting: sortingOf(query), ...pageBounds(query) };
  const statement = foundStatement(OBSERVER, asking, MOST_COUNTED);
  const rows: (Observer & { total: number })[] = await db.query(statement, values);
  const data = rows.filter(({ id }) => id !== null).map(({ total: _, ...row }) => row);
  return { data, total: rows[0]?.total ?? 0 };
}

function asked(org: OrganizationId, query: ObserverQuery, search: Search) {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const where = conditions(org, query, bind);
  const found = foundBy(query.filter?.q, search, bind);
  if (found) where.push(found);
  return { where: where.join(' AND '), sorting: sortingOf(query), values };
}

function sortingOf({ sort: [column, direction] = ['contact', 'ASC'] }: ObserverQuery): Sorting {
  return { ...COLUMNS[column], direction, id: 'o.id' };
}

function conditions(org: OrganizationId, { filter = {} }: ObserverQuery, bind: Bind) {
  const where = [`o.organization_id = ${bind(org)}`];
  if (filter.id) where.push(`o.id = ANY(${bind(filter.id)})`);
  if (filter.channel) where.push(`o.channel = ${bind(filter.channel)}`);
  if (filter.calendar) where.push(`o.observe_on_hebrew_calendar = ${bind(filter.calendar === 'hebrew')}`);
  if (filter.ownLead !== undefined) where.push(`${OWN_LEAD} = ${bind(filter.ownLead)}`);
  return where;
}

/** By the name of the contact or of the yahrzeit, each by its own index. $1 is the organization. */
function foundBy(typed: string | undefined, search: Search, bind: Bind): string | null {
  const [contact, yahrzeit] = (['n.name_search', 'd.name_search'] as const).map(
    (column) => nameSearch(typed, column, bind)?.[search],
  );
  if (!contact || !yahrzeit) return null;
  return `(o.contact_id = ANY (ARRAY(SELECT n.id FROM contact n WHERE n.organization_id = $1 AND ${contact}))
    OR o.yahrzeit_id = ANY (ARRAY(SELECT d.id FROM yahrzeit d WHERE d.organization_id = $1 AND ${yahrzeit})))`;
}

/**
 * By the name of the contact, else by that of the yahrzeit: from each one who is called so to their observances, and to no more of
 * them than are still lacking. Thirty thousand may be called Levin. $1 is the organization.
 */
function waysOf(org: OrganizationId, query: ObserverQuery, search: Search, bind: Bind): Found[] {
  const others = conditions(org, query, bind);
  const named = (column: string): string => nameSearch(query.filter?.q, column, bind)?.[search] ?? 'true';
  return [
    { from: fromWhom('contact', named('n.name_search')), where: others.join(' AND ') },
    {
      from: fromWhom('yahrzeit', named('n.name_search')),
      where: [...others, `(${named('c.name_search')}) IS NOT TRUE`].join(' AND '),
    },
  ];
}

/** FROM, one after the other in this order: `OFFSET 0` keeps Postgres from joining all with all before the first is found. */
const fromWhom = (table: 'contact' | 'yahrzeit', named: string): string =>
  `(SELECT n.id FROM ${table} n WHERE n.organization_id = $1 AND ${named} OFFSET 0) AS called
  CROSS JOIN LATERAL (SELECT * FROM observance WHERE organization_id = $1 AND ${table}_id = called.id OFFSET 0) o
  CROSS JOIN LATERAL (SELECT * FROM contact WHERE organization_id = $1 AND id = o.contact_id OFFSET 0) c
  CROSS JOIN LATERAL (SELECT * FROM yahrzeit WHERE organization_id = $1 AND id = o.yahrzeit_id AND archived_at IS NULL OFFSET 0) y`;
