import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Attempts within their limits' windows, counted for all processes. Unlogged: after a crash, counting begins anew. */
export class SharedRateLimits1700009400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE UNLOGGED TABLE rate_limit (
        key bytea PRIMARY KEY,
        attempts timestamptz[] NOT NULL,
        ends_at timestamptz NOT NULL
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE rate_limit');
  }
}
