import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type Logger } from 'typeorm';
import { dataSourceOptions } from '../src/platform/database/index.js';

/** The name under which a process that is going to die is connected. */
const MORTAL = 'zikaron-mortal';

/** What a dead process answers. */
class Died extends Error {}

/** Lets so many statements through, and then not even a ROLLBACK. */
class LastStatements implements Logger {
  constructor(private left = Number.POSITIVE_INFINITY) {}

  die(after: number): void {
    this.left = after;
  }

  get isDead(): boolean {
    return this.left < 0;
  }

  logQuery(): void {
    if (--this.left < 0) throw new Died('killed');
  }
  logQueryError(): void {
    // It dies in silence.
  }
  logQuerySlow = this.logQueryError;
  logSchemaBuild = this.logQueryError;
  logMigration = this.logQueryError;
  log = this.logQueryError;
}

/**
 * Does the work as a process of its own that is killed after so many statements: its connections break, with whatever transaction
 * is open. @returns whether it was; not, where the work ended before
 */
export async function diesWithin(
  url: string,
  statements: number,
  work: (db: DataSource) => Promise<unknown>,
): Promise<boolean> {
  const life = new LastStatements();
  const options = dataSourceOptions(url, []);
  const extra = { ...(options as { extra: object }).extra, application_name: MORTAL };
  const db = await new DataSource({ ...options, extra, logger: life }).initialize();
  try {
    life.die(statements);
    await work(db);
  } catch (failure) {
    if (!life.isDead) throw failure;
  } finally {
    await db.destroy();
  }
  return life.isDead;
}

/** Until Postgres has noticed that they are gone, and rolled back. */
export async function untilBuried(db: DataSource): Promise<void> {
  for (;;) {
    const [{ there }] = await db.query('SELECT count(*) AS there FROM pg_stat_activity WHERE application_name = $1', [
      MORTAL,
    ]);
    if (there === 0) return;
    await sleep(2);
  }
}
