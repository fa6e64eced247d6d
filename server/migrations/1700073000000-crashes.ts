import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Crashes of pages, where no service hears of them: what is alike is one row with a count, and nobody is named. */
export class Crashes1700073000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE crash (
         fingerprint bytea PRIMARY KEY,
         message text NOT NULL,
         stack text NOT NULL,
         version text NOT NULL,
         times integer NOT NULL,
         first_at timestamptz NOT NULL,
         last_at timestamptz NOT NULL)`,
    );
    await db.query('CREATE INDEX crash_last_at ON crash (last_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE crash');
  }
}
