import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The program whose list a file was taken for. */
export class WhoseListItIs1700090000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE import ADD preset text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE import DROP preset');
  }
}
