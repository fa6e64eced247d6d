import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was done with many records at once, and what they were before, so that it can be undone. */
export class BulkActions1700025000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE bulk_action (
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        at timestamptz NOT NULL,
        actor_id uuid,
        actor_name text NOT NULL,
        subject text NOT NULL CHECK (subject IN ('yahrzeits', 'observers')),
        act text NOT NULL CHECK (act IN
          ('archive', 'restore', 'afterSunset', 'adarRule', 'reminderDaysBefore', 'calendar', 'channel')),
        value jsonb,
        changed integer NOT NULL,
        undone_at timestamptz,
        undone_by text,
        PRIMARY KEY (organization_id, id))`);
    await db.query(`CREATE INDEX bulk_action_at ON bulk_action (organization_id, at DESC)`);
    await db.query(`
      CREATE TABLE bulk_action_record (
        organization_id uuid NOT NULL,
        bulk_action_id uuid NOT NULL,
        record_id uuid NOT NULL,
        before jsonb NOT NULL,
        after jsonb NOT NULL,
        PRIMARY KEY (organization_id, bulk_action_id, record_id),
        FOREIGN KEY (organization_id, bulk_action_id) REFERENCES bulk_action (organization_id, id) ON DELETE CASCADE)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE bulk_action_record`);
    await db.query(`DROP TABLE bulk_action`);
  }
}
