import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long a congregation keeps the text of its letters and the cells of its lists; null is always. */
export class HowLongItIsKept1700094000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE organization
        ADD COLUMN letter_text_years smallint DEFAULT 3 CHECK (letter_text_years BETWEEN 1 AND 100),
        ADD COLUMN list_cells_days smallint DEFAULT 90 CHECK (list_cells_days BETWEEN 7 AND 3650)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE organization DROP COLUMN letter_text_years, DROP COLUMN list_cells_days');
  }
}
