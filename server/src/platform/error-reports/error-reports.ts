import type { RequestHandler } from 'express';
import type { ErrorEvent } from '@sentry/node-core/light';
import type * as SentryModule from '@sentry/node-core/light';
import type { Config } from '../config/index.js';
import { withoutPersonalData } from '../logging/index.js';

type Sentry = typeof SentryModule;

/** Of all requests, the share whose duration is told. */
const TRACES = 0.1;

let sentry: Sentry | null = null;

/** Begins to report errors where SENTRY_DSN is set; without it nothing is even loaded. Once per process, before Nest starts. */
export async function startErrorReports({ SENTRY_DSN, NODE_ENV, ROLE }: Config): Promise<void> {
  if (!SENTRY_DSN) return;
  sentry = await import('@sentry/node-core/light');
  sentry.init({
    dsn: SENTRY_DSN,
    environment: NODE_ENV,
    tracesSampleRate: TRACES,
    sendDefaultPii: false,
    defaultIntegrations: false,
    integrations: [sentry.onUncaughtExceptionIntegration(), sentry.onUnhandledRejectionIntegration()],
    initialScope: { tags: { role: ROLE } },
    beforeSend: scrubbed,
  });
}

/** Who hears of our failures where there is no such service. */
const listeners = new Set<(error: Error) => void>();

/** Tells the error-reporting service of a failure that is ours, or the house itself. `tags` name ids, never people. */
export function reportError(error: Error, tags: Record<string, string> = {}): void {
  if (sentry) sentry.captureException(error, { tags });
  else for (const hear of listeners) hear(error);
}

/** Has failures told to `hear`, where there is no error-reporting service. Answers how to stop. */
export function hearErrors(hear: (error: Error) => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** Waits until what was reported has left, at most so many milliseconds. */
export async function flushErrorReports(timeoutMs = 2000): Promise<void> {
  await sentry?.flush(timeoutMs);
}

/** Tells how long a sample of the requests took, by method and path with the ids taken out. */
export const traceRequests: RequestHandler = (request, response, next) => {
  if (!sentry) return next();
  const span = sentry.startInactiveSpan({
    name: `${request.method} ${pathShape(request.path)}`,
    op: 'http.server',
    forceTransaction: true,
  });
  response.once('close', () => {
    span.setAttribute('http.response.status_code', response.statusCode);
    span.end();
  });
  next();
};

/** Ids, codes and private addresses all look alike here: every part that holds a digit or is long. */
const pathShape = (path: string): string => path.replace(/\/[^/]*\d[^/]*/g, '/{id}').replace(/\/[^/]{33,}/g, '/{id}');

/** Keeps the error, its stack and our tags. */
function scrubbed(event: ErrorEvent): ErrorEvent {
  const { exception, tags, contexts } = event;
  const values = exception?.values?.map(({ type, value, stacktrace, mechanism }) => ({
    type: type ?? 'Error',
    value: withoutPersonalData(value ?? ''),
    ...(stacktrace && { stacktrace: { frames: stacktrace.frames?.map(({ vars: _, ...frame }) => frame) ?? [] } }),
    ...(mechanism && { mechanism }),
  }));
  return {
    type: undefined,
    ...(event.event_id && { event_id: event.event_id }),
    ...(event.timestamp && { timestamp: event.timestamp }),
    platform: 'node',
    ...(event.environment && { environment: event.environment }),
    ...(event.level && { level: event.level }),
    ...(tags && { tags }),
    ...(contexts?.trace && { contexts: { trace: contexts.trace } }),
    ...(values && { exception: { values } }),
  };
}
