import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is looked for by name is looked for without titles (`yahrzeit_untitled_person`): nothing reads the index of names with them. */
export class NamesWithTitlesAreNotLookedFor1700096001340 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX yahrzeit_person');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'CREATE INDEX yahrzeit_person ON yahrzeit (organization_id, person_key(name)) WHERE archived_at IS NULL',
    );
  }
}
