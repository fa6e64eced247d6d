import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Private addresses of the whole list, which a spreadsheet reads by itself. */
export class SheetLinks1700079000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE sheet_link (
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        label text NOT NULL,
        opened integer NOT NULL DEFAULT 0,
        last_opened_at timestamptz,
        created_by text NOT NULL,
        created_at timestamptz NOT NULL,
        revoked_at timestamptz,
        PRIMARY KEY (organization_id, id)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE sheet_link');
  }
}
