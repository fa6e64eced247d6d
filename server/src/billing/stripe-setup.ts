import type Stripe from 'stripe';
import { lookupKey, METER_EVENT, PAID_PLANS, PRICE_LIST, priceMetadata, type PaidPlan } from './price-list.js';
import { isMissing } from './stripe-client.js';

/**
 * Makes at Stripe what we sell: a product for each plan, its price for the month, its price for a letter beyond it, and the
 * meter that counts those letters. What is there already and right is left; a price that costs something else now is
 * replaced, and takes over its key: those who pay the old price go on paying it.
 * @returns one line for each thing
 */
export async function setUpStripe(stripe: Stripe): Promise<string[]> {
  const meter = await theMeter(stripe);
  const lines = [meter.line];
  for (const plan of PAID_PLANS) {
    const { letterCents, monthCents } = PRICE_LIST[plan];
    lines.push(await theProduct(stripe, plan));
    lines.push(await thePrice(stripe, plan, 'month', { cents: String(monthCents), meter: null }));
    lines.push(await thePrice(stripe, plan, 'letters', { cents: letterCents, meter: meter.id }));
  }
  return lines;
}

async function theMeter(stripe: Stripe): Promise<{ id: string; line: string }> {
  for await (const meter of stripe.billing.meters.list({ status: 'active', limit: 100 })) {
    if (meter.event_name === METER_EVENT) return { id: meter.id, line: `meter ${METER_EVENT}: there` };
  }
  const { id } = await stripe.billing.meters.create({
    display_name: 'Letters beyond the plan',
    event_name: METER_EVENT,
    default_aggregation: { formula: 'sum' },
    customer_mapping: { type: 'by_id', event_payload_key: 'stripe_customer_id' },
    value_settings: { event_payload_key: 'value' },
  });
  return { id, line: `meter ${METER_EVENT}: made` };
}

/** Products have ids of our choice, so that a second run finds them. */
const productId = (plan: PaidPlan): string => `zikaron_${plan}`;

async function theProduct(stripe: Stripe, plan: PaidPlan): Promise<string> {
  const id = productId(plan);
  const there = await stripe.products.retrieve(id).catch((failure: unknown) => {
    if (isMissing(failure)) return null;
    throw failure;
  });
  if (there) return `product ${id}: there`;
  await stripe.products.create({ id, name: PRICE_LIST[plan].name });
  return `product ${id}: made`;
}

async function thePrice(
  stripe: Stripe,
  plan: PaidPlan,
  part: 'month' | 'letters',
  { cents, meter }: { cents: string; meter: string | null },
): Promise<string> {
  const { default: Client } = await import('stripe');
  const key = lookupKey(plan, part);
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true });
  const [there] = data;
  const fits = there?.unit_amount_decimal?.toString() === cents && (there.recurring?.meter ?? null) === meter;
  if (fits) return `price ${key}: there`;
  await stripe.prices.create({
    product: productId(plan),
    currency: 'usd',
    lookup_key: key,
    transfer_lookup_key: true,
    unit_amount_decimal: Client.Decimal.from(cents),
    recurring: { interval: 'month', ...(meter && { meter, usage_type: 'metered' as const }) },
    metadata: priceMetadata(plan, part),
  });
  return `price ${key}: ${there ? 'replaced' : 'made'}`;
}
