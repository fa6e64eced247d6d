import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An observance counts its changes, as contacts and yahrzeits do: of two who edit it at once, the second is told. */
export class VersionsOfObservances1700009300000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE observance ADD COLUMN version integer NOT NULL DEFAULT 1');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE observance DROP COLUMN version');
  }
}
