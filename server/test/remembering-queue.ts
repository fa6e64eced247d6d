import type { Queue } from 'bullmq';
import { SendingQueue } from '../src/emails/email-sending.queue.js';

/** A queue at the edge of the house, which only remembers what it was told. */
export class RememberingQueue {
  readonly announced: string[] = [];

  on(): this {
    return this;
  }

  async addBulk(jobs: { data: { messageIds: string[] } }[]): Promise<void> {
    this.announced.push(...jobs.flatMap(({ data }) => data.messageIds));
  }
}

export const sendingQueue = (queue: RememberingQueue): SendingQueue => new SendingQueue(queue as unknown as Queue);
