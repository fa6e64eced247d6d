import { emailJobDraft } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { RememberingQueue, sendingQueue } from '../../test/remembering-queue.js';
import { aCongregation, anObserver, occurOn, type Congregation } from '../../test/reminders-world.js';
import { Audit } from '../platform/audit/index.js';
import type { Actor } from '../platform/tenancy/index.js';
import { EmailJobRow } from './email-job.entity.js';
import { EmailJobsService } from './email-jobs.service.js';
import { JobRuns } from './job-runs.js';
import { Planner } from './planner.js';
import { RunComparisons } from './run-comparisons.js';
import { StandingClock } from '../../test/standing-clock.js';

let database: TestDatabase;
let db: DataSource;
let jobs: EmailJobsService;
let runs: JobRuns;
let comparisons: RunComparisons;
let org: Congregation;
const clock = new StandingClock(new Date());
const by: Actor = { id: null, name: 'Rivka' };

beforeAll(async () => {
  database = await testDatabase();
  db = await database.dataSource([EmailJobRow]);
  const audit = new Audit(db, clock);
  jobs = new EmailJobsService(db, audit);
  runs = new JobRuns(db, clock, new Planner(db, clock, sendingQueue(new RememberingQueue())), jobs, audit);
  comparisons = new RunComparisons(db, clock, jobs);
});
beforeEach(async () => {
  await db.query('DELETE FROM organization');
  org = await aCongregation(db);
});
afterAll(() => database.drop());

const aJob = (draft: object = { window: { basis: 'observanceDate', fromDays: 0, toDays: 30 } }, of = org) =>
  jobs.add(of.id, by, emailJobDraft.parse({ mode: 'window', templateId: org.templateId, ...draft }));

/** 1 December of last year: everybody due until then gets a letter, and it arrives. Then a year goes by. */
const [LAST, THIS] = ['2025-12-10', '2026-11-29'];
async function aYearGoesBy(): Promise<void> {
  clock.set(new Date('2025-11-20T15:00:00Z'));
  await runs.run(org.id, by, (await aJob()).id);
  await db.query(`UPDATE email_message SET state = 'sent', sent_at = '2025-11-20T15:00:00Z'`);
  clock.set(new Date('2026-11-20T15:00:00Z'));
}
const observer = (said: Parameters<typeof anObserver>[3] = {}, dates = [LAST, THIS]) =>
  anObserver(db, org.id, dates, said);
const missing = async (job?: { id: string }) => comparisons.ofJob(org.id, (job ?? (await aJob())).id, {});
const reasons = async (job?: { id: string }) => (await missing(job)).data.map(({ reason }) => reason);

describe('a run beside the letters of a year before', () => {
  it('given everybody of last year is on this year’s list, then nobody is missing and nobody is new', async () => {
    await observer();
    await observer();
    await aYearGoesBy();

    expect(await missing()).toEqual({ data: [], total: 0, lastYear: 2, missing: 0, new: 0 });
  });

  it.each([
    ['the observer was removed', 'observer_removed', 'DELETE FROM observance'],
    ['the contact was removed', 'contact_removed', 'DELETE FROM contact'],
    ['the yahrzeit is gone for good', 'yahrzeit_removed', 'DELETE FROM yahrzeit'],
    ['the yahrzeit was archived', 'yahrzeit_archived', `UPDATE yahrzeit SET archived_at = '2026-05-01'`],
    ['the observer has died', 'observer_deceased', 'UPDATE contact SET deceased = true'],
    ['the address was taken off', 'no_address', 'UPDATE contact SET email = NULL'],
    ['a printed letter is wished', 'not_by_email', `UPDATE observance SET channel = 'letter'`],
    ['its date cannot be worked out any more', 'date_not_computable', 'DELETE FROM occurrence'],
    ['its date was corrected', 'outside_window', `UPDATE occurrence SET date = '2027-03-01' WHERE date = '${THIS}'`],
    ['its name was taken off', 'missing:yahrzeit.name', `UPDATE yahrzeit SET name = ' '`],
  ])('given %s, then who was written to is missing, and the reason is %s', async (_, reason, happened) => {
    await observer();
    await aYearGoesBy();
    await db.query(happened);

    expect(await missing()).toMatchObject({ lastYear: 1, missing: 1, data: [{ reason, lastDate: LAST }] });
  });

  it('given an address that is not written to any more, then its owner is missing', async () => {
    await observer({ contact: { email: 'daniel@family.example' } });
    await aYearGoesBy();
    await db.query(
      `INSERT INTO suppression (organization_id, email, reason) VALUES ($1, 'daniel@family.example', 'unsubscribed')`,
      [org.id],
    );

    expect(await reasons()).toEqual(['unsubscribed']);
  });

  it('given who is missing because of somebody, then the trail of changes says who it was', async () => {
    const { yahrzeitId, contactId } = await observer();
    await aYearGoesBy();
    await db.query('DELETE FROM observance');
    const change = { action: 'remove_observer', resource: 'yahrzeit', resourceId: yahrzeitId, before: { contactId } };
    await new Audit(db, clock).record(org.id, by, change);

    expect((await missing()).data).toMatchObject([{ reason: 'observer_removed', by: 'Rivka', thisDate: THIS }]);
  });

  it('given the letters of this year are written, then nobody is missing', async () => {
    await observer();
    await aYearGoesBy();
    const job = await aJob();
    await runs.run(org.id, by, job.id);

    expect(await missing(job)).toMatchObject({ lastYear: 1, missing: 0, new: 0 });
  });

  it('given an observer who is new, then they stand there as new, and since when', async () => {
    await observer();
    await aYearGoesBy();
    const { contactId } = await observer({ observance: { created_at: '2026-10-01T12:00:00Z' } }, [THIS]);

    const { data, ...counts } = await comparisons.ofJob(org.id, (await aJob()).id, { filter: { change: 'new' } });

    expect(counts).toEqual({ total: 1, lastYear: 1, missing: 0, new: 1 });
    expect(data).toMatchObject([
      {
        contact: { id: contactId },
        lastDate: null,
        thisDate: THIS,
        reason: null,
        observerSince: '2026-10-01T12:00:00+00:00',
      },
    ]);
  });

  it('given a letter about two yahrzeits, then each of them is asked after', async () => {
    const first = await observer();
    const other = await observer({}, [LAST, THIS]);
    await aYearGoesBy();
    const [message] = await db
      .query('DELETE FROM email_message WHERE yahrzeit_id = $1 RETURNING occasion', [other.yahrzeitId])
      .then(([rows]) => rows);
    await db.query(
      `INSERT INTO message_companion (organization_id, occasion, message_id, yahrzeit_id)
       SELECT organization_id, $2, id, $3 FROM email_message WHERE yahrzeit_id = $1`,
      [first.yahrzeitId, message.occasion, other.yahrzeitId],
    );
    await db.query('UPDATE email_message SET contact_id = $1', [first.contactId]);

    expect(await missing()).toMatchObject({ lastYear: 2, missing: 1, data: [{ yahrzeit: { id: other.yahrzeitId } }] });
  });

  it('given yahrzeits chosen by their ids, then their observers of last year are asked after', async () => {
    const { yahrzeitId } = await observer();
    const gone = await observer();
    await observer();
    await aYearGoesBy();
    await db.query('DELETE FROM observance WHERE id = $1', [gone.observanceId]);

    const job = await aJob({ mode: 'ids', yahrzeitIds: [yahrzeitId, gone.yahrzeitId] });

    expect(await missing(job)).toMatchObject({ lastYear: 2, missing: 1, data: [{ reason: 'observer_removed' }] });
  });

  it.each(['sendDate', 'observanceDate', 'serviceDate'])(
    'given consecutive windows by %s, then everybody of last year is asked after in exactly one of them',
    async (basis) => {
      for (let n = 0; n < 10; n++) await observer({}, [`2025-12-0${n}`.replace('-00', '-10'), `2026-11-2${n}`]);
      const civil = await observer({ observance: { observe_on_hebrew_calendar: false } }, []);
      await occurOn(db, org.id, civil.yahrzeitId, ['2025-12-05', '2026-12-05'], false);
      const gone = await observer({}, ['2025-12-06', '2026-11-25']);
      const purged = await observer({}, ['2025-12-07', '2026-11-26']);
      await aYearGoesBy();
      await db.query('DELETE FROM observance WHERE id = $1', [gone.observanceId]);
      await db.query('DELETE FROM yahrzeit WHERE id = $1', [purged.yahrzeitId]);

      let [asked, lost] = [0, 0];
      for (let from = -60; from <= 60; from += 5) {
        const found = await missing(await aJob({ window: { basis, fromDays: from, toDays: from + 4 } }));
        asked += found.lastYear;
        lost += found.data.filter(({ reason }) => reason?.endsWith('_removed')).length;
      }

      expect([asked, lost]).toEqual([13, 2]);
    },
  );

  it('given more lines than a page, then they are paged on the server, and the counts are of all', async () => {
    for (let n = 0; n < 5; n++) await observer();
    await aYearGoesBy();
    await db.query('DELETE FROM observance');
    const job = await aJob();

    const first = await comparisons.ofJob(org.id, job.id, { range: [0, 2] });
    const second = await comparisons.ofJob(org.id, job.id, { range: [3, 5] });

    expect([first.data.length, second.data.length, first.total, second.missing]).toEqual([3, 2, 5, 5]);
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(5);
  });

  it('given another congregation’s letters and jobs, then they are not looked at', async () => {
    await observer();
    await aYearGoesBy();
    const other = await aCongregation(db);
    const job = await jobs.add(
      other.id,
      by,
      emailJobDraft.parse({ mode: 'window', templateId: other.templateId, window: {} }),
    );

    expect(await comparisons.ofJob(other.id, job.id, {})).toMatchObject({ lastYear: 0, missing: 0, new: 0 });
    await expect(comparisons.ofJob(org.id, job.id, {})).rejects.toMatchObject({ status: 404 });
  });
});
