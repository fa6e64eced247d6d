import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words of a file's column "After sunset" that are not known, each with what the office said it means. */
export class WordsForAfterSunset1700012000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE import ADD COLUMN sunset_words jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE import DROP COLUMN sunset_words');
  }
}
