import { Inject, Injectable } from '@nestjs/common';
import type { BoughtPlan, CheckoutSession, NextPage } from '@zikaron/contract';
import type Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { OrganizationsService, standing } from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { Conflict, NotFound, Refusal } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { BillingAccounts, type BillingAccount } from './billing-accounts.js';
import { CheckoutTurns } from './checkout-turns.js';
import { goesOn, type Bought } from './current-subscription.js';
import type { PaidPlan } from './price-list.js';
import { pricesOf } from './prices.js';
import { isInvalid, isMissing, STRIPE } from './stripe-client.js';
import { Subscriptions } from './subscriptions.service.js';
import { trialUsed } from './trial-used.js';

/** Paying by card: Stripe's own pages take the money, and what was bought is read from Stripe. */
@Injectable()
export class CardCheckout {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly accounts: BillingAccounts,
    private readonly organizations: OrganizationsService,
    private readonly subscriptions: Subscriptions,
    private readonly turns: CheckoutTurns,
    @Inject(STRIPE) private readonly stripe: Stripe | null,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Where to go to buy this plan: Stripe's payment page, or, when a subscription goes on, the account page after its plan
   * was changed. `trial` is Starter with seven days before the first payment. The pages that were opened before are closed,
   * and one is opened at a time: however many tabs there are, one subscription can be bought.
   * @throws Refusal 409 `trial_used`, or `just_paid` when another tab has paid in this moment
   */
  async open(org: OrganizationId, by: Actor, asked: CheckoutSession): Promise<NextPage> {
    const stripe = this.mustHaveStripe();
    const wantsTrial = asked.plan === 'trial' || asked.trialDays !== undefined;
    const plan = asked.plan === 'trial' ? 'starter' : asked.plan;
    return this.turns.during(org, async () => {
      await this.db.transaction((within) =>
        this.organizations.nameOnce(org, by, asked.orgName, within, asked.timezone),
      );
      const account = await this.accountOf(stripe, org, by, asked.email);
      await closePaymentPages(stripe, account.customerId);
      const bought = await this.subscriptions.boughtBy(account);
      if (wantsTrial) await this.mayTryFree(org, bought);
      if (bought && goesOn(bought)) return this.changePlan(stripe, account, by, bought, plan);
      return this.payFor(stripe, account, plan, wantsTrial);
    });
  }

  /** After Stripe's payment page: what was bought counts at once, whether or not Stripe has told of it yet. */
  async complete(org: OrganizationId, by: Actor, sessionId: string): Promise<BoughtPlan> {
    const stripe = this.mustHaveStripe();
    const account = await this.accounts.of(org);
    const session = account && (await stripe.checkout.sessions.retrieve(sessionId).catch(passOverMissing));
    if (!session || session.customer !== account.customerId) throw new NotFound('payment');
    await this.subscriptions.reread(account.customerId, by);
    return { subscription: await this.organizations.subscription(org) };
  }

  /** Stripe's own page for cards, invoices and cancelling. @throws NotFound before anything was bought by card */
  async portal(org: OrganizationId): Promise<NextPage> {
    const stripe = this.mustHaveStripe();
    const account = await this.accounts.of(org);
    if (!account) throw new NotFound('billing account');
    const { url } = await stripe.billingPortal.sessions.create({
      customer: account.customerId,
      return_url: `${this.config.PUBLIC_URL}/account`,
    });
    return { url };
  }

  private async payFor(stripe: Stripe, account: BillingAccount, plan: PaidPlan, trial: boolean): Promise<NextPage> {
    const { month, letters } = await pricesOf(stripe, plan);
    const { url } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: account.customerId,
      client_reference_id: account.org,
      line_items: [{ price: month, quantity: 1 }, { price: letters }],
      subscription_data: { metadata: { organization: account.org }, ...(trial && { trial_period_days: 7 }) },
      success_url: `${this.config.PUBLIC_URL}/checkout?plan=${plan}&success=1&sid={CHECKOUT_SESSION_ID}`,
      cancel_url: `${this.config.PUBLIC_URL}/pricing`,
    });
    if (!url) throw new Error('Stripe opened a payment page without an address.');
    return { url };
  }

  /** The difference is charged or credited with the next invoice; a subscription that was to end goes on. */
  private async changePlan(
    stripe: Stripe,
    { customerId }: BillingAccount,
    by: Actor,
    { subscriptionId, items, endsAt, endsWithPeriod }: Bought,
    plan: PaidPlan,
  ): Promise<NextPage> {
    const { month, letters } = await pricesOf(stripe, plan);
    await stripe.subscriptions.update(subscriptionId, {
      items: [
        { id: items.month, price: month },
        items.letters ? { id: items.letters, price: letters } : { price: letters },
      ],
      ...(endsAt && (endsWithPeriod ? { cancel_at_period_end: false } : { cancel_at: '' })),
      proration_behavior: 'create_prorations',
    });
    await this.subscriptions.reread(customerId, by);
    return { url: `${this.config.PUBLIC_URL}/account` };
  }

  /** Within the organization's turn, so that two clicks make one customer. */
  private async accountOf(stripe: Stripe, org: OrganizationId, by: Actor, email: string): Promise<BillingAccount> {
    const known = await this.accounts.of(org);
    if (known) return known;
    const { name } = await this.organizations.settings(org);
    const { id: customerId } = await stripe.customers.create({ name, email, metadata: { organization: org } });
    const added = { action: 'add', resource: 'billing account', resourceId: org, after: { customerId } };
    await this.db.transaction(async (within) => {
      await this.accounts.add(org, customerId, within);
      await this.audit.record(org, by, added, within);
    });
    return { org, customerId, subscriptionId: null };
  }

  /** Whoever had a subscription, or whose own trial has passed, has had it. */
  private async mayTryFree(org: OrganizationId, bought: Bought | null): Promise<void> {
    const row = await this.organizations.settings(org);
    if (bought || row.plan !== 'trial' || standing(row, this.clock.now()) !== 'working') throw trialUsed();
  }

  private mustHaveStripe(): Stripe {
    if (!this.stripe) throw new Refusal(404, 'no_card_payments', 'This installation takes no cards.');
    return this.stripe;
  }
}

/** Nobody can pay on them any more. One that is paid cannot be closed: what was bought there must be seen first. */
async function closePaymentPages(stripe: Stripe, customer: string): Promise<void> {
  const { data: pages } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  for (const { id } of pages) {
    await stripe.checkout.sessions.expire(id).catch((failure: unknown) => {
      if (!isInvalid(failure)) throw failure;
      throw new Conflict('just_paid', 'A payment was made a moment ago. Look at your account before you pay again.');
    });
  }
}

function passOverMissing(failure: unknown): null {
  if (isMissing(failure)) return null;
  throw failure;
}
