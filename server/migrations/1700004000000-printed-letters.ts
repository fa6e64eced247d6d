import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Letters on paper: what was printed, once for each observer and occurrence unless somebody printed it again on purpose.
 * And what was written for an occurrence, found by its date.
 */
export class PrintedLetters1700004000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE print_batch (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        from_date date NOT NULL,
        to_date date NOT NULL,
        printed_at timestamptz NOT NULL,
        printed_by text NOT NULL,
        UNIQUE (organization_id, id)
      );
      CREATE INDEX print_batch_printed ON print_batch (organization_id, printed_at DESC, id);

      CREATE TABLE printed_letter (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        batch_id uuid NOT NULL,
        observance_id uuid,
        contact_id uuid NOT NULL,
        yahrzeit_id uuid NOT NULL,
        occurrence_date date NOT NULL,
        again boolean NOT NULL DEFAULT false,
        -- As it was printed.
        language text NOT NULL CHECK (language IN ('en', 'he')),
        recipient text NOT NULL,
        address text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        UNIQUE (organization_id, id),
        FOREIGN KEY (organization_id, batch_id) REFERENCES print_batch (organization_id, id) ON DELETE CASCADE,
        FOREIGN KEY (organization_id, observance_id) REFERENCES observance (organization_id, id)
          ON DELETE SET NULL (observance_id),
        FOREIGN KEY (organization_id, contact_id) REFERENCES contact (organization_id, id) ON DELETE CASCADE,
        FOREIGN KEY (organization_id, yahrzeit_id) REFERENCES yahrzeit (organization_id, id) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX printed_letter_once ON printed_letter (organization_id, observance_id, occurrence_date) WHERE NOT again;
      CREATE INDEX printed_letter_batch ON printed_letter (organization_id, batch_id);
      CREATE INDEX printed_letter_contact ON printed_letter (organization_id, contact_id);
      CREATE INDEX printed_letter_yahrzeit ON printed_letter (organization_id, yahrzeit_id);
      CREATE INDEX printed_letter_date ON printed_letter (organization_id, occurrence_date);

      CREATE INDEX run_outcome_written ON run_outcome (organization_id, occurrence_date, observance_id) WHERE message_id IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX run_outcome_written; DROP TABLE printed_letter; DROP TABLE print_batch;');
  }
}
