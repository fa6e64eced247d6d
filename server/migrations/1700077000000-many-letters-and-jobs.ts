import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is done with many messages and email jobs is undone as what is done with many records is. */
export class ManyLettersAndJobs1700077000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await allow(db, [...SUBJECTS, 'emails', 'jobs'], [...ACTS, 'resend', 'cancel', 'sendAgain', 'template']);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM bulk_action WHERE subject IN ('emails', 'jobs')`);
    await allow(db, SUBJECTS, ACTS);
  }
}

const SUBJECTS = ['yahrzeits', 'observers', 'contacts'];
const ACTS = ['archive', 'restore', 'afterSunset', 'adarRule', 'reminderDaysBefore', 'calendar', 'channel', 'merge'];

async function allow(db: QueryRunner, subjects: readonly string[], acts: readonly string[]): Promise<void> {
  const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
  await db.query(`ALTER TABLE bulk_action DROP CONSTRAINT bulk_action_subject_check, DROP CONSTRAINT bulk_action_act_check,
    ADD CONSTRAINT bulk_action_subject_check CHECK (subject IN (${list(subjects)})),
    ADD CONSTRAINT bulk_action_act_check CHECK (act IN (${list(acts)}))`);
}
