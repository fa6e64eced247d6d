import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The template that is the same letter in the other language; each of the two names the other. */
export class LettersInBothLanguages1700071000500 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE template ADD COLUMN other_language_id uuid;
      ALTER TABLE template ADD CONSTRAINT template_other_language FOREIGN KEY (organization_id, other_language_id)
        REFERENCES template (organization_id, id) ON DELETE SET NULL (other_language_id) NOT VALID;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE template DROP COLUMN other_language_id');
  }
}
