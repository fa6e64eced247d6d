import type { HistoryLine, HistoryChoices } from '@zikaron/contract';
import { aWorld, type Congregation, type World } from '../../test/world.js';

let world: World;
let beth: Congregation;

beforeAll(async () => {
  world = await aWorld();
  beth = await world.congregation('Beth Shalom');
  await world.as(beth.people.staff).post('/api/contacts/alone').send({ name: 'Ploni' }).expect(201);
  await world.as(beth.people.admin).post('/api/yahrzeits').send({ name: 'Sarah' }).expect(201);
  await write('2026-03-08T04:59:59Z', 'before midnight in New York');
  await write('2026-03-08T05:00:00Z', 'the first moment of the day');
  await write('2026-03-09T03:59:59Z', 'its last, after the clocks went forward');
  await write('2026-03-09T04:00:00Z', 'the day after');
});
afterAll(() => world.close());

const write = (at: string, action: string) =>
  world.db.query(
    `INSERT INTO audit_log (organization_id, at, actor_name, action, resource) VALUES ($1, $2, 'Zikaron', $3, 'clock')`,
    [beth.org, at, action],
  );
const list = async (filter: object = {}, range = [0, 19]): Promise<{ data: HistoryLine[]; total: number }> =>
  (
    await world
      .as(beth.people.owner)
      .get('/api/history')
      .query({ filter: JSON.stringify(filter), range: JSON.stringify(range) })
      .expect(200)
  ).body;
const choices = async (): Promise<HistoryChoices> =>
  (await world.as(beth.people.owner).get('/api/history/choices').expect(200)).body;

describe('the history of an organization', () => {
  it('given changes, then it says who changed what, the latest first', async () => {
    const { data } = await list();

    expect(data[0]).toMatchObject({ actor: 'admin', action: 'add', resource: 'yahrzeit' });
    expect(data[0]?.changes).toContainEqual({ field: 'name', before: null, after: 'Sarah' });
    expect(data[1]).toMatchObject({ actor: 'staff', action: 'add', resource: 'contact' });
    expect(data.slice(0, 2).map(({ about }) => about)).toEqual(['Sarah', 'Ploni']);
  });

  it('given a time until the last of all days, then all of it', async () => {
    expect((await list({ from: '0001-01-01', to: '9999-12-31' })).total).toBe((await list()).total);
  });

  it('given a person, then their changes alone', async () => {
    const { actors } = await choices();
    const staff = actors.find(({ name }) => name === 'staff');

    const { data, total } = await list({ actorId: staff?.id });

    expect([total, data.map(({ actor }) => actor)]).toEqual([1, ['staff']]);
  });

  it('given a kind, then that kind alone', async () => {
    expect((await choices()).resources).toEqual(expect.arrayContaining(['clock', 'contact', 'member', 'yahrzeit']));
    expect((await list({ resource: 'contact' })).total).toBe(1);
  });

  it('given days, then they are those of the organization, also when the clocks are changed', async () => {
    const { data } = await list({ from: '2026-03-08', to: '2026-03-08' });

    expect(data.map(({ action }) => action)).toEqual([
      'its last, after the clocks went forward',
      'the first moment of the day',
    ]);
  });

  it('given pages, then they neither overlap nor leave gaps', async () => {
    const { data: all, total } = await list({}, [0, 99]);
    const pages = [...(await list({}, [0, 2])).data, ...(await list({}, [3, total])).data];

    expect(pages.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(all).toHaveLength(total);
  });

  it('given staff, then it is closed to them', async () => {
    await world.as(beth.people.staff).get('/api/history').expect(403);
    await world.as(beth.people.admin).get('/api/history').expect(200);
  });
});
