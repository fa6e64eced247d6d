import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '../src/platform/database/index-concurrently.js';

/** An import finds its people by the name without titles. */
export class FindPeopleWithoutTitles1700096001012 implements MigrationInterface {
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await indexConcurrently(
      db,
      'yahrzeit_untitled_person',
      'ON yahrzeit (organization_id, person_key(untitled(name))) WHERE archived_at IS NULL',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX yahrzeit_untitled_person');
  }
}
