import { randomUUID } from 'node:crypto';
import { anObserver } from '../../../test/reminders-world.js';
import { RememberingQueue, sendingQueue } from '../../../test/remembering-queue.js';
import { aWorld, toldAt, type Congregation, type World } from '../../../test/world.js';
import { NotificationsService } from '../../notifications/index.js';
import { DateSettings } from '../../organizations/index.js';
import { HouseWork } from '../../platform/house-work/index.js';
import { StandingReminders } from '../../yahrzeits/index.js';
import { Nights } from '../nights.js';
import { Planner } from '../planner.js';
import { hebrewYearBefore, releaseReasons, type NightFacts } from './release-reasons.js';
import { StandingClock } from '../../../test/standing-clock.js';

/** A Wednesday in New York, at ten; the letters of this file are about a day fourteen days later. */
const TODAY = '2026-12-02T15:00:00Z';
const DAY = '2026-12-16';

describe('why the letters of a night wait', () => {
  const usual: NightFacts = {
    ...{ rules: ['first_night', 'wording', 'import', 'unusual', 'first_yahrzeit'], isFirstNight: false, acts: [] },
    ...{ released: [], letters: 3, firstYahrzeits: 0, week: 20, lastYear: 20 },
  };

  it.each<[string, Partial<NightFacts>, string[]]>([
    ['nothing is new', {}, []],
    ['no night wrote a letter before', { isFirstNight: true }, ['first_night']],
    [
      'the wording and the list changed',
      { acts: [{ reason: 'import' }, { reason: 'wording' }] },
      ['wording', 'import'],
    ],
    ['as many and thirty of a hundred more', { week: 26 }, []],
    ['more than thirty of a hundred more', { week: 27 }, ['unusual']],
    ['more than thirty of a hundred fewer', { week: 13 }, ['unusual']],
    ['there is nothing to compare', { week: 13, lastYear: null }, []],
    ['one is about a first yahrzeit', { firstYahrzeits: 1 }, ['first_yahrzeit']],
    ['it was released', { isFirstNight: true, week: 13, released: ['first_night', 'unusual'] }, []],
    ['nobody is written to', { isFirstNight: true, letters: 0, week: 0 }, []],
    ['the congregation has no such rule', { rules: ['import'], isFirstNight: true, firstYahrzeits: 1 }, []],
  ])('given %s', (_, night, reasons) => {
    expect(releaseReasons({ ...usual, ...night })).toEqual(reasons);
  });

  it.each([
    ['2026-12-02', '2025-12-12'],
    // 30 Cheshvan, which the year before lacked.
    ['2026-11-10', '2025-11-20'],
    // Adar of a common year after one of two Adars, and Adar I.
    ['2028-03-05', null],
    ['2027-02-20', null],
    ['2027-05-01', '2026-04-11'],
  ])('the same Hebrew day a year before %s is %s', (date, before) => {
    expect(hebrewYearBefore(date)).toBe(before);
  });
});

describe('letters that wait for a second person', () => {
  let world: World;
  let shul: Congregation;
  const clock = new StandingClock(new Date(TODAY));
  const userOf = async (role: 'owner' | 'admin' | 'staff'): Promise<string> => {
    const [{ id }] = await world.db.query('SELECT id FROM app_user WHERE email = $1', [shul.people[role].email]);
    return id;
  };

  beforeAll(async () => {
    world = await aWorld(toldAt(TODAY));
  });
  beforeEach(async () => {
    shul = await world.congregation(`Beth Shalom ${randomUUID().slice(0, 8)}`);
    await world.db.query('DELETE FROM audit_log');
    await world.db.query(
      `WITH letter AS (INSERT INTO template (organization_id, name, jsx_component_key, subject, html, text)
         VALUES ($1, 'Letter', 'handlebars_html', 'Yahrzeit', '<p>{{yahrzeit.name}}</p>', '{{yahrzeit.name}}') RETURNING id)
       UPDATE organization SET reminders_on = true, reminder_template_id = letter.id, timezone = 'America/New_York', plan = 'plus',
              subscription_status = 'active', latitude = 40.7, longitude = -74, release_rules = ARRAY['import']
         FROM letter WHERE organization.id = $1`,
      [shul.org],
    );
    await anObserver(world.db, shul.org, [DAY]);
  });
  afterAll(() => world.close());

  const as = (role: 'owner' | 'admin' | 'staff' | 'viewer' = 'staff') => world.as(shul.people[role]);
  const night = async (at: string) => {
    clock.set(new Date(at));
    const work = new HouseWork(world.db, clock);
    const reminders = new StandingReminders(world.db, clock, new DateSettings(), work);
    const planner = new Planner(world.db, clock, sendingQueue(new RememberingQueue()));
    const nights = new Nights(world.db, clock, planner, new NotificationsService(world.db, clock), work, reminders);
    await nights.planDue();
    return nights;
  };
  const brought = async (at: string, role: 'owner' | 'admin' | 'staff' = 'admin') =>
    world.db.query(
      `INSERT INTO audit_log (organization_id, at, actor_id, actor_name, action, resource, resource_id)
       VALUES ($1, $2, $3, $4, 'import', 'import', gen_random_uuid())`,
      [shul.org, at, await userOf(role), role],
    );
  const letters = async (): Promise<number> => {
    const [{ n }] = await world.db.query('SELECT count(*) AS n FROM email_message WHERE organization_id = $1', [
      shul.org,
    ]);
    return n;
  };
  const bell = async (): Promise<string[]> => {
    const rows = await world.db.query(
      `SELECT key FROM notification WHERE organization_id = $1 AND dismissed_at IS NULL AND key LIKE 'release%'`,
      [shul.org],
    );
    return rows.map(({ key }: { key: string }) => key);
  };
  const waiting = async (role: 'owner' | 'admin' | 'staff' | 'viewer' = 'staff') =>
    (await as(role).get('/api/releases').expect(200)).body.data;

  it('given a list was brought, then its letters wait; another person than who brought it releases them, once', async () => {
    await brought('2026-12-02T13:00:00Z');
    await Promise.all([night('2026-12-02T15:00:00Z'), night('2026-12-02T15:00:00Z')]);
    await night('2026-12-02T15:15:00Z');

    const [asked, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(asked).toMatchObject({
      ...{ localDate: '2026-12-02', reasons: ['import'], letters: 1, firstYahrzeits: 0, week: 1, lastYear: null },
      ...{ causedBy: ['admin'], mayRelease: true, until: '2026-12-03T02:00:00.000Z', unanswered: 'release' },
      template: { name: 'Letter' },
    });
    expect([await letters(), await bell()]).toEqual([0, ['release-asked']]);
    expect((await waiting('admin'))[0].mayRelease).toBe(false);
    expect((await waiting('viewer'))[0].mayRelease).toBe(false);

    const release = (role: 'owner' | 'admin' | 'staff') => as(role).post(`/api/releases/${asked.id}/release`);
    expect((await release('admin').expect(409)).body.code).toBe('second_person');
    await Promise.all([release('staff').expect(200), release('staff').expect(200)]);
    await release('owner').expect(200);
    await night('2026-12-02T15:30:00Z');

    expect([await letters(), await bell(), await waiting()]).toEqual([1, [], []]);
    const { body: history } = await as('owner').get('/api/history').expect(200);
    expect(history.data.filter(({ action }: { action: string }) => action === 'release_letters')).toMatchObject([
      { actor: 'staff' },
    ]);
  });

  it('given the words changed, or another letter was chosen, then who releases reads what families read last beside it', async () => {
    await world.db.query(
      `WITH made AS (SELECT id FROM template WHERE organization_id = $1 AND name = 'Letter'),
            kept AS (INSERT INTO template_version (organization_id, template_id, version, name, subject, metadata_json, html, text, saved_by, saved_at)
                     SELECT $1, id, 1, 'Letter', 'Yahrzeit', '{}', '<p>{{yahrzeit.name}}</p>', '{{yahrzeit.name}}', 'Zikaron', '2026-11-01' FROM made),
            written AS (INSERT INTO reminder_run (organization_id, kind, local_date, planned_at, queued)
                        VALUES ($1, 'night', '2026-12-01', '2026-12-01T15:00:00Z', 1))
       UPDATE organization SET release_rules = ARRAY['wording'], language = 'en' WHERE id = $1`,
      [shul.org],
    );
    const [{ reminderTemplateId: letter }] = await world.db.query(
      'SELECT reminder_template_id AS "reminderTemplateId" FROM organization WHERE id = $1',
      [shul.org],
    );
    await as('admin')
      .put(`/api/templates/${letter}`)
      .send({ subject: 'Remembering', metadataJson: { html: '<p>{{yahrzeit.name}}</p>' } })
      .expect(200);
    await night('2026-12-02T15:30:00Z');
    const changed = { before: { id: letter, version: 1 }, after: { id: letter, version: 2 } };
    expect(await waiting()).toMatchObject([{ reasons: ['wording'], words: [{ language: 'en', ...changed }] }]);
    const of = ({ id, version }: { id: string; version: number }) =>
      as().get(`/api/templates/${id}/versions/${version}`).expect(200);
    expect((await of(changed.before)).body.subject).toBe('Yahrzeit');
    expect((await of(changed.after)).body.subject).toBe('Remembering');

    const [other] = await world.db.query(
      `SELECT id FROM template WHERE organization_id = $1 AND jsx_component_key = 'default_reminder'`,
      [shul.org],
    );
    await world.db.query(
      `WITH chosen AS (UPDATE organization SET reminder_template_id = $2 WHERE id = $1)
       INSERT INTO audit_log (organization_id, at, actor_name, action, resource, resource_id, before, after)
       VALUES ($1, '2026-12-02T15:40:00Z', 'admin', 'change', 'organization', $1,
               jsonb_build_object('reminderTemplateId', $3::text), jsonb_build_object('reminderTemplateId', $2::text))`,
      [shul.org, other.id, letter],
    );
    await night('2026-12-02T15:45:00Z');
    expect((await waiting())[0].words).toEqual([
      { language: 'en', before: changed.before, after: { id: other.id, version: 1 } },
    ]);

    await world.db.query(`DELETE FROM reminder_run WHERE organization_id = $1`, [shul.org]);
    expect((await waiting())[0].words).toEqual([]);
  });

  it('given the list changes again before anybody has looked, then who released the first has not released the second', async () => {
    await brought('2026-12-02T13:00:00Z');
    await night('2026-12-02T15:00:00Z');
    await brought('2026-12-02T15:05:00Z', 'staff');
    const [asked] = await waiting();
    await as().post(`/api/releases/${asked.id}/release`).expect(200);

    await night('2026-12-02T15:15:00Z');

    expect(await letters()).toBe(0);
    expect(await waiting('admin')).toMatchObject([{ causedBy: ['staff'], mayRelease: true }]);
  });

  it('given who caused it has left meanwhile, then who is here releases it', async () => {
    await brought('2026-12-02T13:00:00Z');
    await night('2026-12-02T15:00:00Z');
    await world.db.query('DELETE FROM membership WHERE organization_id = $1 AND user_id = $2', [
      shul.org,
      await userOf('admin'),
    ]);

    const [asked] = await waiting();
    expect((await as('admin').post(`/api/releases/${asked.id}/release`)).status).toBe(403);
    await as().post(`/api/releases/${asked.id}/release`).expect(200);
  });

  it('given nobody releases them, then the house does at the last hour and says so; or keeps them, where that is wished', async () => {
    await brought('2026-12-02T13:00:00Z');
    await night('2026-12-02T15:00:00Z');
    await night('2026-12-03T01:45:00Z');
    expect(await letters()).toBe(0);
    await world.db.query(`UPDATE organization SET release_unanswered = 'keep' WHERE id = $1`, [shul.org]);
    await night('2026-12-03T02:00:00Z');
    expect(await letters()).toBe(0);

    await world.db.query(`UPDATE organization SET release_unanswered = 'release' WHERE id = $1`, [shul.org]);
    await night('2026-12-03T15:00:00Z');
    expect([await letters(), (await waiting())[0].localDate]).toEqual([0, '2026-12-03']);
    await night('2026-12-04T02:00:00Z');

    expect([await letters(), await bell(), await waiting()]).toEqual([1, ['release-unanswered'], []]);
  });

  it('given the eve of Shabbat, then the last hour is before candles are lit', async () => {
    await brought('2026-12-04T13:00:00Z');
    await night('2026-12-04T15:00:00Z');

    const [{ until }] = await waiting();
    expect([until > '2026-12-04T19:00', until < '2026-12-04T21:00']).toEqual([true, true]);
  });

  it('given letters that wait, then nobody is told that the night is late; and a rule that is taken back asks nothing', async () => {
    await brought('2026-12-02T13:00:00Z');
    await world.db.query(`UPDATE organization SET updated_at = '2026-11-01' WHERE id = $1`, [shul.org]);
    const nights = await night('2026-12-02T15:00:00Z');
    const late = await nights.lateSince(new Date('2026-12-02T16:00:00Z'));
    await world.db.query(`UPDATE organization SET release_rules = '{}', updated_at = '2026-11-01' WHERE id = $1`, [
      shul.org,
    ]);
    await night('2026-12-02T15:15:00Z');

    expect([late, await letters(), await bell(), await waiting()]).toEqual([0, 1, [], []]);
  });

  it('given somebody writes past the server, then the database lets nobody release what they caused', async () => {
    await brought('2026-12-02T13:00:00Z');
    await night('2026-12-02T15:00:00Z');

    await expect(
      world.db.query(
        `UPDATE night_release SET released_at = now(), released_by_id = caused_by_ids[1] WHERE organization_id = $1`,
        [shul.org],
      ),
    ).rejects.toThrow(/night_release_.*check/);
  });
});
