import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '../src/platform/database/index-concurrently.js';

/** Runs that still have what they decided, by their age: the night that removes it reads no others. */
export class FindOldRuns1700096000200 implements MigrationInterface {
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await indexConcurrently(
      db,
      'reminder_run_with_outcomes',
      'ON reminder_run (created_at) WHERE outcomes_removed_at IS NULL',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX reminder_run_with_outcomes');
  }
}
