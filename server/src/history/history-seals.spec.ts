import type { HistoryCheck } from '@zikaron/contract';
import { aWorld, type Congregation, type World } from '../../test/world.js';
import { HistorySeals } from './history-seals.service.js';

let world: World;
let beth: Congregation;
let seals: HistorySeals;

beforeAll(async () => {
  world = await aWorld();
  seals = world.app.get(HistorySeals);
});
beforeEach(async () => {
  beth = await world.congregation('Beth Shalom');
  const { body } = await world.as(beth.people.staff).post('/api/contacts/alone').send({ name: 'Ploni' }).expect(201);
  await world.as(beth.people.staff).put(`/api/contacts/${body.id}`).send({ name: 'Ploni ben Shlomo' }).expect(200);
  await world.as(beth.people.admin).post('/api/yahrzeits').send({ name: 'Sarah' }).expect(201);
  await seals.seal();
});
afterAll(() => world.close());

const check = async (): Promise<HistoryCheck> =>
  (await world.as(beth.people.owner).get('/api/history/check').expect(200)).body;
const change = (statement: string) => world.db.query(statement, [beth.org]);
const ACT = `organization_id = $1 AND resource = 'contact' AND action = 'change'`;

describe('the sealed history', () => {
  it('given acts, then each is sealed once, and the check finds them whole', async () => {
    const before = await check();
    await world.as(beth.people.admin).post('/api/yahrzeits').send({ name: 'Rachel' }).expect(201);
    expect(await check()).toMatchObject({ isWhole: true, acts: before.acts, waiting: 1 });

    await Promise.all([seals.seal(), seals.seal(), seals.seal()]);

    const after = await check();
    expect(before).toMatchObject({ isWhole: true, waiting: 0, erased: 0, broken: null });
    expect(after).toMatchObject({ isWhole: true, acts: before.acts + 1, waiting: 0 });
    expect([before.seal, after.seal]).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.not.stringMatching(before.seal),
    ]);
  });

  it.each([
    ['who did it', `UPDATE audit_log SET actor_name = 'somebody else' WHERE ${ACT}`],
    ['when it was', `UPDATE audit_log SET at = at + interval '1 hour' WHERE ${ACT}`],
    ['what was changed', `UPDATE audit_log SET after = after || '{"name": "another"}' WHERE ${ACT}`],
    ['that it was', `DELETE FROM audit_log WHERE ${ACT}`],
    [
      'the last act',
      `DELETE FROM audit_log WHERE organization_id = $1 AND sealed_as = (SELECT max(sealed_as) FROM audit_log WHERE organization_id = $1)`,
    ],
    ['its seal', `UPDATE audit_log SET seal = sha256(seal) WHERE ${ACT}`],
    [
      'its seal and what was changed',
      `UPDATE audit_log SET after = '{"name": "another"}', content_hash = sha256('x') WHERE ${ACT}`,
    ],
  ])('given somebody changes %s in the database, then the check names the act', async (_, forgery) => {
    await change(forgery);

    const { isWhole, broken, acts } = await check();

    expect([isWhole, broken?.act]).toEqual([false, expect.any(Number)]);
    expect(broken?.act).toBeGreaterThan(1);
    expect(broken?.act).toBeLessThanOrEqual(acts);
  });

  it('given a person is erased, then what was said of them is gone, and the chain stands', async () => {
    const [{ id }] = await change(`SELECT id FROM contact WHERE organization_id = $1`);
    await world.as(beth.people.owner).post(`/api/contacts/${id}/erase`).expect(200);
    await seals.seal();

    expect(await check()).toMatchObject({ isWhole: true, erased: 2, broken: null });
  });

  it('given staff, then the check is closed to them, as the history is', async () => {
    await world.as(beth.people.staff).get('/api/history/check').expect(403);
  });
});
