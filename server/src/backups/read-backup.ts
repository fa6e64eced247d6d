import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { migrationsOf, onCopies, rowsOf, setCounters, withoutForeignKeys, type TableColumns } from './tables.js';
import { entryName, MANIFEST, type Manifest } from './write-backup.js';

/** A sentence for the person at the terminal. */
export class CannotRestore extends Error {
  static damaged(table: string, rows: number, kept: number | undefined): CannotRestore {
    return new CannotRestore(`The backup is damaged: ${table} has ${rows} rows of ${kept}.`);
  }
}

/** A backup that is being read. */
export class Backup {
  private constructor(
    private readonly file: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    readonly manifest: Manifest,
  ) {}

  /** @throws CannotRestore for what is no backup of ours */
  static async open(path: string): Promise<Backup> {
    const file = await yauzl.openPromise(path, { autoClose: false, lazyEntries: true }).catch((cause: unknown) => {
      throw new CannotRestore(`${path} cannot be read as a backup: ${String(cause)}`);
    });
    const entries = new Map<string, Entry>();
    for await (const entry of file.eachEntry()) entries.set(entry.fileName, entry);
    const described = entries.get(MANIFEST);
    if (!described) throw new CannotRestore(`${path} is a zip file, but no backup.`);
    const manifest = JSON.parse(await text(await file.openReadStreamPromise(described))) as Manifest;
    if (manifest.format !== 1) throw new CannotRestore('This backup was made by a newer version.');
    return new Backup(file, entries, manifest);
  }

  /**
   * Puts a database of the backup in place of all that this one holds, in one transaction; `afterwards` belongs to it.
   * @throws CannotRestore when the database has been through other migrations
   */
  async restore(
    name: string,
    client: pg.Client,
    afterwards: (client: pg.Client) => Promise<void> = async () => undefined,
  ): Promise<void> {
    const { tables } = await this.fitting(name, client);
    await client.query('BEGIN');
    // What is brought back did not happen now: no webhook is told of it.
    await client.query(`SELECT set_config('zikaron.silent', 'on', true)`);
    await withoutForeignKeys(client, async () => {
      for (const { table } of tables) await client.query(`TRUNCATE ${table}`);
      for (const table of tables) await this.copy(name, table, client, table.table);
    });
    await setCounters(client);
    await afterwards(client);
    await client.query('COMMIT');
  }

  /**
   * Reads a database of the backup into copies of its tables, beside a house that works, and changes nothing: Postgres checks
   * every row by every rule. Answers how many rows there are.
   * @throws CannotRestore as `restore`, and where a table has not as many rows as were kept
   */
  async verify(name: string, client: pg.Client): Promise<number> {
    const { tables } = await this.fitting(name, client);
    let all = 0;
    await client.query('BEGIN');
    try {
      await onCopies(client, tables, async (table, copy) => {
        await this.copy(name, table, client, copy);
        const rows = await rowsOf(client, copy);
        if (rows !== (table.rows ?? rows)) throw CannotRestore.damaged(table.table, rows, table.rows);
        all += rows;
      });
    } finally {
      await client.query('ROLLBACK');
    }
    return all;
  }

  /**
   * Reads all of the file, without a database: whether each table is there, whole, with as many rows as were kept. Answers how
   * many rows there are. @throws CannotRestore naming the table that is damaged
   */
  async read(): Promise<number> {
    let all = 0;
    for (const [database, { tables }] of Object.entries(this.manifest.databases)) {
      for (const table of tables) {
        const rows = await this.readTable(entryName(database, table));
        if (rows !== (table.rows ?? rows)) throw CannotRestore.damaged(table.table, rows, table.rows);
        all += rows;
      }
    }
    return all;
  }

  /** A row of Postgres' text format is a line: a line break within a value is written as two letters. */
  private async readTable(name: string): Promise<number> {
    let [rows, checksum] = [0, 0];
    try {
      for await (const chunk of await this.content(name)) {
        const bytes = chunk as Buffer;
        checksum = crc32(bytes, checksum);
        for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) rows++;
      }
    } catch (cause) {
      throw cause instanceof CannotRestore
        ? cause
        : new CannotRestore(`The backup is damaged: ${name}: ${String(cause)}`);
    }
    if (checksum !== this.entries.get(name)?.crc32)
      throw new CannotRestore(`The backup is damaged: ${name} was changed.`);
    return rows;
  }

  /** @throws CannotRestore when it is not there, or this database has been through other migrations */
  private async fitting(name: string, client: pg.Client): Promise<Manifest['databases'][string]> {
    const kept = this.manifest.databases[name];
    if (!kept) throw new CannotRestore(`The backup holds no database "${name}".`);
    const here = await migrationsOf(client);
    if (here.join() !== kept.migrations.join()) throw new CannotRestore(otherVersion(here, kept.migrations));
    return kept;
  }

  private async copy(database: string, table: TableColumns, client: pg.Client, to: string): Promise<void> {
    const content = await this.content(entryName(database, table));
    await pipeline(content, client.query(copyFrom(`COPY ${to} (${table.columns.join(', ')}) FROM STDIN`)));
  }

  close(): void {
    this.file.close();
  }

  private async content(name: string): Promise<Readable> {
    const entry = this.entries.get(name);
    if (!entry) throw new CannotRestore(`The backup is incomplete: ${name} is missing.`);
    return this.file.openReadStreamPromise(entry);
  }
}

function otherVersion(here: readonly string[], kept: readonly string[]): string {
  const missing = kept.filter((name) => !here.includes(name));
  const newer = here.filter((name) => !kept.includes(name));
  return missing.length > 0
    ? `The backup is of a newer version: this one lacks ${missing.join(', ')}. Restore it with that version.`
    : `The backup is of an older version, without ${newer.join(', ')}. Restore it with that version, then migrate.`;
}
