import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a congregation writes civil dates in its letters; null is as its country does. */
export class DatesAsTheCountryWrites1700071000300 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `ALTER TABLE organization ADD COLUMN date_order text CHECK (date_order IN ('dayFirst', 'monthFirst'))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE organization DROP COLUMN date_order');
  }
}
