import { Injectable } from '@nestjs/common';
import type { Suppression, suppressionQuery } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { containing, pageOf } from '../platform/database/index.js';
import { NotFound, orderBy, pageBounds } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import type { SuppressionRow } from './suppression.entity.js';

const SHOWN = `id, email, reason, detail, created_at AS "createdAt", lifted_at AS "liftedAt",
  lifted_by AS "liftedBy", lifted_reason AS "liftedReason"`;
const COLUMNS = { email: 'email', reason: 'reason', createdAt: 'created_at', liftedAt: 'lifted_at' };

const GRAVITY: readonly SuppressionRow['reason'][] = ['bounced', 'unsubscribed', 'complained'];

/** Addresses that are not written to again until staff lift it. Planning and claiming ask the table itself. */
@Injectable()
export class SuppressionService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /**
   * Suppresses an address from now on. Of one that already is the graver reason stands, in whatever order they came: a
   * complaint over the wish for no more letters, and both over a bounce. @returns whether it was not suppressed before
   */
  async add(
    org: OrganizationId,
    by: Actor,
    what: Pick<SuppressionRow, 'email' | 'reason' | 'detail'>,
    transaction?: EntityManager,
  ): Promise<boolean> {
    if (!transaction) return this.db.transaction((within) => this.add(org, by, what, within));
    const [added] = await transaction.query<{ id: string; isNew: boolean }[]>(
      `INSERT INTO suppression AS known (organization_id, email, reason, detail, created_at)
       VALUES ($1, lower($2), $3, $4, $5)
       ON CONFLICT (organization_id, email) WHERE lifted_at IS NULL
       DO UPDATE SET reason = excluded.reason, detail = excluded.detail
          WHERE array_position($6::text[], excluded.reason) > array_position($6::text[], known.reason)
       RETURNING id, xmax = 0 AS "isNew"`,
      [org, what.email, what.reason, what.detail, this.clock.now(), GRAVITY],
    );
    if (!added) return false;
    const change = { action: 'suppress', resource: 'suppression', resourceId: added.id, after: what };
    await this.audit.record(org, by, change, transaction);
    return added.isNew;
  }

  /** Staff decided after this instant that the address may be written to again: what happened before says nothing. */
  async wasLiftedSince(org: OrganizationId, email: string, at: Date, within: EntityManager): Promise<boolean> {
    const [lifted] = await within.query<unknown[]>(
      'SELECT 1 FROM suppression WHERE organization_id = $1 AND email = lower($2) AND lifted_at >= $3 LIMIT 1',
      [org, email, at],
    );
    return Boolean(lifted);
  }

  list(org: OrganizationId, query: z.output<typeof suppressionQuery>): Promise<{ data: Suppression[]; total: number }> {
    const { q, reason, inForce } = query.filter ?? {};
    const shown = `organization_id = $1 AND ($2::text IS NULL OR email ILIKE $2)
      AND ($3::text IS NULL OR reason = $3) AND ($4::boolean IS NULL OR (lifted_at IS NULL) = $4)`;
    const about = [org, q?.trim() ? containing(q.trim()) : null, reason ?? null, inForce ?? null];
    const page = { order: orderBy(query, COLUMNS, ['createdAt', 'DESC']), ...pageBounds(query) };
    return pageOf(this.db, `SELECT ${SHOWN} FROM suppression WHERE ${shown}`, about, page);
  }

  /** The address is written to again. @throws NotFound when it is not suppressed now */
  async lift(org: OrganizationId, by: Actor, id: string, reason: string): Promise<Suppression> {
    return this.db.transaction(async (within) => {
      const [[lifted]] = await within.query<[Suppression[]]>(
        `UPDATE suppression SET lifted_at = $3, lifted_by = $4, lifted_reason = $5
          WHERE organization_id = $1 AND id = $2 AND lifted_at IS NULL RETURNING ${SHOWN}`,
        [org, id, this.clock.now(), by.name, reason],
      );
      if (!lifted) throw new NotFound('suppressed address');
      const change = { action: 'lift', resource: 'suppression', resourceId: id, after: { reason } };
      await this.audit.record(org, by, change, within);
      return lifted;
    });
  }

  /** Why an address is not written to now; null when it is. */
  async reasonFor(org: OrganizationId, email: string): Promise<Suppression['reason'] | null> {
    const [row] = await this.db.query<Pick<Suppression, 'reason'>[]>(
      `SELECT reason FROM suppression WHERE organization_id = $1 AND email = lower($2) AND lifted_at IS NULL`,
      [org, email],
    );
    return row?.reason ?? null;
  }

  /** Its owner wants letters again. What came back or was complained of stays suppressed: that is for staff to lift. */
  async resume(org: OrganizationId, by: Actor, email: string): Promise<void> {
    const reason = 'The observer wants letters again';
    await this.db.transaction(async (within) => {
      const [[lifted]] = await within.query<[{ id: string }[]]>(
        `UPDATE suppression SET lifted_at = $3, lifted_by = $4, lifted_reason = $5
          WHERE organization_id = $1 AND email = lower($2) AND lifted_at IS NULL AND reason = 'unsubscribed' RETURNING id`,
        [org, email, this.clock.now(), by.name, reason],
      );
      if (!lifted) return;
      const change = { action: 'lift', resource: 'suppression', resourceId: lifted.id, after: { reason } };
      await this.audit.record(org, by, change, within);
    });
  }
}
