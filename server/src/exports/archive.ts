import { Inject, Injectable } from '@nestjs/common';
import { OrganizationsService } from '../organizations/index.js';
import { picturesAt } from '../pictures/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { HeavyWork } from '../platform/heavy-work/index.js';
import { Download } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import type { ArchiveOrder } from './write-archive.task.js';

const WRITE_ARCHIVE = new URL('./write-archive.task.js', import.meta.url);
/** For 300,000 records and as many letters. */
const BUDGET = { processorSeconds: 300, seconds: 1200 };

/**
 * All that an organization keeps here as one archive: a CSV file for each table and `manifest.json`, which counts the rows
 * and gives the SHA-256 of each file, as all of it is at one instant. `Restoration` reads it back.
 */
@Injectable()
export class Archive {
  constructor(
    private readonly organizations: OrganizationsService,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly work: HeavyWork,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws Refusal 422 `too_much_work`, TooMany, Unavailable when no turn came in time */
  async of(org: OrganizationId, by: Actor): Promise<Download> {
    const { name, orgCode } = await this.organizations.settings(org);
    const at = this.clock.now();
    await this.audit.record(org, by, { action: 'export', resource: 'organization', resourceId: org });
    const order = {
      ...{ databaseUrl: this.config.DATABASE_URL, organizationId: org },
      ...{ organization: { id: org, name, orgCode }, picturesAt: picturesAt(this.config), at },
    };
    const content = await this.work.file<ArchiveOrder, never>(org, WRITE_ARCHIVE, order, null, BUDGET);
    const fileName = `${orgCode}-${at.toISOString().slice(0, 10)}.zip`;
    return new Download({ fileName, type: 'application/zip', content });
  }
}
