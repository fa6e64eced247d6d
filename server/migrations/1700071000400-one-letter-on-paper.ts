import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Several yahrzeits of one contact in one printed letter: their rows bear the id of that letter; null is one of its own. */
export class OneLetterOnPaper1700071000400 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE printed_letter ADD COLUMN letter_id uuid');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE printed_letter DROP COLUMN letter_id');
  }
}
