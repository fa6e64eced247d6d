import { Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type Stripe from 'stripe';
import { aBillingWorld, choice, type BillingWorld } from '../../test/stripe/billing-world.js';
import { FAKE_KEY } from '../../test/stripe/fake-stripe.js';
import type { StripeEvent } from '../../test/stripe/stripe-world.js';
import type { Congregation } from '../../test/world.js';
import { openStripe, setUpStripe, Subscriptions } from './index.js';
import { PricesAtStart } from './prices-at-start.js';
import { STRIPE } from './stripe-client.js';

const stripeOf = ({ world }: BillingWorld): Stripe => world.app.get(STRIPE, { strict: false });

describe('paying by card', () => {
  let house: BillingWorld;
  let n = 0;

  beforeAll(async () => {
    house = await aBillingWorld();
  });
  afterAll(() => house.close());
  afterEach(() => expect(house.stripe.wrong).toEqual([]));

  const congregation = () => house.world.congregation(`Ohev Shalom ${++n}`);
  const owner = (us: Congregation) => house.world.as(us.people.owner);
  const ask = (us: Congregation, plan: string, more = {}) =>
    owner(us).post('/api/billing/create-checkout-session').send(choice(plan, more));
  const complete = (us: Congregation, sid: string) => owner(us).get('/api/billing/complete').query({ sid });
  const sessionOf = (answer: { body: { url: string } }) => String(answer.body.url.split('/').at(-1));
  const openPages = (...sessions: string[]) =>
    sessions.filter((id) => house.stripe.world.sessions.get(id)?.status === 'open');
  const lettersPrice = (plan: string) =>
    [...house.stripe.world.prices.values()].find(({ lookup_key }) => lookup_key === `zikaron_${plan}_letters`);

  it('given an account that is set up, when it is set up again, then nothing is made twice', async () => {
    const client = await openStripe({ STRIPE_SECRET_KEY: FAKE_KEY, STRIPE_API_BASE: house.stripe.url });
    const lines = client ? await setUpStripe(client) : [];

    expect(lines.filter((line) => !line.endsWith(': there'))).toEqual([]);
    expect(lines).toHaveLength(10);
    expect(house.stripe.world.prices.size).toBe(6);
    expect(lettersPrice('standard')).toMatchObject({
      unit_amount_decimal: '0.06',
      recurring: { usage_type: 'metered' },
    });
  });

  it.each([
    ['starter', 500, 250],
    ['standard', 2_000, 1_000],
    ['plus', 10_000, 10_000],
  ])('given %s, when it is paid and the browser comes back, then it is in force', async (plan, emails, observers) => {
    const us = await congregation();
    const { session } = await house.buy(us, plan);

    const { body } = await complete(us, session).expect(200);

    expect(body).toEqual({ subscription: { plan, status: 'active', trialEndsAt: null, endsAt: null } });
    const { body: account } = await owner(us).get('/api/orgs/mine').expect(200);
    expect(account).toMatchObject({ hasActiveSubscription: true, limits: { emailsPerMonth: emails, observers } });
  });

  it('given a session that nobody paid, when the browser comes back, then nothing is in force', async () => {
    const us = await congregation();
    const { body } = await ask(us, 'plus').expect(200);

    await complete(us, String(body.url.split('/').at(-1))).expect(200);

    expect(await house.subscription(us.org)).toMatchObject({ plan: 'trial', status: 'trialing', limit: 500 });
  });

  it("given another congregation's session, when it is shown as ours, then it is not found, and neither changes", async () => {
    const [us, them] = [await congregation(), await congregation()];
    await ask(us, 'starter').expect(200);
    const { session } = await house.buy(them, 'plus');

    await complete(us, session).expect(404);
    await complete(us, 'cs_test_nothing').expect(404);

    expect(await house.subscription(us.org)).toMatchObject({ plan: 'trial' });
    expect(await house.subscription(them.org)).toMatchObject({ plan: 'trial' });
  });

  it('given five clicks at once, then there is one customer, and one page on which to pay', async () => {
    const us = await congregation();
    const before = house.stripe.world.customers.size;

    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ask(us, 'starter')));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(house.stripe.world.customers.size).toBe(before + 1);
    expect(openPages(...answers.map(sessionOf))).toHaveLength(1);
  });

  it('given a checkout, a payment and a change of plan, then no transaction is open while Stripe is asked', async () => {
    const us = await congregation();
    const open: string[] = [];
    house.stripe.mishap = async (call) => {
      await sleep(40);
      const [{ n }] = await house.world.db.query(
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database()
            AND state LIKE 'idle in transaction%' AND state_change < clock_timestamp() - interval '30 ms'`,
      );
      if (n > 0) open.push(call);
      return null;
    };
    const { session } = await house.buy(us, 'starter');
    await complete(us, session).expect(200);
    await house.deliver(house.stripe.world.events.at(-1) as StripeEvent);
    await ask(us, 'plus').expect(200);
    house.stripe.mishap = () => null;

    expect(open).toEqual([]);
    expect(await house.subscription(us.org)).toMatchObject({ plan: 'plus', status: 'active' });
  });

  it('given an answer that comes after one that was asked for later, then the later one counts', async () => {
    const us = await congregation();
    const { customer, subscription } = await house.buy(us, 'starter');
    const subscriptions = house.world.app.get(Subscriptions, { strict: false });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const { list } = stripeOf(house).subscriptions;
    const slow = jest.spyOn(stripeOf(house).subscriptions, 'list').mockImplementationOnce((async (asked: never) => {
      const answer = await list.call(stripeOf(house).subscriptions, asked);
      await held;
      return answer;
    }) as never);

    const first = subscriptions.reread(customer);
    while (slow.mock.calls.length === 0) await sleep(5);
    await sleep(50);
    house.stripe.world.cancel(subscription);
    await subscriptions.reread(customer);
    release();
    await first;

    expect(await house.subscription(us.org)).toMatchObject({ status: 'canceled' });
    slow.mockRestore();
  });

  it('given no prices, then the start says what is to be done', async () => {
    const said = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const nothing = { prices: { list: () => Promise.resolve({ data: [] }) } } as unknown as Stripe;
    await new PricesAtStart(nothing).look();

    expect(said).toHaveBeenCalledWith(expect.stringContaining('npm run stripe:setup'));
    said.mockClear();
    await new PricesAtStart(stripeOf(house)).look();
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });

  it('given two tabs, when the second opens its page, then nobody can pay on the page of the first', async () => {
    const us = await congregation();
    const [first, second] = [sessionOf(await ask(us, 'starter')), sessionOf(await ask(us, 'plus'))];

    expect(openPages(first, second)).toEqual([second]);
    expect(() => house.stripe.world.pay(first)).toThrow('is not open');
    house.stripe.world.pay(second);
    await complete(us, second).expect(200);
    expect(await house.subscription(us.org)).toMatchObject({ plan: 'plus', status: 'active' });
  });

  it('given a payment in one tab that nobody has told us of, when another plan is chosen in the other, then it is a change of plan', async () => {
    const us = await congregation();
    const { customer } = await house.buy(us, 'starter');

    const { body } = await ask(us, 'plus').expect(200);

    expect(body.url).toBe('http://zikaron.test/account');
    const bought = [...house.stripe.world.subscriptions.values()].filter((one) => one.customer === customer);
    expect(bought).toHaveLength(1);
    expect(await house.subscription(us.org)).toMatchObject({ plan: 'plus', status: 'active' });
  });

  it('given a payment in one tab in the very moment in which the other asks, then the other is told, and opens no page', async () => {
    const us = await congregation();
    const first = sessionOf(await ask(us, 'starter'));
    // Between our list of open pages and the closing of this one.
    house.stripe.mishap = (call) => {
      if (call.endsWith('/expire')) house.stripe.world.pay(first);
      return null;
    };

    const { body } = await ask(us, 'plus').expect(409);
    house.stripe.mishap = () => null;

    expect(body.code).toBe('just_paid');
    const { sessions } = house.stripe.world;
    const ours = [...sessions.values()].filter(({ customer }) => customer === sessions.get(first)?.customer);
    expect(ours.map(({ id, status }) => [id, status])).toEqual([[first, 'complete']]);
  });

  it('given a subscription that was cancelled, when a plan is chosen before its end, then it goes on', async () => {
    const us = await congregation();
    const { session, subscription } = await house.buy(us, 'starter');
    house.stripe.world.cancelLater(subscription);
    const { body } = await complete(us, session).expect(200);
    expect(body.subscription).toMatchObject({ status: 'active', endsAt: expect.stringMatching(/^\d{4}-/) });

    await ask(us, 'starter').expect(200);

    expect(house.stripe.world.subscriptions.get(subscription)).toMatchObject({ status: 'active', cancel_at: null });
    const { body: account } = await owner(us).get('/api/orgs/mine').expect(200);
    expect(account.subscription).toMatchObject({ plan: 'starter', status: 'active', endsAt: null });
  });

  it('given the trial, then Stripe begins with seven days without payment, and it is had once', async () => {
    const us = await congregation();
    const { session, subscription } = await house.buy(us, 'trial');
    const { body } = await complete(us, session).expect(200);

    expect(body.subscription).toMatchObject({ plan: 'starter', status: 'trialing' });
    const days = (Date.parse(body.subscription.trialEndsAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);

    house.stripe.world.cancel(subscription);
    const again = await ask(us, 'starter', { trialDays: 7 }).expect(409);
    expect(again.body.code).toBe('trial_used');
  });

  it('given a subscription, when another plan is chosen, then it is changed and no second one is begun', async () => {
    const us = await congregation();
    const { session, subscription } = await house.buy(us, 'starter');
    await complete(us, session);

    const { body } = await ask(us, 'plus').expect(200);

    expect(body.url).toBe('http://zikaron.test/account');
    expect(await house.subscription(us.org)).toMatchObject({ plan: 'plus', status: 'active', limit: 10_000 });
    const items = house.stripe.world.subscriptions.get(subscription)?.items.data;
    expect(items?.map(({ price }) => price.lookup_key)).toEqual(['zikaron_plus_month', 'zikaron_plus_letters']);
  });

  it('given a subscription, then its page for cards and invoices opens for the owner, uncached, and for nobody else', async () => {
    const us = await congregation();
    await owner(us).get('/api/billing/portal').expect(404);
    const { session } = await house.buy(us, 'starter');
    await complete(us, session);

    const { body, headers } = await owner(us).get('/api/billing/portal').expect(200);

    expect(body.url).toContain(house.stripe.url);
    expect(headers['cache-control']).toBe('no-store');
    await house.world.as(us.people.admin).get('/api/billing/portal').expect(403);
    await house.world.as().get('/api/billing/portal').expect(401);
  });

  it('given a card key, then the demonstration payment does not exist, with or without /api', async () => {
    const us = await congregation();
    const demo = { plan: 'plus', orgName: 'Ohev', timezone: 'America/New_York', cardLast4: '4242' };

    for (const path of ['/checkout', '/api/checkout']) {
      const { body } = await owner(us).post(path).send(demo).expect(404);
      expect(body.code).toBe('no_demo_checkout');
    }
    expect(await house.subscription(us.org)).toMatchObject({ plan: 'trial' });
  });

  it('given Stripe away in the middle, when it is asked again, then there is one customer and one payment page', async () => {
    const us = await congregation();
    const before = house.stripe.world.customers.size;
    house.stripe.mishap = (call) => (call === 'POST /v1/checkout/sessions' ? 'not-reached' : null);
    await ask(us, 'starter').expect(500);
    house.stripe.mishap = () => null;

    await ask(us, 'starter').expect(200);

    expect(house.stripe.world.customers.size).toBe(before + 1);
  });
});
