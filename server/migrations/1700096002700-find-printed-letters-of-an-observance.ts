import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '../src/platform/database/index-concurrently.js';

/**
 * An observance that goes, alone or with its congregation, lets go of the letters that were printed for it: all that the
 * congregation ever printed were read for each. Of 20,000 observances and 40,000 letters that took 36 of 44 seconds.
 */
export class FindPrintedLettersOfAnObservance1700096002700 implements MigrationInterface {
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await indexConcurrently(
      db,
      'printed_letter_observance',
      'ON printed_letter (organization_id, observance_id) WHERE observance_id IS NOT NULL',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX printed_letter_observance');
  }
}
