import { Inject, Injectable } from '@nestjs/common';
import { TEMPLATE_KEYS, type RestoredArchive } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { DateSettings, OrganizationsService } from '../../organizations/index.js';
import { NotificationsService, type Cause } from '../../notifications/index.js';
import { picturesAt } from '../../pictures/index.js';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { CONFIG, type Config } from '../../platform/config/index.js';
import { HeavyWork } from '../../platform/heavy-work/index.js';
import type { Actor, OrganizationId } from '../../platform/tenancy/index.js';
import { prepareReady } from '../../templates/index.js';
import type { RestoreOrder, RestoreOutcome } from './restore-archive.task.js';

const RESTORE_ARCHIVE = new URL('./restore-archive.task.js', import.meta.url);
/** For 300,000 records and as many letters. */
const BUDGET = { processorSeconds: 900, seconds: 3600 };

/** An archive of a congregation, brought into an organization of this installation that is still empty. */
@Injectable()
export class Restoration {
  constructor(
    private readonly db: DataSource,
    private readonly organizations: OrganizationsService,
    private readonly dateSettings: DateSettings,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly work: HeavyWork,
    private readonly notifications: NotificationsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Brings all of it, or nothing. Brought twice, it was brought once. The dates are worked out afterwards, and nothing is
   * planned before they are; reminders are off.
   * @throws Refusal 402 `observer_limit`, 409 `not_empty`, `still_sending`, 422 `archive_…`
   */
  async bring(org: OrganizationId, by: Actor, path: string, isGone: boolean): Promise<RestoredArchive> {
    const { restored, isNew } = await this.work.run<RestoreOrder, RestoreOutcome>(
      org,
      RESTORE_ARCHIVE,
      {
        ...{ path, isGone, at: this.clock.now() },
        ...{ databaseUrl: this.config.DATABASE_URL, organizationId: org, picturesAt: picturesAt(this.config) },
        readyWords: await readyWords(),
        observersLimit: (await this.organizations.settings(org)).observersLimit,
      },
      BUDGET,
    );
    if (!isNew) return restored;
    const { archive, exportedAt, name, letters = [] } = restored;
    await this.audit.record(org, by, {
      ...{ action: 'restore', resource: 'organization', resourceId: org },
      after: { archive, exportedAt, name },
    });
    if (letters.length > 0) await this.notifications.raise(org, otherWords(letters));
    await this.dateSettings.haveChanged(org);
    return restored;
  }

  /** What was brought into this organization; null where it began here. */
  async last(org: OrganizationId): Promise<RestoredArchive | null> {
    const [row]: { told: RestoredArchive }[] = await this.db.query(
      'SELECT told FROM restored_archive WHERE organization_id = $1 ORDER BY restored_at DESC LIMIT 1',
      [org],
    );
    return row?.told ?? null;
  }
}

async function readyWords(): Promise<RestoreOrder['readyWords']> {
  const words: Record<string, object> = {};
  for (const key of TEMPLATE_KEYS)
    for (const language of ['en', 'he'] as const) {
      const { subject, preheader, metadataJson, html, text } = await prepareReady(key, language);
      words[`${key}.${language}`] = { subject, preheader, metadata_json: metadataJson, html, text };
    }
  return words;
}

const otherWords = (letters: readonly string[]): Cause => ({
  ...{ cause: 'archive-letters', key: 'archive-letters', severity: 'warning', data: { actionUrl: '/app/templates' } },
  values: { smart_count: letters.length, names: letters.join(', ') },
});
