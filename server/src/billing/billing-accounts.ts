import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../platform/clock/index.js';
import { admit, type OrganizationId } from '../platform/tenancy/index.js';

/** Who an organization is at Stripe. */
export interface BillingAccount {
  readonly org: OrganizationId;
  readonly customerId: string;
  readonly subscriptionId: string | null;
}

/** One question to Stripe, numbered in the order of asking. */
interface AskedAccount extends BillingAccount {
  readonly asked: number;
}

interface BillingRow {
  org: string;
  customerId: string;
  subscriptionId: string | null;
}

const ACCOUNT = `organization_id AS org, stripe_customer_id AS "customerId", stripe_subscription_id AS "subscriptionId"`;

/** Which organization is which customer of Stripe. */
@Injectable()
export class BillingAccounts {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  async of(org: OrganizationId): Promise<BillingAccount | null> {
    return first(await this.db.query(`SELECT ${ACCOUNT} FROM billing_account WHERE organization_id = $1`, [org]));
  }

  /**
   * Stripe is about to be asked about this customer: notes it before anything is asked. Nothing is held meanwhile; `answered` says
   * whether what Stripe said may still be written. Null for a customer who is none of ours.
   */
  async asks(customerId: string): Promise<AskedAccount | null> {
    const [rows] = await this.db.query<[(BillingRow & { asked: number })[]]>(
      `UPDATE billing_account SET asked = asked + 1 WHERE stripe_customer_id = $1 RETURNING ${ACCOUNT}, asked`,
      [customerId],
    );
    const [found] = rows as (BillingRow & { asked: number })[];
    return found ? { ...found, org: admit(found.org) } : null;
  }

  /** Whether nobody who asked later has written yet: they know more. The row is held until the transaction ends. */
  async answered({ org, asked }: AskedAccount, within: EntityManager): Promise<boolean> {
    const [, changed] = await within.query<[unknown, number]>(
      `UPDATE billing_account SET written = $2 WHERE organization_id = $1 AND written < $2`,
      [org, asked],
    );
    return changed > 0;
  }

  async add(org: OrganizationId, customerId: string, within: EntityManager): Promise<void> {
    await within.query(
      `INSERT INTO billing_account (organization_id, stripe_customer_id, checked_at) VALUES ($1, $2, $3)`,
      [org, customerId, this.clock.now()],
    );
  }

  /** Which subscription counts from now on. */
  async follow(org: OrganizationId, subscriptionId: string, within: EntityManager): Promise<void> {
    await within.query(
      `UPDATE billing_account SET stripe_subscription_id = $2, subscribed_at = coalesce(subscribed_at, $3)
        WHERE organization_id = $1`,
      [org, subscriptionId, this.clock.now()],
    );
  }

  /** Takes one that Stripe was not asked about since an instant; of many workers each gets another. */
  async takeUnchecked(since: Date): Promise<string | null> {
    const [rows] = await this.db.query<[{ customerId: string }[]]>(
      `UPDATE billing_account SET checked_at = $2
        WHERE organization_id = (SELECT organization_id FROM billing_account WHERE checked_at < $1
                                  ORDER BY checked_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING stripe_customer_id AS "customerId"`,
      [since, this.clock.now()],
    );
    return (rows as { customerId: string }[])[0]?.customerId ?? null;
  }
}

const first = ([found]: BillingRow[]): BillingAccount | null => (found ? { ...found, org: admit(found.org) } : null);
