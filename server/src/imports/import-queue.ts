import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { id } from '@zikaron/contract';
import type { Queue } from 'bullmq';
import { z } from 'zod';
import { defineQueue, HintQueue, once } from '../platform/queues/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

/** A job is one import that waits to be written or taken back; which of the two stands in its row. */
export const importWork = defineQueue({
  name: 'imports',
  payload: z.object({ organizationId: id, importId: id }),
  concurrency: 1,
});

/** Tells the workers of imports, as hints: what is lost here the sweep finds again. */
@Injectable()
export class ImportQueue extends HintQueue {
  constructor(@InjectQueue(importWork.name) queue: Queue) {
    super(queue);
  }

  /** After the commit of the transaction that asked for the work. */
  async announce(organizationId: OrganizationId, importId: string): Promise<void> {
    await this.hint(() => this.queue.add(importWork.name, { organizationId, importId }, once()));
  }
}
