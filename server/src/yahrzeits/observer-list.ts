import type { Observer, observerQuery } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import type { z } from 'zod';
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
import { NEXT, OBSERVER, OWN_LEAD } from './observer-rows.js';

export type ObserverQuery = z.output<typeof observerQuery>;
type Column = NonNullable<ObserverQuery['sort']>[0];

const COLUMNS: Record<Column, Pick<Sorting, 'by' | 'nullable'>> = {
  contact: { by: 'c.name', nullable: false },
  yahrzeit: { by: 'y.name', nullable: false },
  reminderDaysBefore: { by: 'o.reminder_days_before', nullable: false },
  nextObservance: { by: NEXT, nullable: true },
};

const FROM = `(observance o
  JOIN contact c ON c.organization_id = o.organization_id AND c.id = o.contact_id
  JOIN yahrzeit y ON y.organization_id = o.organization_id AND y.id = o.yahrzeit_id AND y.archived_at IS NULL)`;

/** One page of all observers, and how many there are. */
export const listObservers = (
  db: DataSource,
  org: OrganizationId,
  query: ObserverQuery,
): Promise<{ data: Observer[]; total: number }> =>
  listNamed(db, listOf(org, query), { ...pageBounds(query), beside: query.beside });

/** The ids of all that a list shows on its pages, in its order, as they are at one instant. */
export const observerIds = (db: DataSource, org: OrganizationId, query: ObserverQuery): Promise<string[]> =>
  idsNamed(db, listOf(org, query));

function listOf(org: OrganizationId, query: ObserverQuery) {
  const [column, direction] = query.sort ?? ['contact', 'ASC'];
  return {
    from: FROM,
    columns: OBSERVER,
    sorting: { ...COLUMNS[column], direction, id: 'o.id' },
    isSearch: Boolean(query.filter?.q?.trim()),
    ways: (search: Search, bind: Bind) => waysOf(org, query, search, bind),
  };
}

function conditions(org: OrganizationId, { filter = {} }: ObserverQuery, bind: Bind) {
  const where = [`o.organization_id = ${bind(org)}`];
  if (filter.id) where.push(`o.id = ANY(${bind(filter.id)})`);
  if (filter.channel) where.push(`o.channel = ${bind(filter.channel)}`);
  if (filter.calendar) where.push(`o.observe_on_hebrew_calendar = ${bind(filter.calendar === 'hebrew')}`);
  if (filter.ownLead !== undefined) where.push(`${OWN_LEAD} = ${bind(filter.ownLead)}`);
  return where;
}

/**
 * By the name of the contact, else by that of the yahrzeit: from each one who is called so to their observances, and to no more of
 * them than are still lacking. Thirty thousand may be called Levin. $1 is the organization.
 */
function waysOf(org: OrganizationId, query: ObserverQuery, search: Search, bind: Bind): readonly [Found, ...Found[]] {
  const others = conditions(org, query, bind);
  if (!query.filter?.q?.trim()) return [{ where: others.join(' AND ') }];
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
