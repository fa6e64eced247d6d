import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What services need of the living: how they are called up, whether they may stand on a public list, until when they were members. */
export class ContactsInServices1700073150000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE contact
        ADD member_until date,
        ADD publicly_named boolean NOT NULL DEFAULT false,
        ADD called_name jsonb`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE contact DROP COLUMN member_until, DROP COLUMN publicly_named, DROP COLUMN called_name');
  }
}
