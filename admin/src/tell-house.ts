import { call } from './api/http';
import { scrubReport } from './scrub-report';

/** Keeps a crash in the house, for whoever runs the installation; what cannot be told is let be. */
export async function tellHouse(error: unknown): Promise<void> {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const body = { message: scrubReport(message).slice(0, 500), stack: scrubReport(stack).slice(0, 8000) };
  await call('/crashes', { method: 'POST', body, asksAgain: false }).catch(() => undefined);
}
