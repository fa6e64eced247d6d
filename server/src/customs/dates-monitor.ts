import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { QueueState } from '@zikaron/contract';
import { Conflict, NotFound } from '../platform/http/index.js';
import { Monitors, type MonitoredJob, type QueueCounts, type QueueMonitor } from '../platform/queues/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { observanceDates } from './dates-queue.js';
import { DatesWork } from './dates-work.js';

/** An organization has one such job or none. */
const THE_JOB = 'all-dates';

/** The staff's view of dates that are being worked out anew. */
@Injectable()
export class DatesMonitor implements QueueMonitor, OnModuleInit {
  readonly name = observanceDates.name;

  constructor(
    private readonly dates: DatesWork,
    private readonly monitors: Monitors,
  ) {}

  onModuleInit(): void {
    this.monitors.add(this);
  }

  async counts(org: OrganizationId): Promise<QueueCounts> {
    const counts: QueueCounts = { waiting: 0, active: 0, delayed: 0, failed: 0, completed: 0 };
    const state = await this.stateOf(org);
    return state ? { ...counts, [state]: 1 } : counts;
  }

  async jobs(org: OrganizationId, state: QueueState): Promise<MonitoredJob[]> {
    if ((await this.stateOf(org)) !== state) return [];
    return [{ id: THE_JOB, name: this.name, state, runAtIso: null, attemptsMade: 0, failedReason: null }];
  }

  /** It never fails for good: the sweep announces it until it is done. */
  async retry(_: OrganizationId, id: string): Promise<void> {
    throw id === THE_JOB ? new Conflict('not_failed', 'This work has not failed.') : new NotFound('job');
  }

  async remove(_: OrganizationId, id: string): Promise<void> {
    if (id !== THE_JOB) throw new NotFound('job');
    throw new Conflict('dates_are_stale', 'The dates must be worked out: until then nothing is sent.');
  }

  private async stateOf(org: OrganizationId): Promise<'waiting' | 'active' | null> {
    const { upToDate, done } = await this.dates.state(org);
    if (upToDate) return null;
    return done === 0 ? 'waiting' : 'active';
  }
}
