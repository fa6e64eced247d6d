import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of a fetched file with several lists the one that is meant, by its name; and what is asked where nobody has said so. */
export class WhichListOfASource1700096001041 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE import_source ADD chosen jsonb NOT NULL DEFAULT '{}', ADD asks jsonb`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE import_source DROP chosen, DROP asks');
  }
}
