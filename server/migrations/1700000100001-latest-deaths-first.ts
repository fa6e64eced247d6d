import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The list sorted by date of death, latest first and unknown ones last, which the ascending index cannot serve. */
export class LatestDeathsFirst1700000100001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX yahrzeit_died_latest ON yahrzeit (organization_id, gregorian_date DESC NULLS LAST, id DESC)
        WHERE archived_at IS NULL
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX yahrzeit_died_latest');
  }
}
