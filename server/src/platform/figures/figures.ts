import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * What this process has done since it began, by the conventions of Prometheus (https://prometheus.io/docs/practices/naming/):
 * counters that only grow, added up over all processes by whoever reads them.
 */
export const figures = new Registry();

collectDefaultMetrics({ register: figures });
// They go up and down, so `_total` is not theirs to bear; each is the sum of a figure of that name with labels.
for (const what of ['handles', 'requests', 'resources']) figures.removeSingleMetric(`nodejs_active_${what}_total`);

export const lettersPlanned = new Counter({
  name: 'zikaron_letters_planned_total',
  help: 'Letters that nights and runs of this process have planned',
  registers: [figures],
});

export const lettersSent = new Counter({
  name: 'zikaron_letters_sent_total',
  help: 'Letters of this process that the relay took',
  registers: [figures],
});

export const lettersFailed = new Counter({
  name: 'zikaron_letters_failed_total',
  help: 'Letters that this process has given up: the relay refused them for good, did not take them in time, or they could not be written',
  registers: [figures],
});

export const letterAttempts = new Counter({
  name: 'zikaron_letter_attempts_total',
  help: 'Attempts to hand a letter to the relay, by what came of them',
  labelNames: ['outcome'],
  registers: [figures],
});

export const timetableRuns = new Counter({
  name: 'zikaron_timetable_runs_total',
  help: 'Entries of the timetable that ran on this process, by what came of them',
  labelNames: ['entry', 'outcome'],
  registers: [figures],
});

export const heavyPieces = new Gauge({
  name: 'zikaron_heavy_work',
  help: 'Lists, exports, archives, pictures and letters on paper of this process, by whether they wait for a turn or run',
  labelNames: ['state'],
  registers: [figures],
});
for (const state of ['waiting', 'running']) heavyPieces.set({ state }, 0);

export const listReads = new Counter({
  name: 'zikaron_list_reads_total',
  help: 'Reads that the replica could answer, by who did: a replica that is away or behind leaves them to the primary',
  labelNames: ['by'],
  registers: [figures],
});

export const replicaAge = new Gauge({
  name: 'zikaron_replica_age_seconds',
  help: 'How old what the replica has may be; -1: never known, or it is no standby. Without a replica it stays 0',
  registers: [figures],
});

const httpSeconds = new Histogram({
  name: 'zikaron_http_request_duration_seconds',
  help: 'Time to answer, by method and status',
  labelNames: ['method', 'status'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [figures],
});

/** Times every request until its answer is out; a path is no label, since paths hold ids. */
export const timeRequests: RequestHandler = (request, response, next) => {
  const end = httpSeconds.startTimer({ method: request.method });
  response.on('finish', () => end({ status: response.statusCode }));
  next();
};
