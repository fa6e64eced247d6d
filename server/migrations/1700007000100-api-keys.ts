import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys of programs, and the history of a whole organization by day, by person and by kind. */
export class ApiKeys1700007000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE api_key (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        name text NOT NULL CHECK (name <> ''),
        -- The first characters, so that people know it again; the secret itself is never stored.
        start text NOT NULL,
        -- SHA-256: enough for a secret of 256 random bits.
        secret_hash bytea NOT NULL UNIQUE,
        scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
        created_by text NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz,
        last_used_at timestamptz,
        revoked_at timestamptz,
        UNIQUE (organization_id, id)
      );

      CREATE INDEX audit_log_day ON audit_log (organization_id, at DESC, id DESC);
      CREATE INDEX audit_log_actor ON audit_log (organization_id, actor_id, at DESC, id DESC);
      CREATE INDEX audit_log_kind ON audit_log (organization_id, resource, at DESC, id DESC);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE api_key; DROP INDEX audit_log_day, audit_log_actor, audit_log_kind');
  }
}
