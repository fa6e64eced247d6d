import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { QueueWorker } from '../platform/queues/index.js';
import { admit } from '../platform/tenancy/index.js';
import { emailSending } from './email-sending.queue.js';
import { LetterCounts } from './letter-counts.js';
import { Sending } from './sending.js';

/** Takes batches from the queue. On shutdown nothing more is claimed, what is in hand is finished, the rest stays queued. */
@Processor(emailSending.name, { concurrency: emailSending.concurrency })
export class EmailSendingWorker extends QueueWorker {
  constructor(
    private readonly sending: Sending,
    private readonly counts: LetterCounts,
  ) {
    super();
  }

  override async carryOut(job: Job<unknown>): Promise<void> {
    const batch = emailSending.payload.parse(job.data);
    await this.sending.send(batch);
    await this.counts.count(admit(batch.organizationId));
  }

  protected stop(): void {
    this.sending.stop();
  }
}
