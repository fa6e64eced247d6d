import type { DataSource, EntityManager } from 'typeorm';

/** How a list is sorted: by an expression of its table, rows without a value last, then by id. */
export interface Sorting {
  readonly by: string;
  readonly direction: 'ASC' | 'DESC';
  /** Whether the expression may be null: then a descending sort has to say where nulls go, which a plain index cannot serve. */
  readonly nullable: boolean;
  readonly id: string;
}

/** A page of a table under a condition; `from` is the table with its alias, `total` how many rows meet the condition. */
interface AskedPage {
  readonly from: string;
  readonly where: string;
  readonly sorting: Sorting;
  readonly offset: number;
  readonly limit: number;
  readonly total: number;
}

/** A row that the reader has seen, and its place in the list, counted from 0. */
export type Seen = readonly [id: string, place: number];

/** The ORDER BY of a list, so that pages neither overlap nor leave gaps. */
export const inOrder = ({ by, direction, nullable, id }: Sorting): string =>
  `ORDER BY ${by} ${direction}${nullable && direction === 'DESC' ? ' NULLS LAST' : ''}, ${id} ${direction}`;

/** Exactly the other way round, which the same index serves. */
const backwards = ({ by, direction, nullable, id }: Sorting): string =>
  direction === 'ASC'
    ? `ORDER BY ${by} DESC, ${id} DESC`
    : `ORDER BY ${by} ASC${nullable ? ' NULLS FIRST' : ''}, ${id} ASC`;

/** One of the ways in which a search finds rows. */
export interface Found {
  readonly where: string;
  /** Where it is another one than the list's. */
  readonly from?: string;
}

/** Where reading begins, which way it goes, and how many rows it passes over. */
interface Way {
  readonly where: string;
  readonly order: string;
  readonly skip: number;
}

/**
 * The rows on a page. They are read from the nearest of three places: the list's beginning, its end, or a row that was seen
 * near the page. What is passed over is ids only, which an index alone answers.
 */
export async function readPage<Row>(
  db: DataSource | EntityManager,
  columns: string,
  asked: AskedPage,
  values: readonly unknown[],
  seen?: Seen,
): Promise<Row[]> {
  const count = Math.min(asked.limit, asked.total - asked.offset);
  if (count <= 0) return [];
  const read = ({ where, order, skip }: Way, also: readonly unknown[] = []): Promise<Row[]> => {
    const { from, sorting } = asked;
    return db.query(
      `SELECT ${columns}
         FROM (SELECT ${sorting.id} AS id FROM ${from} WHERE ${where} ${order} LIMIT ${count} OFFSET ${skip}) AS page
         JOIN ${from} ON ${sorting.id} = page.id ${inOrder(sorting)}`,
      [...values, ...also],
    );
  };
  const counted = wayByCounting(asked, count);
  const beside = seen && wayBeside(asked, count, `$${values.length + 1}`, seen[1]);
  if (!beside || beside.skip >= counted.skip) return read(counted);
  const rows = await read(beside, [seen[0]]);
  return rows.length === count ? rows : read(counted);
}

function wayByCounting({ where, sorting, offset, total }: AskedPage, count: number): Way {
  const left = total - offset - count;
  if (left < offset) return { where, order: backwards(sorting), skip: left };
  return { where, order: inOrder(sorting), skip: offset };
}

/**
 * From a seen row on, or back from it; null when the row is on the page itself. It comes to fewer rows than the page has when
 * the row is gone, or when it gets to rows without a value, which compare with nothing.
 */
function wayBeside({ from, where, sorting, offset }: AskedPage, count: number, id: string, place: number): Way | null {
  const isAfter = offset > place;
  const skip = isAfter ? offset - place - 1 : place - offset - count;
  if (skip < 0) return null;
  const key = `${sorting.by}, ${sorting.id}`;
  const sign = isAfter === (sorting.direction === 'ASC') ? '>' : '<';
  const there = `SELECT ${key} FROM ${from} WHERE ${where} AND ${sorting.id} = ${id}`;
  return {
    where: `${where} AND (${key}) ${sign} (${there})`,
    order: isAfter ? inOrder(sorting) : backwards(sorting),
    skip,
  };
}

/**
 * The statement for a page of what a search finds, and for how many it finds: `total` stands in every row, and there is
 * always one (without an id when the page is empty). At most so many are found, and sorted among themselves: in one
 * organization thirty thousand may be called Levin, and nobody pages through them.
 *
 * What is found in one of several `ways` is found in none of the others. Each is planned as if all of it were read, which keeps
 * Postgres from reading the whole table in the hope of meeting enough soon; but it is read only as far as rows are still lacking.
 * A way may come to the rows by a `from` of its own, which calls them by the same names.
 */
export function foundStatement(
  columns: string,
  { from, ways, sorting, offset, limit }: Omit<AskedPage, 'total' | 'where'> & { readonly ways: readonly Found[] },
  most: number,
): string {
  const { direction, id } = sorting;
  const order = (row: string) => `ORDER BY ${row}.key ${direction} NULLS LAST, ${row}.id ${direction}`;
  const read = ways.map(
    ({ from: own = from, where }, nth) =>
      `way_${nth} AS MATERIALIZED (SELECT ${id} AS id, ${sorting.by} AS key FROM ${own} WHERE ${where})`,
  );
  const all = ways.map((_, nth) => `TABLE way_${nth}`).join(' UNION ALL ');
  return `WITH ${read.join(', ')}, found AS MATERIALIZED (${all} LIMIT ${most})
    SELECT ${columns}, counted.total
      FROM (SELECT count(*) AS total FROM found) AS counted
      LEFT JOIN (SELECT id, key FROM found ${order('found')} LIMIT ${limit} OFFSET ${offset}) AS page ON true
      LEFT JOIN ${from} ON ${id} = page.id ${order('page')}`;
}
