import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '../src/platform/database/index-concurrently.js';

/** Letters that still have their text, by their age: the night that removes old ones reads no others. */
export class FindOldTexts1700094000300 implements MigrationInterface {
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await indexConcurrently(
      db,
      'email_message_with_text',
      'ON email_message (organization_id, created_at) WHERE html IS NOT NULL',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX email_message_with_text');
  }
}
