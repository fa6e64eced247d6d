import { Injectable } from '@nestjs/common';
import { DEFAULT_POLICY, DEFAULT_SERVICE, serviceSettings, type ServiceSettings } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { excluded, kysely, type Within } from '../platform/database/index.js';
import { ChangedMeanwhile } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';

const OVERTAKEN = 'Somebody has changed the services meanwhile. Read them again, then make your change.';

/** Which services a congregation holds, when it holds none, and whom it reads. */
@Injectable()
export class ServiceSettingsService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** What was saved; without it Friday evening, at which everybody is read. */
  async read(org: OrganizationId, within: Within = this.db): Promise<ServiceSettings> {
    const saved = await kysely(within)
      .selectFrom('service_settings')
      .select(['services', 'noService', 'policy', 'updatedAt'])
      .where('organizationId', '=', org)
      .executeTakeFirst();
    // What was saved before a setting was there has its default.
    if (saved) return serviceSettings.parse({ ...saved, version: saved.updatedAt.toISOString() });
    return { services: [DEFAULT_SERVICE], noService: [], policy: DEFAULT_POLICY, version: null };
  }

  /**
   * Replaces all of it. Dates of observances stay as they are: services decide where a name is read, not when it is observed.
   * @throws ChangedMeanwhile 409 for a version that somebody has overtaken
   */
  change(org: OrganizationId, by: Actor, { version, ...settings }: ServiceSettings): Promise<ServiceSettings> {
    return this.db.transaction(async (within) => {
      const { version: _, ...before } = await this.read(org, within);
      const noService = [...settings.noService].sort((one, other) => (one.date < other.date ? -1 : 1));
      const after = { ...settings, noService };
      const updatedAt = this.clock.now();
      if (!(await this.save(org, { ...after, updatedAt }, version, within)))
        throw new ChangedMeanwhile(OVERTAKEN, undefined);
      await this.audit.record(
        org,
        by,
        { action: 'change', resource: 'services', resourceId: org, before, after },
        within,
      );
      return { ...after, version: updatedAt.toISOString() };
    });
  }

  /** Answers whether it was saved: not over another version than this one, and with `null` not over any. */
  private async save(
    organizationId: OrganizationId,
    { services, noService, policy, updatedAt }: ServiceSettings & { updatedAt: Date },
    version: ServiceSettings['version'],
    within: Within,
  ): Promise<boolean> {
    const rows = { services: JSON.stringify(services), noService: JSON.stringify(noService) };
    const saved = await kysely(within)
      .insertInto('service_settings')
      .values({ organizationId, ...rows, policy: JSON.stringify(policy), updatedAt })
      .onConflict((met) =>
        met
          .column('organizationId')
          .doUpdateSet(excluded(['services', 'noService', 'policy', 'updatedAt']))
          .where((row) =>
            version ? row('service_settings.updatedAt', '=', new Date(version)) : row.lit(version === undefined),
          ),
      )
      .returning('updatedAt')
      .executeTakeFirst();
    return saved !== undefined;
  }
}
