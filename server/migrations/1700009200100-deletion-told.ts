import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the owners of an organization were last written to about its coming deletion. */
export class DeletionTold1700009200100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE organization ADD COLUMN deletion_told_at timestamptz`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE organization DROP COLUMN deletion_told_at`);
  }
}
