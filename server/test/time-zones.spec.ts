import { timezone } from '@zikaron/contract';
import { TimeZonesThatAllKnow1700017000000 } from '../migrations/1700017000000-time-zones-that-all-know.js';
import { aWorld, type Congregation, type World } from './world.js';

/** What means different things to Postgres and to the program, or something to one of them only. */
const REFUSED = ['IST', 'BST', 'AET', 'EST', 'UTC', '+05:30', 'UTC+2', 'Etc/GMT+5', 'Foo/Bar-5', 'Europe/Atlantis', ''];
const TAKEN = [
  'America/New_York',
  'Asia/Jerusalem',
  'America/Argentina/Buenos_Aires',
  'America/Port-au-Prince',
  'Etc/UTC',
];

describe('time zones', () => {
  let world: World;
  let office: Congregation;

  beforeAll(async () => {
    world = await aWorld();
    office = await world.congregation('Beth Shalom');
  });
  afterAll(() => world.close());

  const write = (zone: string) =>
    world.db.query('UPDATE organization SET timezone = $2 WHERE id = $1', [office.org, zone]);
  const save = async (zone: string) => {
    const settings = (await world.as(office.people.owner).get('/api/orgs/mine/settings').expect(200)).body;
    return world
      .as(office.people.owner)
      .put('/api/orgs/mine/settings')
      .send({ ...(settings.data ?? settings), timezone: zone });
  };

  it.each(REFUSED)('given %p, then program and database refuse it', async (zone) => {
    expect(timezone.safeParse(zone).success).toBe(false);
    expect((await save(zone)).status).toBe(400);
    await expect(write(zone)).rejects.toThrow();
  });

  it.each(TAKEN)('given %p, then program and database take it', async (zone) => {
    expect((await save(zone)).status).toBe(200);
    await write(zone);
  });

  it('given every city that is known here, then the database knows its zone', async () => {
    const { body } = await world.as(office.people.owner).get('/api/orgs/mine/settings/cities?q=new york').expect(200);
    for (const { timezone: zone } of body.data as { timezone: string }[]) await write(zone);
  });

  it('given a database from before, then each bad zone becomes what was meant, and staff and history keep what it was', async () => {
    const migration = new TimeZonesThatAllKnow1700017000000();
    const runner = world.db.createQueryRunner();
    await migration.down(runner);
    await write('AET');
    const other = await world.congregation('Ohev Zedek');
    await world.db.query(`UPDATE organization SET timezone = 'IST', israel = true WHERE id = $1`, [other.org]);

    await migration.up(runner);
    await runner.release();

    const zones = await world.db.query(`SELECT name, timezone FROM organization ORDER BY name`);
    expect(zones).toEqual([
      { name: 'Beth Shalom', timezone: 'Australia/Sydney' },
      { name: 'Ohev Zedek', timezone: 'Asia/Jerusalem' },
    ]);
    const { body } = await world.as(office.people.staff).get('/api/notifications').expect(200);
    expect(body.notifications).toMatchObject([
      { key: 'timezone-set', values: { before: 'AET', after: 'Australia/Sydney' } },
    ]);
    const history = await world.db.query(
      `SELECT before, after FROM audit_log WHERE organization_id = $1 AND resource = 'organization' AND before ->> 'timezone' = 'AET'`,
      [office.org],
    );
    expect(history).toEqual([{ before: { timezone: 'AET' }, after: { timezone: 'Australia/Sydney' } }]);
  });
});
