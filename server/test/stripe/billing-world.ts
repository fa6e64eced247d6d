import { openStripe, setUpStripe } from '../../src/billing/index.js';
import type { OrganizationId } from '../../src/platform/tenancy/index.js';
import { aWorld, type Congregation, type World } from '../world.js';
import { FAKE_KEY, FAKE_WEBHOOK_SECRET, FakeStripe } from './fake-stripe.js';
import type { StripeEvent } from './stripe-world.js';

/** The whole server, paid by cards, with the stand-in for Stripe beside it. */
export interface BillingWorld {
  readonly world: World;
  readonly stripe: FakeStripe;
  /** Chooses a plan as the owner, and pays for it on Stripe's page. No event is delivered. @returns ids at Stripe */
  buy(us: Congregation, plan: string): Promise<{ session: string; subscription: string; customer: string }>;
  /** Delivers an event as Stripe would, and answers the status. */
  deliver(event: StripeEvent): Promise<number>;
  subscription(org: OrganizationId): Promise<{ plan: string; status: string; ends: Date | null; limit: number }>;
  close(): Promise<void>;
}

export async function aBillingWorld(): Promise<BillingWorld> {
  const stripe = await new FakeStripe().start();
  const client = await openStripe({ STRIPE_SECRET_KEY: FAKE_KEY, STRIPE_API_BASE: stripe.url });
  if (client) await setUpStripe(client);
  const world = await aWorld({
    STRIPE_SECRET_KEY: FAKE_KEY,
    STRIPE_API_BASE: stripe.url,
    STRIPE_WEBHOOK_SECRET: FAKE_WEBHOOK_SECRET,
  });
  return {
    world,
    stripe,
    async buy(us, plan) {
      const { body } = await world
        .as(us.people.owner)
        .post('/api/billing/create-checkout-session')
        .send(choice(plan))
        .expect(200);
      const session = String(body.url.split('/').at(-1));
      const { id: subscription, customer } = stripe.world.pay(session);
      return { session, subscription, customer };
    },
    async deliver(event) {
      const { body, signature } = stripe.signed(event);
      const answer = await world.as().post('/api/billing/webhook').set(SIGNED(signature)).send(body);
      return answer.status;
    },
    async subscription(org) {
      const [row] = await world.db.query(
        `SELECT plan, subscription_status AS status, trial_ends_at AS ends, emails_per_month AS "limit" FROM organization WHERE id = $1`,
        [org],
      );
      return row;
    },
    async close() {
      await world.close();
      await stripe.stop();
    },
  };
}

const SIGNED = (signature: string) => ({ 'Content-Type': 'application/json', 'Stripe-Signature': signature });

/** What the checkout page sends. */
export const choice = (plan: string, more: object = {}) => ({
  ...{ plan, email: 'treasurer@example.org', orgName: 'Ohev Shalom', timezone: 'America/New_York' },
  ...more,
});
