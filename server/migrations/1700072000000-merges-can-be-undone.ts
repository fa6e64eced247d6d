import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two records that were made one are undone as many changes at once are: with what they were, for 30 days. */
export class MergesCanBeUndone1700072000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await allow(db, [...SUBJECTS, 'contacts'], [...ACTS, 'merge']);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM bulk_action WHERE act = 'merge'`);
    await allow(db, SUBJECTS, ACTS);
  }
}

const SUBJECTS = ['yahrzeits', 'observers'];
const ACTS = ['archive', 'restore', 'afterSunset', 'adarRule', 'reminderDaysBefore', 'calendar', 'channel'];

async function allow(db: QueryRunner, subjects: readonly string[], acts: readonly string[]): Promise<void> {
  const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
  await db.query(`ALTER TABLE bulk_action DROP CONSTRAINT bulk_action_subject_check, DROP CONSTRAINT bulk_action_act_check,
    ADD CONSTRAINT bulk_action_subject_check CHECK (subject IN (${list(subjects)})),
    ADD CONSTRAINT bulk_action_act_check CHECK (act IN (${list(acts)}))`);
}
