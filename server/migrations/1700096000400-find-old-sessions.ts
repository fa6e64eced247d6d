import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '../src/platform/database/index-concurrently.js';

/** Sessions by their age: the night that removes old ones reads no others. */
export class FindOldSessions1700096000400 implements MigrationInterface {
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await indexConcurrently(db, 'web_session_age', 'ON web_session (created_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX web_session_age');
  }
}
