import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom the congregation remembers may be kept by one of its funds, with a note. */
export class KeepersFundAndNote1700074000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE keeper ADD COLUMN fund text, ADD COLUMN note text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE keeper DROP COLUMN fund, DROP COLUMN note');
  }
}
