import { emailJobChange, emailJobDraft, type PlannedOutcome } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { aCongregation, anObserver, occurOn, type Congregation } from '../../test/reminders-world.js';
import { RememberingQueue, sendingQueue } from '../../test/remembering-queue.js';
import { addDays, daysBetween } from '../calendar/index.js';
import { Audit } from '../platform/audit/index.js';
import type { Actor } from '../platform/tenancy/index.js';
import { EmailJobRow } from './email-job.entity.js';
import { EmailJobsService } from './email-jobs.service.js';
import { JobRuns } from './job-runs.js';
import { Planner } from './planner.js';
import { StandingClock } from '../../test/standing-clock.js';

let database: TestDatabase;
let db: DataSource;
let jobs: EmailJobsService;
let runs: JobRuns;
const TODAY = '2026-12-01';
const clock = new StandingClock(new Date());
const queue = new RememberingQueue();
const by: Actor = { id: null, name: 'Rivka' };

beforeAll(async () => {
  database = await testDatabase();
  db = await database.dataSource([EmailJobRow]);
  const audit = new Audit(db, clock);
  jobs = new EmailJobsService(db, audit);
  runs = new JobRuns(db, clock, new Planner(db, clock, sendingQueue(queue)), jobs, audit);
});
beforeEach(async () => {
  clock.set(new Date('2026-12-01T15:00:00Z'));
  await db.query('DELETE FROM organization');
});
afterAll(() => database.drop());

const aJob = ({ id, templateId }: Congregation, draft: object) =>
  jobs.add(id, by, emailJobDraft.parse({ mode: 'window', templateId, ...draft }));

/** All that an outcome says, without the ids that only what is done has. */
const said = ({ observanceId, contact, yahrzeit, occurrenceDate, sendAt, moved, outcome, reason }: PlannedOutcome) => ({
  observanceId,
  contact,
  yahrzeit,
  occurrenceDate,
  sendAt,
  moved,
  outcome,
  reason,
});

describe('a run of an email job', () => {
  it('given an hour before the next sweep, then the queue hears of the letter at once, and of a later one by the sweep', async () => {
    const announced = async (sendAt: string) => {
      const org = await aCongregation(db);
      await anObserver(db, org.id, ['2026-12-16']);
      queue.announced.length = 0;
      await runs.run(org.id, by, (await aJob(org, { window: {}, sendAt })).id);
      return queue.announced.length;
    };

    expect([await announced('2026-12-01T15:04:59Z'), await announced('2026-12-01T15:05:01Z')]).toEqual([1, 0]);
  });

  it('given a preview, when it is run at once, then what was shown is what is done', async () => {
    const org = await aCongregation(db);
    await anObserver(db, org.id, ['2026-12-16']);
    await anObserver(db, org.id, ['2026-12-17'], { contact: { email: null } });
    const job = await aJob(org, { window: {} });

    const shown = await runs.preview(org.id, job.id, {});
    const run = await runs.run(org.id, by, job.id);
    const done = await runs.outcomes(org.id, run.id ?? '', {});

    expect(run).toMatchObject({ queued: 1, skipped: 1, errors: 0, localDate: TODAY });
    expect(shown).toMatchObject({ queued: 1, skipped: 1, errors: 0, total: 2, dryRun: true });
    expect(shown.outcomes.map(said)).toEqual(done.outcomes.map(said));
    expect(shown.outcomes.map(({ reason, sendAt }) => [reason, sendAt && new Date(sendAt)])).toEqual([
      [null, new Date('2026-12-01T15:00:00Z')],
      ['no_address', null],
    ]);
  });

  it('given a window by the day of sending, then each letter leaves on its day, before Shabbat, or now; or all leave now', async () => {
    const org = await aCongregation(db);
    for (const date of ['2026-12-12', '2026-12-15', '2026-12-17', '2026-12-19']) await anObserver(db, org.id, [date]);
    const window = { basis: 'sendDate', fromDays: -5, toDays: 7 };
    const leaving = async (timing: string) => {
      const job = await aJob(org, { window, timing });
      const { outcomes } = await runs.preview(org.id, job.id, {});
      return outcomes.map(
        ({ sendAt, moved }) => `${new Date(sendAt ?? 0).toISOString().slice(0, 13)}${moved ? ' moved' : ''}`,
      );
    };

    expect(await leaving('eachOnItsDay')).toEqual([
      ...['2026-12-01T15 moved', '2026-12-01T15', '2026-12-03T14', '2026-12-04T18 moved'],
    ]);
    expect(await leaving('allNow')).toEqual(Array(4).fill('2026-12-01T15'));
  });

  it('given a body of the original, which says nothing of it, then all leave now, as its run sends all', async () => {
    const org = await aCongregation(db);
    for (const date of ['2026-12-12', '2026-12-19']) await anObserver(db, org.id, [date]);
    const job = await aJob(org, { window: { basis: 'sendDate', fromDays: -5, toDays: 7 } });

    expect(job.inputJson.timing).toBe('allNow');
    const { outcomes } = await runs.preview(org.id, job.id, {});
    expect(outcomes.map(({ sendAt }) => sendAt && new Date(sendAt))).toEqual(
      Array(2).fill(new Date('2026-12-01T15:00:00Z')),
    );
  });

  it('given a time or another basis, then no letter has a day of its own', async () => {
    const org = await aCongregation(db);
    const each = { timing: 'eachOnItsDay' };
    const timings = [
      await aJob(org, { ...each, window: {} }),
      await aJob(org, { ...each, window: {}, sendAt: '2026-12-07T15:00:00Z' }),
      await aJob(org, { ...each, window: { basis: 'serviceDate' } }),
    ].map(({ inputJson }) => inputJson.timing);

    expect(timings).toEqual(['eachOnItsDay', 'allNow', 'allNow']);
  });

  it('given fifty clicks at once, then nobody is written to twice', async () => {
    const org = await aCongregation(db);
    for (let n = 0; n < 5; n++) await anObserver(db, org.id, ['2026-12-16']);
    const job = await aJob(org, { window: {} });

    const presses = await Promise.allSettled(Array.from({ length: 50 }, () => runs.run(org.id, by, job.id)));

    const answers = presses.filter((press) => press.status === 'fulfilled').map(({ value }) => value);
    const refusals = presses.filter((press) => press.status === 'rejected').map(({ reason }) => reason.code);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.reduce((sum, { queued }) => sum + queued, 0)).toBe(5);
    expect(new Set([...refusals, 'job_is_running'])).toEqual(new Set(['job_is_running']));
    expect(await db.query('SELECT count(*) FROM email_message')).toEqual([{ count: 5 }]);
  });

  it('given fifty presses after one another, then those that say nothing new leave nothing behind', async () => {
    const org = await aCongregation(db);
    for (let n = 0; n < 5; n++) await anObserver(db, org.id, ['2026-12-16']);
    await anObserver(db, org.id, ['2026-12-17'], { contact: { email: null } });
    const job = await aJob(org, { window: {} });
    const rows = async (table: string) => (await db.query(`SELECT count(*) AS n FROM ${table}`))[0].n;

    const presses = [];
    for (let n = 0; n < 50; n++) presses.push(await runs.run(org.id, by, job.id));

    expect(presses.slice(0, 3)).toEqual([
      expect.objectContaining({ queued: 5, skipped: 1 }),
      expect.objectContaining({ queued: 0, skipped: 6 }),
      presses[1],
    ]);
    expect(presses[49]).toEqual(presses[1]);
    expect([await rows('reminder_run'), await rows('run_outcome')]).toEqual([2, 12]);
    // Who is new is news.
    await anObserver(db, org.id, ['2026-12-18'], { contact: { email: null } });
    expect(await runs.run(org.id, by, job.id)).toMatchObject({ skipped: 7 });
    expect(await rows('reminder_run')).toBe(3);
  });

  it('given a yahrzeit chosen by its id, then its next occurrence is written to every observer, and no other', async () => {
    const org = await aCongregation(db);
    const { yahrzeitId } = await anObserver(db, org.id, ['2026-11-30', '2027-06-01', '2028-06-01']);
    const undated = await anObserver(db, org.id, []);
    await anObserver(db, org.id, ['2026-12-16']);
    const job = await aJob(org, { mode: 'ids', yahrzeitIds: [yahrzeitId, undated.yahrzeitId] });

    const { id } = await runs.run(org.id, by, job.id);

    const { outcomes } = await runs.outcomes(org.id, id ?? '', {});
    expect(outcomes.map(({ occurrenceDate, reason }) => [occurrenceDate, reason])).toEqual([
      ['2027-06-01', null],
      [null, 'date_not_computable'],
    ]);
  });

  it('given contacts, then they alone are written to, about all whom they observe, or about the yahrzeits that are named', async () => {
    const org = await aCongregation(db);
    const [mother, father] = [
      await anObserver(db, org.id, ['2027-06-01']),
      await anObserver(db, org.id, ['2027-07-01']),
    ];
    const [{ id: both }] = await db.query(
      `INSERT INTO observance (organization_id, contact_id, yahrzeit_id) VALUES ($1, $2, $3) RETURNING id`,
      [org.id, mother.contactId, father.yahrzeitId],
    );
    const outcomesOf = async (named: object) => {
      const { id } = await runs.run(org.id, by, (await aJob(org, { mode: 'ids', ...named })).id);
      const { outcomes } = await runs.outcomes(org.id, id ?? '', {});
      return outcomes.map(({ contact, occurrenceDate }) => [contact.id, occurrenceDate]).sort();
    };
    const contactIds = [mother.contactId];

    expect(await outcomesOf({ contactIds })).toEqual([
      [mother.contactId, '2027-06-01'],
      [mother.contactId, '2027-07-01'],
    ]);
    expect(await outcomesOf({ contactIds, yahrzeitIds: [father.yahrzeitId] })).toEqual([
      [mother.contactId, '2027-07-01'],
    ]);
    const stranger = await anObserver(db, (await aCongregation(db)).id, []);
    await expect(aJob(org, { mode: 'ids', contactIds: [stranger.contactId] })).rejects.toMatchObject({
      details: [{ path: 'contactIds.0' }],
    });
    await expect(aJob(org, { mode: 'ids', observerIds: [both, stranger.observanceId] })).rejects.toMatchObject({
      details: [{ path: 'observerIds.1' }],
    });
  });

  it('given observers, then exactly these are written to, each about the one person whom they observe', async () => {
    const org = await aCongregation(db);
    const [one, other] = [await anObserver(db, org.id, ['2027-06-01']), await anObserver(db, org.id, ['2027-07-01'])];
    // Both observe both: contacts times yahrzeits would be four.
    await db.query(
      `INSERT INTO observance (organization_id, contact_id, yahrzeit_id) VALUES ($1, $2, $3), ($1, $4, $5)`,
      [...[org.id, one.contactId, other.yahrzeitId, other.contactId, one.yahrzeitId]],
    );
    const job = await aJob(org, { mode: 'ids', observerIds: [one.observanceId, other.observanceId] });

    const { id } = await runs.run(org.id, by, job.id);

    const { outcomes } = await runs.outcomes(org.id, id ?? '', {});
    expect(outcomes.map(({ contact, occurrenceDate }) => [contact.id, occurrenceDate])).toEqual([
      [one.contactId, '2027-06-01'],
      [other.contactId, '2027-07-01'],
    ]);
  });

  it('given that somebody who is named is gone since, then the job is saved as before, and writes to the others', async () => {
    const org = await aCongregation(db);
    const [gone, stays] = [await anObserver(db, org.id, ['2027-06-01']), await anObserver(db, org.id, ['2027-07-01'])];
    const named = { observerIds: [gone.observanceId, stays.observanceId] };
    const job = await aJob(org, { mode: 'ids', ...named });
    await db.query(`DELETE FROM observance WHERE id = $1`, [gone.observanceId]);

    const { templateId } = job.inputJson;
    await jobs.change(org.id, by, job.id, emailJobDraft.parse({ mode: 'ids', templateId, ...named }));

    const { id } = await runs.run(org.id, by, job.id);
    const { outcomes } = await runs.outcomes(org.id, id ?? '', {});
    expect(outcomes.map(({ contact }) => contact.id)).toEqual([stays.contactId]);
    await expect(aJob(org, { mode: 'ids', ...named })).rejects.toMatchObject({ details: [{ path: 'observerIds.0' }] });
  });

  it('given a change of a version that somebody has overtaken, then it is refused; sent once more after a lost answer it is not', async () => {
    const org = await aCongregation(db);
    const { id, version } = await aJob(org, { window: {} });
    const change = (toDays: number, who = by) => {
      const draft = { mode: 'window', templateId: org.templateId, window: { toDays }, version };
      return jobs.change(org.id, who, id, emailJobChange.parse(draft));
    };
    await change(9, { id: null, name: 'Dov' });

    await expect(change(10)).rejects.toMatchObject({
      ...{ status: 409, code: 'changed_meanwhile', message: expect.stringMatching(/^Dov changed this record/) },
    });
    expect(await change(9)).toMatchObject({ version: 2, inputJson: { window: { toDays: 9 } } });
  });

  it('given two changes at once, then each says in the history what it was before it', async () => {
    const org = await aCongregation(db);
    const { id } = await aJob(org, { window: { toDays: 1 } });
    const change = (toDays: number) =>
      jobs.change(
        org.id,
        by,
        id,
        emailJobChange.parse({ mode: 'window', templateId: org.templateId, window: { toDays } }),
      );
    await Promise.all([2, 3, 4, 5].map(change));

    const lines: { was: number; is: number }[] = await db.query(
      `SELECT (before #>> '{inputJson,window,toDays}')::int AS was, (after #>> '{inputJson,window,toDays}')::int AS is
         FROM audit_log WHERE resource_id = $1 AND action = 'change' ORDER BY (after ->> 'version')::int`,
      [id],
    );
    expect(lines.map(({ was }) => was)).toEqual([1, ...lines.slice(0, -1).map(({ is }) => is)]);
  });

  it('given a moment within Shabbat, then the letters leave before it', async () => {
    const org = await aCongregation(db);
    await anObserver(db, org.id, ['2026-12-16']);
    const job = await aJob(org, { window: {}, sendAt: '2026-12-05T10:00:00-05:00' });

    await runs.run(org.id, by, job.id);

    expect(await db.query('SELECT send_at FROM email_message')).toEqual([
      { send_at: new Date('2026-12-04T18:00:00Z') },
    ]);
  });

  it('given it is Shabbat, then the letters leave when it ends', async () => {
    clock.set(new Date('2026-12-05T15:00:00Z'));
    const org = await aCongregation(db);
    await anObserver(db, org.id, ['2026-12-19']);
    const job = await aJob(org, { window: {} });

    await runs.run(org.id, by, job.id);

    expect(await db.query('SELECT send_at FROM email_message')).toEqual([
      { send_at: new Date('2026-12-06T04:00:00Z') },
    ]);
  });

  it("given another organization's template or yahrzeit, then there is none, and each is named", async () => {
    const [org, other] = [await aCongregation(db), await aCongregation(db)];
    const { yahrzeitId } = await anObserver(db, other.id, []);

    await expect(aJob({ ...org, templateId: other.templateId }, { window: {} })).rejects.toMatchObject({ status: 404 });
    await expect(aJob(org, { mode: 'ids', yahrzeitIds: [yahrzeitId] })).rejects.toMatchObject({
      status: 404,
      details: [{ path: 'yahrzeitIds.0' }],
    });
    const job = await aJob(org, { window: {} });
    await expect(runs.run(other.id, by, job.id)).rejects.toMatchObject({ status: 404 });
    await expect(runs.preview(other.id, job.id, {})).rejects.toMatchObject({ status: 404 });
  });

  it('given runs, then the list shows the counts of the last one, and the audit who ran it', async () => {
    const org = await aCongregation(db);
    await anObserver(db, org.id, ['2026-12-16']);
    const job = await aJob(org, { window: {} });
    await runs.run(org.id, by, job.id);
    await runs.run(org.id, by, job.id);

    const { data, total } = await jobs.list(org.id, {});
    expect([total, data[0]]).toEqual([1, expect.objectContaining({ queuedCount: 0, skippedCount: 1, errorCount: 0 })]);
    expect(await runs.list(org.id, job.id, {})).toMatchObject({ total: 2 });
    const done = await db.query(`SELECT action FROM audit_log WHERE actor_name = 'Rivka' ORDER BY id`);
    expect(done.map(({ action }: { action: string }) => action)).toEqual(['add', 'run', 'run']);
  });
});

describe('consecutive windows over a year', () => {
  const LEADS = [0, 3, 14, 90];

  it.each([
    ['sendDate', (date: string, lead: number) => addDays(date, -lead)],
    ['observanceDate', (date: string) => date],
    ['serviceDate', (date: string) => addDays(date, -((daysBetween('2026-12-04', date) + 700) % 7))],
  ] as const)('on %s give every reminder exactly once', async (basis, dayOf) => {
    const org = await aCongregation(db);
    const { templateId } = org;
    const expected: string[] = [];
    for (const lead of LEADS) {
      const link = { observance: { reminder_days_before: lead, observe_on_hebrew_calendar: lead !== 3 } };
      const { yahrzeitId, observanceId } = await anObserver(db, org.id, [], link);
      const days = Array.from({ length: 366 }, (_, n) => addDays(TODAY, n));
      await occurOn(db, org.id, yahrzeitId, days, lead !== 3);
      for (const day of days) {
        const based = daysBetween(TODAY, dayOf(day, lead));
        if (based >= 0 && based <= 366) expected.push(`observance:${observanceId}:${day}:${templateId}`);
      }
    }

    const found: string[] = [];
    for (let from = 0; from <= 366; from += 61) {
      const job = await aJob(org, { window: { basis, fromDays: from, toDays: Math.min(from + 60, 366) } });
      const { outcomes } = await runs.preview(org.id, job.id, { range: [0, 4999] });
      for (const { observanceId, occurrenceDate, outcome } of outcomes) {
        if (outcome === 'queued') found.push(`observance:${observanceId}:${occurrenceDate}:${templateId}`);
      }
    }

    expect(found.sort()).toEqual(expected.sort());
  });
});
