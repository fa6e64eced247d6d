import type { ClientBase } from 'pg';

/** A table and the columns that hold what nothing else can tell: generated ones are left out. */
export interface TableColumns {
  /** Quoted, with its schema: `public.contact`. */
  readonly table: string;
  /** Quoted. */
  readonly columns: readonly string[];
}

/** TypeORM's list of migrations is no data, BullMQ's jobs are hints that the sweep makes anew, and what is unlogged is not meant to last. */
const NO_DATA = `n.nspname NOT IN ('pg_catalog', 'information_schema', 'bullmq') AND n.nspname !~ '^pg_'
  AND NOT (n.nspname = 'public' AND c.relname = 'migrations') AND c.relpersistence = 'p'`;

export async function tablesOf(client: ClientBase): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS table, array_agg(quote_ident(a.attname) ORDER BY a.attnum) AS columns
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND ${NO_DATA}
      GROUP BY 1 ORDER BY 1`,
  );
  return rows;
}

/** The migrations that a database has been through, in order; none where it is not ours. */
export async function migrationsOf(client: ClientBase): Promise<string[]> {
  const {
    rows: [found],
  } = await client.query<{ migrations: string | null }>(`SELECT to_regclass('public.migrations') AS migrations`);
  if (!found?.migrations) return [];
  const { rows } = await client.query<{ name: string }>('SELECT name FROM public.migrations ORDER BY id');
  return rows.map(({ name }) => name);
}

/** How many rows a table holds. Its name comes quoted from the catalogue. */
export async function rowsOf(client: ClientBase, table: string): Promise<number> {
  const { rows } = await client.query<{ n: string }>(`SELECT count(*) AS n FROM ${table}`);
  return Number(rows[0]?.n);
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Does something while no foreign key is there, so that tables may be filled in any order; then Postgres makes them again,
 * and checks every row by it. Needs no rights beyond those of the tables' owner. Call it in a transaction.
 */
export async function withoutForeignKeys(client: ClientBase, work: () => Promise<void>): Promise<void> {
  const keys = await foreignKeys(client);
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  await work();
  for (const { table, name, definition } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
}

async function foreignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS table, quote_ident(k.conname) AS name, pg_get_constraintdef(k.oid) AS definition
       FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE k.contype = 'f' AND ${NO_DATA}`,
  );
  return rows;
}

/**
 * Empty copies of these tables with all their rules, which only this connection sees and which go with its transaction: beside
 * a house that works. `fill` writes into the copy of a table, named as it is asked; then the foreign keys are made, so that
 * Postgres has checked every row. Call it in a transaction.
 */
export async function onCopies<Table extends TableColumns>(
  client: ClientBase,
  tables: readonly Table[],
  fill: (table: Table, copy: string) => Promise<void>,
): Promise<void> {
  // So that keys are told without the schemas of their tables, and find the copies, which come before all others.
  const schemas = [...new Set(tables.map(({ table }) => schemaOf(table)))];
  await client.query(`SET LOCAL search_path TO ${['pg_temp', ...schemas].join(', ')}`);
  const keys = await foreignKeys(client);
  for (const { table } of tables) {
    await client.query(`CREATE TEMPORARY TABLE ${nameOf(table)} (LIKE ${table} INCLUDING ALL) ON COMMIT DROP`);
  }
  for (const table of tables) await fill(table, `pg_temp.${nameOf(table.table)}`);
  for (const { table, name, definition } of keys) {
    await client.query(`ALTER TABLE pg_temp.${nameOf(table)} ADD CONSTRAINT ${name} ${definition}`);
  }
}

const schemaOf = (table: string): string => table.slice(0, table.indexOf('.'));
const nameOf = (table: string): string => table.slice(table.indexOf('.') + 1);

/** Lets every counter go on after the highest number that its table holds. */
export async function setCounters(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(
    `SELECT pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) AS sequence,
            format('%I.%I', n.nspname, c.relname) AS table, quote_ident(a.attname) AS column
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND ${NO_DATA}
        AND pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) IS NOT NULL`,
  );
  for (const { sequence, table, column } of rows) {
    await client.query(`SELECT setval($1, greatest((SELECT max(${column}) FROM ${table}), 1))`, [sequence]);
  }
}
