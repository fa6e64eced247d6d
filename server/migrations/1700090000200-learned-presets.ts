import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Programs whose lists were learned from what offices said of them: headings and fields, of no organization. */
export class LearnedPresets1700090000200 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE learned_preset (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL,
        columns jsonb NOT NULL,
        date_order text NOT NULL,
        made_by text NOT NULL,
        made_at timestamptz NOT NULL
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE learned_preset');
  }
}
