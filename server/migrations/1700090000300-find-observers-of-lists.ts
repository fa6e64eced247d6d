import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '../src/platform/database/index-concurrently.js';

/** A later file of a list finds what the file before it said of the same observer. */
export class FindObserversOfLists1700090000300 implements MigrationInterface {
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await indexConcurrently(
      db,
      'import_row_observer_id',
      `ON import_row (organization_id, (understood->>'observerId')) WHERE understood->>'observerId' IS NOT NULL`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX import_row_observer_id');
  }
}
