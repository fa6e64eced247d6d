import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Several observances of one contact in one letter: the message is about the first, and these are the others. What a
 * congregation wants done with letters whose fate is uncertain.
 */
export class OneLetterAndResend1700003000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE organization
        ADD COLUMN one_letter boolean NOT NULL DEFAULT false,
        ADD COLUMN uncertain_letters text NOT NULL DEFAULT 'ask' CHECK (uncertain_letters IN ('ask', 'resend'));
      -- When a machine sent it once more, because its organization wishes so.
      ALTER TABLE email_message ADD COLUMN resent_at timestamptz;
      CREATE INDEX email_message_to_resend ON email_message (updated_at) WHERE state = 'uncertain' AND resent_at IS NULL;
      CREATE TABLE message_companion (
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        -- As in email_message: planned twice, written once.
        occasion text NOT NULL,
        message_id uuid NOT NULL,
        yahrzeit_id uuid,
        PRIMARY KEY (organization_id, occasion),
        FOREIGN KEY (organization_id, message_id) REFERENCES email_message (organization_id, id) ON DELETE CASCADE,
        FOREIGN KEY (organization_id, yahrzeit_id) REFERENCES yahrzeit (organization_id, id) ON DELETE SET NULL (yahrzeit_id)
      );
      CREATE INDEX message_companion_message ON message_companion (organization_id, message_id);
      CREATE INDEX message_companion_yahrzeit ON message_companion (organization_id, yahrzeit_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE message_companion;
      DROP INDEX email_message_to_resend;
      ALTER TABLE email_message DROP COLUMN resent_at;
      ALTER TABLE organization DROP COLUMN uncertain_letters, DROP COLUMN one_letter;
    `);
  }
}
