import type { Cause } from '../notifications/index.js';
import type { SubscriptionStatus } from '../organizations/index.js';

/** What staff are told when a subscription changes from one status to another; null when there is nothing to act on. */
export function troubleOf(before: SubscriptionStatus, after: SubscriptionStatus): Cause | null {
  if (before === after) return null;
  switch (after) {
    case 'past_due':
      return {
        cause: 'billing:past_due',
        key: 'payment-failed',
        severity: 'error',
        data: { actionUrl: '/account' },
      };
    case 'canceled':
    case 'expired':
      return {
        cause: 'billing:ended',
        key: 'subscription-ended',
        severity: 'warning',
        data: { actionUrl: '/pricing' },
      };
    case 'active':
    case 'trialing':
      return null;
  }
}
