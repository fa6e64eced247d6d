import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An email job of specific people may name observers: exactly these are written to, each about the one person. */
export class JobsNameObservers1700080000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE email_job ADD COLUMN observer_ids uuid[] NOT NULL DEFAULT '{}'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE email_job DROP COLUMN observer_ids`);
  }
}
