import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was asked under an `Idempotency-Key`, and, sealed, what it was answered; null while the work is under way. */
export class OnceForEachKey1700011000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE idempotency_key (
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        caller_id uuid NOT NULL,
        key text NOT NULL CHECK (length(key) <= 255),
        asked bytea NOT NULL,
        begun_at timestamptz NOT NULL,
        answer bytea,
        PRIMARY KEY (organization_id, caller_id, key)
      )`);
    await db.query('CREATE INDEX idempotency_key_begun_at ON idempotency_key (begun_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE idempotency_key');
  }
}
