import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Job } from 'bullmq';
import { admit } from '../platform/tenancy/index.js';
import { observanceDates } from './dates-queue.js';
import { DatesWork } from './dates-work.js';

/** Takes organizations with stale dates from the queue. On shutdown the one in hand stays stale: another worker goes on. */
@Processor(observanceDates.name, { concurrency: observanceDates.concurrency })
export class DatesWorker extends WorkerHost implements BeforeApplicationShutdown {
  private readonly log = new Logger('DatesWorker');
  private atWork = false;

  constructor(private readonly work: DatesWork) {
    super();
  }

  override async process(job: Job<unknown>): Promise<void> {
    const { organizationId } = observanceDates.payload.parse(job.data);
    await this.work.carryOut(admit(organizationId));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.work.stop();
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
