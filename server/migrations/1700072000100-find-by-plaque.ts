import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '../src/platform/database/index-concurrently.js';

/** A yahrzeit is found by what its plaque says, as by its name. */
export class FindByPlaque1700072000100 implements MigrationInterface {
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await indexConcurrently(
      db,
      'yahrzeit_plaque_search',
      'ON yahrzeit USING gin (organization_id, public.searchable(plaque) gin_trgm_ops) WHERE plaque IS NOT NULL',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX yahrzeit_plaque_search');
  }
}
