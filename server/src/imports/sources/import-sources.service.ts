import { Inject, Injectable } from '@nestjs/common';
import type { importSourceDraft, ImportSources, ImportSource } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { CONFIG, type Config } from '../../platform/config/index.js';
import { Conflict, Invalid, NotFound } from '../../platform/http/index.js';
import { refusedAddress } from '../../platform/outward-calls/index.js';
import type { Actor, OrganizationId } from '../../platform/tenancy/index.js';

export const MOST_SOURCES = 10;

type Draft = z.output<typeof importSourceDraft>;

/** Where an organization's lists are fetched from every night. */
@Injectable()
export class ImportSourcesService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** All of them, the first one first, and the name of the watched folder where the installation has one. */
  async list(org: OrganizationId): Promise<ImportSources> {
    const data = await this.db.query(`${SHOWN} WHERE s.organization_id = $1 ORDER BY s.created_at, s.id`, [org]);
    return { data, folder: this.config.WATCHED_FOLDER ? org : null };
  }

  /** @throws Conflict `too_many_sources`, Invalid for an address that is not public, or a folder that nobody watches */
  async add(org: OrganizationId, by: Actor, draft: Draft): Promise<ImportSource> {
    this.refuse(draft.url);
    return this.db.transaction(async (within) => {
      await within.query('SELECT FROM organization WHERE id = $1 FOR NO KEY UPDATE', [org]);
      const [{ there }] = await within.query('SELECT count(*) AS there FROM import_source WHERE organization_id = $1', [
        org,
      ]);
      if (there >= MOST_SOURCES)
        throw new Conflict('too_many_sources', `An organization has ${MOST_SOURCES} sources at most.`);
      const [{ id }] = await within.query(
        `INSERT INTO import_source (organization_id, label, url, created_by, created_at)
         VALUES ($1, $2, $3, $4, $5) RETURNING id`,
        [org, draft.label, draft.url, by.name, this.clock.now()],
      );
      const about = { action: 'add', resource: 'source', resourceId: id };
      await this.audit.record(org, by, { ...about, after: draft }, within);
      return this.one(org, id, within);
    });
  }

  /** It is fetched no more; what it has brought stays. @throws NotFound */
  async remove(org: OrganizationId, by: Actor, id: string): Promise<{ data: { id: string } }> {
    await this.db.transaction(async (within) => {
      const { label, url } = await this.one(org, id, within);
      await within.query('DELETE FROM import_source WHERE organization_id = $1 AND id = $2', [org, id]);
      const about = { action: 'remove', resource: 'source', resourceId: id };
      await this.audit.record(org, by, { ...about, before: { label, url } }, within);
    });
    return { data: { id } };
  }

  /** @throws NotFound also for one of somebody else */
  async one(org: OrganizationId, id: string, within: EntityManager = this.db.manager): Promise<ImportSource> {
    const [source] = await within.query(`${SHOWN} WHERE s.organization_id = $1 AND s.id = $2`, [org, id]);
    if (!source) throw new NotFound('source');
    return source;
  }

  private refuse(url: string | null): void {
    const message =
      url !== null
        ? refusedAddress(url, this.config.WEBHOOK_NETWORK)
        : this.config.WATCHED_FOLDER
          ? null
          : 'This installation watches no folder: give an address.';
    if (message) throw new Invalid([{ path: 'url', message }]);
  }
}

const SHOWN = `
SELECT s.id, s.label, s.url, s.last_looked_at AS "lastLookedAt", s.failure, s.created_by AS "createdBy",
       s.created_at AS "createdAt",
       CASE WHEN i.id IS NOT NULL THEN jsonb_build_object('id', i.id, 'state', i.state, 'waits', s.waits,
         'createdAt', to_char(i.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) END AS "lastImport"
  FROM import_source s LEFT JOIN import i ON i.organization_id = s.organization_id AND i.id = s.last_import_id`;
