import { aWorld, type Congregation, type World } from '../../test/world.js';
import { readConfig } from '../platform/config/index.js';

describe('the demonstration payment', () => {
  let world: World;
  let us: Congregation;

  beforeAll(async () => {
    world = await aWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    us = await world.congregation(`Beth El ${Math.random()}`);
  });

  const pay = (plan: string, more: object = {}, path = '/checkout') =>
    world
      .as(us.people.owner)
      .post(path)
      .send({ plan, orgName: 'Ohev Shalom', timezone: 'Asia/Jerusalem', cardLast4: '4242', ...more });
  const account = async () => (await world.as(us.people.owner).get('/api/orgs/mine').expect(200)).body;

  it.each(['/checkout', '/api/checkout'])('given a plan, when it is paid at %s, then it is in force', async (path) => {
    const { body } = await pay('plus', {}, path).expect(200);

    expect(body).toEqual({ subscription: { plan: 'plus', status: 'active', trialEndsAt: null, endsAt: null } });
    expect(await account()).toMatchObject({ limits: { emailsPerMonth: 10_000, observers: 10_000 } });
  });

  it('given it is paid twice at once, then it is in force once, and the history has one line of it', async () => {
    await Promise.all([pay('standard').expect(200), pay('standard').expect(200)]);

    const lines = await world.db.query(`SELECT 1 FROM audit_log WHERE organization_id = $1 AND action = 'subscribe'`, [
      us.org,
    ]);
    expect(lines).toHaveLength(1);
  });

  it('given a whole card number, or none, then it is refused and nothing is in force', async () => {
    for (const cardLast4 of ['4242424242424242', '', '42', 'abcd', undefined])
      await pay('plus', { cardLast4 }).expect(400);

    expect(await account()).toMatchObject({ subscription: { plan: 'trial' } });
  });

  it('given the digits of a card, then the history does not have them', async () => {
    await pay('starter', { cardLast4: '7391' }).expect(200);

    const lines = await world.db.query(
      `SELECT before, after FROM audit_log WHERE organization_id = $1 AND action = 'subscribe'`,
      [us.org],
    );
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('7391');
  });

  it('given the trial that runs, then it runs on; given one that has passed, then it is not given again', async () => {
    const before = await account();
    const { body } = await pay('trial').expect(200);
    expect(body.subscription).toEqual(before.subscription);

    await world.db.query(`UPDATE organization SET trial_ends_at = now() - interval '1 day' WHERE id = $1`, [us.org]);
    expect((await pay('trial').expect(409)).body.code).toBe('trial_used');
    await pay('starter').expect(200);
    expect((await pay('trial').expect(409)).body.code).toBe('trial_used');
  });

  it('given an organization without a name, then the checkout names it and says where it is; a name is not replaced', async () => {
    await pay('starter').expect(200);
    expect((await account()).organization).toMatchObject({ name: expect.stringContaining('Beth El') });
    await world.db.query(`UPDATE organization SET name = 'My Congregation' WHERE id = $1`, [us.org]);

    await pay('starter').expect(200);

    expect((await account()).organization).toMatchObject({ name: 'Ohev Shalom', timezone: 'Asia/Jerusalem' });
    await pay('starter', { orgName: 'Usurper', timezone: 'Asia/Tokyo' }).expect(200);
    expect((await account()).organization).toMatchObject({ name: 'Ohev Shalom', timezone: 'Asia/Jerusalem' });
  });

  it.each(['admin', 'staff', 'viewer'] as const)('given our %s, then only the owner pays', async (role) => {
    const { body } = await world
      .as(us.people[role])
      .post('/checkout')
      .send({ plan: 'plus', orgName: 'x', timezone: 'Etc/UTC', cardLast4: '4242' })
      .expect(403);
    expect(body.code).toBe('not_allowed');
  });

  it('given no card provider, then there is no page of one', async () => {
    await world.as(us.people.owner).get('/api/billing/portal').expect(404);
    await world.as(us.people.owner).get('/api/billing/complete?sid=cs_1').expect(404);
  });

  it.each([
    [{}, 'demo'],
    [{ BILLING: 'off' }, 'off'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'plan'],
    [PRODUCTION(), 'off'],
    [{ ...PRODUCTION(), BILLING: '' }, 'off'],
    [{ ...PRODUCTION(), BILLING: 'demo' }, 'demo'],
    [{ ...PRODUCTION(), STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'plan'],
  ])('given %j, then billing is %s', (environment, billing) => {
    const config = readConfig({ DATABASE_URL: 'x', SMTP_URL: 'x', LINK_SECRET: 'y'.repeat(32), ...environment });

    expect(config.BILLING).toBe(billing);
  });

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_1', BILLING: 'demo' }, 'BILLING: beside a card provider'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1', BILLING: 'off' }, 'BILLING: beside a card provider'],
    [{ ...PRODUCTION(), BILLING_DEMO: 'true' }, 'BILLING_DEMO: is BILLING=demo now'],
  ])('given %j, then it does not start and says why', (environment, why) => {
    const read = () => readConfig({ DATABASE_URL: 'x', SMTP_URL: 'x', LINK_SECRET: 'y'.repeat(32), ...environment });

    expect(read).toThrow(why);
  });

  it('given production with a card key and nothing to check webhooks by, then it does not start', () => {
    const environment = { ...PRODUCTION(), DATABASE_URL: 'x', SMTP_URL: 'x', LINK_SECRET: 'y'.repeat(32) };

    expect(() => readConfig({ ...environment, STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow('STRIPE_WEBHOOK_SECRET');
    expect(() => readConfig({ ...environment, STRIPE_API_BASE: 'http://127.0.0.1:9' })).toThrow('STRIPE_API_BASE');
  });
});

function PRODUCTION() {
  return {
    ...{
      NODE_ENV: 'production',
      SUPABASE_URL: 'https://identity.test',
      SUPABASE_ANON_KEY: 'browser',
      REDIS_URL: 'redis://x',
    },
    PUBLIC_URL: 'https://zikaron.test',
  };
}
