import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An email job that is put away leaves the list and is not run; it can be taken out again. */
export class JobsArePutAway1700077000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE email_job ADD COLUMN archived_at timestamptz`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE email_job DROP COLUMN archived_at`);
  }
}
