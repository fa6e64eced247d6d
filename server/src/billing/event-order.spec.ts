import { randomUUID } from 'node:crypto';
import { aBillingWorld, type BillingWorld } from '../../test/stripe/billing-world.js';
import type { Price, StripeEvent, StripeWorld } from '../../test/stripe/stripe-world.js';
import { Webhooks } from './index.js';

/** `HISTORIES=1000` tells so many more: the whole run has to end within minutes. */
const HISTORIES = Number(process.env.HISTORIES ?? 400);
/** Histories under way at once. */
const TOGETHER = 4;

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

describe("the order of Stripe's events", () => {
  let house: BillingWorld;

  beforeAll(async () => {
    house = await aBillingWorld();
  });
  afterAll(() => house.close());

  /** What may happen to a customer, step by step; the events of a step are those that it adds to the world's. */
  function stepsOf(world: StripeWorld, customer: string): (() => void)[] {
    const wanted = (plan: string) =>
      ['month', 'letters'].map((part) => ({
        price: [...world.prices.values()].find(({ lookup_key }) => lookup_key === `zikaron_${plan}_${part}`) as Price,
      }));
    let id = '';
    const change = (plan: string) => {
      const subscription = world.subscriptions.get(id);
      const data = wanted(plan).map((one) => ({ ...one, id: world.id('si'), object: 'subscription_item' as const }));
      if (subscription) world.become(subscription, { items: { object: 'list', data } });
    };
    return [
      () => void (id = world.begin(customer, wanted('starter'), world.seconds() + 604_800).id),
      () => world.bill(id),
      () => change('plus'),
      () => (world.decline(customer), world.bill(id)),
      () => (world.accept(customer), world.bill(id)),
      () => world.cancel(id),
      () => void (id = world.begin(customer, wanted('standard')).id),
      () => change('starter'),
    ];
  }

  const ENDS = [
    ...[
      { plan: 'starter', status: 'trialing' },
      { plan: 'starter', status: 'active' },
    ],
    ...[
      { plan: 'plus', status: 'active' },
      { plan: 'plus', status: 'past_due' },
    ],
    ...[
      { plan: 'plus', status: 'active' },
      { plan: 'plus', status: 'canceled' },
    ],
    ...[
      { plan: 'standard', status: 'active' },
      { plan: 'starter', status: 'active' },
    ],
  ];

  /** One history, told in an order of its own: each event one to three times, any time after it happened. */
  async function tell(seed: number): Promise<string | null> {
    const random = randomFrom(seed);
    const { world } = house.stripe;
    const customer = `cus_${randomUUID()}`;
    world.customers.set(customer, { id: customer, object: 'customer' });
    const [{ org }] = await house.world.db.query(
      `WITH o AS (INSERT INTO organization (name, org_code, trial_ends_at) VALUES ($1, $1, now() + interval '7 days') RETURNING id)
       INSERT INTO billing_account (organization_id, stripe_customer_id, checked_at) SELECT id, $2, now() FROM o RETURNING organization_id AS org`,
      [`history-${seed}`, customer],
    );
    const webhooks = house.world.app.get(Webhooks, { strict: false });
    const deliver = async (event: StripeEvent) => {
      const { body, signature } = house.stripe.signed(event);
      await webhooks.receive(Buffer.from(body), signature);
    };

    const length = 1 + (seed % ENDS.length);
    const waiting: StripeEvent[] = [];
    for (const step of stepsOf(world, customer).slice(0, length)) {
      const before = world.events.length;
      step();
      for (const event of world.events.slice(before))
        for (let times = 1 + random(3); times > 0; times--) waiting.push(event);
      for (let n = random(3); n > 0 && waiting.length; n--) await deliver(take(waiting, random));
    }
    while (waiting.length) {
      const together = [take(waiting, random), ...(waiting.length && random(2) ? [take(waiting, random)] : [])];
      await Promise.all(together.map(deliver));
    }

    const { plan, status } = await house.subscription(org);
    const end = ENDS[length - 1];
    return plan === end?.plan && status === end.status
      ? null
      : `seed ${seed}: ${plan} ${status}, not ${JSON.stringify(end)}`;
  }

  it(`given ${HISTORIES} histories, each told in another order, with events twice and late, then each ends as Stripe says`, async () => {
    const wrong: (string | null)[] = [];

    for (let seed = 0; seed < HISTORIES; seed += TOGETHER) {
      wrong.push(...(await Promise.all(Array.from({ length: TOGETHER }, (_, n) => tell(seed + n)))));
    }

    expect(wrong.filter(Boolean)).toEqual([]);
    expect(wrong).toHaveLength(HISTORIES);
    expect(new Set(house.stripe.world.events.map(({ type }) => type)).size).toBeGreaterThanOrEqual(5);
  }, 300_000);
});

const take = <Value>(from: Value[], random: (below: number) => number): Value =>
  from.splice(random(from.length), 1)[0] as Value;
