import type Stripe from 'stripe';
import { Unavailable } from '../platform/http/index.js';
import { lookupKey, type PaidPlan } from './price-list.js';

/** The ids of a plan's two prices at Stripe. @throws Unavailable when `npm run stripe:setup` has not made them */
export async function pricesOf(stripe: Stripe, plan: PaidPlan): Promise<{ month: string; letters: string }> {
  const keys = [lookupKey(plan, 'month'), lookupKey(plan, 'letters')];
  const { data } = await stripe.prices.list({ lookup_keys: keys, active: true, limit: 10 });
  const [month, letters] = keys.map((key) => data.find((price) => price.lookup_key === key)?.id);
  if (!month || !letters) throw new Unavailable('no_prices', NO_PRICES);
  return { month, letters };
}

const NO_PRICES =
  'Plans cannot be bought here yet: this installation has no prices. Please tell the people who run it; they make them by `npm run stripe:setup`.';
