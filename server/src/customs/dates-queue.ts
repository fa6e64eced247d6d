import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import { id } from '@zikaron/contract';
import type { Queue } from 'bullmq';
import { z } from 'zod';
import { defineQueue, once, soon } from '../platform/queues/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

/** A job is one organization whose dates are stale. */
export const observanceDates = defineQueue({
  name: 'observance-dates',
  payload: z.object({ organizationId: id }),
  concurrency: 1,
});

/** Tells the workers whose dates are stale, as hints: what is lost here the sweep finds again. */
@Injectable()
export class DatesQueue {
  private readonly log = new Logger('DatesQueue');

  constructor(@InjectQueue(observanceDates.name) private readonly queue: Queue) {
    queue.on('error', (error: Error) => this.log.warn(`The queue is out of reach: ${error.message}`));
  }

  /** After the commit of the transaction that changed the customs. */
  async announce(organizationId: OrganizationId): Promise<void> {
    try {
      await soon(this.queue.add(observanceDates.name, { organizationId }, once()));
    } catch (error) {
      this.log.warn(`Not announced: the sweep will find the stale dates. ${String(error)}`);
    }
  }
}
