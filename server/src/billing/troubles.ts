import type { Cause } from '../notifications/index.js';
import type { SubscriptionStatus } from '../organizations/index.js';

/** What staff are told when a subscription changes from one status to another; null when there is nothing to act on. */
export function troubleOf(before: SubscriptionStatus, after: SubscriptionStatus): Cause | null {
  if (before === after) return null;
  switch (after) {
    case 'past_due':
      return {
        cause: 'billing:past_due',
        title: 'Your payment did not go through',
        message:
          'No reminder is sent until it is paid. Open “Manage billing” on the account page and choose another card.',
        severity: 'error',
        data: { actionUrl: '/account' },
      };
    case 'canceled':
    case 'expired':
      return {
        cause: 'billing:ended',
        title: 'Your subscription has ended',
        message: 'No reminder is sent any more. Choose a plan to go on; nothing that you wrote down is lost.',
        severity: 'warning',
        data: { actionUrl: '/pricing' },
      };
    case 'active':
    case 'trialing':
      return null;
  }
}
