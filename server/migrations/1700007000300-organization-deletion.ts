import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An organization goes thirty days after its owner asked for it. */
export class OrganizationDeletion1700007000300 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE organization ADD COLUMN delete_at timestamptz, ADD COLUMN delete_asked_by text;
      CREATE INDEX organization_delete_at ON organization (delete_at) WHERE delete_at IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE organization DROP COLUMN delete_at, DROP COLUMN delete_asked_by');
  }
}
