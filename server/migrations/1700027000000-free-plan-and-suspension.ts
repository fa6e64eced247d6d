import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A plan that nobody pays for, and the day since which whoever runs the installation has shut a congregation. */
export class FreePlanAndSuspension1700027000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE organization ADD COLUMN suspended_at timestamptz');
    await db.query('ALTER TABLE organization DROP CONSTRAINT organization_plan_check');
    await db.query(
      `ALTER TABLE organization ADD CONSTRAINT organization_plan_check
         CHECK (plan IN ('trial', 'starter', 'standard', 'plus', 'free')) NOT VALID`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`UPDATE organization SET plan = 'plus' WHERE plan = 'free'`);
    await db.query('ALTER TABLE organization DROP CONSTRAINT organization_plan_check');
    await db.query(
      `ALTER TABLE organization ADD CONSTRAINT organization_plan_check
         CHECK (plan IN ('trial', 'starter', 'standard', 'plus')) NOT VALID`,
    );
    await db.query('ALTER TABLE organization DROP COLUMN suspended_at');
  }
}
