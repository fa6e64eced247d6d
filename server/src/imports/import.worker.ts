import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { QueueWorker } from '../platform/queues/index.js';
import { admit } from '../platform/tenancy/index.js';
import { importWork } from './import-queue.js';
import { ImportWork } from './import-work.js';

/** Takes imports from the queue. On shutdown the one in hand is given up, unsaved: another worker begins it anew. */
@Processor(importWork.name, { concurrency: importWork.concurrency })
export class ImportWorker extends QueueWorker {
  constructor(private readonly work: ImportWork) {
    super();
  }

  override async carryOut(job: Job<unknown>): Promise<void> {
    const { organizationId, importId } = importWork.payload.parse(job.data);
    await this.work.carryOut(admit(organizationId), importId);
  }

  protected stop(): void {
    this.work.stop();
  }
}
