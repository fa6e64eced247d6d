import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { VERSION } from '../platform/config/index.js';
import { Unavailable } from '../platform/http/index.js';
import { QueueWorker } from '../platform/queues/index.js';
import { Nights } from '../reminders/index.js';
import { Crashes } from './crashes.js';
import { BY_INDEXES, FIGURES, readFigures } from './figures.js';
import { HowItStands } from './how-it-stands.js';
import { tellLastWords } from './last-words.js';
import { OperatorService } from './operator.service.js';
import { aWorld, ROLES, type Congregation, type World } from '../../test/world.js';
import { StandingClock } from '../../test/standing-clock.js';

const TOKEN = 'a token that only Prometheus knows, and we';

/** What the spec asks of a Grafana board. */
interface Board {
  panels: {
    title: string;
    fieldConfig: { defaults: { unit?: string } };
    targets: { expr: string; legendFormat?: string }[];
  }[];
}
const FIGURE = /\b(?:zikaron|process|nodejs)_\w+/g;

class FailingWorker extends QueueWorker {
  carryOut = () => Promise.reject(new Error('never asked'));
  protected stop(): void {}
}

describe('what operators see', () => {
  let world: World;
  let office: Congregation;

  beforeAll(async () => {
    world = await aWorld({ METRICS_TOKEN: TOKEN, OPERATOR_EMAILS: 'beth.shalom.owner@example.org' });
    office = await world.congregation('Beth Shalom');
    await world.db.query(
      `INSERT INTO email_message (organization_id, occasion, to_email, state, send_at, sent_at, error)
       VALUES ($1, 'x:1', 'daniel@family.example', 'queued', now() - interval '90 seconds', NULL, NULL),
              ($1, 'x:2', 'daniel@family.example', 'failed', now(), NULL, '550 5.1.1 <daniel@family.example> unknown'),
              ($1, 'x:3', 'daniel@family.example', 'uncertain', now(), NULL, 'The line dropped')`,
      [office.org],
    );
    await world.db.query(`INSERT INTO letter_summary VALUES ($1, date_trunc('hour', now()), NULL, 7, 700)`, [
      office.org,
    ]);
    await world.db.query(
      `INSERT INTO reminder_run (organization_id, kind, local_date, queued, planning_ms) VALUES ($1, 'night', now()::date, 8, 1500)`,
      [office.org],
    );
  });
  afterAll(() => world.close());

  it('given the token, then the figures are told as Prometheus reads them; without it there is no such page', async () => {
    const { text } = await world.as().get('/metrics').set('Authorization', `Bearer ${TOKEN}`).expect(200);

    expect(text).toContain('zikaron_letters{state="waiting"} 1');
    // Of all years: nobody could tell by it whether something is wrong today.
    expect(text).not.toContain('state="failed"');
    expect(text).toMatch(/^zikaron_letters_failed_total \d+$/m);
    expect(text).toContain('zikaron_letters{state="uncertain"} 1');
    expect(text).toMatch(/^# TYPE zikaron_letters_sent_total counter$/m);
    expect(text).toMatch(/^# TYPE zikaron_letters_planned_total counter$/m);
    expect(text).toContain('zikaron_relay_away_seconds 0');
    expect(text).toContain('zikaron_nights_due 0');
    expect(text).toContain('zikaron_nights_overdue 0');
    expect(text).toContain('zikaron_work{kind="imports"} 0');
    expect(text).toContain('zikaron_heavy_work{state="waiting"} 0');
    expect(text).toMatch(/^zikaron_database_connections\{use="open"\} [1-9]/m);
    expect(text).toContain('zikaron_night_duration_seconds 1.5');
    expect(Number(/^zikaron_queue_age_seconds (\S+)/m.exec(text)?.[1])).toBeGreaterThanOrEqual(90);
    expect(text).toContain(`zikaron_build_info{version="${VERSION}"} 1`);
    expect(text).toContain('process_resident_memory_bytes');
    await world.as().get('/metrics').expect(404);
    await world.as().get('/metrics').set('Authorization', 'Bearer guess').expect(404);
  });

  it('given imports, dates and webhooks that wait, then each is counted with the age of its oldest, whatever is done or shut', async () => {
    const { org } = await world.congregation('Busy');
    const imported = (state: string, minutes: number) =>
      world.db.query(
        `INSERT INTO import (organization_id, file_name, sha256, state, encoding, delimiter, header_row, columns, date_order,
                             counts, created_by, created_at, asked_at)
         VALUES ($1, 'list.csv', '', $2, 'utf-8', ',', 0, '[]', 'mdy', '{}', '', now(), now() - $3 * interval '1 minute')`,
        [org, state, minutes],
      );
    await Promise.all([imported('importing', 2), imported('undoing', 5), imported('imported', 90)]);
    await world.db.query(
      `UPDATE organization SET customs_version = 2, dates_version = 1, dates_stale_since = now() - interval '3 minutes' WHERE id = $1`,
      [org],
    );
    await world.db.query(
      `WITH heard AS (INSERT INTO webhook_endpoint (organization_id, url, events, secret, created_by, created_at, disabled_at)
                      VALUES ($1, 'https://one.example', '{x}', '', '', now(), NULL), ($1, 'https://shut.example', '{x}', '', '', now(), now())
                      RETURNING id)
       INSERT INTO webhook_delivery (organization_id, endpoint_id, type, data, occurred_at, next_at)
       SELECT $1, id, 'x', '{}', now() - interval '4 minutes', next_at
         FROM heard, unnest('{-infinity,infinity}'::timestamptz[]) AS next_at`,
      [org],
    );

    const { work } = await readFigures(world.db, new Date());

    const told = Object.entries(work).map(([kind, { pieces, ageSeconds }]) => [
      kind,
      pieces,
      Math.round(ageSeconds / 60),
    ]);
    expect(told.sort()).toEqual([
      ['dates', 1, 3],
      ['imports', 2, 5],
      ['webhooks', 1, 4],
    ]);
    await world.db.query('DELETE FROM organization WHERE id = $1', [org]);
  });

  it('given figures, then each table that grows with letters, lists and tellings has an index for what is counted', async () => {
    const plan = await world.db.transaction(async (within) => {
      await within.query(BY_INDEXES);
      return within.query(`EXPLAIN ${FIGURES}`, [new Date()]);
    });

    const steps = plan.map((step: Record<string, string>) => step['QUERY PLAN']).join('\n');
    const whole = [...steps.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table);
    expect([...new Set(whole)].sort()).toEqual(['backup', 'relay_outage']);
    for (const index of ['import_in_hand', 'organization_stale_dates', 'webhook_delivery_due'])
      expect(steps).toMatch(new RegExp(`Index Scan (using|on) ${index}\\b`));
  });

  it('given a congregation whose night has come, then it is a figure before it is overdue', async () => {
    const clock = new StandingClock(new Date('2026-12-02T14:10:00Z'));
    const { org } = await world.congregation('Prompt');
    await world.db.query(
      `UPDATE organization SET reminders_on = true, reminder_hour = 9, updated_at = '2026-11-01' WHERE id = $1`,
      [org],
    );
    const standing = () => new HowItStands(world.db, clock, world.app.get(Nights)).now();

    expect(await standing()).toMatchObject({ nightsDue: 1, nightsOverdue: 0 });
    clock.set(new Date('2026-12-02T14:31:00Z'));
    expect(await standing()).toMatchObject({ nightsDue: 1, nightsOverdue: 1 });
    await world.db.query('DELETE FROM organization WHERE id = $1', [org]);
  });

  it('given nights that were asked about six minutes ago, then who asks how it stands does not wait for the next answer; after ten minutes they do', async () => {
    let late = 1;
    const nights = { lateSince: async () => late } as unknown as Nights;
    const stands = new HowItStands(world.db, new StandingClock(new Date()), nights);
    const clock = jest.spyOn(performance, 'now');
    const nightsDue = async (minutes: number) => {
      clock.mockReturnValue(minutes * 60_000);
      return (await stands.now()).nightsDue;
    };

    expect(await nightsDue(0)).toBe(1);
    late = 2;
    expect(await nightsDue(6)).toBe(1);
    expect(await nightsDue(7)).toBe(2);
    late = 3;
    expect(await nightsDue(30)).toBe(3);
    jest.restoreAllMocks();
  });

  it('given a congregation whose night is overdue, and a relay that does not answer, then the public page says so, and names nobody', async () => {
    const page = async (language: string) => (await world.as().get('/status').query({ language }).expect(200)).text;
    expect(await page('en')).toContain('The reminders of each congregation have been planned');

    const stands = world.app.get(HowItStands);
    jest.spyOn(stands, 'now').mockResolvedValue({ ...(await stands.now()), nightsOverdue: 1, relayAwaySeconds: 60 });
    expect(await page('en')).toMatch(/planned later than their hour.*The mail server does not answer/s);
    expect(await page('he')).toContain('שרת הדואר אינו משיב');
    expect(await page('en')).not.toContain('Beth Shalom');
    jest.restoreAllMocks();
    await world.as().get('/status').query({ language: 'fr' }).expect(400);
  });

  it('given the board in docs/operation, then each figure of the house stands on it and no other, with a legend and a unit', async () => {
    const { text } = await world.as().get('/metrics').set('Authorization', `Bearer ${TOKEN}`).expect(200);
    const told = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name);
    const { panels } = JSON.parse(readFileSync('docs/operation/grafana.json', 'utf8')) as Board;

    const asked = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(FIGURE) ?? []));
    const shown = new Set(asked.map((name) => name.replace(/_seconds_(bucket|count)$/, '_seconds')));
    expect([...shown].filter((name) => !told.includes(name))).toEqual([]);
    expect(told.filter((name) => name.startsWith('zikaron_') && !shown.has(name))).toEqual([]);
    expect(told).toContain('zikaron_nights_due');
    for (const { title, fieldConfig, targets } of panels) {
      expect([title, fieldConfig.defaults.unit]).toEqual([expect.any(String), expect.any(String)]);
      expect(targets.every(({ legendFormat }) => legendFormat)).toBe(true);
    }
    for (const state of ['uncertain', 'waiting']) expect(JSON.stringify(panels)).toContain(`state=\\"${state}\\"`);
  });

  it('given an operator, then all organizations, nights and failures are shown, without any address; nobody else sees them', async () => {
    const { body, text } = await world.as(office.people.owner).get('/api/operator/overview').expect(200);

    expect(body.version).toBe(VERSION);

    expect(body.sendingByHour).toHaveLength(48);
    expect(body.sendingByHour.at(-1)).toMatchObject({ letters: 7 });
    expect(body.nights).toMatchObject([{ queued: 8, planningMs: 1500 }]);
    expect(body.failures).toHaveLength(2);
    expect(text).not.toContain('daniel@');
    expect(body.backups).toEqual([]);
    await world.as(office.people.staff).get('/api/operator/overview').expect(403);
  });

  it('given a backup of yesterday that nobody read back, then the operator sees it, and its age is a figure', async () => {
    await world.db.query(
      `INSERT INTO backup (name, taken_at, bytes, rows) VALUES ('zikaron-20261119023000.zip', now() - interval '1 day', 5e9, 12)`,
    );

    const { body } = await world.as(office.people.owner).get('/api/operator/overview').expect(200);

    expect(body.backups).toMatchObject([
      { name: 'zikaron-20261119023000.zip', bytes: 5_000_000_000, rows: 12, triedAt: null },
    ]);
    const figures = await readFigures(world.db, new Date());
    expect(figures.backupAgeSeconds).toBeCloseTo(86_400, -2);
    expect(figures.drillAgeSeconds).toBeNull();
  });

  const asOperator = () => world.as(office.people.owner);
  const find = async (filter: object, range = [0, 24]) =>
    (
      await asOperator()
        .get('/api/operator/organizations')
        .query({ filter: JSON.stringify(filter), range: JSON.stringify(range) })
        .expect(200)
    ).body;

  it('given pages that crash, then each kind is counted for operators with its places and version, and nobody is named', async () => {
    const crash = (message: string, stack: string) => world.as().post('/api/crashes').send({ message, stack });
    const stack = (name: string) => `TypeError: no "${name}"\n    at render (https://z.example/assets/app-1.js:12:34)`;
    for (const name of ['Sarah Cohen', 'David Levi']) {
      await crash(`No "${name}" of daniel@family.example`, stack(name)).expect(202);
    }
    await crash('x'.repeat(501), '').expect(400);

    const { body } = await world.as(office.people.owner).get('/api/operator/overview').expect(200);
    expect(body.crashes).toEqual([
      {
        ...{ origin: 'page', message: 'No … of [address]', stack: 'app-1.js:12:34', version: VERSION, times: 2 },
        ...{ firstAt: expect.stringMatching(/Z$/), latest: expect.stringMatching(/Z$/) },
      },
    ]);
    expect(JSON.stringify(await world.db.query('SELECT * FROM crash'))).not.toMatch(/Sarah|Levi|daniel/);
  });

  it('given errors of the server, of a job and of the program itself, then each is counted beside them, and nobody is named', async () => {
    await world.db.query('DELETE FROM crash');
    const failure = (of: string) =>
      Object.assign(new RangeError(`${of} broke at "Sarah Cohen" <sarah@family.example>`), {
        stack: `RangeError: Sarah Cohen\n    at work (file:///srv/dist/src/${of}.js:1:2)\n    at node:internal/x:1:1`,
      });
    const breaking = jest.spyOn(world.app.get(OperatorService), 'overview').mockRejectedValue(failure('page'));
    for (let n = 0; n < 2; n++) await asOperator().get('/api/operator/overview').expect(500);
    breaking.mockRejectedValueOnce(new Unavailable('busy', 'Not now.'));
    await asOperator().get('/api/operator/overview').expect(503);
    breaking.mockRestore();
    new FailingWorker().failed(undefined, failure('job'));
    const program = new EventEmitter();
    const exit = new Promise((resolve) => tellLastWords(world.app, {}, Object.assign(program, { exit: resolve })));
    program.emit('uncaughtException', failure('program'));

    expect(await exit).toBe(1);
    const { body } = await asOperator().get('/api/operator/overview').expect(200);
    const crash = (of: string, times: number) => ({
      ...{
        origin: 'server',
        message: `RangeError: ${of} broke at … <[address]>`,
        stack: `${of}.js:1:2`,
        version: VERSION,
      },
      ...{ times, firstAt: expect.stringMatching(/Z$/), latest: expect.stringMatching(/Z$/) },
    });
    expect(body.crashes).toHaveLength(3);
    expect(body.crashes).toEqual(expect.arrayContaining([crash('page', 2), crash('job', 1), crash('program', 1)]));
  });

  it('given a trace of one line that names no place, then it is read at once', async () => {
    const { user } = process.cpuUsage();
    for (let n = 0; n < 4; n++)
      await world
        .as()
        .post('/api/crashes')
        .send({ message: 'x', stack: 'a1'.repeat(4_000) })
        .expect(202);
    expect(process.cpuUsage().user - user).toBeLessThan(800_000);
  });

  it('given more crashes than are kept, and old ones, then the latest 200 of 90 days stay; one address tells of few', async () => {
    await world.db.query(
      `INSERT INTO crash SELECT decode(md5(n::text), 'hex'), 'm' || n, '', '1', 1, now(), now() - n * interval '1 minute'
         FROM generate_series(1, 250) n`,
    );
    await world.db.query(`INSERT INTO crash VALUES ('\\x01', 'old', '', '1', 1, now(), now() - interval '91 days')`);
    await world.app.get(Crashes).forgetOld();

    const [{ kept, old }] = await world.db.query(
      `SELECT count(*)::int AS kept, count(*) FILTER (WHERE message = 'old')::int AS old FROM crash`,
    );
    expect([kept, old]).toEqual([200, 0]);
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => world.as().post('/api/crashes').send({ message: 'again', stack: '' })),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  });

  it('given many organizations, then those in trouble come first, pages are cut, and one is found by part of its name', async () => {
    for (const name of ['Adath Israel', 'Ohev 100%', 'Kehillat Or']) await world.congregation(name);

    const { data, total } = await find({}, [0, 1]);
    expect(total).toBe(4);
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({
      name: 'Beth Shalom',
      lettersThisWeek: 7,
      waiting: 1,
      troubled: 2,
      members: ROLES.length,
    });
    expect((await find({ q: 'srae' })).data).toMatchObject([
      { name: 'Adath Israel', plan: 'trial', status: 'trialing' },
    ]);
    expect((await find({ q: '%' })).data).toMatchObject([{ name: 'Ohev 100%' }]);
    await world.as(office.people.staff).get('/api/operator/organizations').expect(403);
  });

  it('given a suspension, then only the account opens and nothing is planned; when it is lifted, all is as before, and the history tells both', async () => {
    const them = await world.congregation('Suspended');
    const suspension = `/api/operator/organizations/${them.org}/suspension`;
    const reads = () => world.as(them.people.owner).get('/api/contacts');

    await asOperator().put(suspension).send({ reason: 'Asked for it by telephone' }).expect(200);
    expect((await reads().expect(402)).body.code).toBe('suspended');
    const { body: account } = await world.as(them.people.owner).get('/api/orgs/mine').expect(200);
    expect(account).toMatchObject({ hasActiveSubscription: false, subscription: { status: 'suspended' } });
    const { body: me } = await world.as(them.people.owner).get('/api/auth/me').expect(200);
    expect(me.hasActiveSubscription).toBe(false);

    await asOperator().delete(suspension).expect(200);
    await reads().expect(200);
    const acts = await world.db.query(
      `SELECT action FROM audit_log WHERE organization_id = $1 AND resource = 'organization' ORDER BY id`,
      [them.org],
    );
    expect(acts.map(({ action }: { action: string }) => action)).toEqual(expect.arrayContaining(['suspend', 'resume']));
    await world.as(them.people.owner).put(suspension).send({ reason: 'Ourselves' }).expect(403);
  });

  it.each([
    ['sheet-links', { label: 'Treasurer' }, ''],
    ['calendar-links', {}, ''],
    ['list-links', { label: 'Site', language: 'en' }, '.html'],
  ])('given a suspension, then an address of %s opens nothing until it is lifted', async (kind, draft, ending) => {
    const them = await world.congregation('Shut');
    const suspension = `/api/operator/organizations/${them.org}/suspension`;
    const { body } = await world.as(them.people.owner).post(`/api/${kind}`).send(draft).expect(201);
    const read = () => world.as().get(new URL(body.url).pathname + ending);
    await read().expect(200);

    await asOperator().put(suspension).send({ reason: 'What it shows is not theirs' }).expect(200);
    await read().expect(404);

    await asOperator().delete(suspension).expect(200);
    await read().expect(200);
  });

  it('given a trial that has passed, then days are added from today; a plan that is given is in force; who pays by card is left alone', async () => {
    const them = await world.congregation('Late');
    const at = (path: string) => `/api/operator/organizations/${them.org}/${path}`;
    await world.db.query(`UPDATE organization SET trial_ends_at = now() - interval '90 days' WHERE id = $1`, [
      them.org,
    ]);

    const { body: extended } = await asOperator().post(at('trial')).send({ days: 10 }).expect(200);
    const days = (Date.parse(extended.trialEndsAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(9.9);
    expect(days).toBeLessThanOrEqual(10);
    await Promise.all([1, 2].map(() => asOperator().post(at('trial')).send({ days: 10 }).expect(200)));
    const { body: twice } = await asOperator().post(at('trial')).send({ days: 10 }).expect(200);
    expect(Math.round((Date.parse(twice.trialEndsAt) - Date.now()) / 86_400_000)).toBe(40);
    const { body: given } = await asOperator().put(at('plan')).send({ plan: 'free' }).expect(200);
    expect(given).toMatchObject({ plan: 'free', status: 'active', trialEndsAt: null });

    await world.db.query(
      `INSERT INTO billing_account (organization_id, stripe_customer_id, stripe_subscription_id, checked_at) VALUES ($1, 'cus_1', 'sub_1', now())`,
      [them.org],
    );
    expect((await asOperator().put(at('plan')).send({ plan: 'plus' }).expect(409)).body.code).toBe('paid_by_card');
  });
});
