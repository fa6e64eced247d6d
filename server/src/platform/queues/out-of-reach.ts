import type { Logger } from '@nestjs/common';

const MINUTE_MS = 60_000;

/** Tells the log that a queue is out of reach, once a minute: whoever waits for it asks several times a second. */
export function tellOutOfReach(log: Pick<Logger, 'warn'>): (error: Error) => void {
  let toldAt = -Infinity;
  return ({ message }) => {
    const now = performance.now();
    if (now - toldAt < MINUTE_MS) return;
    toldAt = now;
    log.warn(`The queue is out of reach: ${message}`);
  };
}
