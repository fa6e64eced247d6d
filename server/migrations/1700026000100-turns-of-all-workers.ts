import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when the letters of an organization, and to a receiving domain, have used up their rate. */
export class TurnsOfAllWorkers1700026000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE TABLE sending_turn (key text PRIMARY KEY, paid_until timestamptz NOT NULL)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE sending_turn');
  }
}
