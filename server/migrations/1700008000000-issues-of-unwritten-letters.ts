import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a letter lacked that could not be written at all is counted too, without counting it as a letter. */
export class IssuesOfUnwrittenLetters1700008000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE uncounted_letter ADD COLUMN was_sent boolean NOT NULL DEFAULT true');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DELETE FROM uncounted_letter WHERE NOT was_sent');
    await db.query('ALTER TABLE uncounted_letter DROP COLUMN was_sent');
  }
}
