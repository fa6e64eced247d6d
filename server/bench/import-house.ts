import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { DataSource } from 'typeorm';
import { createContext } from '../src/app/application.js';
import { removeTemporary, startTemporaryPostgres, temporaryDirectory } from '../src/app/embedded/temporary-postgres.js';
import { migrate } from '../src/app/migrations.js';
import { ImportsService, ImportWork } from '../src/imports/index.js';
import { readConfig } from '../src/platform/config/index.js';
import { admit } from '../src/platform/tenancy/index.js';

/** All that an import leaves rows in; those of `reminder` are its triggers'. */
export const TABLES = ['import', 'contact', 'yahrzeit', 'observance', 'occurrence', 'reminder', 'import_row'] as const;
type Table = (typeof TABLES)[number];

export const BAD_EVERY = 10;
export const TWICE_EVERY = 20;

/** Rows that an office might bring, the same in every run. */
export function listOf(n: number): Buffer {
  const lines = ['Name,Date of Death,Hebrew Name,Observer,Email,Plaque'];
  for (let row = 1; row <= n; row++) lines.push(lineOf(row % TWICE_EVERY === 0 ? row - 1 : row));
  return Buffer.from(lines.join('\n'));
}

function lineOf(row: number): string {
  const day = `${1 + (row % 12)}/${1 + (row % 28)}/${1930 + (row % 90)}`;
  const died = row % BAD_EVERY === 4 ? '13/45/19999' : day;
  return `"Levin${row}, Sarah",${died},שרה בת משה,Mother of David Levin${row},levin${row}@family.example,${row % 9}N-${row}`;
}

/** The house without its web, on a database of its own, with a twin of every table that an import writes. */
export interface Bench {
  readonly db: DataSource;
  readonly client: pg.Client;
  readonly directory: string;
  readonly imports: ImportsService;
  readonly work: ImportWork;
  close(): Promise<void>;
}

export async function prepare(): Promise<Bench> {
  const directory = mkdtempSync(path.join(tmpdir(), 'zikaron-bench-'));
  const server = temporaryDirectory();
  const postgres = await startTemporaryPostgres(server, { shared_buffers: '512MB', max_wal_size: '4GB' });
  const url = postgres.url('postgres');
  await migrate(url);
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: url,
    SUPABASE_URL: 'http://identity.test',
    SUPABASE_JWT_SECRET: 'a secret that only the identity provider and the server know',
    SMTP_URL: 'smtp://127.0.0.1:9',
    LINK_SECRET: 'y'.repeat(32),
    LOG_LEVEL: 'silent',
  });
  const app = await createContext(config);
  const db = app.get(DataSource);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE SCHEMA twin');
  for (const table of TABLES) await client.query(`CREATE TABLE twin.${table} (LIKE public.${table} INCLUDING ALL)`);
  return {
    ...{ db, client, directory },
    imports: app.get(ImportsService),
    work: app.get(ImportWork),
    async close() {
      await client.end();
      await app.close();
      await removeTemporary(server);
      rmSync(directory, { recursive: true });
    },
  };
}

export async function anOrganization(db: DataSource) {
  const [row] = await db.query(
    `INSERT INTO organization (name, org_code, observers_limit) VALUES ('Many', 'many', 10000000) RETURNING id`,
  );
  return admit(row.id);
}

async function columnsOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `SELECT string_agg(column_name, ', ') AS columns FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  return rows[0]?.columns ?? '';
}

/** Keeps the rows in files, outside of the time that is measured; answers how many there are. */
export async function copyOut({ client }: Bench, to: string, tables: readonly Table[] = TABLES): Promise<number> {
  let rows = 0;
  for (const table of tables) {
    const out = client.query(copyTo(`COPY ${table} (${await columnsOf(client, table)}) TO STDOUT`));
    await pipeline(out, createWriteStream(`${to}.${table}`));
    rows += out.rowCount ?? 0;
  }
  return rows;
}

export async function copyIn({ client }: Bench, from: string, tables: readonly Table[] = TABLES): Promise<void> {
  await client.query(`TRUNCATE ${tables.map((table) => `twin.${table}`).join(', ')}`);
  for (const table of tables) {
    const into = client.query(copyFrom(`COPY twin.${table} (${await columnsOf(client, table)}) FROM STDIN`));
    await pipeline(createReadStream(`${from}.${table}`), into);
  }
}
