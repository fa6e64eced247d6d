import type { Permission } from '@zikaron/contract';
import type { plan, subscriptionStatus } from '@zikaron/contract';
import type { z } from 'zod';

export type Plan = z.infer<typeof plan>;
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

/** What each plan includes: observers in all, letters a calendar month. The trial is as starter. */
export const PLAN_LIMITS: Record<Plan, { emailsPerMonth: number; observers: number }> = {
  trial: { emailsPerMonth: 500, observers: 250 },
  starter: { emailsPerMonth: 500, observers: 250 },
  standard: { emailsPerMonth: 2_000, observers: 1_000 },
  plus: { emailsPerMonth: 10_000, observers: 10_000 },
};

/** Whether a plan has what Plus adds: roles, sender domains, API keys and webhooks. The trial has everything. */
export const hasPlus = (plan: Plan): boolean => plan === 'trial' || plan === 'plus';

export const TRIAL_DAYS = 7;
/** After the trial: sign in, read, export; no new yahrzeits and no letters. */
export const GRACE_DAYS = 14;

const DAY_MS = 86_400_000;

/** The instant so many days of 24 hours after another. */
export const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS);

export interface Subscription {
  readonly subscriptionStatus: SubscriptionStatus;
  readonly trialEndsAt: Date | null;
}

/** `working`: everything. `grace`: the trial has passed, reading goes on. `ended`: only the account is left. */
export type Standing = 'working' | 'grace' | 'ended';

/** Where a subscription stands at an instant, whether or not the nightly sweep has written it down already. */
export function standing({ subscriptionStatus, trialEndsAt }: Subscription, now: Date): Standing {
  if (subscriptionStatus === 'active') return 'working';
  if (subscriptionStatus !== 'trialing' || !trialEndsAt) return 'ended';
  if (now < trialEndsAt) return 'working';
  return now < daysAfter(trialEndsAt, GRACE_DAYS) ? 'grace' : 'ended';
}

/** The status as people are told it: a trial whose grace has passed is expired. */
export const statusNow = (subscription: Subscription, now: Date): SubscriptionStatus =>
  subscription.subscriptionStatus === 'trialing' && standing(subscription, now) === 'ended'
    ? 'expired'
    : subscription.subscriptionStatus;

const NEEDS_A_PLAN: readonly Permission[] = ['yahrzeits:write', 'imports:write', 'emails:send'];
const NEEDS_NOTHING: readonly Permission[] = [
  'organization:read',
  'organization:write',
  'organization:delete',
  'members:write',
  // The right of a person outlives the plan of an office.
  'contacts:erase',
  'owners:write',
  'billing:write',
  'notifications:read',
  'notifications:write',
];

/** Whether the subscription leaves a permission in force; the role is asked separately. */
export function planAllows(now: Standing, what: Permission): boolean {
  switch (now) {
    case 'working':
      return true;
    case 'grace':
      return !NEEDS_A_PLAN.includes(what);
    case 'ended':
      return NEEDS_NOTHING.includes(what);
  }
}
