import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a person was told once is not told again; who wants the day's news by email; how long a planning took. */
export class WatchAndDigest1700000600100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX notification_told ON notification (organization_id, cause);
      ALTER TABLE membership
        ADD COLUMN wants_digest boolean NOT NULL DEFAULT false,
        -- Up to which instant this member was told by email.
        ADD COLUMN digest_at timestamptz;
      ALTER TABLE reminder_run ADD COLUMN planning_ms integer;
      CREATE INDEX reminder_run_nights ON reminder_run (local_date) WHERE kind = 'night';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX reminder_run_nights, notification_told;
      ALTER TABLE reminder_run DROP COLUMN planning_ms;
      ALTER TABLE membership DROP COLUMN digest_at, DROP COLUMN wants_digest;
    `);
  }
}
