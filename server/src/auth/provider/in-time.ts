import { setTimeout as sleep } from 'node:timers/promises';
import { ProtocolRefusal } from './protocol.js';

/** A provider whose database went away in the middle may keep silent for minutes. */
const PATIENCE_MS = 15_000;

/** The provider's answer. @throws ProtocolRefusal 503 when there is none in time, or it says that it cannot give one */
export async function inTime(work: Promise<Response>, patienceMs = PATIENCE_MS): Promise<Response> {
  const waiting = new AbortController();
  const late = sleep(patienceMs, null, { signal: waiting.signal }).catch(() => null);
  try {
    const answer = await Promise.race([work, late]);
    if (answer && answer.status < 500) return answer;
  } finally {
    waiting.abort();
  }
  throw unavailable();
}

export const unavailable = () =>
  new ProtocolRefusal(503, 'unavailable', 'This is not available just now. Try again soon.');
