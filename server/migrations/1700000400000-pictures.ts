import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of letters. Mailboxes ask for them for years, whichever process answers, so they are kept here. */
export class Pictures1700000400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE picture (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        type text NOT NULL CHECK (type IN ('image/png', 'image/jpeg')),
        width integer NOT NULL,
        height integer NOT NULL,
        content bytea NOT NULL,
        sha256 bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (organization_id, id),
        -- Uploaded twice, kept once.
        UNIQUE (organization_id, sha256)
      );
      ALTER TABLE picture ALTER COLUMN content SET STORAGE EXTERNAL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE picture');
  }
}
