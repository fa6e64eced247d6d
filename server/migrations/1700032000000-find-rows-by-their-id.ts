import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '../src/platform/database/index-concurrently.js';

/** A later file of a list finds what the file before it said of the same person. */
export class FindRowsByTheirId1700032000000 implements MigrationInterface {
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await indexConcurrently(
      db,
      'import_row_person_id',
      `ON import_row (organization_id, (understood->>'personId')) WHERE understood->>'personId' IS NOT NULL`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX import_row_person_id');
  }
}
