import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Questions to Stripe are numbered, so that nothing is held while it answers, and the answer that was asked for last counts. A
 * checkout has a turn, which lasts no longer than a moment.
 */
export class StripeIsAskedWithoutALock1700076000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `ALTER TABLE billing_account
         ADD COLUMN asked bigint NOT NULL DEFAULT 0,
         ADD COLUMN written bigint NOT NULL DEFAULT 0`,
    );
    await db.query(
      `CREATE TABLE checkout_turn (
         organization_id uuid PRIMARY KEY REFERENCES organization ON DELETE CASCADE,
         until timestamptz NOT NULL)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE checkout_turn');
    await db.query('ALTER TABLE billing_account DROP COLUMN written, DROP COLUMN asked');
  }
}
