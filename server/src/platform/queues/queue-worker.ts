import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Job } from 'bullmq';
import { followJob, requestOf } from '../tracing/index.js';
import { tellOutOfReach } from './out-of-reach.js';

/** Takes jobs from a queue: tells the log what failed, and on shutdown finishes or gives up what is in hand, as `stop` says. */
export abstract class QueueWorker extends WorkerHost implements BeforeApplicationShutdown {
  private readonly log = new Logger(this.constructor.name);
  private readonly outOfReach = tellOutOfReach(this.log);
  private atWork = false;

  /** The work of one job. */
  abstract carryOut(job: Job<unknown>): Promise<void>;

  /** Nothing more is begun. */
  protected abstract stop(): void;

  override process(job: Job<unknown>): Promise<void> {
    return followJob(job, () => this.carryOut(job));
  }

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
  failed(job: Job | undefined, error: Error): void {
    this.log.error(error, requestOf(job));
  }

  @OnWorkerEvent('error')
  error(error: Error): void {
    this.outOfReach(error);
  }
}
