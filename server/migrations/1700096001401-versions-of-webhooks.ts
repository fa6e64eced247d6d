import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A webhook counts its changes: of two who edit it at once, the second is told. */
export class VersionsOfWebhooks1700096001401 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE webhook_endpoint ADD COLUMN version integer NOT NULL DEFAULT 1');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE webhook_endpoint DROP COLUMN version');
  }
}
