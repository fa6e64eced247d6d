import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What backups of the installation there are: so that every process can tell how old the newest is, and which was read back. */
export class Backups1700095000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE backup (
        name     text PRIMARY KEY CHECK (length(name) <= 100),
        taken_at timestamptz NOT NULL,
        bytes    bigint NOT NULL CHECK (bytes > 0),
        rows     bigint NOT NULL CHECK (rows >= 0),
        tried_at timestamptz
      )`);
    await db.query(
      `COMMENT ON COLUMN backup.tried_at IS 'When it was read back into copies of the tables; null: never'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE backup');
  }
}
