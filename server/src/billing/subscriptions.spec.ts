import { aBillingWorld, type BillingWorld } from '../../test/stripe/billing-world.js';
import type { StripeEvent } from '../../test/stripe/stripe-world.js';
import type { Congregation } from '../../test/world.js';

describe('how a subscription stands', () => {
  let house: BillingWorld;
  let us: Congregation;
  let bought: { customer: string; subscription: string };

  beforeAll(async () => {
    house = await aBillingWorld();
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    us = await house.world.congregation('Ohev Shalom');
    bought = await house.buy(us, 'starter');
    await tell();
  });
  afterEach(() => expect(house.stripe.wrong).toEqual([]));

  /** Delivers the latest event. */
  const tell = async () => expect(await house.deliver(house.stripe.world.events.at(-1) as StripeEvent)).toBe(200);
  const account = async () => (await house.world.as(us.people.owner).get('/api/orgs/mine').expect(200)).body;
  const told = async (): Promise<string[]> => {
    const { body } = await house.world.as(us.people.owner).get('/api/notifications?limit=20').expect(200);
    return body.notifications.map(({ key }: { key: string }) => key);
  };

  it('given it is cancelled on the page of Stripe, then it goes on to a day that the account names, and staff are told', async () => {
    house.stripe.world.cancelLater(bought.subscription);
    await tell();

    const endsAt = new Date((house.stripe.world.subscriptions.get(bought.subscription)?.cancel_at ?? 0) * 1000);
    const { subscription, hasActiveSubscription } = await account();
    expect(subscription).toEqual({
      status: 'active',
      plan: 'starter',
      trialEndsAt: null,
      endsAt: endsAt.toISOString(),
    });
    expect(hasActiveSubscription).toBe(true);
    expect(await told()).toEqual(['subscription-ending']);
  });

  it('given it is kept after all, then nothing of an end is left to read', async () => {
    house.stripe.world.cancelLater(bought.subscription);
    await tell();
    house.stripe.world.keep(bought.subscription);
    await tell();

    expect((await account()).subscription).toMatchObject({ status: 'active', endsAt: null });
    expect(await told()).toEqual([]);
  });

  it('given the day has come, then it has ended, and no day is named any more', async () => {
    house.stripe.world.cancelLater(bought.subscription);
    await tell();
    house.stripe.world.endPeriod(bought.subscription);
    await tell();

    expect(await account()).toMatchObject({
      hasActiveSubscription: false,
      subscription: { status: 'canceled', endsAt: null },
    });
    expect(await told()).toEqual(['subscription-ended']);
  });

  it('given a payment that failed and then came, then staff no longer read that it failed', async () => {
    house.stripe.world.decline(bought.customer);
    house.stripe.world.bill(bought.subscription);
    await tell();
    expect(await told()).toEqual(['payment-failed']);

    house.stripe.world.accept(bought.customer);
    house.stripe.world.bill(bought.subscription);
    await tell();

    expect(await told()).toEqual([]);
    expect((await account()).subscription).toMatchObject({ status: 'active' });
  });

  it('given a second one beside it, by whatever way, when we hear of it, then the older ends at once and staff are told, once', async () => {
    const items = house.stripe.world.subscriptions.get(bought.subscription)?.items.data ?? [];
    const second = house.stripe.world.begin(bought.customer, items);
    second.created += 60;
    const event = house.stripe.world.events.at(-1) as StripeEvent;

    const answers = await Promise.all([event, { ...event, id: 'evt_again' }].map((one) => house.deliver(one)));

    expect(answers).toEqual([200, 200]);
    const going = [...house.stripe.world.subscriptions.values()].filter(
      (one) => one.customer === bought.customer && one.status !== 'canceled',
    );
    expect(going.map(({ id }) => id)).toEqual([second.id]);
    // Both that heard of it may ask for its end; Stripe ends it once, and whoever came second is passed over.
    const ends = house.stripe.world.events.filter(({ type }) => type === 'customer.subscription.deleted');
    const ofOlder = ends.filter(({ data }) => (data.object as { id?: string }).id === bought.subscription);
    expect(ofOlder).toHaveLength(1);
    expect((await account()).subscription).toMatchObject({ plan: 'starter', status: 'active' });
    expect(await told()).toEqual(['subscription-doubled']);
  });
});
