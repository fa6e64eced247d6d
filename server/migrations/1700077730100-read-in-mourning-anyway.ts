import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For how many days somebody who died is named, where a person decided otherwise than the policy; and why. */
export class ReadInMourningAnyway1700077730100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE mourning_end
        ADD days int CHECK (days IN (0, 7, 30, 335, 365)),
        ADD reason text,
        DROP CONSTRAINT mourning_end_check`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM mourning_end WHERE shiva IS NULL AND sheloshim IS NULL;
      ALTER TABLE mourning_end DROP COLUMN days, DROP COLUMN reason,
        ADD CONSTRAINT mourning_end_check CHECK (shiva IS NOT NULL OR sheloshim IS NOT NULL)`);
  }
}
