interface ListQuery<Column extends string> {
  sort?: [Column, 'ASC' | 'DESC'] | undefined;
  range?: [number, number] | undefined;
  filter?: { id?: readonly string[] | undefined } | undefined;
}

/** Where a page begins and how long it is; without a range all rows that are named by their ids, else the first 20. */
export function pageBounds({ range, filter }: ListQuery<string>, perPage = 20): { offset: number; limit: number } {
  const [from, to] = range ?? [0, (filter?.id?.length ?? perPage) - 1];
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
