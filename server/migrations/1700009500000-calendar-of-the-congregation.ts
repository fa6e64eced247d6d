import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The calendar that new observers keep, and that counts where nobody observes. */
export class CalendarOfTheCongregation1700009500000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `ALTER TABLE organization ADD COLUMN calendar text NOT NULL DEFAULT 'hebrew' CHECK (calendar IN ('hebrew', 'civil'))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE organization DROP COLUMN calendar');
  }
}
