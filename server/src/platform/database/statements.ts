import { sql, type AliasedRawBuilder, type RawBuilder, type SelectQueryBuilder } from 'kysely';

/** How many rows a statement finds. */
export async function countOf<Db, Tables extends keyof Db>(
  found: SelectQueryBuilder<Db, Tables, object>,
): Promise<number> {
  const counted = found
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('n'));
  const [row] = (await counted.execute()) as { n: number }[];
  return row?.n ?? 0;
}

/** For `where('id', '=', anyOf(ids))`: one parameter however many there are, and none is found when there are none. */
export const anyOf = <Value>(values: readonly Value[]): RawBuilder<Value> => sql<Value>`any(${values})`;

/** For `doUpdateSet`: these columns become what the row that met another would have brought. */
export const excluded = <Column extends string>(columns: readonly Column[]): Record<Column, RawBuilder<never>> =>
  Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)])) as Record<
    Column,
    RawBuilder<never>
  >;

/** A pattern for LIKE in which nothing that a person typed has a meaning of its own. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

type PostgresType = 'uuid' | 'text' | 'integer' | 'boolean' | 'date' | 'timestamptz' | 'jsonb' | 'uuid[]' | 'text[]';

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Many rows of a program as a table in a statement, in one parameter: `selectFrom(recordset(rows, 'given', { id: 'uuid' }))`.
 * What the columns are named here they are named in the statement.
 */
export function recordset<Row extends object, Alias extends string>(
  rows: readonly Row[],
  alias: Alias,
  columns: Record<keyof Row & string, PostgresType>,
): AliasedRawBuilder<Row, Alias> {
  const typed = Object.entries<PostgresType>(columns);
  const given = rows.map((row) =>
    Object.fromEntries(typed.map(([name]) => [snake(name), row[name as keyof Row]] as const)),
  );
  return sql<Row>`jsonb_to_recordset(${JSON.stringify(given)}::jsonb)`.as<Alias>(
    sql`${sql.ref(alias)}(${sql.join(typed.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`))})`,
  );
}

/** Before every id: where walking through all of them begins. */
export const NIL_UUID = '00000000-0000-0000-0000-000000000000';
