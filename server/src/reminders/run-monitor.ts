import { Injectable, type OnModuleInit } from '@nestjs/common';
import { id as anId, type QueueState } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { Conflict, NotFound } from '../platform/http/index.js';
import {
  Monitors,
  RemovedJobs,
  wasRemoved,
  type MonitoredJob,
  type QueueCounts,
  type QueueMonitor,
} from '../platform/queues/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';

const QUEUE = 'planning';

/** A run is planned in one transaction: what can be seen of it has ended, and what failed is planned again by the next tick. */
const ENDED = `FROM reminder_run run WHERE organization_id = $1 AND planned_at IS NOT NULL
  AND NOT ${wasRemoved('run', QUEUE, 'planned_at')}`;

/** The staff's view of planning: each night and each run of an email job. */
@Injectable()
export class RunMonitor implements QueueMonitor, OnModuleInit {
  readonly name = QUEUE;

  constructor(
    private readonly db: DataSource,
    private readonly removed: RemovedJobs,
    private readonly monitors: Monitors,
  ) {}

  onModuleInit(): void {
    this.monitors.add(this);
  }

  async counts(org: OrganizationId): Promise<QueueCounts> {
    const [{ completed }] = await this.db.query<[{ completed: number }]>(`SELECT count(*) AS completed ${ENDED}`, [
      org,
    ]);
    return { waiting: 0, active: 0, delayed: 0, failed: 0, completed };
  }

  async jobs(org: OrganizationId, state: QueueState, limit: number): Promise<MonitoredJob[]> {
    if (state !== 'completed') return [];
    const rows: { id: string; name: string; plannedAt: Date }[] = await this.db.query(
      `SELECT id, kind || ' ' || local_date AS name, planned_at AS "plannedAt" ${ENDED} ORDER BY planned_at DESC, id LIMIT $2`,
      [org, limit],
    );
    return rows.map(({ id, name, plannedAt }) => ({
      ...{ id, name, state, runAtIso: plannedAt.toISOString(), attemptsMade: 1, failedReason: null },
    }));
  }

  async retry(org: OrganizationId, id: string): Promise<void> {
    await this.known(org, id);
    throw new Conflict('not_failed', 'This run has not failed: there is nothing to try again.');
  }

  async remove(org: OrganizationId, id: string, by: Actor): Promise<void> {
    await this.known(org, id);
    await this.removed.remove(org, by, this.name, id);
  }

  private async known(org: OrganizationId, id: string): Promise<void> {
    if (!anId.safeParse(id).success) throw new NotFound('run');
    const [found] = await this.db.query<unknown[]>(
      'SELECT 1 FROM reminder_run WHERE organization_id = $1 AND id = $2',
      [org, id],
    );
    if (!found) throw new NotFound('run');
  }
}
