import type { ExportManifest } from '@zikaron/contract';
import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import pg from 'pg';
import { csv, zip, type Cell, type ZipEntry } from '../platform/documents/index.js';
import { fileTask } from '../platform/heavy-task/index.js';
import { ARCHIVED, headingOf, pageOf, type ArchivedTable } from './archived-tables.js';

/** Whose archive it is, and where the database is: the task reads by a connection of its own, and writes nothing. */
export interface ArchiveOrder {
  readonly databaseUrl: string;
  readonly organizationId: string;
  readonly organization: ExportManifest['organization'];
  readonly picturesAt: string;
  readonly at: Date;
}

type FileFacts = ExportManifest['files'][number];

const AT_ONCE = 1_000;
const READ_ONLY = '-c default_transaction_read_only=on -c statement_timeout=60000';

export default fileTask<ArchiveOrder>((order) => Readable.from(archive(order), { objectMode: false }));

async function* archive(order: ArchiveOrder): AsyncGenerator<Buffer> {
  const { databaseUrl, organizationId, organization, picturesAt, at } = order;
  const db = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'zikaron archive',
    options: READ_ONLY,
  });
  await db.connect();
  try {
    // All tables as they are at one instant: whoever reads it back finds what each row points at.
    await db.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const schema = await schemaOf(db);
    const files: FileFacts[] = [];
    const entries: ZipEntry[] = ARCHIVED.map((table) => ({
      name: table.file,
      content: () => measured(table, rowsOf(db, organizationId, table), files),
    }));
    const manifest = (): ExportManifest => ({
      organization,
      exportedAt: at.toISOString(),
      ...{ schema, picturesAt },
      formulaGuard: "'",
      files,
    });
    entries.push({ name: 'manifest.json', content: () => JSON.stringify(manifest(), null, 2) });
    yield* zip(entries, at) as AsyncIterable<Buffer>;
  } finally {
    await db.end();
  }
}

/** One table as CSV; when its last byte is written, it is entered in the manifest. */
function measured(table: ArchivedTable, rows: AsyncGenerator<Cell[]>, files: FileFacts[]): Readable {
  const facts = { name: table.file, rows: 0, bytes: 0 };
  const hash = createHash('sha256');
  const through = new Transform({
    transform(part: Buffer, _, done) {
      facts.bytes += part.length;
      hash.update(part);
      done(null, part);
    },
    flush(done) {
      files.push({ ...facts, sha256: hash.digest('hex') });
      done();
    },
  });
  const counted = async function* () {
    for await (const row of rows) {
      facts.rows++;
      yield row;
    }
  };
  const content = csv({ headings: table.columns.map(headingOf), rows: counted() });
  content.on('error', (failure) => through.destroy(failure));
  return content.pipe(through);
}

async function* rowsOf(db: pg.Client, organizationId: string, table: ArchivedTable): AsyncGenerator<Cell[]> {
  const { atOnce = AT_ONCE } = table;
  for (let after: string | null = null; ;) {
    const { rows }: pg.QueryResult<{ key: string; row: Record<string, unknown> }> = await db.query(pageOf(table), [
      organizationId,
      after,
      atOnce,
    ]);
    for (const { row } of rows) yield table.columns.map((column) => cellOf(row[headingOf(column)]));
    if (rows.length < atOnce) return;
    after = rows.at(-1)?.key ?? null;
  }
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object') return JSON.stringify(value);
  return value as Cell;
}

/** The number of the last migration that this database has been through. */
export async function schemaOf(db: pg.ClientBase): Promise<string> {
  const { rows } = await db.query<{ last: string }>('SELECT max(timestamp)::text AS last FROM migrations');
  return rows[0]?.last ?? '';
}
