import { createHmac } from 'node:crypto';
import { aBillingWorld, type BillingWorld } from '../../test/stripe/billing-world.js';
import { FAKE_WEBHOOK_SECRET, signature } from '../../test/stripe/fake-stripe.js';
import type { StripeEvent } from '../../test/stripe/stripe-world.js';
import { aWorld, type Congregation } from '../../test/world.js';
import { Subscriptions } from './index.js';

const secondsFromNow = (seconds: number): Date => new Date(Date.now() + seconds * 1000);

describe("Stripe's webhooks", () => {
  let house: BillingWorld;
  let us: Congregation;
  let bought: { customer: string; subscription: string };
  let event: StripeEvent;

  beforeAll(async () => {
    house = await aBillingWorld();
    us = await house.world.congregation('Ohev Shalom');
    bought = await house.buy(us, 'standard');
    event = house.stripe.world.events.at(-1) as StripeEvent;
  });
  afterAll(() => house.close());

  const send = (body: string | Buffer, headers: Record<string, string>) =>
    house.world
      .as()
      .post('/api/billing/webhook')
      .set({ 'Content-Type': 'application/json', ...headers })
      .send(body as string);
  const handled = async (): Promise<number> => {
    const [{ n }] = await house.world.db.query('SELECT count(*) AS n FROM stripe_event');
    return n;
  };

  describe('that Stripe did not send, or not now', () => {
    const body = () => JSON.stringify(event);
    const good = (text = body(), at = new Date()) => signature(text, at, FAKE_WEBHOOK_SECRET);
    const hmac = (text: string, algorithm = 'sha256', secret = FAKE_WEBHOOK_SECRET) =>
      createHmac(algorithm, secret).update(text).digest('hex');
    const v1 = (header: string) => header.split('v1=')[1] ?? '';
    const t = () => Math.floor(Date.now() / 1000);
    type Forgery = { body?: string; header: string | null };

    const FORGERIES: Record<string, () => Forgery> = {
      'no signature': () => ({ header: null }),
      'an empty signature': () => ({ header: '' }),
      'a word for a signature': () => ({ header: 'trust me' }),
      'a time and no signature': () => ({ header: `t=${t()}` }),
      'a signature and no time': () => ({ header: `v1=${v1(good())}` }),
      'an empty signature beside a time': () => ({ header: `t=${t()},v1=` }),
      zeros: () => ({ header: `t=${t()},v1=${'0'.repeat(64)}` }),
      'another secret': () => ({ header: signature(body(), new Date(), 'whsec_another') }),
      'an empty secret': () => ({ header: signature(body(), new Date(), '') }),
      'our own API key for a secret': () => ({ header: signature(body(), new Date(), 'sk_test_stand_in') }),
      'the secret in other letters': () => ({
        header: signature(body(), new Date(), FAKE_WEBHOOK_SECRET.toUpperCase()),
      }),
      'the secret without its prefix': () => ({
        header: signature(body(), new Date(), FAKE_WEBHOOK_SECRET.replace('whsec_', '')),
      }),
      'a signature over the body alone': () => ({ header: `t=${t()},v1=${hmac(body())}` }),
      'a signature over another time': () => ({ header: `t=${t() - 1},v1=${v1(good())}` }),
      'a signature by another algorithm': () => ({ header: `t=${t()},v1=${hmac(`${t()}.${body()}`, 'sha1')}` }),
      'the scheme of test payloads': () => ({ header: good().replace('v1=', 'v0=') }),
      'a scheme of next year': () => ({ header: good().replace('v1=', 'v2=') }),
      'half a signature': () => ({ header: good().slice(0, -32) }),
      'a signature with more after it': () => ({ header: `${good()}00` }),
      'a signature in capitals': () => ({ header: `t=${t()},v1=${v1(good()).toUpperCase()}` }),
      'a signature of another event': () => ({ header: good(JSON.stringify({ ...event, id: 'evt_other' })) }),
      'a body with another plan in it': () => ({ body: body().replace('standard', 'plus'), header: good() }),
      'a body with another customer in it': () => ({
        body: body().replaceAll(bought.customer, 'cus_000099'),
        header: good(),
      }),
      'a body with a blank more': () => ({ body: `${body()} `, header: good() }),
      'a body written anew': () => ({ body: JSON.stringify(event, null, 1), header: good() }),
      'a body with one letter less': () => ({ body: body().slice(0, -1), header: good() }),
      'an empty body': () => ({ body: '', header: good('') }),
      'a body that is no JSON, under the signature of the event': () => ({ body: 'plan=plus', header: good() }),
      'five minutes and a second ago': () => ({ header: good(body(), secondsFromNow(-302)) }),
      yesterday: () => ({ header: good(body(), secondsFromNow(-86_400)) }),
      '1970': () => ({ header: good(body(), new Date(0)) }),
      'two minutes ahead': () => ({ header: good(body(), secondsFromNow(120)) }),
      'next year': () => ({ header: good(body(), secondsFromNow(366 * 86_400)) }),
      'a good time before the old one': () => ({
        header: `t=${t()},${good(body(), secondsFromNow(-86_400))}`,
      }),
      'a good time after the old one': () => ({ header: `${good(body(), secondsFromNow(-86_400))},t=${t()}` }),
      'a time that is no number': () => ({ header: good().replace(/t=\d+/, 't=now') }),
      'a negative time': () => ({ header: good().replace('t=', 't=-') }),
    };

    it.each(Object.keys(FORGERIES))('given %s, then it is refused, and nothing is handled', async (name) => {
      const before = await handled();
      const forged = (FORGERIES[name] as () => Forgery)();

      const answer = await send(
        forged.body ?? body(),
        forged.header === null ? {} : { 'Stripe-Signature': forged.header },
      );

      expect(answer.status).toBe(400);
      expect(answer.body.code).toBe('bad_signature');
      expect(answer.text).not.toContain('whsec');
      expect(await handled()).toBe(before);
      expect(await house.subscription(us.org)).toMatchObject({ plan: 'trial', status: 'trialing' });
    });

    it('given a body without end, then it is not read to its end', async () => {
      const { status } = await send(`{"id":"${'x'.repeat(600_000)}"}`, { 'Stripe-Signature': good() });

      expect(status).toBe(413);
    });

    it.each([
      ['without an id', () => ({ ...event, id: undefined })],
      ['with a number for an id', () => ({ ...event, id: 7 })],
      ['with NUL in its id', () => ({ ...event, id: 'evt\0x' })],
      ['with NUL in its customer', () => ({ ...event, data: { object: { customer: 'cus\0x' } } })],
      ['without its object', () => ({ ...event, data: {} })],
      ['of another shape', () => ({ object: 'event', related_object: null })],
      ['that is a list', () => [event]],
    ])('given an event %s, signed as it should be, then it is refused: 400', async (_, shaped) => {
      const before = await handled();
      const text = JSON.stringify(shaped());

      const { status, body: refusal } = await send(text, { 'Stripe-Signature': good(text) });

      expect([status, refusal.code, await handled()]).toEqual([400, 'bad_event', before]);
    });

    it('given no secret to check by, then there is no such page', async () => {
      const bare = await aWorld();
      const answer = await bare.as().post('/api/billing/webhook').set('Stripe-Signature', good()).send(body());
      await bare.close();

      expect(answer.status).toBe(404);
    });
  });

  describe('that are good', () => {
    it('given the event of a payment, then the plan is in force, before the browser comes back', async () => {
      expect(await house.deliver(event)).toBe(200);

      expect(await house.subscription(us.org)).toMatchObject({ plan: 'standard', status: 'active', limit: 2_000 });
    });

    it('given the same event again, also under a new signature, then Stripe is not asked again', async () => {
      const asked = house.stripe.calls.length;

      expect(await house.deliver(event)).toBe(200);
      expect(await house.deliver(event)).toBe(200);

      expect(house.stripe.calls.length).toBe(asked);
    });

    it('given one event eight times at once, then it is handled once', async () => {
      house.stripe.world.bill(bought.subscription);
      const next = house.stripe.world.events.at(-1) as StripeEvent;
      const asked = house.stripe.calls.length;

      const answers = await Promise.all(Array.from({ length: 8 }, () => house.deliver(next)));

      expect(new Set(answers)).toEqual(new Set([200]));
      expect(house.stripe.calls.length).toBe(asked + 1);
    });

    it('given an event that says more than Stripe knows, then what Stripe knows counts', async () => {
      const told = structuredClone(event);
      told.id = 'evt_boasting';
      Object.assign(told.data.object, { status: 'canceled', plan: 'plus', client_reference_id: us.org });

      await house.deliver(told);

      expect(await house.subscription(us.org)).toMatchObject({ plan: 'standard', status: 'active' });
    });

    it('given a customer of somebody else, and one named with our id, then nothing of ours changes', async () => {
      const them = await house.world.congregation('Them');
      const foreign: StripeEvent[] = [
        { ...event, id: 'evt_a', data: { object: { ...event.data.object, customer: 'cus_of_another_product' } } },
        { ...event, id: 'evt_b', data: { object: { ...event.data.object, client_reference_id: them.org } } },
        { ...event, id: 'evt_c', data: { object: { id: 'pi_1', object: 'payment_intent' } } },
        {
          ...event,
          id: 'evt_d',
          type: 'a.type.of.next.year',
          data: { object: { id: 'x', object: 'x', customer: null } },
        },
      ];

      for (const one of foreign) expect(await house.deliver(one)).toBe(200);

      expect(await house.subscription(them.org)).toMatchObject({ plan: 'trial', status: 'trialing' });
      expect(await house.subscription(us.org)).toMatchObject({ plan: 'standard' });
    });

    it('given Stripe away while an event is handled, then it is not taken as handled, and counts when it comes again', async () => {
      house.stripe.world.decline(bought.customer);
      house.stripe.world.bill(bought.subscription);
      const failed = house.stripe.world.events.at(-1) as StripeEvent;
      house.stripe.mishap = () => 'not-reached';
      expect(await house.deliver(failed)).toBe(500);
      expect(await house.subscription(us.org)).toMatchObject({ status: 'active' });
      house.stripe.mishap = () => null;

      expect(await house.deliver(failed)).toBe(200);

      expect(await house.subscription(us.org)).toMatchObject({ plan: 'standard', status: 'past_due' });
    });

    it('given a payment that failed, then staff are told, and the congregation is no longer served', async () => {
      const { body: told } = await house.world.as(us.people.owner).get('/api/notifications?limit=20').expect(200);
      const { body: me } = await house.world.as(us.people.owner).get('/api/auth/me').expect(200);

      expect(told.notifications.map(({ title }: { title: string }) => title)).toEqual([
        'Your payment did not go through',
      ]);
      expect(me).toEqual({ authenticated: true, hasActiveSubscription: false, isOperator: false });
      await house.world.as(us.people.owner).get('/api/yahrzeits').expect(402);
      await house.world.as(us.people.owner).get('/api/billing/portal').expect(200);
    });

    it('given it is paid after all, and then cancelled, of which no event arrives, then the next round finds out', async () => {
      house.stripe.world.accept(bought.customer);
      house.stripe.world.bill(bought.subscription);
      const longAgo = () => house.world.db.query(`UPDATE billing_account SET checked_at = now() - interval '1 day'`);
      const subscriptions = house.world.app.get(Subscriptions, { strict: false });

      await longAgo();
      expect(await subscriptions.rereadOld()).toBe(1);
      expect(await house.subscription(us.org)).toMatchObject({ plan: 'standard', status: 'active' });

      house.stripe.world.cancel(bought.subscription);
      expect(await subscriptions.rereadOld()).toBe(0);
      await longAgo();
      await Promise.all([subscriptions.rereadOld(), subscriptions.rereadOld()]);
      expect(await house.subscription(us.org)).toMatchObject({ status: 'canceled' });
    });

    it('given the customer was removed at Stripe, then the subscription has ended', async () => {
      const { customer, subscription } = await house.buy(us, 'plus');
      await house.deliver(house.stripe.world.events.at(-1) as StripeEvent);
      expect(await house.subscription(us.org)).toMatchObject({ plan: 'plus', status: 'active' });
      house.stripe.world.customers.delete(customer);
      house.stripe.world.subscriptions.delete(subscription);

      await house.deliver({ ...event, id: 'evt_gone', data: { object: { id: customer, object: 'customer' } } });

      expect(await house.subscription(us.org)).toMatchObject({ status: 'canceled' });
    });
  });
});
