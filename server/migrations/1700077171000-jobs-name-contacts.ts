import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An email job of specific people may name contacts too: to them alone it writes. */
export class JobsNameContacts1700077171000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE email_job ADD COLUMN contact_ids uuid[] NOT NULL DEFAULT '{}'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE email_job DROP COLUMN contact_ids`);
  }
}
