import type { JobsOptions } from 'bullmq';
import type { z } from 'zod';
import { causeForJob } from '../tracing/index.js';

/**
 * A queue as data. Its jobs are hints, never truth: the queue may be emptied at any hour, and a sweep over the rows
 * refills it. Attempts and their times are kept in rows, not in BullMQ.
 */
interface QueueDefinition<Payload extends z.ZodType> {
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

/** How many jobs that ended well, and how many that did not, each queue keeps for the console of the operators. */
const KEPT = { count: 200 };

/**
 * Options of every job: once, and because of what is done just now. It gets an id of its own, so that one that is kept is in
 * nobody's way.
 */
export const once = (): JobsOptions => ({
  attempts: 1,
  removeOnComplete: KEPT,
  removeOnFail: KEPT,
  ...causeForJob(),
});
