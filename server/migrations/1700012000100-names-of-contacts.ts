import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which names a letter greets. Null follows what is proposed from the name, so that contacts of before need nothing. */
export class NamesOfContacts1700012000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE contact
        ADD COLUMN first_name text,
        ADD COLUMN last_name text,
        ADD COLUMN salutation text;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE contact DROP COLUMN first_name, DROP COLUMN last_name, DROP COLUMN salutation');
  }
}
