import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Congregations whose letters leave already have decided all of it; nobody asks them. */
export class ThoseWhoWriteAreNotAsked1700071000050 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'UPDATE organization SET customs_confirmed_at = now(), setup_declined_at = now() WHERE reminders_on',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('UPDATE organization SET customs_confirmed_at = NULL, setup_declined_at = NULL');
  }
}
