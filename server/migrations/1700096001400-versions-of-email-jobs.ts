import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An email job counts its changes: of two who edit it at once, the second is told. */
export class VersionsOfEmailJobs1700096001400 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE email_job ADD COLUMN version integer NOT NULL DEFAULT 1');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE email_job DROP COLUMN version');
  }
}
