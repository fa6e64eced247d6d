/** How a list is sorted: by an expression of its table, rows without a value last, then by id. */
export interface Sorting {
  readonly by: string;
  readonly direction: 'ASC' | 'DESC';
  /** Whether the expression may be null: then a descending sort has to say where nulls go, which a plain index cannot serve. */
  readonly nullable: boolean;
  readonly id: string;
}

/** A page of a table under a condition; `from` is the table with its alias, `total` how many rows meet the condition. */
export interface AskedPage {
  readonly from: string;
  readonly where: string;
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
 * The statement for the rows on a page; null when the page is empty. It reads from the nearer end, so that the last page
 * costs what the first does, and passes over ids only, which an index alone answers.
 */
export function pageStatement(
  columns: string,
  { from, where, sorting, offset, limit, total }: AskedPage,
): string | null {
  const count = Math.min(limit, total - offset);
  if (count <= 0) return null;
  const left = total - offset - count;
  const [order, skip] = left < offset ? [backwards(sorting), left] : [inOrder(sorting), offset];
  return `SELECT ${columns}
    FROM (SELECT ${sorting.id} AS id FROM ${from} WHERE ${where} ${order} LIMIT ${count} OFFSET ${skip}) AS page
    JOIN ${from} ON ${sorting.id} = page.id ${inOrder(sorting)}`;
}

/**
 * The statement for a page of what a search finds, and for how many it finds: `total` stands in every row, and there is
 * always one (without an id when the page is empty). At most so many are found, and sorted among themselves: in one
 * organization thirty thousand may be called Levin, and nobody pages through them.
 */
export function foundStatement(
  columns: string,
  { from, where, sorting, offset, limit }: Omit<AskedPage, 'total'>,
  most: number,
): string {
  const { direction, id } = sorting;
  const order = (row: string) => `ORDER BY ${row}.key ${direction} NULLS LAST, ${row}.id ${direction}`;
  // A limit that the planner cannot know keeps it from reading the whole table in the hope of meeting enough soon.
  return `WITH found AS MATERIALIZED (
      SELECT ${id} AS id, ${sorting.by} AS key FROM ${from} WHERE ${where} LIMIT (SELECT ${most}))
    SELECT ${columns}, counted.total
      FROM (SELECT count(*) AS total FROM found) AS counted
      LEFT JOIN (SELECT id, key FROM found ${order('found')} LIMIT ${limit} OFFSET ${offset}) AS page ON true
      LEFT JOIN ${from} ON ${id} = page.id ${order('page')}`;
}
