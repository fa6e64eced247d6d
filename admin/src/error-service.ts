import { browserTracingIntegration, captureException, init, type ErrorEvent } from '@sentry/browser';
import { scrubReport } from './scrub-report';

/** Of all pages, the share whose loading is told. */
const TRACES = 0.1;

/** Starts the error-reporting service. What people typed and the secrets of links stay here. */
export function start(dsn: string): void {
  init({
    dsn,
    tracesSampleRate: TRACES,
    // Interactions are told by the label of what was clicked, and labels name people.
    integrations: [browserTracingIntegration({ enableInp: false })],
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    beforeBreadcrumb: () => null,
    beforeSend: scrubbed,
    beforeSendSpan: scrubReport,
  });
}

export const send = (error: unknown): string => captureException(error);

/** Keeps what went wrong and where in the program; who it was and which page it was are left out. */
function scrubbed(event: ErrorEvent): ErrorEvent {
  const { exception, transaction, contexts } = event;
  return {
    ...event,
    ...{ user: undefined, request: undefined, breadcrumbs: undefined, extra: undefined },
    ...(exception && { exception: scrubReport(exception) }),
    ...(transaction !== undefined && { transaction: scrubReport(transaction) }),
    ...(contexts && { contexts: scrubReport(contexts) }),
  };
}
