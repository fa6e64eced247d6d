import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { id } from '@zikaron/contract';
import type { JobType, Queue } from 'bullmq';
import { z } from 'zod';
import { defineQueue, HintQueue, once, soon } from '../platform/queues/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

const BATCH = 100;

/** How often the sweep goes round; what is due later than its next round is left to it. */
export const SWEEP_SECONDS = 300;

/** A job is a batch of one organization's messages: the truth is in their rows, and each is claimed on its own. */
export const emailSending = defineQueue({
  name: 'email-sending',
  payload: z.object({
    organizationId: id,
    messageIds: z.array(id).min(1).max(BATCH),
    /** The batch's place among its organization's, from 1: the lower, the sooner, so that organizations interleave. */
    rank: z.int().min(1).max(2_000_000),
    /** Its turn within the rates was given before. */
    inTurn: z.boolean().default(false),
  }),
  concurrency: 4,
});
export type Batch = z.infer<typeof emailSending.payload>;

/** In the order in which a job moves, so that one that moves on while we look is seen at the latest in its next place. */
const PENDING: JobType[] = ['delayed', 'waiting', 'prioritized', 'active'];
const PAGE = 1000;

/** Batches that are put on the queue in one call. */
const AT_ONCE = 500;
/** A queue that is there hands out a page of jobs in much less. */
const READ_MS = 5000;

/** Puts batches on the queue, as hints: what is lost here the sweep finds again. */
@Injectable()
export class SendingQueue extends HintQueue {
  constructor(@InjectQueue(emailSending.name) queue: Queue) {
    super(queue);
  }

  /**
   * Tells the workers of queued messages, in batches, after the commit of the transaction that wrote them; each
   * organization's ids in the order of their rank. When the queue is away nothing is lost: the sweep finds the rows. Those that
   * leave a little later are looked at after so many milliseconds.
   */
  async announce(byOrganization: ReadonlyMap<OrganizationId, readonly string[]>, delay = 0): Promise<void> {
    const batches = [...byOrganization].flatMap(([organizationId, ids]) => batchesOf(organizationId, ids));
    for (let at = 0; at < batches.length; at += AT_ONCE) {
      const jobs = batches.slice(at, at + AT_ONCE).map((batch) => jobOf(batch, delay));
      if (!(await this.hint(() => this.queue.addBulk(jobs)))) return;
    }
  }

  /** Brings a batch back after a while; when the queue is away, the sweep does. */
  async later(batch: Batch, milliseconds: number): Promise<void> {
    const delay = Math.ceil(milliseconds);
    const { name, data, opts } = jobOf(batch, delay);
    await this.hint(() => this.queue.add(name, data, opts));
  }

  /** The messages that some job, at work or waiting, will look at. */
  async pending(): Promise<Set<string>> {
    const ids = new Set<string>();
    for (const state of PENDING) {
      for (let from = 0; ; from += PAGE) {
        const jobs = await soon(this.queue.getJobs([state], from, from + PAGE - 1), READ_MS);
        // A job that ended while the page was read comes as null.
        for (const job of jobs.filter(Boolean)) for (const message of (job.data as Batch).messageIds) ids.add(message);
        if (jobs.length < PAGE) break;
      }
    }
    return ids;
  }
}

const jobOf = (batch: Batch, delay: number) => ({
  name: emailSending.name,
  data: batch,
  opts: { ...once(), priority: batch.rank, delay },
});

function batchesOf(organizationId: OrganizationId, ids: readonly string[]): Batch[] {
  const batches: Batch[] = [];
  for (let at = 0; at < ids.length; at += BATCH) {
    batches.push({ organizationId, messageIds: ids.slice(at, at + BATCH), rank: at / BATCH + 1, inTurn: false });
  }
  return batches;
}
