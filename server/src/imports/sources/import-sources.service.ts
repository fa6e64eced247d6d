import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { importSourceDraft, ImportSources, ImportSource, ImportSourceList } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { CONFIG, type Config } from '../../platform/config/index.js';
import { Conflict, Invalid, NotFound, Refusal } from '../../platform/http/index.js';
import { isSftp, refusedAddress, refusedSftp } from '../../platform/outward-calls/index.js';
import { seal, unseal } from '../../platform/sealing/index.js';
import type { Actor, OrganizationId } from '../../platform/tenancy/index.js';

const MOST_SOURCES = 10;

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
    const data = await this.db.query<ImportSource[]>(
      `${SHOWN} WHERE s.organization_id = $1 ORDER BY s.created_at, s.id`,
      [org],
    );
    return { data, folder: this.config.WATCHED_FOLDER ? org : null };
  }

  /** @throws Conflict `too_many_sources`, Invalid for an address that is not public, or a folder that nobody watches */
  async add(org: OrganizationId, by: Actor, draft: Draft): Promise<ImportSource> {
    this.refuse(draft);
    return this.db.transaction(async (within) => {
      await within.query('SELECT FROM organization WHERE id = $1 FOR NO KEY UPDATE', [org]);
      const [{ there }] = await within.query<[{ there: number }]>(
        'SELECT count(*) AS there FROM import_source WHERE organization_id = $1',
        [org],
      );
      if (there >= MOST_SOURCES)
        throw new Conflict('too_many_sources', `A congregation has ${MOST_SOURCES} sources at most.`);
      const { label, url, password } = draft;
      const id = randomUUID();
      const secret = password && seal(this.config.LINK_SECRET, SEALED_FOR, placeOf(org, id), password);
      await within.query(
        `INSERT INTO import_source (organization_id, id, label, url, secret, created_by, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [org, id, label, url, secret, by.name, this.clock.now()],
      );
      const about = { action: 'add', resource: 'source', resourceId: id };
      await this.audit.record(org, by, { ...about, after: { label, url } }, within);
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

  /** Which of the lists in its file is meant, from now on. @throws NotFound */
  async choose(org: OrganizationId, by: Actor, id: string, { is, name }: ImportSourceList): Promise<void> {
    await this.db.transaction(async (within) => {
      const { chosen } = await this.one(org, id, within);
      await within.query(
        'UPDATE import_source SET chosen = chosen || jsonb_build_object($3::text, $4::text), asks = NULL WHERE organization_id = $1 AND id = $2',
        [org, id, is, name],
      );
      const about = { action: 'change', resource: 'source', resourceId: id };
      await this.audit.record(org, by, { ...about, before: chosen, after: { ...chosen, [is]: name } }, within);
    });
  }

  /** @throws NotFound also for one of somebody else */
  async one(org: OrganizationId, id: string, within: EntityManager = this.db.manager): Promise<ImportSource> {
    const [source] = await within.query<ImportSource[]>(`${SHOWN} WHERE s.organization_id = $1 AND s.id = $2`, [
      org,
      id,
    ]);
    if (!source) throw new NotFound('source');
    return source;
  }

  /** With which one signs in to its server, to be used at once and kept nowhere. @throws Refusal for one that was sealed with another secret */
  async passwordOf(org: OrganizationId, id: string): Promise<string> {
    const [kept] = await this.db.query<{ secret: Buffer | null }[]>(
      'SELECT secret FROM import_source WHERE organization_id = $1 AND id = $2',
      [...[org, id]],
    );
    try {
      return kept?.secret ? unseal(this.config.LINK_SECRET, SEALED_FOR, placeOf(org, id), kept.secret) : '';
    } catch {
      throw new Refusal(409, 'source_sealed', SEALED_OTHERWISE);
    }
  }

  /** The key of the first time is the key for good. */
  async pin(org: OrganizationId, id: string, hostKey: string): Promise<void> {
    await this.db.query(
      'UPDATE import_source SET host_key = $3 WHERE organization_id = $1 AND id = $2 AND host_key IS NULL',
      [org, id, hostKey],
    );
  }

  private refuse({ url, password }: Draft): void {
    const message = this.refusedPlace(url);
    if (message) throw new Invalid([{ path: 'url', message }]);
    if ((url !== null && isSftp(url)) === (password !== null)) return;
    const wrong = password === null ? 'is required' : 'is for SFTP servers only';
    throw new Invalid([{ path: 'password', message: wrong }]);
  }

  private refusedPlace(url: string | null): string | null {
    const { WEBHOOK_NETWORK, WATCHED_FOLDER } = this.config;
    if (url === null) return WATCHED_FOLDER ? null : 'This installation watches no folder: give an address.';
    return isSftp(url) ? refusedSftp(url, WEBHOOK_NETWORK) : refusedAddress(url, WEBHOOK_NETWORK);
  }
}

const SEALED_FOR = 'source';
const SEALED_OTHERWISE = 'Its password can no longer be opened here. Remove this source and add it again.';
const placeOf = (org: OrganizationId, id: string): string => `${org} ${id}`;

const SHOWN = `
SELECT s.id, s.label, s.url, s.host_key AS "hostKey", s.last_looked_at AS "lastLookedAt", s.failure, s.asks, s.chosen, s.created_by AS "createdBy",
       s.created_at AS "createdAt",
       CASE WHEN i.id IS NOT NULL THEN jsonb_build_object('id', i.id, 'state', i.state, 'waits', s.waits,
         'createdAt', to_char(i.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) END AS "lastImport"
  FROM import_source s LEFT JOIN import i ON i.organization_id = s.organization_id AND i.id = s.last_import_id`;
