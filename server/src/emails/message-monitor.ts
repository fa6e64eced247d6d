import { Injectable, type OnModuleInit } from '@nestjs/common';
import { id as anId, type QueueState } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/index.js';
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
import { emailSending } from './email-sending.queue.js';
import { EmailsService } from './emails.service.js';

const { name: QUEUE } = emailSending;

/** Which messages are in a state, and in which order they are shown; an index answers each. */
const STATES: Record<QueueState, { where: string; order: string }> = {
  waiting: { where: `state = 'queued' AND send_at <= asked.at`, order: 'send_at, id' },
  delayed: { where: `state = 'queued' AND send_at > asked.at`, order: 'send_at, id' },
  active: { where: `state = 'sending'`, order: 'lease_until, id' },
  failed: { where: `state IN ('failed', 'uncertain')`, order: 'updated_at DESC, id' },
  completed: { where: `state = 'sent'`, order: 'sent_at DESC, id' },
};

/** The organization's messages ($1) at a moment ($2). */
const OWN = `email_message, (SELECT $2::timestamptz AS at) AS asked WHERE organization_id = $1`;
const REMOVED = wasRemoved('email_message', QUEUE, 'updated_at');

/** The staff's view of sending: each message is a job, and its row says how it stands. */
@Injectable()
export class MessageMonitor implements QueueMonitor, OnModuleInit {
  readonly name = QUEUE;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly emails: EmailsService,
    private readonly removed: RemovedJobs,
    private readonly monitors: Monitors,
  ) {}

  onModuleInit(): void {
    this.monitors.add(this);
  }

  async counts(org: OrganizationId): Promise<QueueCounts> {
    const [counts] = await this.db.query<[QueueCounts]>(COUNTS, [org, this.clock.now()]);
    return counts;
  }

  async jobs(org: OrganizationId, state: QueueState, limit: number): Promise<MonitoredJob[]> {
    const { where, order } = STATES[state];
    const rows: (Omit<MonitoredJob, 'state' | 'name' | 'runAtIso'> & { sendAt: Date })[] = await this.db.query(
      `SELECT id, send_at AS "sendAt", attempts AS "attemptsMade", error AS "failedReason"
         FROM ${OWN} AND ${where} AND NOT ${REMOVED} ORDER BY ${order} LIMIT $3`,
      [org, this.clock.now(), limit],
    );
    return rows.map(({ sendAt, ...row }) => ({ ...row, name: this.name, state, runAtIso: sendAt.toISOString() }));
  }

  async retry(org: OrganizationId, id: string, by: Actor): Promise<void> {
    const { status } = await this.emails.get(org, known(id));
    if (status === 'uncertain') throw new Conflict('uncertain', UNDECIDED);
    await this.emails.resend(org, by, id);
  }

  /** A letter that waits is withdrawn. One that was sent or failed stays among the emails. */
  async remove(org: OrganizationId, id: string, by: Actor): Promise<void> {
    const { status } = await this.emails.get(org, known(id));
    if (status === 'queued') await this.emails.cancel(org, by, id);
    else if (status === 'sending') throw new Conflict('in_hand', 'This letter is being handed over at this moment.');
    else await this.removed.remove(org, by, this.name, id);
  }
}

const UNDECIDED = 'It may have arrived. Open the letter and say whether it did, or send it again from there.';

// What was removed is little: it is counted by itself, so that the rest is counted in the indexes alone.
const REMOVED_ONES = `(SELECT job_id FROM removed_job WHERE organization_id = $1 AND queue = '${QUEUE}')`;
const COUNTS = `SELECT ${Object.entries(STATES)
  .map(
    ([state, { where }]) =>
      `(SELECT count(*) FROM ${OWN} AND ${where})
       - (SELECT count(*) FROM ${OWN} AND ${where} AND id IN ${REMOVED_ONES} AND ${REMOVED}) AS "${state}"`,
  )
  .join(', ')}`;

function known(job: string): string {
  if (!anId.safeParse(job).success) throw new NotFound('email message');
  return job;
}
