import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever runs the installation looks into a congregation, for as long as an owner of it allows. */
export class Looks1700096000901 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- An owner's word that the people who run the installation may look. At most one is in force; taken back, it is gone.
      CREATE TABLE look_consent (
        organization_id uuid PRIMARY KEY REFERENCES organization ON DELETE CASCADE,
        until timestamptz NOT NULL,
        given_by text NOT NULL,
        given_at timestamptz NOT NULL
      );

      -- One person who looks: from when, until when at the latest, and when it ended.
      CREATE TABLE look (
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL,
        name text NOT NULL,
        begun_at timestamptz NOT NULL,
        until timestamptz NOT NULL,
        ended_at timestamptz,
        PRIMARY KEY (organization_id, id)
      );
      CREATE INDEX look_open ON look (id) WHERE ended_at IS NULL;

      -- What was looked at: a part of the house, and in it one record, or no single one.
      CREATE TABLE look_seen (
        organization_id uuid NOT NULL,
        look_id uuid NOT NULL,
        part text NOT NULL,
        record_id uuid,
        times integer NOT NULL,
        last_at timestamptz NOT NULL,
        UNIQUE NULLS NOT DISTINCT (organization_id, look_id, part, record_id),
        FOREIGN KEY (organization_id, look_id) REFERENCES look (organization_id, id) ON DELETE CASCADE
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE look_seen, look, look_consent');
  }
}
