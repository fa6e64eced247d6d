import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists that are fetched every night, from an address or the watched folder. */
export class ListsFetchedAtNight1700090000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE import_source (
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        label text NOT NULL,
        url text,
        looked_on date,
        last_looked_at timestamptz,
        failure text,
        last_sha256 bytea,
        last_import_id uuid,
        waits text,
        created_by text NOT NULL,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (organization_id, id)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE import_source');
  }
}
