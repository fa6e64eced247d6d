import { createPostgresBackend, setDefaultBackendFactory, type ConnectionOptions } from 'bullmq';
import { Redis } from 'ioredis';
import type { Config } from '../config/index.js';

/** The schema of Postgres in which BullMQ keeps its tables when there is no Redis. */
const QUEUE_SCHEMA = 'bullmq';

/**
 * Decides, once per process and before Nest starts, where BullMQ keeps its jobs: Redis when REDIS_URL is set, else
 * Postgres. Answers the connection that every queue and worker is given.
 */
export function chooseQueueBackend({
  REDIS_URL,
  DATABASE_URL,
}: Pick<Config, 'REDIS_URL' | 'DATABASE_URL'>): ConnectionOptions {
  if (REDIS_URL) {
    setDefaultBackendFactory(undefined);
    return new Redis(REDIS_URL, { maxRetriesPerRequest: null });
  }
  setDefaultBackendFactory(createPostgresBackend);
  return { connectionString: DATABASE_URL, schema: QUEUE_SCHEMA, max: 4 };
}
