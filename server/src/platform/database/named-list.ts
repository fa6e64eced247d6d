import { MOST_COUNTED } from '@zikaron/contract';
import type { DataSource, EntityManager } from 'typeorm';
import type { Bind } from './name-search.js';
import { foundStatement, inOrder, readPage, type Found, type Seen, type Sorting } from './sorted-page.js';

/** How a name is sought: as it was typed, or with a slip in it. */
export type Search = 'exact' | 'forgiving';

/** A list whose rows are found by a name too: in several ways, no row in two of them. Where no name is sought there is one way. */
interface NamedList {
  readonly from: string;
  readonly columns: string;
  readonly sorting: Sorting;
  readonly isSearch: boolean;
  readonly ways: (search: Search, bind: Bind) => readonly [Found, ...Found[]];
}

interface AskedBounds {
  readonly offset: number;
  readonly limit: number;
  /** A row that the reader has seen. */
  readonly beside?: Seen | undefined;
}

/** One page, and how many there are in all. A search counts up to `MOST_COUNTED`, and one that finds nothing is repeated forgiving a slip. */
export async function listNamed<Row extends { id: string }>(
  db: DataSource | EntityManager,
  list: NamedList,
  bounds: AskedBounds,
): Promise<{ data: Row[]; total: number }> {
  if (!list.isSearch) return pageOfAll(db, list, bounds);
  const exact = await found<Row>(db, list, 'exact', bounds);
  return exact.total === 0 ? found(db, list, 'forgiving', bounds) : exact;
}

/** The ids of all that a list shows on its pages, in its order, as they are at one instant. */
export async function idsNamed(db: DataSource | EntityManager, list: NamedList): Promise<string[]> {
  const { from, sorting, isSearch } = list;
  const ids = async (search: Search): Promise<string[]> => {
    const { ways, values } = asked(list, search);
    const read = ways.map(
      ({ from: own = from, where }) => `SELECT ${sorting.id} AS id, ${sorting.by} AS key FROM ${own} WHERE ${where}`,
    );
    const rows: { id: string }[] = await db.query(
      `SELECT id FROM (${read.join(' UNION ALL ')}) AS found ${inOrder({ ...sorting, by: 'key', id: 'id' })}`,
      values,
    );
    return rows.map(({ id }) => id);
  };
  const exact = await ids('exact');
  return exact.length === 0 && isSearch ? ids('forgiving') : exact;
}

async function pageOfAll<Row>(
  db: DataSource | EntityManager,
  list: NamedList,
  { beside, ...bounds }: AskedBounds,
): Promise<{ data: Row[]; total: number }> {
  const { from, columns, sorting } = list;
  const {
    ways: [{ where }],
    values,
  } = asked(list, 'exact');
  const [{ total }] = await db.query<[{ total: number }]>(
    `SELECT count(*) AS total FROM ${from} WHERE ${where}`,
    values,
  );
  return { data: await readPage<Row>(db, columns, { from, where, sorting, ...bounds, total }, values, beside), total };
}

/** What is called so, up to as many as are counted. */
async function found<Row extends { id: string }>(
  db: DataSource | EntityManager,
  list: NamedList,
  search: Search,
  bounds: AskedBounds,
): Promise<{ data: Row[]; total: number }> {
  const { ways, values } = asked(list, search);
  const statement = foundStatement(list.columns, { ...list, ways, ...bounds }, MOST_COUNTED);
  const rows: (Row & { total: number })[] = await db.query(statement, values);
  return { data: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
}

function asked({ ways }: NamedList, search: Search) {
  const values: unknown[] = [];
  return { ways: ways(search, (value) => `$${values.push(value)}`), values };
}
