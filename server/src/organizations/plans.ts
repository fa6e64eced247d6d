import type { Permission } from '@zikaron/contract';
import type { plan, subscriptionStatus } from '@zikaron/contract';
import type { z } from 'zod';
import { daysAfter } from '../calendar/index.js';

export type Plan = z.infer<typeof plan>;
/** As it is answered. */
type StatusNow = z.infer<typeof subscriptionStatus>;
/** As it is recorded: a suspension is a day of its own, and what was bought goes on beside it. */
export type SubscriptionStatus = Exclude<StatusNow, 'suspended'>;

/** The most that the columns of limits hold: nothing but the installation itself says stop. */
const UNLIMITED = 2_147_483_647;

/** What each plan includes: observers in all, letters a calendar month. The trial is as starter, with room for a whole list. */
export const PLAN_LIMITS: Record<Plan, { emailsPerMonth: number; observers: number }> = {
  trial: { emailsPerMonth: 500, observers: 1_000 },
  starter: { emailsPerMonth: 500, observers: 250 },
  standard: { emailsPerMonth: 2_000, observers: 1_000 },
  plus: { emailsPerMonth: 10_000, observers: 10_000 },
  free: { emailsPerMonth: UNLIMITED, observers: UNLIMITED },
};

/** The plans with what Plus adds: roles, sender domains, API keys and webhooks. The trial has everything. */
export const PLANS_WITH_PLUS: readonly Plan[] = ['trial', 'plus', 'free'];

export const hasPlus = (plan: Plan): boolean => PLANS_WITH_PLUS.includes(plan);

export const TRIAL_DAYS = 7;
/** After the trial: sign in, read, export; no new yahrzeits and no letters. */
export const GRACE_DAYS = 14;

interface Subscription {
  readonly subscriptionStatus: SubscriptionStatus;
  readonly trialEndsAt: Date | null;
  /** Since when whoever runs the installation has shut it. */
  readonly suspendedAt: Date | null;
}

/** `working`: everything. `grace`: the trial has passed, reading goes on. `ended`, `suspended`: only the account is left. */
export type Standing = 'working' | 'grace' | 'ended' | 'suspended';

/** Whether more than the account is left. */
export const isOpen = (now: Standing): boolean => now === 'working' || now === 'grace';

/** Where a subscription stands at an instant, whether or not the nightly sweep has written it down already. */
export function standing({ subscriptionStatus, trialEndsAt, suspendedAt }: Subscription, now: Date): Standing {
  if (suspendedAt) return 'suspended';
  if (subscriptionStatus === 'active') return 'working';
  if (subscriptionStatus !== 'trialing' || !trialEndsAt) return 'ended';
  if (now < trialEndsAt) return 'working';
  return now < daysAfter(trialEndsAt, GRACE_DAYS) ? 'grace' : 'ended';
}

/** The status as people are told it: a trial whose grace has passed is expired. */
export function statusNow(subscription: Subscription, now: Date): StatusNow {
  const stands = standing(subscription, now);
  if (stands === 'suspended') return stands;
  return subscription.subscriptionStatus === 'trialing' && stands === 'ended'
    ? 'expired'
    : subscription.subscriptionStatus;
}

const NEEDS_A_PLAN: readonly Permission[] = ['yahrzeits:write', 'imports:write', 'emails:send'];
const NEEDS_NOTHING: readonly Permission[] = [
  'organization:read',
  'organization:write',
  'organization:delete',
  'members:write',
  // The right of a person outlives the plan of an office.
  'contacts:erase',
  'owners:write',
  // Whoever has trouble with the plan may want to be helped.
  'looks:write',
  'billing:write',
  'notifications:read',
  'notifications:write',
];

/** Whether the subscription leaves a permission in force, to read alone or to change; the role is asked separately. */
export function planAllows(now: Standing, what: Permission, isReading = false): boolean {
  switch (now) {
    case 'working':
      return true;
    case 'grace':
      return isReading || !NEEDS_A_PLAN.includes(what);
    case 'ended':
    case 'suspended':
      return NEEDS_NOTHING.includes(what);
  }
}
