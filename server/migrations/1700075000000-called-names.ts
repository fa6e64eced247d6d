import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The parts of a Hebrew name as somebody confirmed them. What was typed as a whole stays with the record. */
export class CalledNames1700075000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE called_name (
        organization_id uuid NOT NULL,
        yahrzeit_id uuid NOT NULL,
        honorific text,
        given text NOT NULL,
        father text,
        mother text,
        gender text CHECK (gender IN ('f', 'm')),
        tribe text CHECK (tribe IN ('kohen', 'levi')),
        -- As the family says it, where it differs from the dictionary or is not there.
        pronunciation text,
        decided_by text NOT NULL,
        decided_at timestamptz NOT NULL,
        PRIMARY KEY (organization_id, yahrzeit_id),
        FOREIGN KEY (organization_id, yahrzeit_id) REFERENCES yahrzeit (organization_id, id) ON DELETE CASCADE
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE called_name');
  }
}
