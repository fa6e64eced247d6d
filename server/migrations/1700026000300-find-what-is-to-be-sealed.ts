import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '../src/platform/database/index-concurrently.js';

export class FindWhatIsToBeSealed1700026000300 implements MigrationInterface {
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await indexConcurrently(db, 'audit_log_unsealed', 'ON audit_log (organization_id, id) WHERE sealed_as IS NULL');
    await indexConcurrently(
      db,
      'audit_log_sealed',
      'ON audit_log (organization_id, sealed_as) WHERE sealed_as IS NOT NULL',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX audit_log_sealed, audit_log_unsealed');
  }
}
