import type { QueryRunner } from 'typeorm';

/**
 * Makes an index on a table that people write to meanwhile, in a migration with `transaction = false`. `definition` is
 * what follows the name: `ON letter (organization_id, sent_at)`. What an attempt that failed left behind is replaced.
 * It waits for every older transaction to end, however long that takes: nobody waits behind it.
 */
export async function indexConcurrently(
  db: QueryRunner,
  name: string,
  definition: string,
  { unique = false } = {},
): Promise<void> {
  await db.query('SET lock_timeout = 0');
  try {
    await db.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await db.query(`CREATE ${unique ? 'UNIQUE ' : ''}INDEX CONCURRENTLY ${name} ${definition}`);
  } finally {
    await db.query('RESET lock_timeout');
  }
}
