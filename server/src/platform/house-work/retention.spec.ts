import { aWorld, type Congregation, type World } from '../../../test/world.js';
import { HistorySeals } from '../../history/index.js';
import { Retention } from './index.js';

const YEAR = 366;
const DANIEL = { name: 'Daniel Levin', gregorianDate: '1984-03-01' };

describe('what is kept only for a time', () => {
  let world: World;
  let ours: Congregation;
  let theirs: Congregation;

  beforeAll(async () => {
    world = await aWorld();
    [ours, theirs] = [await world.congregation('Beth El'), await world.congregation('Beth Shalom')];
  });
  afterAll(() => world.close());

  const night = () => world.app.get(Retention).forget();
  const left = async (table: string, told: string, where = 'true'): Promise<string[]> => {
    const rows: { told: string }[] = await world.db.query(
      `SELECT ${told} AS told FROM ${table} WHERE ${where} ORDER BY 1`,
    );
    return rows.map((row) => row.told);
  };
  const session = (name: string, beganDaysAgo: number, endedDaysAgo: number | null = null) =>
    world.db.query(
      `INSERT INTO web_session (user_id, secret_hash, user_agent, created_at, expires_at, revoked_at)
       SELECT user_id, sha256(convert_to($1, 'UTF8')), $1::text, now() - make_interval(days => $2), now(),
              now() - make_interval(days => $3::int) FROM membership LIMIT 1`,
      [name, beganDaysAgo, endedDaysAgo],
    );
  const notification = (cause: string, daysAgo: number) =>
    world.db.query(
      `INSERT INTO notification (organization_id, cause, title, message, severity, created_at, read_at)
       VALUES ($1, $2, '', '', 'info', now() - make_interval(days => $3), now())`,
      [ours.org, cause, daysAgo],
    );

  it('given sessions, when 400 days have passed, then those that began and ended before are forgotten', async () => {
    await session('old', 401);
    await session('old and ended of late', 401, 30);
    await session('young', 399);

    await night();

    expect(await left('web_session', 'user_agent', 'user_agent IS NOT NULL')).toEqual([
      'old and ended of late',
      'young',
    ]);
  });

  it('given notifications, when two years have passed, then they go, but the last of what is told only once', async () => {
    await notification('import:1', 2 * YEAR);
    await notification('import:2', YEAR);
    await notification('night-empty', 2 * YEAR);
    await notification('emails-failed', 3 * YEAR);
    await notification('emails-failed', 2 * YEAR);

    await night();

    expect(await left('notification', 'cause', `organization_id = '${ours.org}'`)).toEqual([
      'emails-failed',
      'import:2',
      'night-empty',
    ]);
  });

  it('given runs, when two years have passed, then what they decided goes, and those that wrote no letter', async () => {
    await world.db.query(
      `WITH run AS (
         INSERT INTO reminder_run (organization_id, kind, local_date, planned_at, created_at, queued)
         SELECT $1, 'night', current_date - days, now(), now() - make_interval(days => days), queued
           FROM (VALUES (2 * ${YEAR}, 0), (2 * ${YEAR} + 1, 2), (${YEAR}, 0)) AS r (days, queued) RETURNING id)
       INSERT INTO run_outcome (organization_id, run_id, outcome, reason) SELECT $1, id, 'skipped', 'no_email' FROM run`,
      [ours.org],
    );

    await night();

    const outcomes = `(SELECT count(*) FROM run_outcome WHERE run_id = run.id)`;
    expect(await left('reminder_run run', `queued || ' letters, ' || ${outcomes} || ' outcomes'`)).toEqual([
      '0 letters, 1 outcomes',
      '2 letters, 0 outcomes',
    ]);
    const { body } = await world.as(ours.people.staff).get('/api/runs').expect(200);
    expect(body.data.map(({ outcomesRemovedAt }: { outcomesRemovedAt: string | null }) => outcomesRemovedAt)).toEqual([
      null,
      expect.any(String),
    ]);
  });

  it('given what acts changed, when the congregation keeps it for a year, then who did it stays, sealed, and others keep all', async () => {
    for (const { people } of [ours, theirs])
      await world.as(people.staff).post('/api/yahrzeits').send(DANIEL).expect(201);
    const seals = world.app.get(HistorySeals, { strict: false });
    await world.db.query(`UPDATE audit_log SET at = at - make_interval(days => ${YEAR})`);
    await seals.seal();
    await world.db.query('UPDATE organization SET history_years = 1 WHERE id = $1', [ours.org]);
    const said = (org: string) =>
      left('audit_log', `action || ' ' || (after IS NOT NULL)`, `organization_id = '${org}' AND resource = 'yahrzeit'`);

    await night();

    expect(await said(ours.org)).toEqual(['add false']);
    expect(await said(theirs.org)).toEqual(['add true']);
    expect(await seals.check(ours.org)).toMatchObject({ isWhole: true, erased: expect.any(Number), broken: null });
  });

  it('given rows that somebody holds, then the night passes them over and takes the others', async () => {
    await session('held', 401);
    await session('free', 401);

    await world.db.transaction(async (within) => {
      await within.query(`SELECT FROM web_session WHERE user_agent = 'held' FOR UPDATE`);
      await night();
    });

    expect(await left('web_session', 'user_agent', `user_agent IN ('held', 'free')`)).toEqual(['held']);
  });

  it('given more rows than go at once, and a rule that fails, then all others go and the failure is named', async () => {
    await world.db.query(
      `INSERT INTO notification (organization_id, cause, title, message, severity, created_at)
       SELECT $1, 'import:' || n, '', '', 'info', now() - interval '3 years' FROM generate_series(1, 2500) n`,
      [theirs.org],
    );
    await session('old', 401);
    const retention = world.app.get(Retention);
    retention.add('what fails', () => Promise.reject(new Error('broken')));

    await expect(retention.forget()).rejects.toThrow('what fails');

    expect(await left('notification', 'cause', `organization_id = '${theirs.org}'`)).toEqual([]);
    expect(await left('web_session', 'user_agent', `user_agent = 'old'`)).toEqual([]);
  });
});
