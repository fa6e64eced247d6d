import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A letter's row is written anew three times while it is sent. What of it is longer than 512 bytes in all, its text above all,
 * lies beside from now on and is not copied with it (docs/decisions/0050-letters-text-beside-the-row.md). What is there already stays as it is.
 */
export class TextLiesBesideTheRow1700096001031 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE email_message SET (toast_tuple_target = 512)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE email_message RESET (toast_tuple_target)');
  }
}
