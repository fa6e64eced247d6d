import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Job } from 'bullmq';
import { admit } from '../platform/tenancy/index.js';
import { emailSending } from './email-sending.queue.js';
import { LetterCounts } from './letter-counts.js';
import { Sending } from './sending.js';

/** Takes batches from the queue. On shutdown nothing more is claimed, what is in hand is finished, the rest stays queued. */
@Processor(emailSending.name, { concurrency: emailSending.concurrency })
export class EmailSendingWorker extends WorkerHost implements BeforeApplicationShutdown {
  private readonly log = new Logger('EmailSendingWorker');
  private atWork = false;

  constructor(
    private readonly sending: Sending,
    private readonly counts: LetterCounts,
  ) {
    super();
  }

  override async process(job: Job<unknown>): Promise<void> {
    const batch = emailSending.payload.parse(job.data);
    await this.sending.send(batch);
    await this.counts.count(admit(batch.organizationId));
  }

  /** Before the connections to database and queue are closed, which the letters in hand still need. */
  async beforeApplicationShutdown(): Promise<void> {
    this.sending.stop();
    if (this.atWork) await this.worker.close();
  }

  /** Never, where the role does not include the worker. */
  @OnWorkerEvent('ready')
  ready(): void {
    this.atWork = true;
  }

  @OnWorkerEvent('failed')
  failed(_: Job | undefined, error: Error): void {
    this.log.error(error);
  }

  @OnWorkerEvent('error')
  error(error: Error): void {
    this.log.warn(`The queue is out of reach: ${error.message}`);
  }
}
