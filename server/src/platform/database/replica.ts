import { Logger } from '@nestjs/common';
import pg, { type PoolClient, type PoolConfig } from 'pg';
import { replicaAge } from '../figures/index.js';
import { followStatements } from '../tracing/index.js';

/** How often it is looked at, and how old what is there may be: beyond, the primary serves. */
const LOOK_MS = 500;
const OLDEST_MS = 2000;
/** It answers within this time or counts as away. */
const PATIENCE_MS = 1000;

/** A position in the log of Postgres (`1/6B374D48`), and when the primary had come to it, by this process's own clock. */
interface Position {
  readonly at: number;
  readonly lsn: bigint;
}

/**
 * A standby by streaming replication, from which lists are read. How old it is needs no clock of another machine: twice a
 * second the primary is asked how far its log has come, and the standby how far it has replayed. What is no standby is never
 * read: one that was promoted, or another database by mistake, would answer with what was once.
 */
export class Replica {
  private readonly log = new Logger('Replica');
  private readonly pool: pg.Pool;
  private readonly primary: pg.Pool;
  private readonly timer: NodeJS.Timeout;
  private passed: Position[] = [];
  private freshAt = -Infinity;
  private serves: boolean | null = null;
  private looking = false;

  constructor(options: PoolConfig, url: string) {
    const common = { ...options, connectionTimeoutMillis: PATIENCE_MS, keepAlive: true };
    this.pool = new pg.Pool({ ...common, connectionString: url });
    this.pool.on('connect', followStatements);
    // A connection of its own: while all others are lent, the age must still be known.
    this.primary = new pg.Pool({ ...common, max: 1 });
    // A connection that breaks while nobody uses it: the next look finds out.
    for (const pool of [this.pool, this.primary]) pool.on('error', () => undefined);
    this.timer = setInterval(() => void this.look(), LOOK_MS).unref();
    void this.look();
  }

  /** A connection to it, where what it has is young enough; null: the primary serves. */
  async connect(): Promise<PoolClient | null> {
    return this.age() <= OLDEST_MS ? this.pool.connect().catch(() => null) : null;
  }

  async end(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all([this.pool.end(), this.primary.end()]);
  }

  /** Of what it has at the least, in milliseconds. */
  private age(): number {
    return performance.now() - this.freshAt;
  }

  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    const reason = await this.compare().catch((failure: unknown) => String(failure));
    this.looking = false;
    replicaAge.set(Number.isFinite(this.freshAt) ? this.age() / 1000 : -1);
    this.tell(this.age() <= OLDEST_MS, reason ?? 'it is behind');
  }

  /** Why it cannot be read, where that is not its age. */
  private async compare(): Promise<string | null> {
    const at = performance.now();
    const { lsn } = await ask<{ lsn: string }>(this.primary, 'SELECT pg_current_wal_lsn() AS lsn');
    this.passed.push({ at, lsn: positionOf(lsn) });
    const { standby, replayed } = await ask<{ standby: boolean; replayed: string | null }>(
      this.pool,
      'SELECT pg_is_in_recovery() AS standby, pg_last_wal_replay_lsn() AS replayed',
    );
    if (!standby || replayed === null) {
      this.freshAt = -Infinity;
      return 'it is no standby';
    }
    const reached = this.passed.filter((position) => position.lsn <= positionOf(replayed)).at(-1);
    if (reached) this.freshAt = reached.at;
    this.passed = this.passed.filter((position) => position.at > this.freshAt && at - position.at < 60_000);
    return null;
  }

  /** One line when it begins to serve, and one when it no longer does. */
  private tell(serves: boolean, reason: string): void {
    if (serves === this.serves) return;
    this.serves = serves;
    if (serves) this.log.log('The replica serves lists and exports.');
    else this.log.warn(`The replica cannot serve (${reason}): lists and exports are read from the primary.`);
  }
}

async function ask<Row>(pool: pg.Pool, text: string): Promise<Row> {
  const client = await pool.connect();
  let failed: Error | undefined;
  // A connection that breaks says so twice: the statement fails, and whoever holds it is told, or the process ends.
  const told = () => undefined;
  client.on('error', told);
  try {
    // Types of pg do not know that a single statement may have a time of its own.
    const { rows } = await client.query({ text, query_timeout: PATIENCE_MS } as pg.QueryConfig);
    return rows[0] as Row;
  } catch (failure) {
    failed = failure as Error;
    throw failure;
  } finally {
    client.off('error', told);
    client.release(failed);
  }
}

/** `1/6B374D48`: the upper and the lower 32 bits, in hexadecimal. */
export function positionOf(lsn: string): bigint {
  const [upper = '0', lower = '0'] = lsn.split('/');
  return (BigInt(`0x${upper}`) << 32n) + BigInt(`0x${lower}`);
}
