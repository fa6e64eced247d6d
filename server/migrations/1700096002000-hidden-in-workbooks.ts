import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a workbook that was brought holds and does not show. */
export class HiddenInWorkbooks1700096002000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE import ADD hidden jsonb NOT NULL DEFAULT '{"rows": 0, "numbers": "", "sheets": []}'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE import DROP hidden');
  }
}
