import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a subscription that was cancelled ends: until then it goes on. */
export class SubscriptionEndsAt1700009200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE organization ADD COLUMN subscription_ends_at timestamptz`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE organization DROP COLUMN subscription_ends_at`);
  }
}
