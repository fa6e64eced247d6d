import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The letter "Who will remember …?": whom it asked last, about whom, and what came back. One row a person, so that the database
 * itself keeps anybody from being asked twice in a year; earlier letters stand in the history.
 */
export class WhoWillRemember1700087000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE rememberer_request (
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        contact_id uuid NOT NULL,
        -- Null once the record is gone: that the person was asked still counts.
        yahrzeit_id uuid,
        asked_on date NOT NULL,
        asked_by text NOT NULL,
        answer text CHECK (answer IN ('remember', 'other', 'congregation')),
        -- Whom to ask in their place, in their words.
        other text,
        answered_at timestamptz,
        PRIMARY KEY (organization_id, contact_id),
        FOREIGN KEY (organization_id, contact_id) REFERENCES contact (organization_id, id) ON DELETE CASCADE,
        FOREIGN KEY (organization_id, yahrzeit_id) REFERENCES yahrzeit (organization_id, id) ON DELETE SET NULL (yahrzeit_id),
        CHECK ((answer IS NULL) = (answered_at IS NULL))
      );
      CREATE INDEX rememberer_request_yahrzeit ON rememberer_request (organization_id, yahrzeit_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE rememberer_request');
  }
}
