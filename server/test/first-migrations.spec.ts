import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { loadMigrations } from '../src/app/list-migrations.js';
import { migrate } from '../src/app/migrations.js';
import { execute, testServer, urlOf } from './test-server.js';

/** Everything that Postgres knows of our schema, by names: what a dump would say of it, and in which order columns lie. */
const CATALOGUES: Record<string, string> = {
  relations: `
    SELECT relname, relkind, relpersistence, reloptions, relreplident, relrowsecurity, relacl::text, obj_description(oid, 'pg_class') AS said,
           CASE WHEN relkind IN ('v', 'm') THEN pg_get_viewdef(oid) END AS view,
           pg_get_expr(relpartbound, oid) AS bound, CASE WHEN relkind = 'p' THEN pg_get_partkeydef(oid) END AS key
      FROM pg_class WHERE relnamespace = 'public'::regnamespace`,
  columns: `
    SELECT attrelid::regclass::text AS of, attnum, attname, attisdropped, attnotnull, attgenerated, attidentity, attstorage,
           attcompression, attstattarget, attoptions, attcollation::regcollation::text AS collation, attislocal,
           CASE WHEN NOT attisdropped THEN format_type(atttypid, atttypmod) END AS type,
           pg_get_expr(adbin, adrelid) AS filled, col_description(attrelid, attnum) AS said
      FROM pg_attribute JOIN pg_class c ON c.oid = attrelid AND relnamespace = 'public'::regnamespace
      LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum WHERE attnum > 0`,
  constraints: `
    SELECT conname, conrelid::regclass::text AS of, contypid::regtype::text AS domain, convalidated, pg_get_constraintdef(oid) AS is
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace`,
  indexes: `
    SELECT pg_get_indexdef(indexrelid) AS is, indisvalid, indisready, indisclustered, indisreplident
      FROM pg_index JOIN pg_class c ON c.oid = indexrelid AND relnamespace = 'public'::regnamespace`,
  triggers: `
    SELECT tgrelid::regclass::text AS of, tgname, tgenabled, pg_get_triggerdef(oid) AS is
      FROM pg_trigger WHERE NOT tgisinternal`,
  functions: `
    SELECT CASE prokind WHEN 'a' THEN proname || pg_get_function_arguments(oid) ELSE pg_get_functiondef(oid) END AS is, proacl::text
      FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
  types: `
    SELECT typname, typtype, format_type(typbasetype, typtypmod) AS base, typdefault,
           (SELECT array_agg(enumlabel ORDER BY enumsortorder) FROM pg_enum WHERE enumtypid = pg_type.oid) AS labels
      FROM pg_type WHERE typnamespace = 'public'::regnamespace`,
  statistics: `SELECT pg_get_statisticsobjdef(oid) AS is FROM pg_statistic_ext`,
  sequences: `SELECT * FROM pg_sequences`,
  extensions: `SELECT extname, extversion, extnamespace::regnamespace::text AS of FROM pg_extension`,
  rules: `SELECT * FROM pg_rules WHERE schemaname = 'public'`,
  schemas: `SELECT nspname FROM pg_namespace WHERE nspname NOT LIKE 'pg\\_%'`,
  settings: `SELECT setconfig FROM pg_db_role_setting JOIN pg_database d ON d.oid = setdatabase WHERE datname = current_database()`,
};

let adminUrl: string;
const made: string[] = [];

beforeAll(async () => ({ adminUrl } = await testServer()));
afterAll(async () => {
  for (const name of made) await execute(adminUrl, `DROP DATABASE "${name}" WITH (FORCE)`);
});

async function emptyDatabase(): Promise<string> {
  const name = `zikaron_first_${randomBytes(6).toString('hex')}`;
  await execute(adminUrl, `CREATE DATABASE "${name}"`);
  made.push(name);
  return urlOf(adminUrl, name);
}

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

const lines = async (url: string, statement: string): Promise<string[]> =>
  (await ask(url, statement)).map((row) => JSON.stringify(row)).sort();

/** The rows of every table; but for the moments at which they were written. */
async function rowsOf(url: string): Promise<Record<string, string[]>> {
  const tables = await ask<{ name: string }>(
    url,
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`,
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const said = await lines(url, `SELECT * FROM "${name}" ${name === 'migrations' ? 'ORDER BY id' : ''}`);
    if (said.length) rows[name] = said.map((line) => line.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then'));
  }
  return rows;
}

describe('the migrations of an empty database', () => {
  let atOnce: string;
  let oneByOne: string;

  beforeAll(async () => {
    [atOnce, oneByOne] = [await emptyDatabase(), await emptyDatabase()];
    const migrations = await loadMigrations();
    expect(await migrate(atOnce)).toEqual(await migrate(oneByOne, { migrations }));
  });

  it.each(Object.keys(CATALOGUES))('leave the same %s at once as one by one', async (kind) => {
    const statement = CATALOGUES[kind] as string;

    expect(await lines(atOnce, statement)).toEqual(await lines(oneByOne, statement));
  });

  it('leave the same rows, the list of migrations among them, and go on from there', async () => {
    const rows = await rowsOf(atOnce);

    expect(rows.migrations?.length).toBe((await loadMigrations()).length);
    expect(rows).toEqual(await rowsOf(oneByOne));
    expect(await migrate(atOnce)).toEqual([]);
  });

  it('given a database with a table of somebody else, then it is not taken for empty', async () => {
    const url = await emptyDatabase();
    await execute(url, 'CREATE TABLE note (text text)');

    await migrate(url);

    expect(await lines(url, CATALOGUES.constraints as string)).toEqual(
      await lines(oneByOne, CATALOGUES.constraints as string),
    );
  });

  it('given one that fails, then nothing is left, and the next attempt begins anew', async () => {
    const url = await emptyDatabase();
    // Extensions lie in a schema of their own here: the last statements of the migrations find less than they need.
    await execute(url, 'CREATE SCHEMA elsewhere');
    await execute(url, 'CREATE EXTENSION pg_trgm SCHEMA elsewhere');

    await expect(migrate(url)).rejects.toThrow(/gin_trgm_ops/);
    expect(await ask(url, `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace`)).toEqual([]);

    await execute(url, 'DROP SCHEMA elsewhere CASCADE');
    expect(await migrate(url)).toHaveLength((await loadMigrations()).length);
  });
});
