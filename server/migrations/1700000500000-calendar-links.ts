import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Private links to calendars that people subscribe to: of a yahrzeit, of a contact, or of the whole organization. */
export class CalendarLinks1700000500000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE calendar_link (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        -- Neither of the two: the organization's own.
        yahrzeit_id uuid,
        contact_id uuid,
        created_by text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        revoked_at timestamptz,
        UNIQUE (organization_id, id),
        CHECK (num_nonnulls(yahrzeit_id, contact_id) <= 1),
        FOREIGN KEY (organization_id, yahrzeit_id) REFERENCES yahrzeit (organization_id, id) ON DELETE CASCADE,
        FOREIGN KEY (organization_id, contact_id) REFERENCES contact (organization_id, id) ON DELETE CASCADE
      );
      CREATE INDEX calendar_link_yahrzeit ON calendar_link (organization_id, yahrzeit_id);
      CREATE INDEX calendar_link_contact ON calendar_link (organization_id, contact_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE calendar_link');
  }
}
