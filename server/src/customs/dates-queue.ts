import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { id } from '@zikaron/contract';
import type { Queue } from 'bullmq';
import { z } from 'zod';
import { defineQueue, HintQueue, once } from '../platform/queues/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

/** A job is one organization whose dates are stale. */
export const observanceDates = defineQueue({
  name: 'observance-dates',
  payload: z.object({ organizationId: id }),
  concurrency: 1,
});

/** Tells the workers whose dates are stale, as hints: what is lost here the sweep finds again. */
@Injectable()
export class DatesQueue extends HintQueue {
  constructor(@InjectQueue(observanceDates.name) queue: Queue) {
    super(queue);
  }

  /** After the commit of the transaction that changed the customs. */
  async announce(organizationId: OrganizationId): Promise<void> {
    await this.hint(() => this.queue.add(observanceDates.name, { organizationId }, once()));
  }
}
