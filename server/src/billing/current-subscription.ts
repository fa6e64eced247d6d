import type Stripe from 'stripe';
import type { SubscriptionStatus } from '../organizations/index.js';
import { whatIsSold, type PaidPlan } from './price-list.js';

/** What an organization has at Stripe, in our words. */
export interface Bought {
  readonly subscriptionId: string;
  readonly plan: PaidPlan;
  readonly status: SubscriptionStatus;
  readonly trialEndsAt: Date | null;
  /** When it ends, once it was cancelled for a later day. */
  readonly endsAt: Date | null;
  /** Whether it was cancelled for the end of its period, and not for an instant. */
  readonly endsWithPeriod: boolean;
  /** The items of the subscription: the month, and the letters beyond it. */
  readonly items: { readonly month: string; readonly letters: string | null };
  /** Subscriptions of ours that go on beside it: there is to be one. */
  readonly surplus: readonly string[];
}

/**
 * Our word for each of Stripe's, the one that counts most first. A subscription whose first payment is still open
 * (`incomplete`) or never came (`incomplete_expired`) was never begun, and is not here. `paused`: a trial that ended without
 * a way to pay.
 */
const STATUS: readonly (readonly [stripe: string, ours: SubscriptionStatus])[] = [
  ['active', 'active'],
  ['trialing', 'trialing'],
  ['past_due', 'past_due'],
  ['unpaid', 'past_due'],
  ['paused', 'expired'],
  ['canceled', 'canceled'],
];

/**
 * Of all subscriptions that a customer ever had, the one that counts: the liveliest, and of several the newest. It depends
 * on nothing but what Stripe says now, so that events may come twice and in any order. Null: none of ours was begun.
 */
export function boughtOf(subscriptions: readonly Stripe.Subscription[]): Bought | null {
  const known = subscriptions.filter((one) => rank(one) >= 0 && ownItems(one));
  const [best, ...others] = known.sort((a, b) => rank(a) - rank(b) || b.created - a.created || (a.id < b.id ? 1 : -1));
  const own = best && ownItems(best);
  if (!own) return null;
  const status = statusOf(best);
  return {
    subscriptionId: best.id,
    plan: own.plan,
    status,
    trialEndsAt: status === 'trialing' ? instantOf(best.trial_end) : null,
    endsAt: goesOn({ status }) ? instantOf(best.cancel_at) : null,
    endsWithPeriod: best.cancel_at_period_end,
    items: { month: own.month, letters: own.letters },
    surplus: others.filter((one) => goesOn({ status: statusOf(one) })).map(({ id }) => id),
  };
}

const rank = ({ status }: Stripe.Subscription): number => STATUS.findIndex(([theirs]) => theirs === status);

const statusOf = (subscription: Stripe.Subscription): SubscriptionStatus =>
  STATUS[rank(subscription)]?.[1] ?? 'canceled';

const instantOf = (seconds: number | null): Date | null => (seconds ? new Date(seconds * 1000) : null);

function ownItems({ items }: Stripe.Subscription): { plan: PaidPlan; month: string; letters: string | null } | null {
  const sold = items.data.map((item) => ({ id: item.id, what: whatIsSold(item.price.metadata) }));
  const month = sold.find(({ what }) => what?.part === 'month');
  if (!month?.what) return null;
  const letters = sold.find(({ what }) => what?.part === 'letters');
  return { plan: month.what.plan, month: month.id, letters: letters?.id ?? null };
}

/** Whether a subscription goes on, so that another plan is a change of it and not a second one. */
export const goesOn = ({ status }: Pick<Bought, 'status'>): boolean =>
  ['active', 'trialing', 'past_due'].includes(status);
