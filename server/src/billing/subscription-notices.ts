import { localDate } from '../calendar/index.js';
import type { Cause } from '../notifications/index.js';
import type { OrganizationRow, SubscriptionStatus } from '../organizations/index.js';

/** How a subscription stands from now on, as far as staff are told of it. */
interface After {
  readonly status: SubscriptionStatus;
  readonly endsAt: Date | null;
}

type Before = Pick<OrganizationRow, 'subscriptionStatus' | 'subscriptionEndsAt' | 'timezone'>;

const ENDING = 'billing:ending';
const ENDED = 'billing:ended';
const PAST_DUE = 'billing:past_due';

/** Two subscriptions ran beside each other, and one was ended. */
export const doubled: Cause = {
  cause: 'billing:doubled',
  key: 'subscription-doubled',
  severity: 'warning',
  data: { actionUrl: '/account' },
};

/** What staff are told when a subscription changes; null when there is nothing to act on. */
export function troubleOf(before: Before, after: After): Cause | null {
  if (after.endsAt && after.endsAt.getTime() !== before.subscriptionEndsAt?.getTime()) {
    return {
      cause: ENDING,
      key: 'subscription-ending',
      values: { date: localDate(after.endsAt, before.timezone) },
      severity: 'warning',
      data: { actionUrl: '/account' },
    };
  }
  return before.subscriptionStatus === after.status ? null : OF_STATUS[after.status];
}

/** The causes of which staff may have been told, and that no longer hold. */
export const noLongerSo = ({ status, endsAt }: After): string[] => [
  ...(endsAt ? [] : [ENDING]),
  ...(status === 'active' || status === 'trialing' ? [PAST_DUE, ENDED] : []),
];

const ended: Cause = { cause: ENDED, key: 'subscription-ended', severity: 'warning', data: { actionUrl: '/pricing' } };

const OF_STATUS: Record<SubscriptionStatus, Cause | null> = {
  past_due: { cause: PAST_DUE, key: 'payment-failed', severity: 'error', data: { actionUrl: '/account' } },
  canceled: ended,
  expired: ended,
  active: null,
  trialing: null,
};
