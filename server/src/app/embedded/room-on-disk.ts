import { rmSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

interface RoomOptions {
  /** The cluster's. */
  directory: string;
  /** Of a database of the cluster, as somebody who may change its settings. */
  url: string;
  /** Databases of the cluster that are written to even then. */
  alwaysOpen: readonly string[];
  say(text: string): void;
  /** How many bytes are free on the disk of a directory. */
  freeBytes?: (directory: string) => Promise<number>;
}

/** Postgres writes its log in files of 16 MB, and ends for good when it cannot begin the next one. */
const KEPT_BYTES = 2 * 16 * 1024 * 1024;
const LEAST_BYTES = KEPT_BYTES;
/** Beyond what the kept room gives back by itself, or it would open and close in turns. */
const ENOUGH_BYTES = 4 * KEPT_BYTES;
const LOOK_MS = 1000;
const RELOAD = 'SELECT pg_reload_conf()';

/**
 * Keeps an embedded Postgres readable on a full disk. Left to itself it would write until its log has no room, end, and not start
 * again. So some room is kept; when the disk is nearly full, the server gets it and takes nothing new until there is room again.
 */
export class RoomOnDisk {
  private isClosed: boolean | null = null;
  private looking: Promise<void> | null = null;
  private readonly timer: NodeJS.Timeout;

  private constructor(private readonly options: RoomOptions) {
    this.timer = setInterval(() => void this.look(), LOOK_MS).unref();
  }

  /** Looks at once, and then every second. What an earlier run closed is opened if there is room. */
  static async watch(options: RoomOptions): Promise<RoomOnDisk> {
    const room = new RoomOnDisk(options);
    await room.look();
    return room;
  }

  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  /** A server that does not answer is asked again at the next look. */
  private async look(): Promise<void> {
    this.looking ??= this.act()
      .catch(() => undefined)
      .finally(() => (this.looking = null));
    await this.looking;
  }

  private async act(): Promise<void> {
    const { directory, freeBytes = freeOnDisk } = this.options;
    const free = await freeBytes(path.dirname(directory));
    if (free < LEAST_BYTES) {
      if (!this.isClosed) await this.close();
    } else if (this.isClosed === null || (this.isClosed && free >= ENOUGH_BYTES)) await this.open();
  }

  private async close(): Promise<void> {
    rmSync(keptFree(this.options.directory), { force: true });
    await this.run('ALTER SYSTEM SET default_transaction_read_only = on', RELOAD);
    this.isClosed = true;
    this.options.say('the disk is full: everything can be read, nothing new is saved until there is room');
  }

  private async open(): Promise<void> {
    writeFileSync(keptFree(this.options.directory), Buffer.alloc(KEPT_BYTES));
    await this.run(
      'ALTER SYSTEM RESET default_transaction_read_only',
      RELOAD,
      'SET default_transaction_read_only = off',
      ...this.options.alwaysOpen.map(
        (name) => `ALTER DATABASE ${pg.escapeIdentifier(name)} SET default_transaction_read_only = off`,
      ),
    );
    if (this.isClosed) this.options.say('there is room on the disk again');
    this.isClosed = false;
  }

  private async run(...statements: string[]): Promise<void> {
    const client = new pg.Client({ connectionString: this.options.url });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  }
}

/** What is kept free for a cluster lies beside it. */
export const keptFree = (directory: string): string => `${directory}.kept-free`;

async function freeOnDisk(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
