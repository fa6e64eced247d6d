import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became of a letter after the relay took it; and what was read already, so that nothing counts twice. */
export class DeliveryReports1700005000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE delivery_report (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        organization_id uuid NOT NULL,
        message_id uuid NOT NULL,
        source text NOT NULL CHECK (source IN ('ses', 'sendgrid', 'mailgun', 'postmark', 'bounce-mail')),
        -- What its source calls this piece of news: told again, it is kept once.
        event_id text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('delivered', 'deferred', 'bounced', 'complained', 'unsubscribed')),
        -- The enhanced code of RFC 3463, for example 5.1.1.
        status text,
        detail text,
        -- When it happened, as its source says; when we heard of it.
        at timestamptz NOT NULL,
        received_at timestamptz NOT NULL,
        UNIQUE (organization_id, id),
        UNIQUE (organization_id, message_id, source, event_id),
        FOREIGN KEY (organization_id, message_id) REFERENCES email_message (organization_id, id) ON DELETE CASCADE
      );
      CREATE INDEX email_message_uncertain ON email_message (organization_id, id) WHERE state = 'uncertain';

      -- Tokens that came with a signature that covers nothing else: each is good for one body.
      CREATE TABLE mail_webhook_token (
        digest bytea PRIMARY KEY,
        body_digest bytea NOT NULL,
        received_at timestamptz NOT NULL
      );

      -- Mails of the mailbox for bounces that were read, by their names there. What was understood is deleted there.
      CREATE TABLE bounce_mail (
        digest bytea PRIMARY KEY,
        understood boolean NOT NULL,
        read_at timestamptz NOT NULL
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE bounce_mail, mail_webhook_token, delivery_report;
      DROP INDEX email_message_uncertain;
    `);
  }
}
