import { Injectable, type OnModuleInit } from '@nestjs/common';
import { id as anId, type QueueState } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { Conflict, NotFound } from '../platform/http/index.js';
import { Monitors, type MonitoredJob, type QueueCounts, type QueueMonitor } from '../platform/queues/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { importWork } from './import-queue.js';
import { ImportsService } from './imports.service.js';

/** How an import stands as a job: a file that nobody asked to import is none. */
const STATE = `CASE WHEN state IN ('importing', 'undoing') THEN CASE WHEN attempts = 0 THEN 'waiting' ELSE 'active' END
                    WHEN failure IS NOT NULL THEN 'failed'
                    WHEN state IN ('imported', 'undone') THEN 'completed' END`;

/** The staff's view of imports: each is a job, and its row says how it stands. */
@Injectable()
export class ImportMonitor implements QueueMonitor, OnModuleInit {
  readonly name = importWork.name;

  constructor(
    private readonly db: DataSource,
    private readonly imports: ImportsService,
    private readonly monitors: Monitors,
  ) {}

  onModuleInit(): void {
    this.monitors.add(this);
  }

  async counts(org: OrganizationId): Promise<QueueCounts> {
    const states: { state: QueueState | null; n: number }[] = await this.db.query(
      `SELECT ${STATE} AS state, count(*) AS n FROM import WHERE organization_id = $1 GROUP BY 1`,
      [org],
    );
    const count = (state: QueueState) => states.find((one) => one.state === state)?.n ?? 0;
    const [waiting, active, failed] = [count('waiting'), count('active'), count('failed')];
    return { waiting, active, delayed: 0, failed, completed: count('completed') };
  }

  async jobs(org: OrganizationId, state: QueueState, limit: number): Promise<MonitoredJob[]> {
    const rows: Omit<MonitoredJob, 'state' | 'runAtIso'>[] = await this.db.query(
      `SELECT id, file_name AS name, attempts AS "attemptsMade", failure AS "failedReason"
         FROM import WHERE organization_id = $1 AND ${STATE} = $2 ORDER BY created_at DESC, id LIMIT $3`,
      [org, state, limit],
    );
    return rows.map((row) => ({ ...row, state, runAtIso: null }));
  }

  /** Asks for the same once more: the import, or taking it back. */
  async retry(org: OrganizationId, id: string, by: Actor): Promise<void> {
    const { state, failure } = await this.imports.get(org, known(id));
    if (failure === null) throw new Conflict('not_failed', 'This import has not failed.');
    await (state === 'failed' ? this.imports.run(org, by, id) : this.imports.undo(org, by, id));
  }

  /** A file that was not imported is only a preview again. */
  async remove(org: OrganizationId, id: string, by: Actor): Promise<void> {
    await this.imports.letGo(org, by, known(id));
  }
}

function known(job: string): string {
  if (!anId.safeParse(job).success) throw new NotFound('import');
  return job;
}
