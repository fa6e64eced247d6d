import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A trial has room for 1,000 observers, so that a congregation's whole list can be tried. */
export class ATrialHoldsAList1700072000200 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`UPDATE organization SET observers_limit = 1000 WHERE plan = 'trial' AND observers_limit = 250`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`UPDATE organization SET observers_limit = 250 WHERE plan = 'trial' AND observers_limit = 1000`);
  }
}
