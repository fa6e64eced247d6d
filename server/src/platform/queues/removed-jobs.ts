import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from '../audit/index.js';
import { Clock } from '../clock/index.js';
import type { Actor, OrganizationId } from '../tenancy/index.js';

/**
 * Jobs that staff took off the monitor after they had ended. What became of them is history and stays with their rows; a
 * row that changes afterwards shows again.
 */
@Injectable()
export class RemovedJobs {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** Takes an ended job off the monitor; a second time is no harm. The caller knows that it is the organization's. */
  async remove(org: OrganizationId, by: Actor, queue: string, id: string): Promise<void> {
    await this.db.transaction(async (within) => {
      await within.query(
        `INSERT INTO removed_job (organization_id, queue, job_id, removed_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (organization_id, queue, job_id) DO UPDATE SET removed_at = excluded.removed_at`,
        [org, queue, id, this.clock.now()],
      );
      await this.audit.record(org, by, { action: 'remove', resource: `${queue} job`, resourceId: id }, within);
    });
  }
}

/** In SQL, whether the row `job`, which changed last at `changedAt`, was taken off the monitor of this queue since. */
export const wasRemoved = (job: string, queue: string, changedAt: string): string =>
  `EXISTS (SELECT FROM removed_job removed
            WHERE removed.organization_id = ${job}.organization_id AND removed.queue = '${queue}'
              AND removed.job_id = ${job}.id AND removed.removed_at >= ${job}.${changedAt})`;
