import { Injectable, type OnModuleInit } from '@nestjs/common';
import { id as anId, type MessageState, type QueueState } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/index.js';
import { NotFound } from '../platform/http/index.js';
import { Monitors, type MonitoredJob, type QueueCounts, type QueueMonitor } from '../platform/queues/index.js';
import { SYSTEM, type OrganizationId } from '../platform/tenancy/index.js';
import { emailSending } from './email-sending.queue.js';
import { EmailsService } from './emails.service.js';

const STATES: Record<QueueState, readonly MessageState[]> = {
  waiting: ['queued'],
  delayed: ['queued'],
  active: ['sending'],
  failed: ['failed', 'uncertain'],
  completed: ['sent'],
};

/** The staff's view of sending: each message is a job, and its row says how it stands. */
@Injectable()
export class MessageMonitor implements QueueMonitor, OnModuleInit {
  readonly name = emailSending.name;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly emails: EmailsService,
    private readonly monitors: Monitors,
  ) {}

  onModuleInit(): void {
    this.monitors.add(this);
  }

  async counts(org: OrganizationId): Promise<QueueCounts> {
    const [counts] = await this.db.query(
      `SELECT count(*) FILTER (WHERE state = 'queued' AND send_at <= $2) AS waiting,
              count(*) FILTER (WHERE state = 'queued' AND send_at > $2) AS delayed,
              count(*) FILTER (WHERE state = 'sending') AS active,
              count(*) FILTER (WHERE state IN ('failed', 'uncertain')) AS failed,
              count(*) FILTER (WHERE state = 'sent') AS completed
         FROM email_message WHERE organization_id = $1`,
      [org, this.clock.now()],
    );
    return counts;
  }

  async jobs(org: OrganizationId, state: QueueState, limit: number): Promise<MonitoredJob[]> {
    const rows: Omit<MonitoredJob, 'state' | 'name'>[] = await this.db.query(
      `SELECT id, send_at AS "runAtIso", attempts AS "attemptsMade", error AS "failedReason"
         FROM email_message
        WHERE organization_id = $1 AND state = ANY($2)
          AND ($3::boolean IS NULL OR (send_at > $4) = $3)
        ORDER BY updated_at DESC, id LIMIT $5`,
      [org, STATES[state], delayed(state), this.clock.now(), limit],
    );
    return rows.map((row) => ({ ...row, name: this.name, state, runAtIso: new Date(row.runAtIso!).toISOString() }));
  }

  async retry(org: OrganizationId, id: string): Promise<void> {
    await this.emails.resend(org, SYSTEM, known(id));
  }

  async remove(org: OrganizationId, id: string): Promise<void> {
    await this.emails.cancel(org, SYSTEM, known(id));
  }
}

const delayed = (state: QueueState): boolean | null =>
  state === 'delayed' ? true : state === 'waiting' ? false : null;

function known(job: string): string {
  if (!anId.safeParse(job).success) throw new NotFound('email message');
  return job;
}
