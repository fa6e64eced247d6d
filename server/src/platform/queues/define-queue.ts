import type { JobsOptions } from 'bullmq';
import type { z } from 'zod';

/**
 * A queue as data. Its jobs are hints, never truth: the queue may be emptied at any hour, and a sweep over the rows
 * refills it. Attempts and their times are kept in rows, not in BullMQ, so a job is removed when it ends, however.
 */
export interface QueueDefinition<Payload extends z.ZodType> {
  readonly name: string;
  /** Ids only. A payload is a question to the database, never a copy of its answer. */
  readonly payload: Payload;
  /** Jobs that one worker process does at once. */
  readonly concurrency: number;
}

/** The names of all queues of the house, as their modules have defined them. */
export const QUEUE_NAMES: string[] = [];

export function defineQueue<Payload extends z.ZodType>(queue: QueueDefinition<Payload>): QueueDefinition<Payload> {
  QUEUE_NAMES.push(queue.name);
  return queue;
}

/** Options of every job: once, and gone when it ended (a kept id would be ignored when it is added again). */
export const ONCE: JobsOptions = { attempts: 1, removeOnComplete: true, removeOnFail: true };
