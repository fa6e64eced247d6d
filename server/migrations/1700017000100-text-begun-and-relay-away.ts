import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether the text of a claimed letter has begun is known, and since when the relay does not answer. Whoever claims with the
 * former program leaves `before_text` false: what became of such a letter stays uncertain, as it was.
 */
export class TextBegunAndRelayAway1700017000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE email_message ADD COLUMN before_text boolean NOT NULL DEFAULT false');
    await db.query('ALTER TABLE email_message ADD COLUMN throws smallint NOT NULL DEFAULT 0');
    await db.query(
      `CREATE TABLE relay_outage (
         only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
         since timestamptz NOT NULL,
         last_at timestamptz NOT NULL)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE relay_outage');
    await db.query('ALTER TABLE email_message DROP COLUMN throws');
    await db.query('ALTER TABLE email_message DROP COLUMN before_text');
  }
}
