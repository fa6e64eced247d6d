import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Public addresses of service lists: for the congregation's site, its bulletin, its readers of feeds. */
export class PublicLists1700020000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE list_link (
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        label text NOT NULL,
        language text NOT NULL CHECK (language IN ('en', 'he')),
        names text NOT NULL CHECK (names IN ('full', 'initials')),
        -- Origins of the sites that may show it in a frame.
        frames text[] NOT NULL,
        created_by text NOT NULL,
        created_at timestamptz NOT NULL,
        revoked_at timestamptz,
        PRIMARY KEY (organization_id, id)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE list_link');
  }
}
