import { Injectable } from '@nestjs/common';
import type { Keeper, keeperQuery, keeping, Orphan, orphanQuery } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { OrganizationsService } from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { pageOf } from '../platform/database/index.js';
import { Conflict, NotFound, orderBy, pageBounds, Refusal } from '../platform/http/index.js';
import type { Actor, Caller, OrganizationId } from '../platform/tenancy/index.js';
import { ORPHANS, SHOWN, SURNAMES } from './orphans-statement.js';

interface Found {
  readonly plaque: string | null;
  readonly perpetual: boolean;
  readonly state: 'kept' | 'rest_asked' | 'resting' | null;
  readonly basis: string | null;
  readonly reason: string | null;
  readonly setById: string | null;
}

type FoundOrphan = Omit<Orphan, 'restAsked'> & {
  readonly restAsked: { by: string; reason: string; byId: string | null; basis: string | null } | null;
};

/** The congregation took something for it. */
const needsOwner = ({ basis }: { basis: string | null }): boolean => basis === 'plaque' || basis === 'bequest';

function restAskedOf({ restAsked }: FoundOrphan, by: Pick<Caller, 'id' | 'role'> | null): Orphan['restAsked'] {
  if (!restAsked) return null;
  const { byId, reason } = restAsked;
  const isSecond = Boolean(by?.role) && by?.id !== byId;
  const mayAgree = isSecond && (by?.role === 'owner' || !needsOwner(restAsked));
  return { by: restAsked.by, reason, mayAgree };
}

/** Nobody is left without a rememberer: who has no family that can be told is listed, until somebody remembers them. */
@Injectable()
export class WithoutRememberer {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly organizations: OrganizationsService,
    private readonly audit: Audit,
  ) {}

  /**
   * Those without a rememberer whom the congregation neither keeps nor lets rest, the nearest day first. `by` reads it: whether they
   * may agree that one rests.
   */
  async list(
    org: OrganizationId,
    asked: z.output<typeof orphanQuery>,
    by: Pick<Caller, 'id' | 'role'> | null = null,
  ): Promise<{ data: Orphan[]; total: number }> {
    const { offset, limit } = pageBounds(asked);
    const about = [
      ...[org, await this.organizations.today(org), asked.filter?.q?.trim() || null],
      ...[asked.filter?.cause ?? null, asked.filter?.id ?? null],
    ];
    const order = orderBy(asked, { next: 'next', name: 'name' }, ['next', 'ASC']);
    const [{ data, total }]: [{ data: FoundOrphan[]; total: number }] = await this.db.query(
      `WITH ${ORPHANS}, page AS MATERIALIZED (SELECT * FROM orphan ${order} LIMIT $6 OFFSET $7), ${SURNAMES}
       SELECT (SELECT count(*) FROM orphan) AS total, ARRAY (SELECT ${SHOWN} FROM page orphan ${order}) AS data`,
      [...about, limit, offset],
    );
    return { data: data.map((orphan) => ({ ...orphan, restAsked: restAskedOf(orphan, by) })), total };
  }

  /** Whom the congregation remembers, and who rests. */
  kept(org: OrganizationId, asked: z.output<typeof keeperQuery>): Promise<{ data: Keeper[]; total: number }> {
    const about = [org, asked.filter?.q?.trim() || null, asked.filter?.id ?? null];
    const order = orderBy(asked, { since: 'since', name: 'name' }, ['since', 'DESC'], 'y.id');
    return pageOf(this.db, KEPT, about, { order, ...pageBounds(asked) });
  }

  /** The congregation remembers: the name is read by its customs, and no letter counts as missing. @throws NotFound */
  async keep(
    org: OrganizationId,
    by: Actor,
    id: string,
    { basis, fund = null, note = null }: z.output<typeof keeping>,
    within?: EntityManager,
  ): Promise<{ data: { id: string } }> {
    if (!within)
      return this.db.transaction((transaction) => this.keep(org, by, id, { basis, fund, note }, transaction));
    await this.find(within, org, id);
    await within.query(SET, [org, id, 'kept', basis, null, by.id, by.name, this.clock.now(), fund, note]);
    return this.noted(within, org, by, id, 'keep', { basis, ...(fund && { fund }), ...(note && { note }) });
  }

  /**
   * The first person asks that a remembrance rests, with a reason; a second one says yes by asking the same. Where the
   * congregation took something for it (plaque, bequest), that second one is an owner.
   * @throws NotFound, Conflict 409 `second_person` for whoever asked first, Refusal 403 `person_needed`, `owner_needed`
   */
  rest(
    org: OrganizationId,
    by: Pick<Caller, 'id' | 'name' | 'role'>,
    id: string,
    reason: string,
  ): Promise<{ data: { id: string } }> {
    return this.db.transaction(async (within) => {
      const found = await this.find(within, org, id);
      if (by.role === null) throw new Refusal(403, 'person_needed', 'That a remembrance rests is decided by people.');
      if (found.state !== 'rest_asked') {
        const basis = found.basis ?? (await this.basisOf(within, org, id, found));
        await within.query(SET, [org, id, 'rest_asked', basis, reason, by.id, by.name, this.clock.now(), null, null]);
        return this.noted(within, org, by, id, 'ask_rest', { reason });
      }
      if (found.setById === by.id) throw new Conflict('second_person', 'A second person must agree that this rests.');
      if (needsOwner(found) && by.role !== 'owner') {
        throw new Refusal(403, 'owner_needed', 'There is a plaque or a bequest: an owner must agree that this rests.');
      }
      await within.query(CONFIRM, [org, id, by.id, by.name, this.clock.now()]);
      return this.noted(within, org, by, id, 'let_rest', { reason: found.reason });
    });
  }

  /** Whatever was decided is taken back. @throws NotFound when nothing was */
  async restore(org: OrganizationId, by: Actor, id: string): Promise<{ data: { id: string } }> {
    return this.db.transaction(async (within) => {
      const [, gone] = await within.query<[unknown, number]>(
        'DELETE FROM keeper WHERE organization_id = $1 AND yahrzeit_id = $2',
        [org, id],
      );
      if (!gone) throw new NotFound('decision about this yahrzeit');
      return this.noted(within, org, by, id, 'remember_again', {});
    });
  }

  private async find(within: EntityManager, org: OrganizationId, id: string): Promise<Found> {
    const [found]: Found[] = await within.query(
      `SELECT y.plaque, y.perpetual, k.state, k.basis, k.reason, k.set_by_id AS "setById"
         FROM yahrzeit y LEFT JOIN keeper k ON k.organization_id = y.organization_id AND k.yahrzeit_id = y.id
        WHERE y.organization_id = $1 AND y.id = $2 FOR UPDATE OF y`,
      [org, id],
    );
    if (!found) throw new NotFound('yahrzeit');
    return found;
  }

  /** For what the congregation once said that it keeps the name, also after that was taken back; else what the record tells. */
  private async basisOf(within: EntityManager, org: OrganizationId, id: string, found: Found): Promise<string | null> {
    const [kept]: { basis: string }[] = await within.query(
      `SELECT "after"->>'basis' AS basis FROM audit_log
        WHERE organization_id = $1 AND resource = 'yahrzeit' AND resource_id = $2 AND action = 'keep' ORDER BY id DESC LIMIT 1`,
      [org, id],
    );
    return kept?.basis ?? (found.plaque ? 'plaque' : found.perpetual ? 'bequest' : null);
  }

  private async noted(
    within: EntityManager,
    org: OrganizationId,
    by: Actor,
    id: string,
    action: string,
    after: object,
  ) {
    await this.audit.record(org, by, { action, resource: 'yahrzeit', resourceId: id, after }, within);
    return { data: { id } };
  }
}

const KEPT = `SELECT y.id, y.name, k.state, k.basis, k.fund, k.note, k.reason, k.set_by AS by, k.confirmed_by AS "confirmedBy",
  coalesce(k.confirmed_at, k.set_at) AS since
  FROM keeper k JOIN yahrzeit y ON y.organization_id = k.organization_id AND y.id = k.yahrzeit_id AND y.archived_at IS NULL
 WHERE k.organization_id = $1 AND k.state <> 'rest_asked' AND ($2::text IS NULL OR searchable(y.name) LIKE containing($2))
   AND ($3::uuid[] IS NULL OR y.id = ANY ($3))`;

const SET = `
INSERT INTO keeper (organization_id, yahrzeit_id, state, basis, reason, set_by_id, set_by, set_at, fund, note)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
ON CONFLICT (organization_id, yahrzeit_id) DO UPDATE
   SET state = excluded.state, basis = excluded.basis, reason = excluded.reason, set_by_id = excluded.set_by_id,
       set_by = excluded.set_by, set_at = excluded.set_at, fund = excluded.fund, note = excluded.note, confirmed_by_id = NULL, confirmed_by = NULL, confirmed_at = NULL`;

const CONFIRM = `
UPDATE keeper SET state = 'resting', confirmed_by_id = $3, confirmed_by = $4, confirmed_at = $5
 WHERE organization_id = $1 AND yahrzeit_id = $2 AND state = 'rest_asked'`;
