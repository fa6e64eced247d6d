import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When what a run decided about each observer was removed, as the house does with old ones. */
export class RunsWhoseOutcomesAreGone1700096000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE reminder_run ADD COLUMN outcomes_removed_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE reminder_run DROP COLUMN outcomes_removed_at');
  }
}
