import { Global, Injectable, Module } from '@nestjs/common';
import type { QueueState } from '@zikaron/contract';
import type { Actor, OrganizationId } from '../tenancy/index.js';
import { RemovedJobs } from './removed-jobs.js';

export type QueueCounts = Record<QueueState, number>;

export interface MonitoredJob {
  id: string;
  name: string;
  state: QueueState;
  runAtIso: string | null;
  attemptsMade: number;
  failedReason: string | null;
}

/**
 * What staff see of one kind of background work. It reads the organization's own rows, which are the truth; the queue
 * itself is for operators.
 */
export interface QueueMonitor {
  readonly name: string;
  counts(org: OrganizationId): Promise<QueueCounts>;
  jobs(org: OrganizationId, state: QueueState, limit: number): Promise<MonitoredJob[]>;
  /** @throws Refusal unless the job has failed */
  retry(org: OrganizationId, id: string, by: Actor): Promise<void>;
  /** What has not begun is withdrawn; what has ended is no longer shown. @throws Refusal while it is being done */
  remove(org: OrganizationId, id: string, by: Actor): Promise<void>;
}

/** Every module with background work adds its monitor here when it starts. */
@Injectable()
export class Monitors {
  private readonly byName = new Map<string, QueueMonitor>();

  add(monitor: QueueMonitor): void {
    this.byName.set(monitor.name, monitor);
  }

  names(): string[] {
    return [...this.byName.keys()].sort();
  }

  named(name: string): QueueMonitor | undefined {
    return this.byName.get(name);
  }
}

@Global()
@Module({ providers: [Monitors, RemovedJobs], exports: [Monitors, RemovedJobs] })
export class MonitorsModule {}
