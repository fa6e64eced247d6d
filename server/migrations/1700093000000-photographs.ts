import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Photographs of plates until they become an import, what was read on each plate, and of those that became a row of an import
 * the small picture of it, which is kept as long as the row.
 */
export class Photographs1700093000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE photograph (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        file_name text NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        -- JPEG, upright and grey: as it is read, and smaller as it is shown.
        picture bytea NOT NULL,
        shown bytea NOT NULL,
        cut_by text NOT NULL DEFAULT 'program' CHECK (cut_by IN ('program', 'person')),
        created_by text NOT NULL,
        created_at timestamptz NOT NULL,
        UNIQUE (organization_id, id)
      );
      ALTER TABLE photograph ALTER COLUMN picture SET STORAGE EXTERNAL, ALTER COLUMN shown SET STORAGE EXTERNAL;
      CREATE TABLE photograph_plate (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        photograph_id uuid NOT NULL,
        place integer NOT NULL,
        -- In pixels of the picture.
        box jsonb NOT NULL,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'read', 'checked', 'leftOut')),
        crop bytea,
        lines jsonb NOT NULL DEFAULT '[]',
        name text NOT NULL DEFAULT '',
        hebrew_name text NOT NULL DEFAULT '',
        hebrew_date text NOT NULL DEFAULT '',
        civil_date text NOT NULL DEFAULT '',
        reason text,
        UNIQUE (organization_id, id),
        UNIQUE (organization_id, photograph_id, place),
        FOREIGN KEY (organization_id, photograph_id) REFERENCES photograph (organization_id, id) ON DELETE CASCADE,
        CHECK ((state = 'waiting') = (reason IS NULL))
      );
      ALTER TABLE photograph_plate ALTER COLUMN crop SET STORAGE EXTERNAL;
      CREATE TABLE import_crop (
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        import_id uuid NOT NULL,
        row integer NOT NULL,
        picture bytea NOT NULL,
        PRIMARY KEY (organization_id, import_id, row),
        FOREIGN KEY (organization_id, import_id, row) REFERENCES import_row (organization_id, import_id, row) ON DELETE CASCADE
      );
      ALTER TABLE import_crop ALTER COLUMN picture SET STORAGE EXTERNAL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE import_crop, photograph_plate, photograph');
  }
}
