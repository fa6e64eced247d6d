import { emailJobDraft } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { RememberingQueue, sendingQueue } from '../../test/remembering-queue.js';
import { aCongregation, anObserver, occurOn, type Congregation } from '../../test/reminders-world.js';
import { LetterSources, type Composed } from '../emails/index.js';
import { NotificationsService } from '../notifications/index.js';
import { DateSettings, OrganizationBirth, OrganizationRow, OrganizationsService } from '../organizations/index.js';
import { HeavyWork } from '../platform/heavy-work/index.js';
import { Audit } from '../platform/audit/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { ReadingPlaces, StandingReminders } from '../yahrzeits/index.js';
import type { Actor } from '../platform/tenancy/index.js';
import { TemplateRow, TemplatesService } from '../templates/index.js';
import { EmailJobRow } from './email-job.entity.js';
import { EmailJobsService } from './email-jobs.service.js';
import { Forecasts } from './forecasts.js';
import { JobRuns } from './job-runs.js';
import { ObservanceLetters } from './letters/observance-letters.js';
import { mergeOutcomes } from './merge-outcomes.js';
import { Nights } from './nights.js';
import { Planner } from './planner.js';
import { StandingClock } from '../../test/standing-clock.js';

let database: TestDatabase;
let db: DataSource;
let planner: Planner;
let runs: JobRuns;
let jobs: EmailJobsService;
let letters: ObservanceLetters;
let organizations: OrganizationsService;
const clock = new StandingClock(new Date());
const queue = new RememberingQueue();
const by: Actor = { id: null, name: 'Rivka' };

/** Names the further ones, as our ready letters do. */
const LETTER =
  '<p>{{yahrzeit.name}}</p>{{#each contact.otherObservances}}<p>{{yahrzeit.name}}: {{formatDate observance.date}}</p>{{/each}}';

beforeAll(async () => {
  database = await testDatabase();
  db = await database.dataSource([EmailJobRow, OrganizationRow, TemplateRow]);
  const audit = new Audit(db, clock);
  planner = new Planner(db, clock, sendingQueue(queue));
  jobs = new EmailJobsService(db, audit);
  runs = new JobRuns(db, clock, planner, jobs, audit);
  organizations = new OrganizationsService(db, clock, audit, new OrganizationBirth(), new DateSettings());
  const templates = new TemplatesService(db, clock, audit, { PUBLIC_URL: 'https://zikaron.example' }, new HeavyWork());
  letters = new ObservanceLetters(db, clock, organizations, templates, new LetterSources(), new ReadingPlaces());
});
beforeEach(async () => {
  clock.set(new Date('2026-12-01T15:00:00Z'));
  queue.announced.length = 0;
  await db.query('DELETE FROM organization');
});
afterAll(() => database.drop());

const aFamily = async (settings: Record<string, unknown> = {}): Promise<Congregation> => {
  const org = await aCongregation(db, { one_letter: true, ...settings });
  await db.query('UPDATE template SET html = $2, text = $2, version = 2 WHERE id = $1', [org.templateId, LETTER]);
  return org;
};
/** Daniel observes one yahrzeit on each of these days. */
const danielObserves = async (org: Congregation, ...days: string[]) => {
  const first = await anObserver(db, org.id, [days[0] ?? ''], { yahrzeit: { name: `Of ${days[0]}` } });
  const observances = [first.observanceId];
  for (const day of days.slice(1)) {
    const [{ id }] = await db.query(`INSERT INTO yahrzeit (organization_id, name) VALUES ($1, $2) RETURNING id`, [
      org.id,
      `Of ${day}`,
    ]);
    const [observance] = await db.query(
      `INSERT INTO observance (organization_id, yahrzeit_id, contact_id, created_at) VALUES ($1, $2, $3, '2020-01-01') RETURNING id`,
      [org.id, id, first.contactId],
    );
    observances.push(observance.id);
    await occurOn(db, org.id, id, [day]);
  }
  return { ...first, observances };
};
const night = () =>
  new Nights(
    db,
    clock,
    planner,
    new NotificationsService(db, clock),
    new HouseWork(db, clock),
    new StandingReminders(db, clock, new DateSettings(), new HouseWork(db, clock)),
  ).planDue();
const written = (): Promise<{ id: string; occasion: string; companions: string[] }[]> =>
  db.query(`SELECT m.id, occasion, ARRAY (SELECT c.occasion FROM message_companion c WHERE c.message_id = m.id ORDER BY 1) AS companions
              FROM email_message m ORDER BY rank`);
const outcomes = () =>
  db.query(`SELECT observance_id AS observance, message_id AS message, coalesce(reason, state) AS told FROM reminder WHERE run_id IS NOT NULL
             ORDER BY occurrence_date, observance_id`);
const compose = async (org: Congregation): Promise<Composed[]> => {
  const messages = await db.query(
    `SELECT id, occasion, to_email AS "toEmail", template_id AS "templateId", contact_id AS "contactId",
            yahrzeit_id AS "yahrzeitId", NULL AS links FROM email_message`,
  );
  return [...(await letters.compose(org.id, messages)).values()];
};
const textOf = (composed: Composed | undefined): string =>
  composed && 'letter' in composed ? composed.letter.html : JSON.stringify(composed);

/** A second press while the first is at work is refused at once; anything else is a fault. */
function refusedWhileItRuns(refused: Error & { code?: string }): void {
  if (refused.code !== 'job_is_running') throw refused;
}

describe('one letter for one contact', () => {
  it('given three yahrzeits of one contact whose letters leave together, then one letter names all three', async () => {
    const org = await aFamily();
    const { observances } = await danielObserves(org, '2026-12-15', '2026-12-15', '2026-12-15');

    expect(await night()).toMatchObject([{ queued: 3, skipped: 0, errors: 0 }]);

    const [message, ...more] = await written();
    expect([more, message?.companions.length, queue.announced]).toEqual([[], 2, [message?.id]]);
    expect(await outcomes()).toEqual(
      [...observances].sort().map((observance) => ({ observance, message: message?.id, told: 'written' })),
    );
    const [letter] = await compose(org);
    expect(textOf(letter).match(/Of 2026-12-15/g)).toHaveLength(3);
  });

  it('given the same night and job again and again, and at once, then each observance is written about once', async () => {
    const org = await aFamily();
    await danielObserves(org, '2026-12-15', '2026-12-15');
    const { id } = await jobs.add(
      org.id,
      by,
      emailJobDraft.parse({ mode: 'window', templateId: org.templateId, window: {} }),
    );

    const run = () => runs.run(org.id, by, id).catch(refusedWhileItRuns);
    await Promise.all([night(), night(), run(), run()]);
    clock.set(new Date('2026-12-02T15:00:00Z'));
    await Promise.all([night(), run()]);

    const all = (await written()).flatMap(({ occasion, companions }) => [occasion, ...companions]);
    expect(all).toHaveLength(2);
    expect(new Set(all).size).toBe(2);
  });

  it('given other days of sending or other people, then each has a letter of its own', async () => {
    const org = await aFamily();
    await danielObserves(org, '2026-12-15', '2026-12-16');
    await anObserver(db, org.id, ['2026-12-15']);

    await night();
    clock.set(new Date('2026-12-02T15:00:00Z'));
    await night();

    expect((await written()).map(({ companions }) => companions)).toEqual([[], [], []]);
  });

  it('given an organization that does not wish it, or a letter without a place for more, then each goes alone', async () => {
    const [apart, placeless] = [await aFamily({ one_letter: false }), await aFamily()];
    await db.query('UPDATE template SET html = $2 WHERE id = $1', [placeless.templateId, '<p>{{yahrzeit.name}}</p>']);
    for (const org of [apart, placeless]) await danielObserves(org, '2026-12-15', '2026-12-15');

    await night();

    expect((await written()).map(({ companions }) => companions)).toEqual([[], [], [], []]);
  });

  it('given a job, then preview, letter shown and run say the same: how many observances go in one letter', async () => {
    const org = await aFamily();
    const { observances } = await danielObserves(org, '2026-12-15', '2026-12-17');
    const window = { basis: 'observanceDate', fromDays: 0, toDays: 30 };
    const draft = emailJobDraft.parse({ mode: 'window', templateId: org.templateId, window });
    const { id } = await jobs.add(org.id, by, draft);

    const preview = await runs.preview(org.id, id, {});
    const together = await runs.inOneLetter(org.id, id, observances[1] ?? '', '2026-12-17');
    await runs.run(org.id, by, id);

    expect(preview.outcomes.map(({ inLetter }) => inLetter)).toEqual([2, 2]);
    expect(together.map(({ observanceId }) => observanceId)).toEqual(observances);
    const [run] = (await runs.list(org.id, id, {})).data;
    const done = await runs.outcomes(org.id, run?.id ?? '', {});
    expect(done.outcomes.map(({ inLetter }) => inLetter)).toEqual([2, 2]);
    expect(await written()).toHaveLength(1);
  });

  it('given a trial with room for one letter, then a letter about three is one of them', async () => {
    const org = await aFamily({
      ...{ plan: 'trial', subscription_status: 'trialing', trial_ends_at: '2027-01-01', emails_per_month: 1 },
    });
    await danielObserves(org, '2026-12-15', '2026-12-15', '2026-12-15');
    await anObserver(db, org.id, ['2026-12-15']);

    await night();

    expect(await written()).toHaveLength(1);
    expect(new Set((await outcomes()).map(({ told }: { told: string }) => told))).toEqual(
      new Set(['written', 'over_limit']),
    );
  });

  it('given the forecast, then it counts letters', async () => {
    const org = await aFamily();
    await danielObserves(org, '2027-01-12', '2027-01-12');
    const { weeks } = await new Forecasts(db, clock, planner, organizations).ofYear(org.id, null);
    expect(weeks.map(({ letters: n }) => n)).toEqual([1]);
  });

  it('given that the first is no longer due, then the letter is about the others; and about none, it is withdrawn', async () => {
    const org = await aFamily();
    await danielObserves(org, '2026-12-15', '2026-12-15');
    await night();
    const [message] = await written();
    const observanceOf = (occasion = '') => occasion.split(':')[1];

    await db.query('DELETE FROM observance WHERE id = $1', [observanceOf(message?.occasion)]);
    expect(textOf((await compose(org))[0]).match(/Of 2026-12-15/g)).toHaveLength(1);

    await db.query('DELETE FROM observance WHERE id = $1', [observanceOf(message?.companions[0])]);
    expect((await compose(org))[0]).toEqual({ cancelled: 'The observer was removed.' });
  });

  it('given a letter that lost its place for the others after it was planned, then it waits for a person', async () => {
    const org = await aFamily();
    await danielObserves(org, '2026-12-15', '2026-12-15');
    await night();
    await db.query(`UPDATE template SET html = '<p>{{yahrzeit.name}}</p>', version = 3 WHERE id = $1`, [
      org.templateId,
    ]);

    expect((await compose(org))[0]).toEqual({
      failed: 'Its template does not name the further yahrzeits that go in this letter.',
    });
  });

  it('given two contacts that are one person, when they are merged, then what went in a letter is not written again', async () => {
    const org = await aFamily();
    const daniel = await danielObserves(org, '2026-12-15', '2026-12-15');
    const [{ yahrzeit }] = await db.query(
      'SELECT yahrzeit_id AS yahrzeit FROM message_companion UNION SELECT yahrzeit_id FROM observance WHERE id = $1',
      [daniel.observances[1]],
    );
    await night();
    const [{ id: twin }] = await db.query(
      `INSERT INTO contact (organization_id, name, email) VALUES ($1, 'D. Levin', 'd@family.example') RETURNING id`,
      [org.id],
    );
    await db.query(`INSERT INTO observance (organization_id, yahrzeit_id, contact_id) VALUES ($1, $2, $3)`, [
      org.id,
      yahrzeit,
      twin,
    ]);

    await db.transaction((within) =>
      mergeOutcomes(
        org.id,
        { of: 'contact_id', stays: twin, goes: daniel.contactId, email: null, at: clock.now() },
        within,
      ),
    );

    const [{ id: kept }] = await db.query('SELECT id FROM observance WHERE contact_id = $1', [twin]);
    const all = (await written()).flatMap(({ occasion, companions }) => [occasion, ...companions]);
    expect(all.filter((occasion) => occasion.includes(kept))).toHaveLength(1);
  });
});
