import type { DataSource, EntityManager } from 'typeorm';

/** How a list is sorted: by an expression of its table, rows without a value last, then by id. */
export interface Sorting {
  readonly by: string;
  readonly direction: 'ASC' | 'DESC';
  /** Whether the expression may be null: then a descending sort has to say where nulls go, which a plain index cannot serve. */
  readonly nullable: boolean;
  readonly id: string;
}

/** A page of a table under a condition; the table's alias is in `from`, and `total` is how many rows meet the condition. */
export interface AskedPage {
  readonly from: string;
  readonly where: string;
  readonly values: unknown[];
  readonly sorting: Sorting;
  readonly offset: number;
  readonly limit: number;
  readonly total: number;
}

/** The ORDER BY of a list, so that pages neither overlap nor leave gaps. */
export const inOrder = ({ by, direction, nullable, id }: Sorting): string =>
  `ORDER BY ${by} ${direction}${nullable && direction === 'DESC' ? ' NULLS LAST' : ''}, ${id} ${direction}`;

/** Exactly the other way round, which the same index serves. */
const backwards = ({ by, direction, nullable, id }: Sorting): string =>
  direction === 'ASC'
    ? `ORDER BY ${by} DESC, ${id} DESC`
    : `ORDER BY ${by} ASC${nullable ? ' NULLS FIRST' : ''}, ${id} ASC`;

/**
 * The ids on a page. It reads from the nearer end, so that the last page costs what the first does, and ids only, so
 * that an index alone answers what is passed over.
 */
export async function idsOnPage(db: DataSource | EntityManager, page: AskedPage): Promise<string[]> {
  const { from, where, values, sorting, offset, limit, total } = page;
  const count = Math.min(limit, total - offset);
  if (count <= 0) return [];

  const left = total - offset - count;
  const fromEnd = left < offset;
  const rows: { id: string }[] = await db.query(
    `SELECT ${sorting.id} AS id FROM ${from} WHERE ${where}
     ${fromEnd ? backwards(sorting) : inOrder(sorting)} LIMIT ${count} OFFSET ${fromEnd ? left : offset}`,
    values,
  );
  const ids = rows.map(({ id }) => id);
  return fromEnd ? ids.reverse() : ids;
}
