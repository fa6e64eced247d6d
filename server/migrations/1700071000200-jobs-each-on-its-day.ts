import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs by the day of sending may leave each letter on its own day; those that are there go on as they were. */
export class JobsEachOnItsDay1700071000200 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE email_job ADD COLUMN each_on_its_day boolean NOT NULL DEFAULT false');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE email_job DROP COLUMN each_on_its_day');
  }
}
