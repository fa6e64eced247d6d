import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A list whose columns nobody knows waits for somebody who does. Rows that speak of nobody are kept and named, and a row
 * whose cells were mended, or taken from the row above, keeps them as they stood in the file. The observer's calendar has
 * the name that its field has.
 */
export class ListsComeInWhole1700021000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE import DROP CONSTRAINT import_state_check;
      ALTER TABLE import ADD CONSTRAINT import_state_check
        CHECK (state IN ('columns', 'previewed', 'importing', 'imported', 'undoing', 'undone', 'failed')) NOT VALID;
      ALTER TABLE import_row DROP CONSTRAINT import_row_state_check;
      ALTER TABLE import_row
        ADD CONSTRAINT import_row_state_check
          CHECK (state IN ('new', 'merge', 'changed', 'duplicate', 'unchanged', 'skipped', 'leftOut', 'error')) NOT VALID,
        -- Why it speaks of nobody.
        ADD COLUMN left_out text,
        -- The cells as they stood in the file, where they are read otherwise.
        ADD COLUMN brought jsonb;
      UPDATE import SET columns = replace(columns::text, '"field": "calendar"', '"field": "observeBy"')::jsonb
        WHERE columns::text LIKE '%"field": "calendar"%';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      UPDATE import SET columns = replace(columns::text, '"field": "observeBy"', '"field": "calendar"')::jsonb
        WHERE columns::text LIKE '%"field": "observeBy"%';
      UPDATE import SET state = 'failed' WHERE state = 'columns';
      DELETE FROM import_row WHERE state = 'leftOut';
      ALTER TABLE import_row DROP COLUMN left_out, DROP COLUMN brought, DROP CONSTRAINT import_row_state_check;
      ALTER TABLE import_row ADD CONSTRAINT import_row_state_check
        CHECK (state IN ('new', 'merge', 'changed', 'duplicate', 'unchanged', 'skipped', 'error')) NOT VALID;
      ALTER TABLE import DROP CONSTRAINT import_state_check;
      ALTER TABLE import ADD CONSTRAINT import_state_check
        CHECK (state IN ('previewed', 'importing', 'imported', 'undoing', 'undone', 'failed')) NOT VALID;
    `);
  }
}
