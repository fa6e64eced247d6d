import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a family answered to a letter, one for each observer and occurrence: the latest. Earlier answers stand in the history. */
export class Responses1700022000200 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE response (
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        observance_id uuid NOT NULL,
        occurrence_date date NOT NULL,
        attendance text CHECK (attendance IN ('come', 'read')),
        people smallint CHECK (people BETWEEN 1 AND 99),
        -- The Friday of the service at which the name is to be read, where it is another one than ours.
        service_date date,
        kaddish boolean NOT NULL DEFAULT false,
        honour boolean NOT NULL DEFAULT false,
        call boolean NOT NULL DEFAULT false,
        answered_at timestamptz NOT NULL,
        PRIMARY KEY (organization_id, observance_id, occurrence_date),
        FOREIGN KEY (organization_id, observance_id) REFERENCES observance (organization_id, id) ON DELETE CASCADE
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE response');
  }
}
