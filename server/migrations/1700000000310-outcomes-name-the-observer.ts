import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An outcome names its observer, who names contact and yahrzeit: twice said is twice checked, for each of a million rows. */
export class OutcomesNameTheObserver1700000000310 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE run_outcome DROP COLUMN contact_id, DROP COLUMN yahrzeit_id');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE run_outcome ADD COLUMN contact_id uuid, ADD COLUMN yahrzeit_id uuid,
        ADD FOREIGN KEY (organization_id, contact_id) REFERENCES contact (organization_id, id) ON DELETE SET NULL (contact_id),
        ADD FOREIGN KEY (organization_id, yahrzeit_id) REFERENCES yahrzeit (organization_id, id) ON DELETE SET NULL (yahrzeit_id);
      UPDATE run_outcome told SET contact_id = observer.contact_id, yahrzeit_id = observer.yahrzeit_id
        FROM observance observer WHERE observer.id = told.observance_id;
      CREATE INDEX run_outcome_contact ON run_outcome (organization_id, contact_id);
      CREATE INDEX run_outcome_yahrzeit ON run_outcome (organization_id, yahrzeit_id);
    `);
  }
}
