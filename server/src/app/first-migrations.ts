import type pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { loadMigrations } from './list-migrations.js';

/** As TypeORM makes it, which keeps it from then on. */
const TABLE = `
  CREATE TABLE "migrations" ("id" SERIAL NOT NULL, "timestamp" bigint NOT NULL, "name" character varying NOT NULL,
                             CONSTRAINT "PK_8c82d7f526340ab734260ea46be" PRIMARY KEY ("id"))`;

/** Whether nothing of anybody's is there: no table, view or function in our schema. */
export async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace)
        AND NOT EXISTS (SELECT FROM pg_proc WHERE pronamespace = 'public'::regnamespace) AS empty`,
  );
  return rows[0]?.empty === true;
}

/**
 * Every migration on an empty database, in one transaction: nobody works there yet, so that nothing is waited for, nothing is
 * built beside the work, and TypeORM is not needed. What fails leaves it empty. Answers their names.
 */
export async function migrateEmpty(client: pg.Client): Promise<string[]> {
  const migrations = (await loadMigrations()).map((Migration) => new Migration());
  const names = migrations.map(({ name, constructor }) => name ?? constructor.name);
  await client.query('BEGIN');
  try {
    await client.query(TABLE);
    for (const migration of migrations) await migration.up(askedBy(client));
    await client.query(
      `INSERT INTO migrations (timestamp, name)
       SELECT right(name, 13)::bigint, name FROM unnest($1::text[]) WITH ORDINALITY AS applied (name, at) ORDER BY at`,
      [names],
    );
    await client.query('COMMIT');
  } catch (failure) {
    await client.query('ROLLBACK');
    throw failure;
  }
  return names;
}

/** What migrations ask of TypeORM, without it. */
function askedBy(client: pg.Client): QueryRunner {
  const query = async (statement: string, values?: unknown[]) => {
    const { rows } = await client.query(statement.replace(BESIDE_THE_WORK, '$1'), values);
    return rows as unknown;
  };
  return { query } as QueryRunner;
}

/** Not in a transaction, and where nobody works the same index comes of it without. */
const BESIDE_THE_WORK = /^((?:CREATE (?:UNIQUE )?|DROP )INDEX) CONCURRENTLY/;
