import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A change of customs is counted; a worker computes every date anew and writes down which count they follow. Where the two
 * differ the dates are stale, and nothing is planned on them.
 */
export class DatesWorkedOutByAWorker1700001000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE organization
        ADD COLUMN customs_version integer NOT NULL DEFAULT 1,
        ADD COLUMN dates_version integer NOT NULL DEFAULT 1,
        -- Records whose dates have been worked out anew since the customs changed.
        ADD COLUMN dates_done integer NOT NULL DEFAULT 0;
      CREATE INDEX organization_stale_dates ON organization (id) WHERE dates_version <> customs_version;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX organization_stale_dates;
      ALTER TABLE organization DROP COLUMN customs_version, DROP COLUMN dates_version, DROP COLUMN dates_done;
    `);
  }
}
