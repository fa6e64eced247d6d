import type { Job, JobsOptions } from 'bullmq';
import type { RequestHandler } from 'express';
import type { ClientBase } from 'pg';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Config } from '../config/index.js';
import type { Spans, TracedSpan } from './spans.js';

/** Because of what something is being done: the id of the request that asked for it, and its span where traces are on. */
interface Cause {
  readonly request?: string | undefined;
  readonly span?: TracedSpan | undefined;
}

const causes = new AsyncLocalStorage<Cause>();
let spans: Spans | null = null;

/** Begins to trace where OTEL_EXPORTER_OTLP_ENDPOINT is set; without it nothing is even loaded. Once per process. */
export async function startTraces(config: Config): Promise<void> {
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { openSpans } = await import('./open-telemetry.js');
  spans = openSpans(config);
}

/** Sends what has ended. A collector that is away is given up: it costs its spans, nothing else. */
export async function flushTraces(): Promise<void> {
  await spans?.flush().catch(() => undefined);
}

/** The id of the request because of which the present work is done, for the log; also in a worker. */
export const requestInHand = (): { request?: string } => named(causes.getStore()?.request);

/** The id of the request because of which a job was put on its queue. */
export const requestOf = (job: Job | undefined): { request?: string } =>
  named(causeOf(job?.opts.telemetry?.metadata).request);

const named = (request: string | undefined) => (request ? { request } : {});

/** Watchers ask every few seconds, and nobody asks after them. */
const WATCHERS = /^\/(health\/|metrics$)/;

/** What follows is done because of this request. Its span goes on from the browser's, and is named by the route, which holds no ids. */
export const followRequests: RequestHandler = (request, response, next) => {
  const { method, path, headers } = request;
  const id = (request as { id?: unknown }).id;
  const followed = spans && !WATCHERS.test(path);
  const span = followed
    ? spans?.begin('request', method, { 'http.request.method': method }, String(headers.traceparent ?? ''))
    : undefined;
  // The log, figures, traces and a download each listen to an answer: more than ten are no leak.
  response.setMaxListeners(20);
  response.once('close', () => {
    const route: unknown = (request as { route?: { path?: unknown } }).route?.path;
    const template = typeof route === 'string' ? route : '';
    span?.end(
      `${method} ${template}`.trim(),
      { 'http.response.status_code': response.statusCode, ...(template && { 'http.route': template }) },
      response.statusCode >= 500,
    );
  });
  causes.run({ request: typeof id === 'string' ? id : undefined, span }, next);
};

/** What a job is given on its way, so that a worker knows because of what it works. Nothing, where nobody asked. */
export function causeForJob(): Pick<JobsOptions, 'telemetry'> {
  const { request, span } = causes.getStore() ?? {};
  const metadata = { ...named(request), ...(span && { traceparent: span.traceparent }) };
  return Object.keys(metadata).length ? { telemetry: { metadata: JSON.stringify(metadata) } } : {};
}

/** Does the work of a job because of what put it on the queue: in the same trace, and with the request's id in the log. */
export async function followJob<Answer>({ queueName, opts }: Job, work: () => Promise<Answer>): Promise<Answer> {
  const { request, traceparent } = causeOf(opts.telemetry?.metadata);
  const facts = { 'messaging.system': 'bullmq', 'messaging.destination.name': queueName };
  return within({ request, span: spans?.begin('job', `process ${queueName}`, facts, traceparent) }, work);
}

/** Does what the house does by itself, as a trace of its own. */
export const traced = <Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> =>
  spans ? within({ span: spans.begin('work', name, {}) }, work) : work();

async function within<Answer>(cause: Cause, work: () => Promise<Answer>): Promise<Answer> {
  let failed = true;
  try {
    const answer = await causes.run(cause, work);
    failed = false;
    return answer;
  } finally {
    cause.span?.end(undefined, {}, failed);
  }
}

function causeOf(metadata = '{}'): { request?: string; traceparent?: string } {
  try {
    return (JSON.parse(metadata) ?? {}) as { request?: string; traceparent?: string };
  } catch {
    return {};
  }
}

/** Most of a statement that is told. */
const MOST_OF_STATEMENT = 2000;

/** Statements of this connection, each a span within whatever asks for it: its text, and none of its values. */
export function followStatements(client: ClientBase): void {
  if (!spans) return;
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const followed = (...asked: unknown[]): unknown => {
    const span = spanOfStatement(asked[0]);
    const answer = query(...asked);
    if (span && answer instanceof Promise)
      answer.then(
        () => span.end(),
        () => span.end(undefined, {}, true),
      );
    return answer;
  };
  client.query = followed as typeof client.query;
}

function spanOfStatement(asked: unknown): TracedSpan | undefined {
  const cause = causes.getStore()?.span;
  const text = typeof asked === 'string' ? asked : (asked as { text?: unknown } | null)?.text;
  if (!cause?.isKept || typeof text !== 'string') return undefined;
  const told = withoutValues(text);
  const [verb = 'statement'] = /^\w+/.exec(told) ?? [];
  const facts = { 'db.system.name': 'postgresql', 'db.query.text': told };
  return spans?.begin('statement', verb.toUpperCase(), facts, cause.traceparent);
}

/** Values are parameters in this house; what is written between quotes anyway is left out. */
export const withoutValues = (statement: string): string =>
  statement
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_OF_STATEMENT);
