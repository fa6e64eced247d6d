import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who an organization is at Stripe, which of its events were handled, and the letters beyond the plan that it was told of. */
export class Billing1700006000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE billing_account (
        organization_id uuid PRIMARY KEY REFERENCES organization ON DELETE CASCADE,
        stripe_customer_id text NOT NULL UNIQUE,
        -- The one that counts; none before the first is begun.
        stripe_subscription_id text,
        subscribed_at timestamptz,
        -- When Stripe was last asked how things stand.
        checked_at timestamptz NOT NULL
      );
      CREATE INDEX billing_account_checked ON billing_account (checked_at);

      CREATE TABLE stripe_event (
        id text PRIMARY KEY,
        type text NOT NULL,
        handled_at timestamptz NOT NULL
      );
      CREATE INDEX stripe_event_handled ON stripe_event (handled_at);

      -- The most letters that a plan of a month included, for months in which the plan changed.
      CREATE TABLE included_letters (
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        month date NOT NULL CHECK (extract(day FROM month) = 1),
        letters integer NOT NULL,
        PRIMARY KEY (organization_id, month)
      );

      -- Letters beyond those included, each counted in one report. The first of a report follows the last of the one before,
      -- so that two who count at once make one report.
      CREATE TABLE overage_report (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        month date NOT NULL CHECK (extract(day FROM month) = 1),
        first_letter integer NOT NULL CHECK (first_letter > 0),
        letters integer NOT NULL CHECK (letters > 0),
        made_at timestamptz NOT NULL,
        first_tried_at timestamptz,
        tried_at timestamptz,
        accepted_at timestamptz,
        UNIQUE (organization_id, id),
        UNIQUE (organization_id, month, first_letter)
      );
      CREATE INDEX overage_report_waiting ON overage_report (made_at) WHERE accepted_at IS NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE overage_report, included_letters, stripe_event, billing_account`);
  }
}
