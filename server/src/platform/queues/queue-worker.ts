import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Job } from 'bullmq';

/** Takes jobs from a queue: tells the log what failed, and on shutdown finishes or gives up what is in hand, as `stop` says. */
export abstract class QueueWorker extends WorkerHost implements BeforeApplicationShutdown {
  private readonly log = new Logger(this.constructor.name);
  private atWork = false;

  /** Nothing more is begun. */
  protected abstract stop(): void;

  /** Before the connections to database and queue are closed, which the work in hand still needs. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stop();
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
