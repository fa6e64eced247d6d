import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '../src/platform/database/index-concurrently.js';

/** Notifications by their age: the night that removes old ones reads no others. */
export class FindOldNotifications1700096000300 implements MigrationInterface {
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await indexConcurrently(db, 'notification_age', 'ON notification (created_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX notification_age');
  }
}
