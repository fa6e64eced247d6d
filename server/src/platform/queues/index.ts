export { HintQueue } from './hint-queue.js';
export { defineQueue, once, QUEUE_NAMES } from './define-queue.js';
export { chooseQueueBackend } from './backend.js';
export { Monitors, MonitorsModule, type MonitoredJob, type QueueCounts, type QueueMonitor } from './monitor.js';
export { SharedConnection, SharedConnectionModule } from './shared-connection.js';
export { soon } from './soon.js';
export { QueueWorker } from './queue-worker.js';
export { RemovedJobs, wasRemoved } from './removed-jobs.js';
export { tellOutOfReach } from './out-of-reach.js';
