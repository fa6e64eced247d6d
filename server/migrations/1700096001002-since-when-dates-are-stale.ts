import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when dates wait to be worked out anew: so that the age of what waits is a figure. */
export class SinceWhenDatesAreStale1700096001002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE organization ADD COLUMN dates_stale_since timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE organization DROP COLUMN dates_stale_since');
  }
}
