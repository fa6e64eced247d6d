import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when the text of a letter is no longer kept. */
export class LettersWhoseTextIsGone1700094000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE email_message ADD COLUMN text_removed_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE email_message DROP COLUMN text_removed_at');
  }
}
