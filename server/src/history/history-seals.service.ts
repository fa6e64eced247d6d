import { Injectable } from '@nestjs/common';
import type { HistoryCheck } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../platform/clock/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { CONTENT_HASH, digestWith, sealAfter } from './seals.js';

const AT_ONCE = 2_000;

interface Head {
  readonly acts: number;
  readonly seal: Buffer;
  readonly sealedAt: Date | null;
}

/**
 * The history as a chain: each act is sealed with the seal of the one before, a minute after it was written at the latest, so
 * that none can be changed, removed or put in between without the check finding it. Whoever keeps the last seal elsewhere
 * can prove that nothing up to it was made anew.
 */
@Injectable()
export class HistorySeals {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly work: HouseWork,
  ) {}

  /** Seals what has been written since. May be called by many at once. @returns how many acts */
  async seal(): Promise<number> {
    const waiting: { org: OrganizationId }[] = await this.db.query(UNSEALED);
    let sealed = 0;
    for (const { org } of waiting)
      sealed += (await this.work.forOne('history seals', org, () => this.sealAllOf(org))) ?? 0;
    return sealed;
  }

  /** Whether every act stands as it was sealed. What is no longer kept, being old or erased with a person, is told by its number. */
  async check(org: OrganizationId): Promise<HistoryCheck> {
    const head = await this.head(org, this.db.manager);
    let seal: Buffer = Buffer.alloc(0);
    let [acts, erased] = [0, 0];
    let broken: HistoryCheck['broken'] = null;
    while (acts < head.acts && !broken) {
      const page: CheckedAct[] = await this.db.query(CHECKED, [org, acts, Math.min(acts + AT_ONCE, head.acts)]);
      for (const act of page) {
        seal = sealAfter(seal, act);
        if (act.sealedAs !== acts + 1 || !act.isContent || !seal.equals(act.seal)) {
          broken = { act: acts + 1, at: act.at.toISOString() };
          break;
        }
        acts++;
        if (act.isErased) erased++;
      }
      if (page.length === 0) break;
    }
    const isWhole = !broken && acts === head.acts && seal.equals(head.seal);
    const [{ waiting }] = await this.db.query<[{ waiting: number }]>(WAITING, [org]);
    return {
      ...{ isWhole, acts: head.acts, erased, waiting, sealedAt: head.sealedAt?.toISOString() ?? null },
      seal: head.seal.toString('hex'),
      broken: isWhole ? null : (broken ?? { act: acts + 1, at: null }),
    };
  }

  private async sealAllOf(org: OrganizationId): Promise<number> {
    for (let all = 0; ;) {
      const sealed = await this.db.transaction((within) => this.sealSome(org, within));
      all += sealed;
      if (sealed < AT_ONCE) return all;
    }
  }

  /** The head is held, so that of two who seal the second waits, and goes on from there. */
  private async sealSome(org: OrganizationId, within: EntityManager): Promise<number> {
    await within.query('INSERT INTO history_head (organization_id) VALUES ($1) ON CONFLICT DO NOTHING', [org]);
    const head = await this.head(org, within, 'FOR UPDATE');
    const acts: { id: string; digest: Buffer; contentHash: Buffer }[] = await within.query(TO_SEAL, [org, AT_ONCE]);
    if (acts.length === 0) return 0;
    const seals: Buffer[] = [];
    for (const act of acts) seals.push(sealAfter(seals.at(-1) ?? head.seal, act));
    const hex = (all: readonly Buffer[]) => all.map((one) => one.toString('hex'));
    await within.query(WRITE_SEALS, [
      org,
      acts.map(({ id }) => id),
      acts.map((_, at) => head.acts + at + 1),
      hex(acts.map(({ contentHash }) => contentHash)),
      hex(seals),
    ]);
    await within.query(
      'UPDATE history_head SET acts = acts + $2, seal = $3, sealed_at = $4 WHERE organization_id = $1',
      [org, acts.length, seals.at(-1), this.clock.now()],
    );
    return acts.length;
  }

  private async head(org: OrganizationId, within: EntityManager, lock = ''): Promise<Head> {
    const [head]: Head[] = await within.query(
      `SELECT acts, seal, sealed_at AS "sealedAt" FROM history_head WHERE organization_id = $1 ${lock}`,
      [org],
    );
    return head ?? { acts: 0, seal: Buffer.alloc(0), sealedAt: null };
  }
}

interface CheckedAct {
  readonly sealedAs: number;
  readonly at: Date;
  readonly seal: Buffer;
  readonly digest: Buffer;
  readonly isContent: boolean;
  readonly isErased: boolean;
}

const UNSEALED = `
SELECT id AS org FROM organization o
 WHERE EXISTS (SELECT FROM audit_log a WHERE a.organization_id = o.id AND a.sealed_as IS NULL)`;

const TO_SEAL = `
SELECT a.id, ${digestWith(CONTENT_HASH)} AS digest, ${CONTENT_HASH} AS "contentHash"
  FROM audit_log a WHERE a.organization_id = $1 AND a.sealed_as IS NULL ORDER BY a.id LIMIT $2`;

const WRITE_SEALS = `
UPDATE audit_log a SET sealed_as = s.sealed_as, content_hash = decode(s.content, 'hex'), seal = decode(s.seal, 'hex')
  FROM unnest($2::bigint[], $3::bigint[], $4::text[], $5::text[]) AS s (id, sealed_as, content, seal)
 WHERE a.organization_id = $1 AND a.id = s.id`;

const IS_ERASED = '(a.before IS NULL AND a.after IS NULL)';

const CHECKED = `
SELECT a.sealed_as AS "sealedAs", a.at, a.seal, ${digestWith('a.content_hash')} AS digest,
       ${IS_ERASED} OR ${CONTENT_HASH} = a.content_hash AS "isContent",
       ${IS_ERASED} AND ${CONTENT_HASH} <> a.content_hash AS "isErased"
  FROM audit_log a WHERE a.organization_id = $1 AND a.sealed_as > $2 AND a.sealed_as <= $3 ORDER BY a.sealed_as`;

const WAITING = 'SELECT count(*) AS waiting FROM audit_log WHERE organization_id = $1 AND sealed_as IS NULL';
