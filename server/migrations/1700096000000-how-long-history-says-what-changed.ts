import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many years a congregation keeps what the acts of its history changed; null is always. */
export class HowLongHistorySaysWhatChanged1700096000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'ALTER TABLE organization ADD COLUMN history_years smallint CHECK (history_years BETWEEN 1 AND 100)',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE organization DROP COLUMN history_years');
  }
}
