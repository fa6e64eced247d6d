import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of two services on one date, at which a name is read by somebody's decision; null of one that was decided by its date alone. */
export class ReadAtOneOfTwoServices1700077730200 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE reading_override ADD service text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE reading_override DROP COLUMN service');
  }
}
