import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations of members; which browser a session is; since when all tokens of a person are worth nothing. */
export class Invitations1700007000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE invitation (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        -- In lower case.
        email text NOT NULL CHECK (is_email_address(email) AND email = lower(email)),
        role text NOT NULL CHECK (role IN ('owner', 'admin', 'staff', 'viewer')),
        invited_by text NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        -- What the relay said to the last letter; null when it took it.
        problem text,
        accepted_at timestamptz,
        withdrawn_at timestamptz,
        UNIQUE (organization_id, id)
      );
      -- One that waits, for each address.
      CREATE UNIQUE INDEX invitation_waiting ON invitation (organization_id, email)
        WHERE accepted_at IS NULL AND withdrawn_at IS NULL;
      CREATE INDEX invitation_email ON invitation (email) WHERE accepted_at IS NULL AND withdrawn_at IS NULL;

      ALTER TABLE web_session ADD COLUMN user_agent text;
      -- Access tokens that were issued before it are refused: signing out everywhere.
      ALTER TABLE app_user ADD COLUMN signed_out_at timestamptz;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE invitation;
      ALTER TABLE web_session DROP COLUMN user_agent;
      ALTER TABLE app_user DROP COLUMN signed_out_at;
    `);
  }
}
