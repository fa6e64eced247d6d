import { Inject, Injectable } from '@nestjs/common';
import type { OperatorOrganization, operatorOrganizationQuery } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { DAY_MS } from '../calendar/index.js';
import { OrganizationsService, type Plan } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { containing } from '../platform/database/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { Conflict, NotFound, orderBy, pageBounds } from '../platform/http/index.js';
import { admit, type Actor, type OrganizationId } from '../platform/tenancy/index.js';

type Query = z.output<typeof operatorOrganizationQuery>;

/** All congregations, by name and number, and what whoever runs the installation decides about one of them. */
@Injectable()
export class OperatorOrganizations {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly organizations: OrganizationsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Found by a part of the name or by the code; those with trouble first, unless it is asked otherwise. */
  async list(query: Query): Promise<{ data: OperatorOrganization[]; total: number }> {
    const q = query.filter?.q?.trim() ?? '';
    const { offset, limit } = pageBounds(query, 25);
    const order = orderBy(query, { name: 'o.name', createdAt: 'o.created_at', troubled }, ['troubled', 'DESC'], 'o.id');
    const found = [q, containing(q)];
    const [[{ total }], rows] = await Promise.all([
      this.db.query<[{ total: number }]>(`SELECT count(*) AS total FROM organization o WHERE ${FOUND}`, found),
      this.db.query<OperatorOrganization[]>(
        `WITH page AS (SELECT o.id, row_number() OVER (${order}) AS place
                         FROM organization o LEFT JOIN (${TROUBLE}) AS trouble ON trouble.organization_id = o.id
                        WHERE ${FOUND} ORDER BY place LIMIT ${limit} OFFSET ${offset})
         SELECT ${SHOWN} FROM page JOIN organization o ON o.id = page.id ORDER BY page.place`,
        [...found, this.clock.now()],
      ),
    ]);
    return { data: rows, total };
  }

  /** Which one has this code. @throws NotFound */
  async withCode(code: string): Promise<OrganizationId> {
    const [row] = await this.db.query<{ id: string }[]>('SELECT id FROM organization WHERE org_code = $1', [code]);
    if (!row) throw new NotFound('organization');
    return admit(row.id);
  }

  /** @throws NotFound */
  async one(org: OrganizationId, within: DataSource | EntityManager = this.db): Promise<OperatorOrganization> {
    const [row] = await within.query<OperatorOrganization[]>(
      `SELECT ${SHOWN} FROM organization o WHERE o.id = $1 AND $2::text IS NULL`,
      [org, null, this.clock.now()],
    );
    if (!row) throw new NotFound('organization');
    return row;
  }

  /** In force from now on, without an end and without money. @throws Conflict `paid_by_card` */
  async setPlan(org: OrganizationId, by: Actor, plan: Plan): Promise<OperatorOrganization> {
    await this.decide(org, (within) =>
      this.organizations.changeSubscription(
        org,
        by,
        { plan, status: 'active', trialEndsAt: null, endsAt: null },
        within,
      ),
    );
    return this.one(org);
  }

  /** A trial goes on, or is given once more. @throws Conflict `paid_by_card`, `no_trials` where billing is off */
  async extendTrial(org: OrganizationId, by: Actor, days: number): Promise<OperatorOrganization> {
    if (this.config.BILLING === 'off') throw new Conflict('no_trials', 'Without billing there are no trials.');
    await this.decide(org, async (within) => {
      const { plan, trialEndsAt } = await this.organizations.settings(org, within);
      const from = Math.max(this.clock.now().getTime(), (plan === 'trial' && trialEndsAt?.getTime()) || 0);
      const until = new Date(from + days * DAY_MS);
      const trial = { plan: 'trial', status: 'trialing', trialEndsAt: until, endsAt: null } as const;
      await this.organizations.changeSubscription(org, by, trial, within);
    });
    return this.one(org);
  }

  async suspend(org: OrganizationId, by: Actor, reason: string): Promise<OperatorOrganization> {
    await this.organizations.suspend(org, by, reason);
    return this.one(org);
  }

  async resume(org: OrganizationId, by: Actor): Promise<OperatorOrganization> {
    await this.organizations.resume(org, by);
    return this.one(org);
  }

  /** One decision at a time. What is bought by card is as the card provider says: a decision here would be overwritten within the day. */
  private decide(org: OrganizationId, change: (within: EntityManager) => Promise<void>): Promise<void> {
    return this.db.transaction(async (within) => {
      await within.query('SELECT FROM organization WHERE id = $1 FOR NO KEY UPDATE', [org]);
      const { paysByCard } = await this.one(org, within);
      if (paysByCard) {
        throw new Conflict(
          'paid_by_card',
          'This organization pays by card. Change or end its subscription there first.',
        );
      }
      await change(within);
    });
  }
}

const troubled = 'coalesce(trouble.letters, 0)';

const FOUND = `($1 = '' OR o.name ILIKE $2 OR o.org_code ILIKE $2)`;

const TROUBLE = `
SELECT organization_id, count(*) AS letters FROM email_message WHERE state IN ('failed', 'uncertain') GROUP BY organization_id`;

/** Of an organization `o`, at the instant $3. Counted for one page only. */
const SHOWN = `
       o.id, o.org_code AS "orgCode", o.name, o.plan, o.trial_ends_at AS "trialEndsAt", o.suspended_at AS "suspendedAt",
       o.created_at AS "createdAt", o.reminders_on AS "remindersOn",
       CASE WHEN o.suspended_at IS NOT NULL THEN 'suspended' ELSE o.subscription_status END AS status,
       EXISTS (SELECT FROM billing_account b WHERE b.organization_id = o.id AND b.stripe_subscription_id IS NOT NULL
                  AND o.subscription_status IN ('active', 'trialing', 'past_due')) AS "paysByCard",
       (SELECT count(*) FROM membership m WHERE m.organization_id = o.id) AS members,
       (SELECT count(*) FROM observance v WHERE v.organization_id = o.id) AS observers,
       (SELECT max(local_date) FROM reminder_run r WHERE r.organization_id = o.id AND r.kind = 'night') AS "lastNight",
       (SELECT coalesce(sum(letters), 0) FROM letter_summary s
         WHERE s.organization_id = o.id AND s.hour >= $3::timestamptz - interval '7 days') AS "lettersThisWeek",
       (SELECT until FROM look_consent c WHERE c.organization_id = o.id AND c.until > $3) AS "lookUntil",
       (SELECT count(*) FROM email_message m
         WHERE m.organization_id = o.id AND m.state = 'queued' AND m.send_at <= $3) AS waiting,
       (SELECT count(*) FROM email_message m
         WHERE m.organization_id = o.id AND m.state IN ('failed', 'uncertain')) AS troubled`;
