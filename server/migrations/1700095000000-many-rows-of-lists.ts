import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is said of many contacts, and of many rows of a list that is brought in, is undone as what is done with many records is. */
export class ManyRowsOfLists1700095000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await allow(db, [...SUBJECTS, 'import-rows'], [...ACTS, 'skip', 'unskip', 'sunset', 'choice', 'leave', 'belong']);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM bulk_action WHERE subject = 'import-rows' OR act IN ('leave', 'belong')`);
    await allow(db, SUBJECTS, ACTS);
  }
}

const SUBJECTS = ['yahrzeits', 'observers', 'contacts', 'emails', 'jobs'];
const ACTS = [
  ...['archive', 'restore', 'afterSunset', 'adarRule', 'reminderDaysBefore', 'calendar', 'channel', 'merge'],
  ...['resend', 'cancel', 'sendAgain', 'template'],
];

async function allow(db: QueryRunner, subjects: readonly string[], acts: readonly string[]): Promise<void> {
  const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
  await db.query(`ALTER TABLE bulk_action DROP CONSTRAINT bulk_action_subject_check, DROP CONSTRAINT bulk_action_act_check,
    ADD CONSTRAINT bulk_action_subject_check CHECK (subject IN (${list(subjects)})),
    ADD CONSTRAINT bulk_action_act_check CHECK (act IN (${list(acts)}))`);
}
