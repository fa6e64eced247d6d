import { setTimeout as sleep } from 'node:timers/promises';
import { runMigrations } from 'bullmq';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { isEmpty, migrateEmpty } from './first-migrations.js';
import { loadMigrations, type Migration } from './list-migrations.js';
import { appliedTo, lackingOn, refuseNewerSchema, rowsOf } from './newer-schema.js';
import { refuseOldPostgres } from './old-postgres.js';

/** Any number, the same for every program of the house: whoever holds it as an advisory lock migrates. */
const TURN = 5_787_001;

/** How a migration behaves while people work, and for a spec which ones are run. */
export interface Manner {
  /** How long it waits for a table that is in use. All others wait behind it meanwhile. */
  lockTimeoutMs: number;
  /** How often it tries again, and after what pause. */
  retries: number;
  pauseMs: number;
  migrations?: Migration[];
}

const WHILE_PEOPLE_WORK: Manner = { lockTimeoutMs: 3000, retries: 30, pauseMs: 2000 };

/**
 * Brings a database up to date: our tables by TypeORM's migrations, the queue's by BullMQ's own. Runs twice without
 * harm; of several at once one does it while the others wait. Answers the names of what was applied.
 * @throws NewerSchema when a newer program took away what this one needs, WrongConfiguration on a Postgres that is too old
 */
export function migrate(url: string, manner: Partial<Manner> = {}): Promise<string[]> {
  return inTurn(url, async (client) => {
    await expectNewEnough(client);
    const applied = await migrateTables(url, client, { ...WHILE_PEOPLE_WORK, ...manner });
    await runMigrations(client);
    return applied;
  });
}

/** Asks again and again: who waits inside a statement has a snapshot, for which CREATE INDEX CONCURRENTLY would wait. */
async function inTurn<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'zikaron migrate' });
  await client.connect();
  try {
    while (!(await isOurTurn(client))) await sleep(250);
    return await work(client);
  } finally {
    // The lock goes with the connection, also when the program dies.
    await client.end();
  }
}

async function isOurTurn(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ ours: boolean }>('SELECT pg_try_advisory_lock($1) AS ours', [TURN]);
  return rows[0]?.ours === true;
}

/** @throws WrongConfiguration where the server is too old for our tables */
export async function expectNewEnough(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::int AS version`,
  );
  refuseOldPostgres(rows[0]?.version ?? 0);
}

/** What there is to apply is known without TypeORM, which takes longer to load than to find nothing to do. */
async function migrateTables(url: string, client: pg.Client, manner: Manner): Promise<string[]> {
  const asked = rowsOf(client);
  await refuseNewerSchema(asked);
  if (!manner.migrations) {
    if ((await lackingOn(asked)).length === 0) return [];
    if (await isEmpty(client)) return migrateEmpty(client);
  }
  const { DataSource } = await import('typeorm');
  const migrations = manner.migrations ?? (await loadMigrations());
  const extra = { options: `-c lock_timeout=${manner.lockTimeoutMs}`, application_name: 'zikaron migrate' };
  const source = await new DataSource({ type: 'postgres', url, extra, migrations }).initialize();
  try {
    return await applyPatiently(source, manner);
  } finally {
    await source.destroy();
  }
}

/** Each migration is a transaction of its own: what was applied before a table was found in use stays applied. */
async function applyPatiently(source: DataSource, { retries, pauseMs }: Manner): Promise<string[]> {
  const pending = await pendingOn(source);
  for (let tried = 0; ; tried++) {
    try {
      await source.runMigrations({ transaction: 'each' });
      return pending;
    } catch (failure) {
      if (tried === retries || !isTableInUse(failure)) throw failure;
      await sleep(pauseMs);
    }
  }
}

async function pendingOn(source: DataSource): Promise<string[]> {
  const applied = new Set(await appliedTo(source));
  return source.migrations
    .map(({ name, constructor }) => name ?? constructor.name)
    .filter((name) => !applied.has(name));
}

/** Postgres: lock_not_available and deadlock_detected. */
const isTableInUse = (failure: unknown): boolean =>
  ['55P03', '40P01'].includes((failure as { driverError?: { code?: string } }).driverError?.code ?? '');
