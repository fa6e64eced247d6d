import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '../src/platform/database/index-concurrently.js';

/** Letters by the day that they were about, and those of them that were withdrawn. */
export class FindWhatLettersWereAbout1700014000100 implements MigrationInterface {
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    const day = `(organization_id, split_part(occasion, ':', 3))`;
    await indexConcurrently(db, 'email_message_about', `ON email_message ${day} WHERE occasion LIKE 'observance:%'`);
    await indexConcurrently(
      db,
      'email_message_cancelled',
      `ON email_message ${day} WHERE state = 'cancelled' AND occasion LIKE 'observance:%'`,
    );
    await indexConcurrently(db, 'message_companion_about', `ON message_companion ${day}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX email_message_about, email_message_cancelled, message_companion_about');
  }
}
