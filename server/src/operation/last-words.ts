import { Logger, type INestApplicationContext } from '@nestjs/common';
import type { Config } from '../platform/config/index.js';
import { Crashes } from './crashes.js';

interface Ending {
  once(event: 'uncaughtException', heard: (failure: unknown) => void): unknown;
  exit(code: number): void;
}

/** So long a program that has crashed waits for its own last words. */
const PATIENCE_MS = 2000;

/**
 * A failure that nobody caught ends the program, and whoever started it starts it again. Before, it is logged, and so kept among
 * the crashes that operators see. An error-reporting service hears of it by itself.
 */
export function tellLastWords(
  app: INestApplicationContext,
  { SENTRY_DSN }: Pick<Config, 'SENTRY_DSN'>,
  program: Ending = process,
): void {
  if (SENTRY_DSN) return;
  program.once('uncaughtException', (failure) => {
    new Logger('Program').error(failure instanceof Error ? failure : new Error(String(failure)));
    const waited = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    void Promise.race([app.get(Crashes, { strict: false }).written(), waited]).finally(() => program.exit(1));
  });
}
