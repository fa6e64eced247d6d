/** What the plans cost and hold, each month. Prices are whole US dollars; overage is per 1,000 emails. */
export const PLANS = [
  { plan: 'starter', price: 15, emails: 500, overage: '$1.00', observers: 250 },
  { plan: 'standard', price: 29, emails: 2_000, overage: '$0.60', observers: 1_000 },
  { plan: 'plus', price: 79, emails: 10_000, overage: '$0.50', observers: 10_000 },
] as const;

/** What the free trial has room for. */
export const TRIAL_OBSERVERS = 1_000;

/** How many observers there are and how many a plan includes, as it is written; null of a plan that has room for one more. */
export function withoutRoom(name: string, observers: number | undefined): { used: string; limit: string } | null {
  const limit = PLANS.find(({ plan }) => plan === name)?.observers;
  if (limit === undefined || observers === undefined || observers < limit) return null;
  return { used: observers.toLocaleString('en'), limit: limit.toLocaleString('en') };
}
