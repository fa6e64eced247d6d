import { aWorld, type World } from './world.js';

describe('several api processes on one database', () => {
  let [one, other]: World[] = [];

  beforeAll(async () => {
    one = await aWorld();
    other = await aWorld({ DATABASE_URL: one.config.DATABASE_URL });
  });
  afterAll(async () => {
    await other?.close();
    await one?.close();
  });

  it('given a limit that is used up at one of them, then it is used up at the other', async () => {
    const look = async (world: World) =>
      (await world.as().post('/api/invitations/look').send({ token: 'guess' })).status;
    const [left, right] = [one!, other!];
    for (let n = 0; n < 30; n++) expect([await look(left), await look(right)]).toEqual([404, 404]);

    expect([await look(left), await look(right)]).toEqual([429, 429]);
  });

  it('given an API key, then its requests are counted together', async () => {
    const { people } = await one!.congregation('Beth Shalom');
    await one!.db.query(`UPDATE organization SET plan = 'plus', subscription_status = 'active'`);
    const draft = { name: 'A program', scopes: ['contacts:read'], expiresAt: null };
    const { body } = await one!.as(people.owner).post('/api/api-keys').send(draft).expect(201);
    const ask = (world: World) => world.as().get('/api/contacts').auth(body.secret, { type: 'bearer' });

    await ask(one!).expect(200);
    await ask(other!).expect(200);

    const [{ requests }] = await one!.db.query(
      'SELECT max(cardinality(attempts)) AS requests FROM rate_limit WHERE cardinality(attempts) < 10',
    );
    expect(requests).toBe(2);
  });
});
