import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How old somebody was, in years: of a child the house asks whether a person writes in its place. */
export class AgeAtDeath1700089000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE yahrzeit ADD COLUMN age_at_death smallint CHECK (age_at_death BETWEEN 0 AND 150)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE yahrzeit DROP COLUMN age_at_death');
  }
}
