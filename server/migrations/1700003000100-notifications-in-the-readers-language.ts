import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a notification says, by its key and values, beside the English words: each reader has their own language. */
export class NotificationsInTheReadersLanguage1700003000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE notification ADD COLUMN key text, ADD COLUMN values jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE notification DROP COLUMN values, DROP COLUMN key');
  }
}
