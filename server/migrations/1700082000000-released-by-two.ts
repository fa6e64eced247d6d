import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The letters of a night wait for a second person, where the congregation wishes it. Nobody does before they say so. */
export class ReleasedByTwo1700082000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE organization
        ADD COLUMN release_rules text[] NOT NULL DEFAULT '{}'
          CHECK (release_rules <@ ARRAY['first_night', 'wording', 'import', 'unusual', 'first_yahrzeit']),
        ADD COLUMN release_unanswered text NOT NULL DEFAULT 'release' CHECK (release_unanswered IN ('release', 'keep'))`);
    await db.query(RELEASE);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE night_release');
    await db.query('ALTER TABLE organization DROP COLUMN release_rules, DROP COLUMN release_unanswered');
  }
}

const RELEASE = `
CREATE TABLE night_release (
  organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  local_date date NOT NULL,
  reasons text[] NOT NULL CHECK (cardinality(reasons) > 0),
  letters integer NOT NULL,
  first_yahrzeits integer NOT NULL,
  week integer NOT NULL,
  -- Null where no night was planned then.
  last_year integer,
  caused_by_ids uuid[] NOT NULL,
  caused_by text[] NOT NULL,
  -- When the reasons and numbers were last looked at: what is changed later is asked anew.
  asked_at timestamptz NOT NULL,
  last_hour timestamptz NOT NULL,
  released_at timestamptz,
  -- Null where nobody did by the last hour.
  released_by_id uuid,
  released_by text,
  PRIMARY KEY (organization_id, id),
  -- Two people: who caused it is not who releases.
  CHECK ((released_by_id = ANY (caused_by_ids)) IS NOT TRUE)
);
-- What waits is one, however many workers ask.
CREATE UNIQUE INDEX night_release_waiting ON night_release (organization_id) WHERE released_at IS NULL;
CREATE INDEX night_release_released ON night_release (organization_id, released_at DESC) WHERE released_at IS NOT NULL;
`;
