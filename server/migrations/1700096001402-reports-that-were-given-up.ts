import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A report that Stripe never answered is given up, and that is told once. */
export class ReportsThatWereGivenUp1700096001402 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE overage_report ADD COLUMN given_up_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE overage_report DROP COLUMN given_up_at');
  }
}
