import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NotificationsService } from '../notifications/index.js';
import { Clock } from '../platform/clock/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { noticesOf, PEOPLE_TO_TELL, type OrganizationFacts } from './organization-notices.js';

/** Looks at how every organization stands, once an hour, and tells its staff what they should know, once. */
@Injectable()
export class OrganizationChecks {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly notifications: NotificationsService,
    private readonly work: HouseWork,
  ) {}

  /** One query, however many organizations there are, unless one makes it fail. May run on several workers at once. */
  look(): Promise<void> {
    return this.work.forAll('watch', (orgs) => this.lookAt(orgs));
  }

  private async lookAt(orgs: readonly OrganizationId[]): Promise<void> {
    const standings: (OrganizationFacts & { org: OrganizationId })[] = await this.db.query(STANDINGS, [
      this.clock.now(),
      orgs,
    ]);
    await this.notifications.raiseOnce(
      standings.flatMap(({ org, ...standing }) => noticesOf(standing).map((cause) => ({ ...cause, org }))),
    );
  }
}

const STANDINGS = `
SELECT o.id AS org, ($1::timestamptz AT TIME ZONE o.timezone)::date AS today, o.subscription_status AS status,
       (o.trial_ends_at AT TIME ZONE o.timezone)::date AS "trialEndsOn",
       greatest(ceil(extract(epoch FROM o.trial_ends_at - $1) / 86400), 0)::integer AS "trialDaysLeft",
       letters.n AS letters, o.emails_per_month AS "lettersLimit",
       observers.n AS observers, o.observers_limit AS "observersLimit", observers.unreachable,
       EXISTS (SELECT FROM reminder_run r WHERE r.organization_id = o.id AND r.kind = 'night'
                  AND r.template_id IS NOT NULL AND r.queued + r.skipped + r.errors = 0) AS "hadEmptyNight",
       NOT o.reminders_on AND o.setup_declined_at IS NULL AND ${PEOPLE_TO_TELL} = (
         SELECT count(*) FROM (
           SELECT FROM yahrzeit WHERE yahrzeit.organization_id = o.id AND archived_at IS NULL LIMIT ${PEOPLE_TO_TELL}) people) AS "isSilent"
  FROM organization o
  CROSS JOIN LATERAL (
    SELECT count(*) AS n FROM email_message m
     WHERE m.organization_id = o.id
       AND (m.state IN ('queued', 'sending')
         OR m.state = 'sent' AND m.sent_at >= date_trunc('month', $1::timestamptz, o.timezone))) AS letters
  CROSS JOIN LATERAL (
    SELECT count(*) AS n,
           count(*) FILTER (WHERE v.channel IN ('email', 'both') AND y.archived_at IS NULL AND NOT c.deceased
             AND (c.email IS NULL OR EXISTS (
               SELECT FROM suppression s WHERE s.organization_id = o.id AND s.email = lower(c.email)
                  AND s.lifted_at IS NULL AND s.reason = 'bounced'))) AS unreachable
      FROM observance v
      JOIN contact c ON c.organization_id = o.id AND c.id = v.contact_id
      JOIN yahrzeit y ON y.organization_id = o.id AND y.id = v.yahrzeit_id
     WHERE v.organization_id = o.id) AS observers
 WHERE o.id = ANY ($2::uuid[]) AND o.subscription_status IN ('trialing', 'active') AND o.suspended_at IS NULL`;
