import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '../src/platform/database/index-concurrently.js';

/** Acts that still say what they changed, by their age: the night that removes it reads no others. */
export class FindOldActs1700096000500 implements MigrationInterface {
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await indexConcurrently(
      db,
      'audit_log_with_content',
      'ON audit_log (organization_id, at) WHERE before IS NOT NULL OR after IS NOT NULL',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX audit_log_with_content');
  }
}
