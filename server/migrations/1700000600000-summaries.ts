import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the dashboard and the operators read instead of the messages: sums by organization, hour and template. An hour is
 * the smallest piece of "the last 24 hours"; letters leave in an hour or two of a day, so days would hardly be fewer.
 *
 * A statement that writes `sent` leaves one `uncounted_letter`, and batches of them are added to the sums by whoever
 * takes them away: letters of one organization never wait for each other at one row, and none is counted twice.
 */
export class Summaries1700000600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE uncounted_letter (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        sent_at timestamptz NOT NULL,
        template_id uuid,
        fields_used smallint NOT NULL,
        issues jsonb NOT NULL
      );
      CREATE INDEX uncounted_letter_organization ON uncounted_letter (organization_id, id);

      -- template_id is no reference: the sums outlive the template, and a letter may have lost its own.
      CREATE TABLE letter_summary (
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        hour timestamptz NOT NULL,
        template_id uuid,
        letters integer NOT NULL,
        -- The success rates of these letters, in whole percent, added up.
        success_sum bigint NOT NULL,
        UNIQUE NULLS NOT DISTINCT (organization_id, hour, template_id)
      );
      CREATE INDEX letter_summary_hour ON letter_summary (hour);

      CREATE TABLE merge_field_summary (
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        hour timestamptz NOT NULL,
        template_id uuid,
        field text NOT NULL,
        type text NOT NULL CHECK (type IN ('missing_data', 'invalid_field', 'empty_value')),
        severity text NOT NULL CHECK (severity IN ('high', 'medium', 'low')),
        issues integer NOT NULL,
        UNIQUE NULLS NOT DISTINCT (organization_id, hour, template_id, field, type, severity)
      );

      -- What waits for a person, for the monitor and the figures of operation.
      CREATE INDEX email_message_trouble ON email_message (organization_id, updated_at DESC)
        WHERE state IN ('failed', 'uncertain');

      INSERT INTO uncounted_letter (organization_id, sent_at, template_id, fields_used, issues)
      SELECT organization_id, sent_at, template_id, jsonb_array_length(merge_fields_used), merge_field_issues
        FROM email_message WHERE state = 'sent';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX email_message_trouble;
      DROP TABLE merge_field_summary, letter_summary, uncounted_letter;
    `);
  }
}
