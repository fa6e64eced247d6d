import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What planning asks for: the lead times in use (found by hopping through an index, not by reading a million observers),
 * the occurrences of given days without touching the table, and who observes them.
 */
export class FindWhatIsDue1700000000300 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX observance_lead ON observance (reminder_days_before);
      DROP INDEX occurrence_date;
      CREATE INDEX occurrence_date ON occurrence (date, organization_id, yahrzeit_id, on_hebrew_calendar);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX occurrence_date;
      CREATE INDEX occurrence_date ON occurrence (date, organization_id);
      DROP INDEX observance_lead;
    `);
  }
}
