import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Second factors: who has one, which sessions have shown it, which organizations ask it of their owners, and the recovery
 * codes, of which only the SHA-256 is kept.
 */
export class SecondFactor1700015000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE app_user ADD COLUMN second_factor_since timestamptz`);
    await db.query(`ALTER TABLE web_session ADD COLUMN second_factor_at timestamptz`);
    await db.query(`ALTER TABLE organization ADD COLUMN second_factor_of_owners boolean NOT NULL DEFAULT false`);
    await db.query(`
      CREATE TABLE recovery_code (
        code_hash bytea PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now())`);
    await db.query(`CREATE INDEX recovery_code_user_id ON recovery_code (user_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE recovery_code`);
    await db.query(`ALTER TABLE organization DROP COLUMN second_factor_of_owners`);
    await db.query(`ALTER TABLE web_session DROP COLUMN second_factor_at`);
    await db.query(`ALTER TABLE app_user DROP COLUMN second_factor_since`);
  }
}
