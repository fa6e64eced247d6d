import { Injectable } from '@nestjs/common';
import type { Suppression, suppressionQuery } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { NotFound, orderBy, pageBounds } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import type { SuppressionRow } from './suppression.entity.js';

const SHOWN = `id, email, reason, detail, created_at AS "createdAt", lifted_at AS "liftedAt",
  lifted_by AS "liftedBy", lifted_reason AS "liftedReason"`;
const COLUMNS = { email: 'email', reason: 'reason', createdAt: 'created_at', liftedAt: 'lifted_at' };

/** Addresses that are not written to again until staff lift it. Planning and claiming ask the table itself. */
@Injectable()
export class SuppressionService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** Suppresses an address from now on; one that already is stays as it is. */
  async add(org: OrganizationId, by: Actor, what: Pick<SuppressionRow, 'email' | 'reason' | 'detail'>): Promise<void> {
    await this.db.transaction(async (within) => {
      const [added] = await within.query(
        `INSERT INTO suppression (organization_id, email, reason, detail, created_at) VALUES ($1, lower($2), $3, $4, $5)
         ON CONFLICT (organization_id, email) WHERE lifted_at IS NULL DO NOTHING RETURNING id`,
        [org, what.email, what.reason, what.detail, this.clock.now()],
      );
      if (!added) return;
      const change = { action: 'suppress', resource: 'suppression', resourceId: added.id, after: what };
      await this.audit.record(org, by, change, within);
    });
  }

  async list(
    org: OrganizationId,
    query: z.output<typeof suppressionQuery>,
  ): Promise<{ data: Suppression[]; total: number }> {
    const { offset, limit } = pageBounds(query);
    const { q, reason, inForce } = query.filter ?? {};
    const shown = `organization_id = $1 AND ($2::text IS NULL OR email LIKE '%' || lower($2) || '%')
      AND ($3::text IS NULL OR reason = $3) AND ($4::boolean IS NULL OR (lifted_at IS NULL) = $4)`;
    const about = [org, q?.trim() || null, reason ?? null, inForce ?? null];
    const data = await this.db.query(
      `SELECT ${SHOWN} FROM suppression WHERE ${shown} ${orderBy(query, COLUMNS, ['createdAt', 'DESC'])} LIMIT $5 OFFSET $6`,
      [...about, limit, offset],
    );
    const [{ total }] = await this.db.query(`SELECT count(*) AS total FROM suppression WHERE ${shown}`, about);
    return { data, total };
  }

  /** The address is written to again. @throws NotFound when it is not suppressed now */
  async lift(org: OrganizationId, by: Actor, id: string, reason: string): Promise<Suppression> {
    return this.db.transaction(async (within) => {
      const [[lifted]] = await within.query(
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
}
