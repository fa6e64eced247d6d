import { Inject, Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { localDate, minutesAfter } from '../calendar/index.js';
import { Clock } from '../platform/clock/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { METER_EVENT } from './price-list.js';
import { STRIPE } from './stripe-client.js';

/** A report that was tried and not answered is tried again after this, in minutes. */
const RETRY_MINUTES = 10;
/** Stripe knows an identifier again for 24 hours. A report without an answer is not tried beyond this, in hours. */
const SAFE_HOURS = 20;

interface Report {
  id: string;
  customerId: string;
  letters: number;
  madeAt: Date;
}

/**
 * Letters beyond those that a paid plan includes in a calendar month, reported to Stripe's meter. First a report is
 * written down, then it is sent under its own id, which Stripe counts once; one that Stripe may or may not have taken is
 * tried again only while it would be known again. So a letter is charged once or, in the worst case, not at all.
 */
@Injectable()
export class Overage {
  private readonly log = new Logger('Overage');

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly work: HouseWork,
    @Inject(STRIPE) private readonly stripe: Stripe | null,
  ) {}

  /** Counts and reports, for all organizations. Any number may do so at once. @returns how many reports Stripe took */
  async report(): Promise<number> {
    if (!this.stripe) return 0;
    await this.work.forAll('overage', (orgs) => this.db.query(COUNT, [this.clock.now(), orgs]));
    let accepted = 0;
    for (let next = await this.take(); next; next = await this.take()) accepted += await this.send(this.stripe, next);
    await this.giveUp();
    return accepted;
  }

  /** A plan changes: its month includes what the larger of the two does, and the month before keeps what it had. */
  async planChanges(
    org: OrganizationId,
    before: number,
    after: number,
    timezone: string,
    within: EntityManager,
  ): Promise<void> {
    const month = `${localDate(this.clock.now(), timezone).slice(0, 8)}01`;
    await within.query(
      `INSERT INTO included_letters VALUES ($1, $2, greatest($3::integer, $4::integer))
       ON CONFLICT (organization_id, month) DO UPDATE SET letters = greatest(included_letters.letters, excluded.letters)`,
      [org, month, before, after],
    );
    await within.query(
      `INSERT INTO included_letters VALUES ($1, $2::date - interval '1 month', $3) ON CONFLICT DO NOTHING`,
      [org, month, before],
    );
  }

  private async take(): Promise<Report | undefined> {
    const [rows] = await this.db.query<[Report[]]>(TAKE, [
      this.clock.now(),
      this.minutesAgo(RETRY_MINUTES),
      this.safeSince(),
    ]);
    return rows[0];
  }

  private async send(stripe: Stripe, { id, customerId, letters, madeAt }: Report): Promise<0 | 1> {
    try {
      await stripe.billing.meterEvents.create(
        {
          event_name: METER_EVENT,
          identifier: id,
          timestamp: Math.floor(madeAt.getTime() / 1000),
          payload: { stripe_customer_id: customerId, value: String(letters) },
        },
        { idempotencyKey: id },
      );
    } catch (failure) {
      this.log.error(`Report ${id} was not taken: ${String(failure)}`);
      return 0;
    }
    await this.db.query(`UPDATE overage_report SET accepted_at = $2 WHERE id = $1`, [id, this.clock.now()]);
    return 1;
  }

  /** What would no longer be known again: it is told once. */
  private async giveUp(): Promise<void> {
    const [, reports] = await this.db.query<[unknown, number]>(
      `UPDATE overage_report SET given_up_at = $1
        WHERE accepted_at IS NULL AND given_up_at IS NULL AND first_tried_at <= $2`,
      [this.clock.now(), this.safeSince()],
    );
    if (reports)
      this.log.error(`${reports} reports of letters beyond the plan were never answered, and are not charged.`);
  }

  private minutesAgo(minutes: number): Date {
    return minutesAfter(this.clock.now(), -minutes);
  }

  private safeSince(): Date {
    return this.minutesAgo(SAFE_HOURS * 60);
  }
}

// This month and the one before, where each organization is: the last hour of a month is counted in the next.
const COUNT = `
INSERT INTO overage_report (organization_id, month, first_letter, letters, made_at)
SELECT o.id, m.month, told.letters + 1, sent.letters - m.included - told.letters, $1
  FROM billing_account b
  JOIN organization o ON o.id = b.organization_id
 CROSS JOIN LATERAL (
   SELECT date_trunc('month', $1::timestamptz AT TIME ZONE o.timezone)::date AS this) AS now
 CROSS JOIN LATERAL (
   SELECT months.month, coalesce(i.letters, o.emails_per_month) AS included,
          months.month::timestamp AT TIME ZONE o.timezone AS begins,
          (months.month + interval '1 month') AT TIME ZONE o.timezone AS ends
     FROM (VALUES (now.this), ((now.this - interval '1 month')::date)) AS months (month)
     LEFT JOIN included_letters i ON i.organization_id = o.id AND i.month = months.month) AS m
 CROSS JOIN LATERAL (
   SELECT count(*) AS letters FROM email_message e
    WHERE e.organization_id = o.id AND e.state = 'sent' AND e.sent_at >= m.begins AND e.sent_at < m.ends) AS sent
 CROSS JOIN LATERAL (
   SELECT coalesce(sum(r.letters), 0) AS letters FROM overage_report r
    WHERE r.organization_id = o.id AND r.month = m.month) AS told
 WHERE o.id = ANY ($2::uuid[]) AND o.subscription_status = 'active' AND b.subscribed_at < m.ends AND sent.letters - m.included > told.letters
ON CONFLICT (organization_id, month, first_letter) DO NOTHING`;

const TAKE = `
UPDATE overage_report r SET tried_at = $1, first_tried_at = coalesce(first_tried_at, $1)
  FROM billing_account b
 WHERE b.organization_id = r.organization_id
   AND r.id = (SELECT id FROM overage_report
                WHERE accepted_at IS NULL AND (tried_at IS NULL OR tried_at < $2)
                  AND (first_tried_at IS NULL OR first_tried_at > $3)
                ORDER BY made_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
RETURNING r.id, b.stripe_customer_id AS "customerId", r.letters, r.made_at AS "madeAt"`;
