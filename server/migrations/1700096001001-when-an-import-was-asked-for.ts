import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a person waits for an import, or for taking it back: so that the age of what waits is a figure. */
export class WhenAnImportWasAskedFor1700096001001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE import ADD COLUMN asked_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE import DROP COLUMN asked_at');
  }
}
