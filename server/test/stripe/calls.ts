import type { Item, Price, Session, StripeWorld, Subscription } from './stripe-world.js';

/** What Stripe answers to a call that it does not take. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

type Input = Record<string, never> & Record<string, unknown>;
type Call = (world: StripeWorld, input: Input, id: string, site: string) => unknown;

const missing = (what: string): StripeRefusal => new StripeRefusal(404, 'resource_missing', `No such ${what}`);
const wrong = (message: string): StripeRefusal => new StripeRefusal(400, 'parameter_invalid', message);
const listOf = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1' });

function found<Value>(map: ReadonlyMap<string, Value>, id: unknown, what: string): Value {
  const value = map.get(String(id));
  if (!value) throw missing(`${what}: '${String(id)}'`);
  return value;
}

/** What Stripe says of lines of prices: a metered one has no quantity, any other has. */
function line(
  world: StripeWorld,
  { price: id, quantity }: { price?: string; quantity?: number },
): Session['wanted'][number] {
  const price = found(world.prices, id, 'price');
  const isMetered = price.recurring.usage_type === 'metered';
  if (isMetered && quantity !== undefined) throw wrong('Quantity should not be specified where usage_type is metered.');
  return isMetered ? { price } : { price, quantity: quantity ?? 1 };
}

function openSession(world: StripeWorld, input: Input, site: string): Session {
  const asked = input as unknown as {
    customer: string;
    success_url: string;
    line_items: { price: string; quantity?: number }[];
    subscription_data?: { trial_period_days?: number };
  };
  found(world.customers, asked.customer, 'customer');
  const id = world.id('cs_test');
  const session: Session = {
    ...{ ...asked, id, object: 'checkout.session', status: 'open', payment_status: 'unpaid', subscription: null },
    wanted: asked.line_items.map((one) => line(world, one)),
    trialDays: asked.subscription_data?.trial_period_days ?? null,
    url: `${site}/c/pay/${id}`,
  };
  world.sessions.set(id, session);
  return session;
}

function expireSession(world: StripeWorld, id: string): Session {
  const session = found(world.sessions, id, 'checkout.session');
  if (session.status !== 'open') throw wrong(`Only Checkout Sessions with a status in ["open"] can be expired.`);
  return Object.assign(session, { status: 'expired' as const, url: null });
}

function updateSubscription(world: StripeWorld, input: Input, id: string): Subscription {
  const subscription = found(world.subscriptions, id, 'subscription');
  if (subscription.status === 'canceled')
    throw wrong('A canceled subscription can only update its cancellation_details.');
  const { items = [], ...asked } = input as unknown as {
    items?: { id?: string; price: string }[];
    cancel_at_period_end?: boolean;
    cancel_at?: '';
  };
  if (asked.cancel_at_period_end !== undefined && asked.cancel_at !== undefined)
    throw wrong('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  const isKept = asked.cancel_at_period_end === false || asked.cancel_at === '';
  const changed = items.map((item): Item => {
    const old = subscription.items.data.find((one) => one.id === item.id);
    if (item.id && !old) throw missing(`subscription item: '${item.id}'`);
    return { id: old?.id ?? world.id('si'), object: 'subscription_item', ...line(world, item) };
  });
  const kept = subscription.items.data.filter((old) => !changed.some((item) => item.id === old.id));
  world.become(subscription, {
    items: { object: 'list', data: [...kept, ...changed] },
    ...(isKept && { cancel_at_period_end: false, cancel_at: null }),
  });
  return subscription;
}

function makePrice(world: StripeWorld, input: Input): Price {
  const { transfer_lookup_key: takesOver, ...asked } = input as Partial<Price> & { transfer_lookup_key?: boolean };
  const holder = [...world.prices.values()].find((price) => price.lookup_key === asked.lookup_key);
  if (holder && !takesOver) throw wrong('A price already uses that lookup key.');
  if (holder) holder.lookup_key = null;
  found(world.products, asked.product, 'product');
  if (asked.recurring?.meter) found(world.meters, asked.recurring.meter, 'meter');
  const recurring = { usage_type: 'licensed', meter: null, ...asked.recurring };
  const price = { active: true, metadata: {}, ...asked, id: world.id('price'), object: 'price', recurring } as Price;
  world.prices.set(price.id, price);
  return price;
}

function meter(world: StripeWorld, input: Input): unknown {
  const event = input as unknown as {
    identifier: string;
    event_name: string;
    timestamp: number;
    payload: Record<string, string>;
  };
  const known = [...world.meters.values()].some(({ event_name }) => event_name === event.event_name);
  if (!known) throw missing(`active meter: '${event.event_name}'`);
  if (!/^\d+$/.test(event.payload.value ?? '')) throw wrong('The value must be a whole number.');
  const age = world.seconds() - event.timestamp;
  if (age > 35 * 86_400 || age < -300) throw wrong('The timestamp must be within the past 35 days.');
  if (world.meterEvents.has(event.identifier)) throw wrong(`An event with identifier ${event.identifier} exists.`);
  world.meterEvents.set(event.identifier, event);
  return { ...event, object: 'billing.meter_event', created: world.seconds(), livemode: false };
}

const keep = <Kept extends { id: string }>(map: Map<string, Kept>, thing: Kept): Kept => {
  map.set(thing.id, thing);
  return thing;
};

/** Every call that the stand-in takes, by the names that the published document gives them. */
export const CALLS: Record<string, Call> = {
  'POST /v1/customers': (world, input) =>
    keep(world.customers, { ...input, id: world.id('cus'), object: 'customer', created: world.seconds() }),
  'POST /v1/checkout/sessions': (world, input, _, site) => openSession(world, input, site),
  'GET /v1/checkout/sessions': (world, { customer, status }) =>
    listOf([...world.sessions.values()].filter((one) => one.customer === customer && one.status === status)),
  'POST /v1/checkout/sessions/{session}/expire': (world, _, id) => expireSession(world, id),
  'GET /v1/checkout/sessions/{session}': (world, _, id) => found(world.sessions, id, 'checkout.session'),
  'POST /v1/billing_portal/sessions': (world, { customer, return_url }, _, site) => {
    found(world.customers, customer, 'customer');
    const id = world.id('bps');
    const url = `${site}/p/session/${String(customer)}?return_url=${encodeURIComponent(String(return_url))}`;
    return { id, object: 'billing_portal.session', customer, url };
  },
  'GET /v1/subscriptions': (world, { customer, status }) => {
    found(world.customers, customer, 'customer');
    const its = [...world.subscriptions.values()].filter((one) => one.customer === customer);
    return listOf(its.filter((one) => status === 'all' || one.status !== 'canceled'));
  },
  'POST /v1/subscriptions/{subscription_exposed_id}': (world, input, id) => updateSubscription(world, input, id),
  'DELETE /v1/subscriptions/{subscription_exposed_id}': (world, _, id) => {
    const { status } = found(world.subscriptions, id, 'subscription');
    if (status === 'canceled') throw missing(`subscription: '${id}'`);
    return world.cancel(id);
  },
  'GET /v1/prices': (world, { lookup_keys: keys, active }) =>
    listOf(
      [...world.prices.values()].filter(
        (price) => (keys as unknown as string[]).includes(price.lookup_key ?? '') && price.active === active,
      ),
    ),
  'POST /v1/prices': makePrice,
  'GET /v1/products/{id}': (world, _, id) => found(world.products, id, 'product'),
  'POST /v1/products': (world, input) => {
    const id = String(input.id);
    if (world.products.has(id)) throw new StripeRefusal(400, 'resource_already_exists', 'Product already exists.');
    return keep(world.products, { ...input, id, object: 'product', active: true });
  },
  'GET /v1/billing/meters': (world) => listOf([...world.meters.values()]),
  'POST /v1/billing/meters': (world, input) =>
    keep(world.meters, { ...input, id: world.id('mtr'), object: 'billing.meter', status: 'active' }),
  'POST /v1/billing/meter_events': (world, input) => meter(world, input),
};
