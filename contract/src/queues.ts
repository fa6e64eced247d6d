import { z } from 'zod';
import { instant } from './common.js';

export const queueState = z.enum(['waiting', 'active', 'delayed', 'failed', 'completed']);
export type QueueState = z.infer<typeof queueState>;

export const queueMeta = z.object({ queues: z.array(z.string()), redisConfigured: z.boolean() });
export const queueCounts = z.object({
  counts: z.object({
    waiting: z.int(),
    active: z.int(),
    delayed: z.int(),
    failed: z.int(),
    completed: z.int(),
  }),
});
export const queueJob = z.object({
  id: z.string(),
  name: z.string(),
  state: queueState,
  runAtIso: instant.nullable(),
  attemptsMade: z.int(),
  failedReason: z.string().nullable(),
});
export const queueJobs = z.object({ items: z.array(queueJob) });
