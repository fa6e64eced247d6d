import { browserTracingIntegration, captureException, init } from '@sentry/browser';

/** Starts the error-reporting service; a tenth of the pages is traced. Personal data stays here. */
export function start(dsn: string): void {
  init({
    dsn,
    tracesSampleRate: 0.1,
    integrations: [browserTracingIntegration()],
    beforeSend: (event) => ({ ...event, user: undefined, request: undefined, breadcrumbs: undefined }),
  });
}

export const send = (error: unknown): string => captureException(error);
