import path from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { zip, type ZipEntry } from '../platform/documents/index.js';
import { Folder } from './folder.js';
import { migrationsOf, rowsOf, tablesOf, type TableColumns } from './tables.js';

/** The databases of an installation by the name that a backup knows them by. */
export type Databases = Readonly<Record<string, string>>;

/** A table and how many rows of it are kept; backups of earlier versions do not tell. */
type KeptTable = TableColumns & { readonly rows?: number };

/** The first file of a backup. */
export interface Manifest {
  readonly format: 1;
  readonly takenAt: string;
  readonly databases: Readonly<Record<string, { migrations: readonly string[]; tables: readonly KeptTable[] }>>;
}

export const MANIFEST = 'manifest.json';
export const entryName = (database: string, { table }: TableColumns): string => `${database}/${table}.copy`;

/**
 * Reads every table of these databases as one zip file, each database as it is at one instant, while the house goes on
 * working. The tables are in Postgres' own text format, by COPY: no other program is needed, and none has to be of the
 * same version. `write` puts the file where it is to lie.
 */
export async function streamBackup<Written>(
  databases: Databases,
  takenAt: Date,
  write: (content: Readable) => Promise<Written>,
): Promise<{ manifest: Manifest; written: Written }> {
  const open = await Promise.all(
    Object.entries(databases).map(async ([name, url]) => ({ name, client: await snapshotOf(url) })),
  );
  try {
    const described = await Promise.all(
      open.map(async ({ name, client }) => {
        return [name, { migrations: await migrationsOf(client), tables: await counted(client) }] as const;
      }),
    );
    const manifest: Manifest = {
      format: 1,
      takenAt: takenAt.toISOString(),
      databases: Object.fromEntries(described),
    };
    const contents = open.flatMap(({ name, client }) =>
      (manifest.databases[name]?.tables ?? []).map((table) => entryOf(name, table, client)),
    );
    const entries = [{ name: MANIFEST, content: () => JSON.stringify(manifest) }, ...contents];
    return { manifest, written: await write(zip(entries, takenAt)) };
  } finally {
    await Promise.all(open.map(({ client }) => client.end()));
  }
}

function entryOf(database: string, table: TableColumns, client: pg.Client): ZipEntry {
  const copy = `COPY ${table.table} (${table.columns.join(', ')}) TO STDOUT`;
  return { name: entryName(database, table), content: () => client.query(copyTo(copy)) };
}

/** Into a file, which its owner only can read; one of that name is replaced when the new one is complete. */
export async function writeBackup(databases: Databases, file: string, takenAt: Date): Promise<Manifest> {
  const folder = new Folder(path.dirname(file));
  return (await streamBackup(databases, takenAt, (content) => folder.write(path.basename(file), content))).manifest;
}

/** Rows of all tables. */
export const rowsIn = ({ databases }: Manifest): number =>
  Object.values(databases)
    .flatMap(({ tables }) => tables)
    .reduce((sum, { rows = 0 }) => sum + rows, 0);

async function counted(client: pg.Client): Promise<KeptTable[]> {
  const counts: KeptTable[] = [];
  for (const table of await tablesOf(client)) counts.push({ ...table, rows: await rowsOf(client, table.table) });
  return counts;
}

async function snapshotOf(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'zikaron backup' });
  await client.connect();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  return client;
}
