import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A death in the congregation, and what is done for the mourners in the first year: one row for each step. */
export class FirstYears1700078310000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE bereavement (
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        yahrzeit_id uuid NOT NULL,
        shiva text,
        carer text,
        kaddish_rule text NOT NULL CHECK (kaddish_rule IN ('11m-1d', '11m', '12m-1w', '12m', '30d')),
        kaddish_from text NOT NULL CHECK (kaddish_from IN ('death', 'burial')),
        noted_by text NOT NULL,
        noted_at timestamptz NOT NULL,
        PRIMARY KEY (organization_id, yahrzeit_id),
        FOREIGN KEY (organization_id, yahrzeit_id) REFERENCES yahrzeit (organization_id, id) ON DELETE CASCADE
      );
      CREATE TABLE bereavement_step (
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        yahrzeit_id uuid NOT NULL,
        kind text NOT NULL CHECK (kind IN ('funeral', 'recentDeaths', 'shiva', 'rabbiLetter', 'sheloshim', 'callWeek5', 'callMonth3',
          'callMonth6', 'unveiling', 'plaque', 'kaddishEnds', 'firstYahrzeit')),
        -- The day that it is about, and the one on which the office does it, which is no day of rest.
        falls_on date NOT NULL,
        due_on date NOT NULL CHECK (due_on <= falls_on),
        -- Where a festival would end it, until somebody decides.
        festival date,
        owner text,
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done', 'left')),
        closed_by text,
        closed_at timestamptz,
        PRIMARY KEY (organization_id, yahrzeit_id, kind),
        FOREIGN KEY (organization_id, yahrzeit_id) REFERENCES yahrzeit (organization_id, id) ON DELETE CASCADE
      );
      CREATE INDEX bereavement_step_due ON bereavement_step (organization_id, due_on) WHERE state = 'open'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE bereavement_step');
    await db.query('DROP TABLE bereavement');
  }
}
