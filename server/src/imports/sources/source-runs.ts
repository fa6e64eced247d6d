import { createHash } from 'node:crypto';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { ImportSource, ImportSummary, SourceWaits } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { NotificationsService } from '../../notifications/index.js';
import { OrganizationsService } from '../../organizations/index.js';
import { Clock } from '../../platform/clock/index.js';
import { CONFIG, type Config } from '../../platform/config/index.js';
import { HouseWork } from '../../platform/house-work/index.js';
import { Refusal } from '../../platform/http/index.js';
import { isSftp, RESOLVE, safeGet, safeSftp, type Resolve, type Rules } from '../../platform/outward-calls/index.js';
import { SYSTEM, type Actor, type OrganizationId } from '../../platform/tenancy/index.js';
import { ImportsService } from '../imports.service.js';
import { LARGEST_FILE } from '../read/read-text.js';
import { ImportSourcesService } from './import-sources.service.js';
import { newestIn } from './watched-folder.js';
import { askedBy, ofChosen, type Asked } from './which-list.js';

/** The hour of the organization at which its night of fetching begins. */
const FROM_HOUR = 2;
const LIMITS = { bytes: LARGEST_FILE, seconds: 60 };
/** Fetched at once, each for another organization. */
const AT_ONCE = 5;
/** Of a hundred rows so many may be changed without anybody having looked. */
const MOST_CHANGED = 0.05;

/**
 * Fetches lists, each as an ordinary import that is looked at. It is carried out by itself only where nothing in it is for a
 * person to decide; otherwise staff are told.
 */
@Injectable()
export class SourceRuns {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly work: HouseWork,
    private readonly sources: ImportSourcesService,
    private readonly imports: ImportsService,
    private readonly organizations: OrganizationsService,
    private readonly notifications: NotificationsService,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(RESOLVE) private readonly resolve: Resolve,
  ) {}

  /**
   * Every source whose night has come, once: one of each organization before the second of any, so that whoever's servers are
   * silent holds up nobody else. Any number of workers may: a row is taken by one.
   */
  async runDue(): Promise<void> {
    for (;;) {
      const now = this.clock.now();
      const [due] = await this.db.query<[Due[]]>(TAKE_SOME, [now, FROM_HOUR, AT_ONCE]);
      if (due.length === 0) return;
      await Promise.all(due.map(({ org, id }) => this.work.forOne('sources', org, () => this.fetch(org, SYSTEM, id))));
    }
  }

  /** Fetches at once because somebody asks, also what was fetched before. @throws NotFound, TooMany */
  async runNow(org: OrganizationId, by: Actor, id: string): Promise<ImportSource> {
    await this.sources.one(org, id);
    await this.imports.mayBring(org);
    await this.fetch(org, by, id, { again: true });
    return this.sources.one(org, id);
  }

  private async fetch(org: OrganizationId, by: Actor, id: string, { again } = { again: false }): Promise<void> {
    const source = await this.sources.one(org, id);
    try {
      const file = await this.fileOf(org, source);
      const isNew = file !== null && (again || !(await this.isKnown(org, id, hashOf(file))));
      if (!isNew) return await this.looked(org, id, {});
      await this.bring(org, by, source, file);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      await this.looked(org, id, { failure: refusal.message, asks: askedBy(refusal) });
      await this.tell(org, source, 'source-failed', '/app/import-sources', { reason: refusal.message });
    }
  }

  /** @throws Refusal when it cannot be had */
  private async fileOf(org: OrganizationId, source: ImportSource): Promise<Buffer | null> {
    const { url } = source;
    if (url === null) {
      const folder = this.config.WATCHED_FOLDER;
      return folder ? newestIn(path.join(folder, org), this.clock.now()) : null;
    }
    const rules = { network: this.config.WEBHOOK_NETWORK, resolve: this.resolve };
    const fetched = isSftp(url) ? await this.bySftp(org, source, url, rules) : await safeGet(url, LIMITS, rules);
    if ('error' in fetched) throw new Refusal(422, 'not_fetched', fetched.error);
    return fetched.file;
  }

  private async bySftp(org: OrganizationId, { id, hostKey }: ImportSource, url: string, rules: Rules) {
    const password = await this.sources.passwordOf(org, id);
    const fetched = await safeSftp(url, { password, hostKey }, LIMITS, rules);
    if ('hostKey' in fetched) await this.sources.pin(org, id, fetched.hostKey);
    return fetched;
  }

  private async bring(org: OrganizationId, by: Actor, source: ImportSource, file: Buffer): Promise<void> {
    const fileName = `${source.label} · ${await this.organizations.today(org)}`;
    const table = await ofChosen(source.chosen, (places) =>
      this.imports.preview(org, by, { fileName, file, ...places }),
    );
    const waits = await this.whatWaits(org, table);
    await this.looked(org, source.id, { importId: table.id, hash: hashOf(file), waits });
    if (waits) return this.tell(org, source, 'source-waits', `/app/imports/${table.id}`, {});
    await this.notifications.settle(org, causeOf(source));
    await this.imports.run(org, by, table.id);
  }

  /** What of an import is for a person to decide; null when it may be carried out by itself. */
  private async whatWaits(org: OrganizationId, table: ImportSummary): Promise<SourceWaits | null> {
    const { counts, state, sunsetWords, warnings } = table;
    if (state === 'columns') return 'columns';
    if (warnings.length > 0) return 'unused';
    if (counts.conflicts > 0 || counts.doubts > 0 || sunsetWords.some(({ means }) => means === null)) return 'doubts';
    const { total: gone } = await this.imports.noLongerListed(org, table.id, {});
    if (gone > 0) return 'unlisted';
    if (counts.changed > 0 && counts.changed >= counts.rows * MOST_CHANGED) return 'changed';
    const { after, limit } = await this.imports.plan(org, table.id);
    return after > limit ? 'plan' : null;
  }

  private async isKnown(org: OrganizationId, id: string, hash: Buffer): Promise<boolean> {
    const same = await this.db.query<unknown[]>(
      'SELECT FROM import_source WHERE organization_id = $1 AND id = $2 AND last_sha256 = $3',
      [org, id, hash],
    );
    return same.length > 0;
  }

  private async looked(
    org: OrganizationId,
    id: string,
    { failure = null, asks = null, ...brought }: Looked,
  ): Promise<void> {
    await this.db.query(
      `UPDATE import_source SET last_looked_at = $3, failure = $4, asks = $5 ${brought.importId ? BROUGHT : ''}
        WHERE organization_id = $1 AND id = $2`,
      [
        ...[org, id, this.clock.now(), failure, asks],
        ...(brought.importId ? [brought.importId, brought.hash, brought.waits ?? null] : []),
      ],
    );
  }

  private tell(
    org: OrganizationId,
    source: ImportSource,
    key: 'source-waits' | 'source-failed',
    actionUrl: string,
    values: Record<string, string>,
  ): Promise<void> {
    const about = { cause: causeOf(source), values: { label: source.label, ...values } };
    return this.notifications.raise(org, { ...about, key, severity: 'warning', data: { actionUrl } });
  }
}

interface Looked {
  readonly failure?: string | null;
  readonly asks?: Asked | null;
  readonly importId?: string;
  readonly hash?: Buffer;
  readonly waits?: SourceWaits | null;
}

const BROUGHT = ', last_import_id = $6, last_sha256 = $7, waits = $8';

const hashOf = (file: Buffer): Buffer => createHash('sha256').update(file).digest();
const causeOf = ({ id }: ImportSource): string => `source:${id}`;

interface Due {
  readonly org: OrganizationId;
  readonly id: string;
}

const TAKE_SOME = `
WITH night AS (
  SELECT s.organization_id, s.id, today, coalesce(s.looked_on, '-infinity') < today AS waits,
         count(*) FILTER (WHERE s.looked_on >= today) OVER (PARTITION BY s.organization_id) AS had
    FROM import_source s JOIN organization o ON o.id = s.organization_id,
         LATERAL (SELECT ($1::timestamptz AT TIME ZONE o.timezone)::date AS today) AS there
   WHERE o.suspended_at IS NULL AND o.subscription_status IN ('trialing', 'active')
     AND extract(hour FROM $1::timestamptz AT TIME ZONE o.timezone) >= $2),
next AS (SELECT DISTINCT ON (organization_id) * FROM night WHERE waits ORDER BY organization_id, id),
due AS (
  SELECT s.organization_id, s.id, next.today
    FROM import_source s JOIN next ON next.organization_id = s.organization_id AND next.id = s.id
   WHERE coalesce(s.looked_on, '-infinity') < next.today
   ORDER BY next.had, s.organization_id LIMIT $3 FOR UPDATE OF s SKIP LOCKED)
UPDATE import_source s SET looked_on = due.today FROM due
 WHERE s.organization_id = due.organization_id AND s.id = due.id
RETURNING s.organization_id AS org, s.id`;
