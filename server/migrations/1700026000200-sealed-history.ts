import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each act of the history is sealed with the one before it; the head says how many there are, and up to which owners were warned. */
export class SealedHistory1700026000200 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'ALTER TABLE audit_log ADD COLUMN sealed_as bigint, ADD COLUMN content_hash bytea, ADD COLUMN seal bytea',
    );
    await db.query(
      `CREATE TABLE history_head (
         organization_id uuid PRIMARY KEY REFERENCES organization (id) ON DELETE CASCADE,
         acts bigint NOT NULL DEFAULT 0,
         seal bytea NOT NULL DEFAULT '',
         sealed_at timestamptz,
         watched bigint NOT NULL DEFAULT 0)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE history_head');
    await db.query('ALTER TABLE audit_log DROP COLUMN seal, DROP COLUMN content_hash, DROP COLUMN sealed_as');
  }
}
