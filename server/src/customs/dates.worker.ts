import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { QueueWorker } from '../platform/queues/index.js';
import { admit } from '../platform/tenancy/index.js';
import { observanceDates } from './dates-queue.js';
import { DatesWork } from './dates-work.js';

/** Takes organizations with stale dates from the queue. On shutdown the one in hand stays stale: another worker goes on. */
@Processor(observanceDates.name, { concurrency: observanceDates.concurrency })
export class DatesWorker extends QueueWorker {
  constructor(private readonly work: DatesWork) {
    super();
  }

  override async carryOut(job: Job<unknown>): Promise<void> {
    const { organizationId } = observanceDates.payload.parse(job.data);
    await this.work.carryOut(admit(organizationId));
  }

  protected stop(): void {
    this.work.stop();
  }
}
