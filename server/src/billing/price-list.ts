import type { Plan } from '../organizations/index.js';

export type PaidPlan = Exclude<Plan, 'trial' | 'free'>;

export const PAID_PLANS: readonly PaidPlan[] = ['starter', 'standard', 'plus'];

/** What a plan costs: US cents a month, and US cents for one letter beyond those included (original, section 9). */
export const PRICE_LIST: Record<PaidPlan, { name: string; monthCents: number; letterCents: string }> = {
  starter: { name: 'Zikaron Starter', monthCents: 1_500, letterCents: '0.1' },
  standard: { name: 'Zikaron Standard', monthCents: 2_900, letterCents: '0.06' },
  plus: { name: 'Zikaron Plus', monthCents: 7_900, letterCents: '0.05' },
};

/** The name under which letters beyond the plan are counted at Stripe. */
export const METER_EVENT = 'zikaron_letters_beyond_plan';

/** A plan is two prices: the month, and the letters beyond it. */
type PricePart = 'month' | 'letters';

/** By which a price is found; a newer price takes the key over from the older. */
export const lookupKey = (plan: PaidPlan, part: PricePart): string => `zikaron_${plan}_${part}`;

/** On every price of ours: prices that lost their key to a newer one are still known by it. */
export const priceMetadata = (plan: PaidPlan, part: PricePart) => ({ zikaron_plan: plan, zikaron_part: part });

/** Which plan, and which part of it, a price stands for; null for what others sell by the same Stripe account. */
export function whatIsSold(metadata: Record<string, string>): { plan: PaidPlan; part: PricePart } | null {
  const plan = PAID_PLANS.find((one) => one === metadata.zikaron_plan);
  const part = (['month', 'letters'] as const).find((one) => one === metadata.zikaron_part);
  return plan && part ? { plan, part } : null;
}
