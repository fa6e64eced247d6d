import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Crashes of the server stand beside those of pages; which they are is told. */
export class CrashesOfTheServer1700077100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `ALTER TABLE crash ADD COLUMN origin text NOT NULL DEFAULT 'page'
         CONSTRAINT crash_origin CHECK (origin IN ('page', 'server'))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE crash DROP COLUMN origin');
  }
}
