import { aWorld, type World } from './world.js';

describe("the operators' console", () => {
  let world: World;

  beforeAll(async () => {
    world = await aWorld({ OPERATOR_EMAILS: 'operator@example.org' });
  });
  afterAll(() => world.close());

  it('given an operator, then every queue of the house is there', async () => {
    const { body } = await world
      .as(await world.person('Operator'))
      .get('/admin/queues/api/queues')
      .expect(200);

    const names = (body.queues as { name: string }[]).map(({ name }) => name).sort();
    expect(names).toEqual(['email-sending', 'imports', 'observance-dates'].sort());
  });

  it('given its page, then the browser is told to load nothing from elsewhere', async () => {
    const { headers } = await world
      .as(await world.person('Operator'))
      .get('/admin/queues/')
      .expect(200);

    const policy = String(headers['content-security-policy'])
      .split(';')
      .map((one) => one.trim());
    for (const kind of ['default-src', 'script-src', 'style-src', 'font-src']) {
      const [, ...from] = policy.find((one) => one.startsWith(kind))?.split(' ') ?? [];
      expect(from.filter((one) => !["'self'", "'unsafe-inline'", 'data:'].includes(one))).toEqual([]);
      expect(from).not.toEqual([]);
    }
  });

  it('given anybody else, then it is closed', async () => {
    await world.as().get('/admin/queues/api/queues').expect(401);
    await world
      .as(await world.person('Somebody'))
      .get('/admin/queues/api/queues')
      .expect(403);
  });
});
