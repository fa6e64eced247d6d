import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * From which dates the days of a first year were worked out, so that a correction is noticed; whether a festival in between is
 * asked or applied; and of a step whose day it moved, the day without it.
 */
export class FirstYearsFollowCorrections1700078310100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE bereavement
        ADD COLUMN worked_out_from text,
        ADD COLUMN festivals text NOT NULL DEFAULT 'ask' CHECK (festivals IN ('ask', 'apply'));
      ALTER TABLE bereavement_step ADD COLUMN usual_on date;
      UPDATE bereavement b
         SET worked_out_from = concat_ws('|', y.hebrew_year, y.hebrew_month, y.hebrew_day, coalesce(y.burial_date, y.gregorian_date))
        FROM yahrzeit y WHERE y.organization_id = b.organization_id AND y.id = b.yahrzeit_id`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE bereavement_step DROP COLUMN usual_on;
      ALTER TABLE bereavement DROP COLUMN worked_out_from, DROP COLUMN festivals`);
  }
}
