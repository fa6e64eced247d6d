import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records that look like one person, and of which somebody has said that they are two: they are not proposed again. */
export class TwoPeople1700077000200 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TABLE different_yahrzeits (${pairsOf('yahrzeit')})`);
    await db.query(`CREATE INDEX different_yahrzeits_other ON different_yahrzeits (organization_id, other_id)`);
    await db.query(`CREATE TABLE different_contacts (${pairsOf('contact')})`);
    await db.query(`CREATE INDEX different_contacts_other ON different_contacts (organization_id, other_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE different_contacts`);
    await db.query(`DROP TABLE different_yahrzeits`);
  }
}

const pairsOf = (of: string): string => `
  organization_id uuid NOT NULL,
  one_id uuid NOT NULL,
  other_id uuid NOT NULL,
  said_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, one_id, other_id),
  CHECK (one_id < other_id),
  FOREIGN KEY (organization_id, one_id) REFERENCES ${of} (organization_id, id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id, other_id) REFERENCES ${of} (organization_id, id) ON DELETE CASCADE`;
