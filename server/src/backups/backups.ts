import { Inject, Injectable } from '@nestjs/common';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { decryptedWith, encryptedFor } from './encryption.js';
import { Folder } from './folder.js';
import { backupName, newestFirst, notKept } from './kept.js';
import { openPlace } from './open-place.js';
import type { Place } from './place.js';
import { Backup, CannotRestore } from './read-backup.js';
import { verifyBackup } from './restore-backup.js';
import { rowsIn, streamBackup, type Databases } from './write-backup.js';

export type BackupSettings = Pick<
  Config,
  | 'DATABASE_URL'
  | 'IDENTITY_DATABASE_URL'
  | 'BACKUP_TO'
  | 'BACKUP_HOUR'
  | 'BACKUP_KEEP'
  | 'BACKUP_RECIPIENTS'
  | 'BACKUP_KEY'
  | 'BACKUP_DRILL'
  | 'BACKUP_S3_ENDPOINT'
  | 'BACKUP_S3_REGION'
  | 'BACKUP_S3_KEY_ID'
  | 'BACKUP_S3_SECRET'
  | 'BACKUP_IDENTITY_DATABASE_URL'
>;

/** A backup that was taken. */
interface Taken {
  readonly name: string;
  readonly takenAt: Date;
  readonly bytes: number;
  readonly rows: number;
  /** Older ones that need not be kept and are gone. */
  readonly forgotten: readonly string[];
}

/** One at a time, of all processes. */
const LOCK = `hashtextextended('zikaron backup', 0)`;

/** The databases that a house keeps: its own, and where it is known, that of the identity service. */
export const databasesOf = (settings: BackupSettings): Databases => {
  const identity = settings.IDENTITY_DATABASE_URL ?? settings.BACKUP_IDENTITY_DATABASE_URL;
  return { main: settings.DATABASE_URL, ...(identity && { identity }) };
};

/** Backups of the whole installation at the place of the settings: taken, read back, forgotten when their time is over. */
@Injectable()
export class Backups {
  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly settings: BackupSettings,
  ) {}

  /**
   * The backup of today (in UTC), once its hour has come, if nobody has taken it or is taking it. Every worker asks, every hour:
   * what failed comes again. Does nothing where the settings name no place. @returns what was taken
   */
  async takeIfDue(): Promise<Taken | null> {
    const now = this.clock.now();
    if (!this.settings.BACKUP_TO || now.getUTCHours() < this.settings.BACKUP_HOUR) return null;
    return this.alone(async (client) => {
      const { rows } = await client.query<{ last: Date | null }>('SELECT max(taken_at) AS last FROM backup');
      const last = rows[0]?.last;
      return last && dayOf(last) === dayOf(now) ? null : this.takeNow(client);
    });
  }

  /** A backup now. @throws CannotRestore when the settings name no place, or one is being taken */
  async take(): Promise<Taken> {
    const taken = await this.alone((client) => this.takeNow(client));
    if (!taken) throw new CannotRestore('A backup is being taken already.');
    return taken;
  }

  /** The backups that lie at the place, the newest first. */
  async names(): Promise<string[]> {
    return newestFirst(await (await this.place()).names());
  }

  /** Reads all of a backup, without a database. @returns how many rows it has @throws CannotRestore when it is damaged */
  async verify(name: string): Promise<number> {
    return this.withFile(name, async (file) => {
      const backup = await Backup.open(file);
      return backup.read().finally(() => backup.close());
    });
  }

  /**
   * Does something with a backup as a file that is not encrypted. It is named as a file, or by its name at the place; `latest` is
   * the newest there. What had to be copied or decrypted for it is gone afterwards. @throws CannotRestore
   */
  async withFile<Result>(name: string, work: (file: string) => Promise<Result>): Promise<Result> {
    const [place, known] = await this.find(name);
    const encrypted = known.endsWith('.age');
    if (place instanceof Folder && !encrypted) return work(path.join(place.said, known));
    const folder = await mkdtemp(path.join(os.tmpdir(), 'zikaron-backup-'));
    try {
      const content = await place.read(known);
      await new Folder(folder).write('backup.zip', encrypted ? await decryptedWith(this.key(), content) : content);
      return await work(path.join(folder, 'backup.zip'));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async takeNow(client: pg.Client): Promise<Taken> {
    const place = await this.place();
    const { BACKUP_RECIPIENTS: recipients, BACKUP_DRILL: isTried, BACKUP_KEEP: keep } = this.settings;
    const takenAt = this.clock.now();
    const name = backupName(takenAt, recipients.length > 0);
    const { manifest, written: bytes } = await streamBackup(databasesOf(this.settings), takenAt, async (content) =>
      place.write(name, recipients.length ? await encryptedFor(recipients, content) : content),
    );
    const rows = rowsIn(manifest);
    if (await isMigrated(client)) {
      const told = [name, takenAt, bytes, rows];
      await client.query('INSERT INTO backup (name, taken_at, bytes, rows) VALUES ($1, $2, $3, $4)', told);
    }
    if (isTried) await this.tryOut(name, client);
    // Only now: while the newest cannot be read, nothing older goes.
    const forgotten = notKept(await place.names(), keep);
    for (const old of forgotten) await place.remove(old);
    if (await isMigrated(client)) await client.query('DELETE FROM backup WHERE name = ANY ($1)', [forgotten]);
    return { name, takenAt, bytes, rows, forgotten };
  }

  /** The drill: read back from where it lies, into copies of the tables, every row by every rule. */
  private async tryOut(name: string, client: pg.Client): Promise<void> {
    await this.withFile(name, (file) => verifyBackup(file, databasesOf(this.settings)));
    if (await isMigrated(client))
      await client.query('UPDATE backup SET tried_at = $2 WHERE name = $1', [name, this.clock.now()]);
  }

  /** On a connection of its own, whose end gives up the lock, whatever happens. @returns null when another has it */
  private async alone<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result | null> {
    const client = new pg.Client({ connectionString: this.settings.DATABASE_URL, application_name: 'zikaron backup' });
    await client.connect();
    try {
      const { rows } = await client.query<{ mine: boolean }>(`SELECT pg_try_advisory_lock(${LOCK}) AS mine`);
      return rows[0]?.mine ? await work(client) : null;
    } finally {
      await client.end();
    }
  }

  private async find(name: string): Promise<[Place, string]> {
    if (existsSync(name)) return [new Folder(path.dirname(name)), path.basename(name)];
    const place = await this.place();
    const names = newestFirst(await place.names().catch((failure: unknown) => cannotRead(place, failure)));
    const known = name === 'latest' ? names[0] : names.find((one) => one === name);
    if (!known) throw new CannotRestore(`There is no backup "${name}", neither as a file nor in ${place.said}.`);
    return [place, known];
  }

  private async place(): Promise<Place> {
    const place = await openPlace(this.settings);
    if (!place) throw new CannotRestore('BACKUP_TO is not set: say where backups lie.');
    return place;
  }

  private key(): string {
    if (!this.settings.BACKUP_KEY)
      throw new CannotRestore('This backup is encrypted: set BACKUP_KEY, or BACKUP_KEY_FILE.');
    return this.settings.BACKUP_KEY;
  }
}

function cannotRead({ said }: Place, cause: unknown): never {
  const { message, code } = cause as { message?: string; code?: string };
  const why = message || code || String(cause);
  throw new CannotRestore(`${said} cannot be read (${why}): look at BACKUP_TO and BACKUP_S3_….`, { cause });
}

/** A database that was not migrated yet, as before an upgrade, is backed up by hand too: there is no place to note it in. */
async function isMigrated(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(`SELECT to_regclass('public.backup') IS NOT NULL AS there`);
  return rows[0]?.there ?? false;
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
