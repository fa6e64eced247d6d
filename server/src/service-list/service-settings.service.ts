import { Injectable } from '@nestjs/common';
import { DEFAULT_POLICY, DEFAULT_SERVICE, serviceSettings, type ServiceSettings } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { excluded, kysely, type Within } from '../platform/database/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';

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
      .select(['services', 'noService', 'policy'])
      .where('organizationId', '=', org)
      .executeTakeFirst();
    // What was saved before a setting was there has its default.
    if (saved) return serviceSettings.parse(saved);
    return { services: [DEFAULT_SERVICE], noService: [], policy: DEFAULT_POLICY };
  }

  /** Replaces all of it. Dates of observances stay as they are: services decide where a name is read, not when it is observed. */
  change(org: OrganizationId, by: Actor, settings: ServiceSettings): Promise<ServiceSettings> {
    return this.db.transaction(async (within) => {
      const before = await this.read(org, within);
      const noService = [...settings.noService].sort((one, other) => (one.date < other.date ? -1 : 1));
      const after = { services: settings.services, noService, policy: settings.policy };
      await kysely(within)
        .insertInto('service_settings')
        .values({
          organizationId: org,
          services: JSON.stringify(after.services),
          noService: JSON.stringify(after.noService),
          policy: JSON.stringify(after.policy),
          updatedAt: this.clock.now(),
        })
        .onConflict((met) =>
          met.column('organizationId').doUpdateSet(excluded(['services', 'noService', 'policy', 'updatedAt'])),
        )
        .execute();
      await this.audit.record(
        org,
        by,
        { action: 'change', resource: 'services', resourceId: org, before, after },
        within,
      );
      return after;
    });
  }
}
