import { Inject, Injectable } from '@nestjs/common';
import type { BoughtPlan, CheckoutSession, NextPage } from '@zikaron/contract';
import type Stripe from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { OrganizationRow, OrganizationsService, standing } from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { NotFound, Refusal } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { BillingAccounts, type BillingAccount } from './billing-accounts.js';
import { goesOn, type Bought } from './bought.js';
import type { PaidPlan } from './price-list.js';
import { pricesOf } from './prices.js';
import { isMissing, STRIPE } from './stripe-client.js';
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
    @Inject(STRIPE) private readonly stripe: Stripe | null,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Where to go to buy this plan: Stripe's payment page, or, when a subscription goes on, the account page after its plan
   * was changed. `trial` is Starter with seven days before the first payment.
   * @throws Refusal 409 `trial_used`
   */
  async open(org: OrganizationId, by: Actor, asked: CheckoutSession): Promise<NextPage> {
    const stripe = this.mustHaveStripe();
    const wantsTrial = asked.plan === 'trial' || asked.trialDays !== undefined;
    const plan = asked.plan === 'trial' ? 'starter' : asked.plan;
    const account = await this.db.transaction(async (within) => {
      await this.organizations.nameOnce(org, by, asked.orgName, within, asked.timezone);
      return this.accountOf(stripe, org, by, asked.email, within);
    });
    const bought = await this.subscriptions.boughtBy(account);
    if (wantsTrial) await this.mayTryFree(org, bought);
    if (bought && goesOn(bought)) return this.changePlan(stripe, account, by, bought, plan);
    return this.payFor(stripe, account, plan, wantsTrial);
  }

  /** After Stripe's payment page: what was bought counts at once, whether or not Stripe has told of it yet. */
  async complete(org: OrganizationId, by: Actor, sessionId: string): Promise<BoughtPlan> {
    const stripe = this.mustHaveStripe();
    const account = await this.accounts.of(org);
    const session = account && (await stripe.checkout.sessions.retrieve(sessionId).catch(passOverMissing));
    if (!session || session.customer !== account.customerId) throw new NotFound('payment');
    await this.db.transaction((within) => this.subscriptions.reread(account.customerId, within, by));
    const { plan, subscriptionStatus: status, trialEndsAt } = await this.organizations.settings(org);
    return { subscription: { plan, status, trialEndsAt: trialEndsAt?.toISOString() ?? null } };
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
    { subscriptionId, items }: Bought,
    plan: PaidPlan,
  ): Promise<NextPage> {
    const { month, letters } = await pricesOf(stripe, plan);
    await stripe.subscriptions.update(subscriptionId, {
      items: [
        { id: items.month, price: month },
        items.letters ? { id: items.letters, price: letters } : { price: letters },
      ],
      cancel_at_period_end: false,
      proration_behavior: 'create_prorations',
    });
    await this.db.transaction((within) => this.subscriptions.reread(customerId, within, by));
    return { url: `${this.config.PUBLIC_URL}/account` };
  }

  /** The organization's row is held, so that two clicks make one customer. */
  private async accountOf(
    stripe: Stripe,
    org: OrganizationId,
    by: Actor,
    email: string,
    within: EntityManager,
  ): Promise<BillingAccount> {
    await within
      .getRepository(OrganizationRow)
      .findOne({ where: { id: org }, lock: { mode: 'for_no_key_update' }, select: { id: true } });
    const known = await this.accounts.of(org, within);
    if (known) return known;
    const { name } = await this.organizations.settings(org, within);
    const { id: customerId } = await stripe.customers.create({ name, email, metadata: { organization: org } });
    await this.accounts.add(org, customerId, within);
    const added = { action: 'add', resource: 'billing account', resourceId: org, after: { customerId } };
    await this.audit.record(org, by, added, within);
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

function passOverMissing(failure: unknown): null {
  if (isMissing(failure)) return null;
  throw failure;
}
