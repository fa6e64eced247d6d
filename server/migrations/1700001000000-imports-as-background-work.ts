import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An import is written, and taken back, by a worker: the row says who asked, how far it is, how often it was begun and why
 * it stopped. A row of a file that contradicts a record or an earlier row keeps what a person chose for it, and what the
 * record said before.
 */
export class ImportsAsBackgroundWork1700001000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE import DROP CONSTRAINT import_state_check;
      ALTER TABLE import
        ADD CONSTRAINT import_state_check
          CHECK (state IN ('previewed', 'importing', 'imported', 'undoing', 'undone', 'failed')),
        -- The person for whom the worker works: {id, name}.
        ADD COLUMN asked_by jsonb,
        -- Of the work in hand, in percent.
        ADD COLUMN progress smallint NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
        ADD COLUMN attempts smallint NOT NULL DEFAULT 0,
        ADD COLUMN failure text;
      CREATE INDEX import_in_hand ON import (id) WHERE state IN ('importing', 'undoing');
      UPDATE import SET counts = '{"changed": 0, "skipped": 0, "conflicts": 0}'::jsonb || counts;

      ALTER TABLE import_row DROP CONSTRAINT import_row_state_check;
      ALTER TABLE import_row
        ADD CONSTRAINT import_row_state_check
          CHECK (state IN ('new', 'merge', 'changed', 'duplicate', 'unchanged', 'skipped', 'error')),
        ADD COLUMN has_conflict boolean NOT NULL DEFAULT false,
        ADD COLUMN choice text CHECK (choice IN ('keep', 'file', 'separate', 'skip')),
        -- What the record said before this row's words were taken, with its version.
        ADD COLUMN replaced jsonb;
      CREATE INDEX import_row_conflicts ON import_row (organization_id, import_id, row) WHERE has_conflict;
      CREATE INDEX import_row_settled ON import_row (organization_id, import_id) WHERE choice IS NOT NULL;
      UPDATE import_row SET understood = '{"conflict": null, "choice": null}'::jsonb || understood;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE import SET state = 'failed' WHERE state = 'undoing';
      UPDATE import_row SET state = 'unchanged' WHERE state IN ('changed', 'skipped');
      DROP INDEX import_in_hand, import_row_conflicts, import_row_settled;
      ALTER TABLE import_row DROP COLUMN has_conflict, DROP COLUMN choice, DROP COLUMN replaced,
        DROP CONSTRAINT import_row_state_check,
        ADD CONSTRAINT import_row_state_check CHECK (state IN ('new', 'merge', 'duplicate', 'unchanged', 'error'));
      ALTER TABLE import DROP COLUMN asked_by, DROP COLUMN progress, DROP COLUMN attempts, DROP COLUMN failure,
        DROP CONSTRAINT import_state_check,
        ADD CONSTRAINT import_state_check CHECK (state IN ('previewed', 'importing', 'imported', 'undone', 'failed'));
    `);
  }
}
