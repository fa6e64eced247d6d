import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A public address may show those families who allowed it. A program that does not know of it shows initials. */
export class PublicListsWithFamilies1700073150100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE list_link
        DROP CONSTRAINT list_link_names_check,
        ADD CONSTRAINT list_link_names_check CHECK (names IN ('full', 'initials', 'families'))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE list_link SET names = 'full' WHERE names = 'families';
      ALTER TABLE list_link
        DROP CONSTRAINT list_link_names_check,
        ADD CONSTRAINT list_link_names_check CHECK (names IN ('full', 'initials'))`);
  }
}
