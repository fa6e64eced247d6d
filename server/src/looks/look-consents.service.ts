import { Inject, Injectable } from '@nestjs/common';
import type { Looks as Told } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { hoursAfter } from '../calendar/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { ended } from './looks.service.js';

/** What owners decide about it, and what they are told. */
@Injectable()
export class LookConsents {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    @Inject(CONFIG) private readonly config: Pick<Config, 'OPERATOR_EMAILS'>,
  ) {}

  /** The last 20 looks; a consent whose time has passed is none. */
  async told(org: OrganizationId): Promise<Told> {
    const [[consent = null], looks] = await Promise.all([
      this.db.query<NonNullable<Told['consent']>[]>(
        `SELECT until, given_by AS "givenBy", given_at AS "givenAt" FROM look_consent WHERE organization_id = $1 AND until > $2`,
        [org, this.clock.now()],
      ),
      this.db.query<Told['looks']>(LOOKS, [org, this.clock.now()]),
    ]);
    return { who: [...this.config.OPERATOR_EMAILS], consent, looks };
  }

  /** From now on for so long; what was allowed before no longer counts. */
  async give(org: OrganizationId, by: Actor, hours: number): Promise<Told> {
    const now = this.clock.now();
    const until = hoursAfter(now, hours);
    await this.db.transaction(async (within) => {
      await within.query(
        `INSERT INTO look_consent (organization_id, until, given_by, given_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (organization_id) DO UPDATE SET until = excluded.until, given_by = excluded.given_by, given_at = excluded.given_at`,
        [org, until, by.name, now],
      );
      const given = { action: 'allow-look', resource: 'look', resourceId: null, after: { until } };
      await this.audit.record(org, by, given, within);
    });
    return this.told(org);
  }

  /** Whoever looks is out with their next request. */
  async withdraw(org: OrganizationId, by: Actor): Promise<Told> {
    await this.db.transaction(async (within) => {
      const [, gone] = await within.query<[unknown, number]>('DELETE FROM look_consent WHERE organization_id = $1', [
        org,
      ]);
      if (gone === 0) return;
      await this.audit.record(org, by, { action: 'withdraw-look', resource: 'look', resourceId: null }, within);
      await within.query(ended('organization_id = $2'), [this.clock.now(), org]);
    });
    return this.told(org);
  }
}

const LOOKS = `
SELECT l.id, l.name, l.begun_at AS "begunAt", l.until, coalesce(l.ended_at, CASE WHEN l.until <= $2 THEN l.until END) AS "endedAt",
       coalesce((SELECT json_agg(json_build_object('part', part, 'times', times, 'recordIds', ids, 'lastAt', last) ORDER BY last DESC)
                   FROM (SELECT part, sum(times)::int AS times, to_char(max(last_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS last,
                                coalesce(json_agg(record_id ORDER BY last_at DESC) FILTER (WHERE record_id IS NOT NULL), '[]') AS ids
                           FROM look_seen s WHERE s.organization_id = $1 AND s.look_id = l.id GROUP BY part) AS parts), '[]') AS seen
  FROM look l WHERE l.organization_id = $1 ORDER BY l.begun_at DESC, l.id LIMIT 20`;
