import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The same person written twice has the same key, whatever the order of the names: an import finds its people by it.
 * imports/understand/names.ts computes the same in the server.
 */
export class PersonKey1700000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION person_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT coalesce(string_agg(part, ' ' ORDER BY part COLLATE "C"), '')
          FROM unnest(string_to_array(replace(public.searchable($1), ',', ''), ' ')) AS part WHERE part <> ''
      $$;
      CREATE INDEX yahrzeit_person ON yahrzeit (organization_id, person_key(name)) WHERE archived_at IS NULL;
      CREATE INDEX contact_person ON contact (organization_id, person_key(name));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX contact_person; DROP INDEX yahrzeit_person; DROP FUNCTION person_key(text);');
  }
}
