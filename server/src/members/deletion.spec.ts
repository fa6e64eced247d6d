import { everyRecord, fingerprint } from '../../test/records.js';
import { aWorld, type Congregation, type World } from '../../test/world.js';
import { DeletionService } from './deletion.service.js';

const CANARY = 'Kanarienvogel';

let world: World;
let ours: Congregation;
let other: Congregation;

beforeAll(async () => {
  world = await aWorld();
  other = await world.congregation('Elsewhere');
  await everyRecord(world.db, other.org, 'Elsewhere');
});
beforeEach(async () => {
  ours = await world.congregation(CANARY);
});
afterAll(() => world.close());

const owner = () => world.as(ours.people.owner);
const ask = (name = CANARY) => owner().post('/api/orgs/mine/deletion').send({ name });
const carryOut = () => world.app.get(DeletionService, { strict: false }).carryOut();
const dayHasCome = () =>
  world.db.query(`UPDATE organization SET delete_at = now() - interval '1 second' WHERE id = $1`, [ours.org]);
const isThere = async () => (await world.db.query(`SELECT FROM organization WHERE id = $1`, [ours.org])).length === 1;

/** Tables, of every schema, in which a row holds any of these. */
async function tablesWith(...traces: string[]): Promise<string[]> {
  const tables: { name: string }[] = await world.db.query(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await world.db.query(
        `SELECT FROM ${name} t WHERE EXISTS (SELECT FROM unnest($1::text[]) trace WHERE position(lower(trace) in lower(t::text)) > 0) LIMIT 1`,
        [traces],
      );
      return rows.length ? [name] : [];
    }),
  );
  return found.flat();
}

describe('the deletion of an organization', () => {
  it('given its day, then no table has a row of it left, and another organization is as it was', async () => {
    await everyRecord(world.db, ours.org, CANARY);
    const traces = [CANARY, ours.org];
    expect((await tablesWith(...traces)).length).toBeGreaterThan(20);
    const before = await fingerprint(world.db, other.org);
    await ask().expect(200);
    await dayHasCome();

    await carryOut();

    expect(await tablesWith(...traces)).toEqual([]);
    expect(await fingerprint(world.db, other.org)).toBe(before);
  });

  it('given thirty days less a moment, then everything is there', async () => {
    const { body } = await ask().expect(200);
    expect((Date.parse(body.deleteAt) - Date.now()) / 86_400_000).toBeCloseTo(30, 2);

    await carryOut();

    expect(await isThere()).toBe(true);
    const { body: news } = await owner().get('/api/notifications').expect(200);
    expect(news.notifications[0].title).toBe(`${CANARY} will be deleted`);
  });

  it('given it is taken back, then its day passes and nothing happens', async () => {
    await ask().expect(200);
    await owner().delete('/api/orgs/mine/deletion').expect(200, { deleteAt: null, askedBy: null });

    await carryOut();

    expect(await isThere()).toBe(true);
  });

  it('given it is asked twice, then the first day stands', async () => {
    const first = await ask().expect(200);
    const second = await ask().expect(200);

    expect(second.body).toEqual(first.body);
  });

  it('given another name, or somebody who is no owner, then nothing is asked', async () => {
    await ask('Another name').expect(422);
    await world.as(ours.people.admin).post('/api/orgs/mine/deletion').send({ name: CANARY }).expect(403);

    const { body } = await owner().get('/api/orgs/mine/deletion').expect(200);
    expect(body.deleteAt).toBeNull();
  });

  it('given somebody who belongs to another organization too, then they stay there', async () => {
    const [{ id }] = await world.db.query(`SELECT id FROM app_user WHERE subject = $1`, [ours.people.staff.subject]);
    await world.db.query(`INSERT INTO membership (organization_id, user_id, role) VALUES ($1, $2, 'viewer')`, [
      other.org,
      id,
    ]);
    await ask().expect(200);
    await dayHasCome();

    await carryOut();

    const { body } = await world.as(ours.people.staff).get('/api/orgs').expect(200);
    expect(body.data).toMatchObject([{ id: other.org }]);
  });

  it('given two workers at once, then it is deleted once and neither fails', async () => {
    await ask().expect(200);
    await dayHasCome();

    await Promise.all([carryOut(), carryOut(), carryOut()]);

    expect(await isThere()).toBe(false);
  });
});
