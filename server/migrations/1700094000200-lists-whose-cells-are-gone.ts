import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when the cells of a list are no longer kept. */
export class ListsWhoseCellsAreGone1700094000200 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE import ADD COLUMN cells_removed_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE import DROP COLUMN cells_removed_at');
  }
}
