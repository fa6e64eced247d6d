import { createWriteStream, createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { DataSource } from 'typeorm';
import { createContext } from '../src/app/application.js';
import { removeTemporary, startTemporaryPostgres, temporaryDirectory } from '../src/app/embedded/temporary-postgres.js';
import { migrate } from '../src/app/migrations.js';
import { ImportsService, ImportWork } from '../src/imports/index.js';
import { readConfig } from '../src/platform/config/index.js';
import { admit, SYSTEM } from '../src/platform/tenancy/index.js';
import { mustBe, pairs, type BenchOptions, type BenchResult } from './bench.js';

const TABLES = ['import', 'contact', 'yahrzeit', 'observance', 'occurrence', 'import_row'] as const;
const PREVIEWED = 1_000;
const BAD_EVERY = 10;
const TWICE_EVERY = 20;

/**
 * A list of 100,000 rows, every tenth of which cannot be read and every twentieth says an earlier one again: uploaded,
 * understood and imported with all dates, divided by COPY of the very rows that this left, into the same tables with the
 * same indexes (but for foreign keys). In a process with the small heap of production, since both the memory and the time
 * of collecting garbage depend on it.
 */
export async function imports({ n = 100_000, runs = 3 }: BenchOptions = {}): Promise<BenchResult> {
  const bench = await prepare();
  try {
    const file = path.join(bench.directory, 'many.csv');
    writeFileSync(file, listOf(n));
    const copied = path.join(bench.directory, 'rows');
    let peak = 0;
    const work = async () => {
      await bench.db.query('TRUNCATE organization CASCADE');
      peak = Math.max(peak, await growthDuring(() => importOnce(bench, file, n)));
    };
    await work();
    const rows = await copyOut(bench, copied);
    const { faster, workMs, rawMs } = await pairs(work, () => copyIn(bench, copied), runs);
    const preview = await timeOfPreview(bench);
    return {
      name: 'import',
      goal: `≥ 0.3 of COPY; memory growth ≤ 80 MB; preview of ${PREVIEWED} rows ≤ 0.3 s`,
      ratio: faster,
      counts: { 'rows of the file': n, 'rows written': rows, 'memory growth, MB': Math.round(peak / 1024 / 1024) },
      notes: [
        `an import takes ${seconds(workMs.median)} here, COPY of its rows ${seconds(rawMs.median)} (medians)`,
        `the preview of ${PREVIEWED} rows takes ${seconds(preview)}`,
      ],
    };
  } finally {
    await bench.close();
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** Rows that an office might bring, the same in every run. */
function listOf(n: number): Buffer {
  const lines = ['Name,Date of Death,Hebrew Name,Observer,Email,Plaque'];
  for (let row = 1; row <= n; row++) lines.push(lineOf(row % TWICE_EVERY === 0 ? row - 1 : row));
  return Buffer.from(lines.join('\n'));
}

function lineOf(row: number): string {
  const day = `${1 + (row % 12)}/${1 + (row % 28)}/${1930 + (row % 90)}`;
  const died = row % BAD_EVERY === 4 ? '13/45/19999' : day;
  return `"Levin${row}, Sarah",${died},שרה בת משה,Mother of David Levin${row},levin${row}@family.example,${row % 9}N-${row}`;
}

interface Bench {
  readonly db: DataSource;
  readonly client: pg.Client;
  readonly directory: string;
  readonly imports: ImportsService;
  readonly work: ImportWork;
  close(): Promise<void>;
}

async function prepare(): Promise<Bench> {
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

async function anOrganization(db: DataSource) {
  const [row] = await db.query(
    `INSERT INTO organization (name, org_code, observers_limit) VALUES ('Many', 'many', 10000000) RETURNING id`,
  );
  return admit(row.id);
}

async function importOnce({ db, imports: lists, work }: Bench, file: string, n: number): Promise<void> {
  const org = await anOrganization(db);
  const { id } = await lists.preview(org, SYSTEM, { fileName: 'many.csv', file: readFileSync(file) });
  await lists.run(org, SYSTEM, id);
  await work.carryOut(org, id);
  const { state, counts } = await lists.get(org, id);
  mustBe('how the import stands', state, 'imported');
  mustBe('the rows that cannot be read', counts.error, n / BAD_EVERY);
  mustBe('the rows said twice', counts.duplicate, n / TWICE_EVERY);
  const [{ people }] = await db.query('SELECT count(*) AS people FROM yahrzeit WHERE computed_through > 0');
  mustBe('the people with their dates', people, n - n / BAD_EVERY - n / TWICE_EVERY);
}

/** How many bytes the process grew at most. */
async function growthDuring(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  await work();
  clearInterval(watch);
  return most - before;
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
async function copyOut({ client }: Bench, to: string): Promise<number> {
  let rows = 0;
  for (const table of TABLES) {
    const out = client.query(copyTo(`COPY ${table} (${await columnsOf(client, table)}) TO STDOUT`));
    await pipeline(out, createWriteStream(`${to}.${table}`));
    rows += out.rowCount ?? 0;
  }
  return rows;
}

async function copyIn({ client }: Bench, from: string): Promise<void> {
  await client.query(`TRUNCATE ${TABLES.map((table) => `twin.${table}`).join(', ')}`);
  for (const table of TABLES) {
    const into = client.query(copyFrom(`COPY twin.${table} (${await columnsOf(client, table)}) FROM STDIN`));
    await pipeline(createReadStream(`${from}.${table}`), into);
  }
}

async function timeOfPreview({ db, imports: lists }: Bench): Promise<number> {
  await db.query('TRUNCATE organization CASCADE');
  const org = await anOrganization(db);
  const file = listOf(PREVIEWED);
  const start = performance.now();
  await lists.preview(org, SYSTEM, { fileName: 'some.csv', file });
  return performance.now() - start;
}
