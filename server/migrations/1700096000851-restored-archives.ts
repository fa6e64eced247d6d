import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which archive was brought into an organization, by the archive's own identity: brought again, it is known. */
export class RestoredArchives1700096000851 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE restored_archive (
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        -- SHA-256 of its manifest, which holds that of every file.
        archive bytea NOT NULL,
        restored_at timestamptz NOT NULL,
        told jsonb NOT NULL,
        PRIMARY KEY (organization_id, archive)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE restored_archive');
  }
}
