import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Job } from 'bullmq';
import { admit } from '../platform/tenancy/index.js';
import { importWork } from './import-queue.js';
import { ImportWork } from './import-work.js';

/** Takes imports from the queue. On shutdown the one in hand is given up, unsaved: another worker begins it anew. */
@Processor(importWork.name, { concurrency: importWork.concurrency })
export class ImportWorker extends WorkerHost implements BeforeApplicationShutdown {
  private readonly log = new Logger('ImportWorker');
  private atWork = false;

  constructor(private readonly work: ImportWork) {
    super();
  }

  override async process(job: Job<unknown>): Promise<void> {
    const { organizationId, importId } = importWork.payload.parse(job.data);
    await this.work.carryOut(admit(organizationId), importId);
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
