import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Services as a congregation holds them, whom it reads at them, and what people decided about one reading. */
export class Services1700020000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE service_settings (
        organization_id uuid PRIMARY KEY REFERENCES organization ON DELETE CASCADE,
        services jsonb NOT NULL,
        no_service jsonb NOT NULL,
        policy jsonb NOT NULL,
        updated_at timestamptz NOT NULL
      );
      CREATE TABLE reading_override (
        organization_id uuid NOT NULL,
        yahrzeit_id uuid NOT NULL,
        on_hebrew_calendar boolean NOT NULL,
        occurrence_date date NOT NULL,
        -- The date of the service at which the name is read; null: not this year.
        service_date date,
        reason text,
        decided_by text NOT NULL,
        decided_at timestamptz NOT NULL,
        PRIMARY KEY (organization_id, yahrzeit_id, on_hebrew_calendar, occurrence_date),
        FOREIGN KEY (organization_id, yahrzeit_id) REFERENCES yahrzeit (organization_id, id) ON DELETE CASCADE
      );
      CREATE INDEX reading_override_service ON reading_override (organization_id, service_date);

      -- Whoever has a list already sees no line of it change: recent deaths are read where somebody says so.
      INSERT INTO service_settings (organization_id, services, no_service, policy, updated_at)
      SELECT id, '[{"name":null,"kind":"fridayEvening","cadence":{"how":"every"},"weekdays":[],"time":null,"reads":["shiva","sheloshim","yahrzeitWeek","perpetual"]}]',
             '[]', '{"recentDays":0,"relations":null,"nobodyObserves":true,"onceAYear":false}', created_at
        FROM organization;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE reading_override; DROP TABLE service_settings');
  }
}
