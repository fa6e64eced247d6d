import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A keyed hash of the network from which a session was opened, by which a new one is known. */
export class WhereOneSignsInFrom1700026000400 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE web_session ADD COLUMN network_hash bytea');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE web_session DROP COLUMN network_hash');
  }
}
