import { env } from './env';
import type * as ErrorService from './error-service';

let starting: Promise<typeof ErrorService> | undefined;

/** Fetches the error-reporting service and starts it, once. */
export function startReporting(): Promise<typeof ErrorService> {
  starting ??= import('./error-service').then((service) => {
    service.start(env.SENTRY_DSN);
    return service;
  });
  return starting;
}

/** Tells the error-reporting service; where the installation has none, the house keeps it. */
export async function report(error: unknown): Promise<void> {
  if (env.SENTRY_DSN) (await startReporting()).send(error);
  else await (await import('./tell-house')).tellHouse(error);
}
