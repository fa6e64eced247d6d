import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a congregation begins and ends Shabbat, where it has chosen; the default is the custom of its place. */
export class WhenShabbatBegins1700026000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `ALTER TABLE organization ADD COLUMN shabbat_times jsonb NOT NULL
         DEFAULT '{"nightfall": "degrees8_5", "candleMinutes": null, "earlyShabbatAt": null, "eveningWithoutSunset": null}'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE organization DROP COLUMN shabbat_times');
  }
}
