import type { DataSourceOptions } from 'typeorm';
import pg from 'pg';
import { FairPool } from './fair-pool.js';

// A civil date is a string from end to end, and a count is a number: neither becomes a Date or a text on the way.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Postgres compiles a statement that it takes for a dear one, where it can (Debian's does, and the official image's). Ours are
 * over before that is: see decision 0052. Hours are reckoned in UTC, wherever the machine of the database says that it is.
 */
const OPTIONS = '-c jit=off -c TimeZone=UTC';

type Entities = NonNullable<DataSourceOptions['entities']>;

/**
 * How TypeORM reaches Postgres. The plan of the database is in migrations, never synchronized from entities. A statement
 * that takes longer than the timeout is ended, and so is a transaction in which nothing happens for as long; 0: none is.
 */
export const dataSourceOptions = (
  url: string,
  entities: Entities,
  poolSize = 10,
  timeoutSeconds = 0,
  replicaUrl?: string,
): DataSourceOptions => ({
  type: 'postgres',
  url,
  driver: { ...pg, Pool: FairPool },
  entities,
  poolSize,
  synchronize: false,
  extra: {
    application_name: 'zikaron',
    options: OPTIONS,
    connectionTimeoutMillis: 10_000,
    replicaUrl,
    ...(timeoutSeconds > 0 && {
      statement_timeout: timeoutSeconds * 1000,
      idle_in_transaction_session_timeout: timeoutSeconds * 1000,
    }),
  },
});
