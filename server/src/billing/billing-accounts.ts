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

  async of(org: OrganizationId, within: EntityManager | DataSource = this.db): Promise<BillingAccount | null> {
    return first(await within.query(`SELECT ${ACCOUNT} FROM billing_account WHERE organization_id = $1`, [org]));
  }

  /** Holds the row until the transaction ends: whoever asks Stripe next asks later, and so knows more. */
  async hold(customerId: string, within: EntityManager): Promise<BillingAccount | null> {
    return first(
      await within.query(`SELECT ${ACCOUNT} FROM billing_account WHERE stripe_customer_id = $1 FOR UPDATE`, [
        customerId,
      ]),
    );
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
    const [rows] = await this.db.query(
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
