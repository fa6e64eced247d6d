import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '../src/platform/database/index-concurrently.js';

/** The longest planning of the latest night is a figure: of ten thousand congregations it read each one's night. */
export class FindTheLongestNight1700096001032 implements MigrationInterface {
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await indexConcurrently(
      db,
      'reminder_run_longest',
      `ON reminder_run (local_date DESC, planning_ms DESC NULLS LAST) WHERE kind = 'night'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX reminder_run_longest');
  }
}
