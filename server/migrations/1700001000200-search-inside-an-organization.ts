import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The search index knows the organization (btree_gin, of Postgres' own contrib), so that a name is not looked for among
 * the rows of all others first.
 */
export class SearchInsideAnOrganization1700001000200 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE EXTENSION IF NOT EXISTS btree_gin;
      DROP INDEX yahrzeit_search, contact_search;
      CREATE INDEX yahrzeit_search ON yahrzeit USING gin (organization_id, name_search gin_trgm_ops);
      CREATE INDEX contact_search ON contact USING gin (organization_id, name_search gin_trgm_ops);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX yahrzeit_search, contact_search;
      CREATE INDEX yahrzeit_search ON yahrzeit USING gin (name_search gin_trgm_ops);
      CREATE INDEX contact_search ON contact USING gin (name_search gin_trgm_ops);
    `);
  }
}
