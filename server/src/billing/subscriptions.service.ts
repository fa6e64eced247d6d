import { Inject, Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { hoursAfter } from '../calendar/index.js';
import { NotificationsService } from '../notifications/index.js';
import { OrganizationsService, PLAN_LIMITS, type Plan, type SubscriptionStatus } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { SYSTEM, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { BillingAccounts, type BillingAccount } from './billing-accounts.js';
import { boughtOf, type Bought } from './current-subscription.js';
import { Overage } from './overage.js';
import { PAID_PLANS } from './price-list.js';
import { isInvalid, isMissing, STRIPE } from './stripe-client.js';
import { doubled, noLongerSo, troubleOf } from './subscription-notices.js';

/** How an organization's subscription stands. */
interface SubscriptionState {
  readonly plan: Plan;
  readonly status: SubscriptionStatus;
  readonly trialEndsAt: Date | null;
  /** When it ends, once it was cancelled for a later day. */
  readonly endsAt: Date | null;
}

/** Stripe is asked about every customer at least this often, whether or not its events arrive. */
const CHECK_HOURS = 20;

/** What an organization bought: written as Stripe says it is now, never as an event said it was. */
@Injectable()
export class Subscriptions {
  private readonly log = new Logger('Subscriptions');

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly accounts: BillingAccounts,
    private readonly organizations: OrganizationsService,
    private readonly notifications: NotificationsService,
    private readonly overage: Overage,
    @Inject(STRIPE) private readonly stripe: Stripe | null,
  ) {}

  /**
   * Asks Stripe what this customer has, and writes it down; no transaction waits for Stripe. Of several at once the one that
   * asked last is believed. A customer who is none of ours is passed over.
   */
  async reread(customerId: string, by: Actor = SYSTEM): Promise<void> {
    const asked = await this.accounts.asks(customerId);
    const bought = asked && (await this.boughtBy(asked));
    if (!bought) return;
    const isWritten = await this.db.transaction(async (within) => {
      if (!(await this.accounts.answered(asked, within))) return false;
      await this.change(asked.org, by, bought, within);
      await this.accounts.follow(asked.org, bought.subscriptionId, within);
      return true;
    });
    if (isWritten) for (const id of bought.surplus) await this.endSurplus(asked.org, id);
  }

  /** What the customer has at Stripe now; what was begun and is not found there any more has ended. */
  async boughtBy({ org, customerId, subscriptionId }: BillingAccount): Promise<Bought | null> {
    const found = boughtOf(await this.subscriptionsOf(customerId));
    if (found || !subscriptionId) return found;
    const { plan } = await this.organizations.settings(org);
    return {
      subscriptionId,
      plan: PAID_PLANS.find((one) => one === plan) ?? 'starter',
      status: 'canceled',
      ...{ trialEndsAt: null, endsAt: null, endsWithPeriod: false },
      items: { month: '', letters: null },
      surplus: [],
    };
  }

  /** Writes how the subscription stands, unless it stands so already; says to staff what they should act on. */
  async change(org: OrganizationId, by: Actor, to: SubscriptionState, within: EntityManager): Promise<void> {
    const before = await this.organizations.settings(org, within);
    const isSame =
      before.plan === to.plan &&
      before.subscriptionStatus === to.status &&
      before.trialEndsAt?.getTime() === to.trialEndsAt?.getTime() &&
      before.subscriptionEndsAt?.getTime() === to.endsAt?.getTime();
    if (isSame) return;
    const included = [PLAN_LIMITS[before.plan].emailsPerMonth, PLAN_LIMITS[to.plan].emailsPerMonth] as const;
    await this.overage.planChanges(org, ...included, before.timezone, within);
    await this.organizations.changeSubscription(org, by, to, within);
    const trouble = troubleOf(before, to);
    if (trouble) await this.notifications.raise(org, trouble, within);
    for (const cause of noLongerSo(to)) await this.notifications.settle(org, cause, within);
  }

  /** Makes good what no event told: asks Stripe about those that it was not asked about for long. */
  async rereadOld(): Promise<number> {
    if (!this.stripe) return 0;
    const since = hoursAfter(this.clock.now(), -CHECK_HOURS);
    for (let n = 0; ; n++) {
      const customerId = await this.accounts.takeUnchecked(since);
      if (!customerId) return n;
      await this.reread(customerId).catch((failure: unknown) =>
        this.log.error(`Customer ${customerId} could not be reread: ${String(failure)}`),
      );
    }
  }

  /**
   * Ends one of two subscriptions that run beside each other, whichever way that came about: the older, now. What was paid
   * for the rest of its month is a credit on the next invoices, as with a change of plan. What another one has ended in the same
   * moment is passed over; what is not ended now is found again when Stripe is asked next.
   */
  private async endSurplus(org: OrganizationId, id: string): Promise<void> {
    if (!this.stripe) return;
    try {
      await this.stripe.subscriptions.cancel(id, { invoice_now: true, prorate: true });
    } catch (failure) {
      if (isMissing(failure) || isInvalid(failure)) return;
      throw failure;
    }
    this.log.warn(`Subscription ${id} ran beside another of organization ${org}, and was ended.`);
    await this.notifications.raise(org, doubled);
  }

  private async subscriptionsOf(customer: string): Promise<Stripe.Subscription[]> {
    if (!this.stripe) return [];
    try {
      const { data } = await this.stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
      return data;
    } catch (failure) {
      if (isMissing(failure)) return [];
      throw failure;
    }
  }
}
