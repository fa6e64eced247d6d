import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '../src/platform/database/index-concurrently.js';

/** How many congregations an operator has shut is a figure: all of them were read for it. */
export class FindWhoIsSuspended1700096001033 implements MigrationInterface {
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await indexConcurrently(db, 'organization_suspended', 'ON organization (id) WHERE suspended_at IS NOT NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX organization_suspended');
  }
}
