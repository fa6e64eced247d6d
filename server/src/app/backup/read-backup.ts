import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { migrationsOf, setCounters, withoutForeignKeys } from './tables.js';
import { entryName, MANIFEST, type Manifest } from './write-backup.js';

/** A sentence for the person at the terminal. */
export class CannotRestore extends Error {}

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
    const kept = this.manifest.databases[name];
    if (!kept) throw new CannotRestore(`The backup holds no database "${name}".`);
    const here = await migrationsOf(client);
    if (here.join() !== kept.migrations.join()) throw new CannotRestore(otherVersion(here, kept.migrations));

    await client.query('BEGIN');
    // What is brought back did not happen now: no webhook is told of it.
    await client.query(`SELECT set_config('zikaron.silent', 'on', true)`);
    await withoutForeignKeys(client, async () => {
      for (const { table } of kept.tables) await client.query(`TRUNCATE ${table}`);
      for (const { table, columns } of kept.tables) {
        const content = await this.content(entryName(name, { table, columns }));
        await pipeline(content, client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`)));
      }
    });
    await setCounters(client);
    await afterwards(client);
    await client.query('COMMIT');
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
