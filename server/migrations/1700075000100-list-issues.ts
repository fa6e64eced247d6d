import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Service lists as they were taken for a bulletin or laid on the pulpit: what changes afterwards is told. */
export class ListIssues1700075000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE list_issue (
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        number int NOT NULL,
        kind text NOT NULL CHECK (kind IN ('bulletin', 'pulpit')),
        from_date date NOT NULL,
        to_date date NOT NULL,
        language text NOT NULL CHECK (language IN ('en', 'he')),
        -- Each name that is read: which, how it was spelled, and a hash of its whole line. No living person stands here.
        names jsonb NOT NULL,
        taken_by text NOT NULL,
        taken_at timestamptz NOT NULL,
        -- The corrections that staff were told last.
        told_hash text,
        told_at timestamptz,
        PRIMARY KEY (organization_id, number)
      );
      CREATE UNIQUE INDEX list_issue_pulpit ON list_issue (organization_id, from_date) WHERE kind = 'pulpit';
      CREATE INDEX list_issue_open ON list_issue (to_date, organization_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE list_issue');
  }
}
