import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Postgres keeps a plan of a function for as long as a connection lives. One that was made for the first few records takes
 * a minute for the ten thousand of a first list, so this one is planned at each call, by what is there.
 */
export class PromisesArePlannedAnew1700079000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER FUNCTION keep_reminders(uuid[], uuid[]) SET plan_cache_mode = force_custom_plan');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER FUNCTION keep_reminders(uuid[], uuid[]) RESET plan_cache_mode');
  }
}
