import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../clock/index.js';
import type { Actor, OrganizationId } from '../tenancy/index.js';

export interface Change {
  /** What was done: `add`, `change`, `archive`, `restore`, `remove`, `run`, `import`, … */
  readonly action: string;
  /** The noun, in the singular: `yahrzeit`, `contact`, `observance`, `template`, … */
  readonly resource: string;
  readonly resourceId: string | null;
  readonly before?: object | null;
  readonly after?: object | null;
}

/**
 * Who changed what and when, by the house's clock: what is released is compared with it. Written in the transaction of the
 * change, so that one never stands without the other.
 */
@Injectable()
export class Audit {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  async record(
    org: OrganizationId,
    by: Actor,
    change: Change,
    within: EntityManager | DataSource = this.db,
  ): Promise<void> {
    await within.query(
      `INSERT INTO audit_log (organization_id, actor_id, actor_name, action, resource, resource_id, before, after, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        org,
        by.id,
        by.name,
        change.action,
        change.resource,
        change.resourceId,
        change.before ?? null,
        change.after ?? null,
        this.clock.now(),
      ],
    );
  }

  /** Many changes at once: one statement. */
  async recordAll(
    org: OrganizationId,
    by: Actor,
    changes: readonly Change[],
    within: EntityManager | DataSource,
  ): Promise<void> {
    if (changes.length === 0) return;
    await within.query(
      `INSERT INTO audit_log (organization_id, actor_id, actor_name, at, action, resource, resource_id, before, after)
       SELECT $1, $2, $3, $5, c.* FROM jsonb_to_recordset($4::jsonb)
           AS c(action text, resource text, "resourceId" uuid, before jsonb, after jsonb)`,
      [org, by.id, by.name, JSON.stringify(changes), this.clock.now()],
    );
  }
}
