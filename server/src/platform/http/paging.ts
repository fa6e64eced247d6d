interface ListQuery<Column extends string> {
  sort?: [Column, 'ASC' | 'DESC'] | undefined;
  range?: [number, number] | undefined;
}

/** Where a page begins and how long it is; without a range, the first 20 rows. */
export function pageBounds({ range }: ListQuery<string>, perPage = 20): { offset: number; limit: number } {
  const [from, to] = range ?? [0, perPage - 1];
  return { offset: from, limit: to - from + 1 };
}

/**
 * An ORDER BY for a list, ending with the id so that pages neither overlap nor leave gaps.
 * `columns` gives the SQL of each sortable column: a column outside it does not compile.
 */
export function orderBy<Column extends string>(
  { sort }: ListQuery<Column>,
  columns: Record<Column, string>,
  fallback: [Column, 'ASC' | 'DESC'],
  id = 'id',
): string {
  const [column, direction] = sort ?? fallback;
  return `ORDER BY ${columns[column]} ${direction} NULLS LAST, ${id} ${direction}`;
}
