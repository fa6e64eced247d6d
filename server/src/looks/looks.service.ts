import { Injectable } from '@nestjs/common';
import type { BegunLook } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import type { SubscriptionStatus } from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { Refusal, type Answer } from '../platform/http/index.js';
import { admit, type Caller, type OrganizationId } from '../platform/tenancy/index.js';

/** A look that may go on now, with what says how its congregation stands. */
interface CurrentLook {
  readonly organizationId: OrganizationId;
  readonly until: Date;
  readonly subscriptionStatus: SubscriptionStatus;
  readonly trialEndsAt: Date | null;
  readonly suspendedAt: Date | null;
}

/** What people who run the installation do while they look into a congregation. Whether they run it, the guard asks. */
@Injectable()
export class Looks {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /**
   * The look of this id, where it is this person's, has not ended, and the consent it stands on is in force: asked of
   * every request, so that a consent that is taken back ends with the next one. Its row says which organization it is about.
   */
  async current(id: string, person: string): Promise<CurrentLook | null> {
    const [found] = await this.db.query<CurrentLook[]>(CURRENT, [id, person, this.clock.now()]);
    return found ? { ...found, organizationId: admit(found.organizationId) } : null;
  }

  /** Keeps that a part of the house was looked at, and which record of it. */
  async see(org: OrganizationId, look: string, part: string, record: string | null): Promise<void> {
    await this.db.query(
      `INSERT INTO look_seen AS s (organization_id, look_id, part, record_id, times, last_at) VALUES ($1, $2, $3, $4, 1, $5)
       ON CONFLICT (organization_id, look_id, part, record_id) DO UPDATE SET times = s.times + 1, last_at = excluded.last_at`,
      [org, look, part, record, this.clock.now()],
    );
  }

  /** @throws Refusal `no_consent` */
  async begin(org: OrganizationId, by: Caller): Promise<Answer<BegunLook>> {
    return this.db.transaction(async (within) => {
      const now = this.clock.now();
      // Held until the look is written: a consent that is taken back meanwhile waits, and then ends this one too.
      const [consent] = await within.query<{ until: Date }[]>(
        'SELECT until FROM look_consent WHERE organization_id = $1 AND until > $2 FOR UPDATE',
        [org, now],
      );
      if (!consent) {
        throw new Refusal(403, 'no_consent', 'No owner of this organization allows that you look in, or no longer.');
      }
      const [look] = await within.query<[BegunLook]>(
        `INSERT INTO look (organization_id, user_id, name, begun_at, until) VALUES ($1, $2, $3, $4, $5) RETURNING id, until`,
        [org, by.id, by.name, now, consent.until],
      );
      const after = { until: consent.until };
      await this.audit.record(org, by, { action: 'begin-look', resource: 'look', resourceId: look.id, after }, within);
      return look;
    });
  }

  /** Ends the look of whoever asks. */
  async leave({ organizationId, look, ...by }: Caller): Promise<void> {
    if (!organizationId || !look) return;
    await this.db.query(ended('organization_id = $2 AND id = $3 AND user_id = $4'), [
      this.clock.now(),
      organizationId,
      look.id,
      by.id,
    ]);
  }

  /** Looks whose time has passed while nobody asked for anything have ended too, and the history says it. */
  async endOver(): Promise<void> {
    await this.db.query(ended('until <= $1'), [this.clock.now()]);
  }
}

/** Ends open looks at the instant $1, and writes each end into its congregation's history, by the name of who looked. */
export const ended = (which: string): string => `
WITH over AS (UPDATE look SET ended_at = $1 WHERE ended_at IS NULL AND ${which} RETURNING organization_id, id, user_id, name)
INSERT INTO audit_log (organization_id, actor_id, actor_name, action, resource, resource_id, at)
SELECT organization_id, user_id, name, 'end-look', 'look', id, $1 FROM over`;

const CURRENT = `
SELECT l.organization_id AS "organizationId", least(l.until, c.until) AS until,
       o.subscription_status AS "subscriptionStatus", o.trial_ends_at AS "trialEndsAt", o.suspended_at AS "suspendedAt"
  FROM look l
  JOIN look_consent c ON c.organization_id = l.organization_id AND c.until > $3
  JOIN organization o ON o.id = l.organization_id
 WHERE l.id = $1 AND l.user_id = $2 AND l.ended_at IS NULL AND l.until > $3`;
