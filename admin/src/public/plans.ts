/** What the plans cost and hold, each month. Prices are whole US dollars; overage is per 1,000 emails. */
export const PLANS = [
  { plan: 'starter', price: 15, emails: 500, overage: '$1.00', observers: 250 },
  { plan: 'standard', price: 29, emails: 2_000, overage: '$0.60', observers: 1_000 },
  { plan: 'plus', price: 79, emails: 10_000, overage: '$0.50', observers: 10_000 },
] as const;

/** What the free trial has room for. */
export const TRIAL_OBSERVERS = 1_000;
