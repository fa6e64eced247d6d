import type { MessageState } from '@zikaron/contract';
import type { Attempt } from '../platform/mail/index.js';

/** After the first, second, … deferral, in seconds: 1 min, 5 min, 30 min, 2 h, and then every 6 h. */
export const BACKOFF_SECONDS: readonly number[] = [60, 300, 1800, 7200, 21_600];

/** A letter that is about no day is given up after so many deferrals: five days, as RFC 5321 4.5.4.1 has it. */
export const MOST_DEFERRALS = 24;
/** So near to the observance nothing is tried any more, and until then waits are no shorter. */
const SHORTEST_SECONDS = 60;

export interface Aftermath {
  readonly state: MessageState;
  /** When it is queued again: how long it waits. */
  readonly waitSeconds: number | null;
}

/** How a letter stood when it was tried. */
export interface Tries {
  /** This one too. */
  readonly attempts: number;
  /** Until the day that the letter is about begins; null for a letter about no day. */
  readonly secondsLeft: number | null;
  readonly backoffSeconds?: readonly number[];
}

/**
 * Where an attempt leaves its message. What was not taken is tried until the observance begins. What may already have gone
 * out is never tried again by a machine: for a letter of mourning, twice is worse than late.
 */
export function afterAttempt({ outcome }: Pick<Attempt, 'outcome'>, tries: Tries): Aftermath {
  switch (outcome) {
    case 'accepted':
      return { state: 'sent', waitSeconds: null };
    case 'unreachable':
      return again((tries.backoffSeconds ?? BACKOFF_SECONDS)[0] ?? SHORTEST_SECONDS, tries);
    case 'deferred': {
      const { attempts, secondsLeft, backoffSeconds = BACKOFF_SECONDS } = tries;
      if (secondsLeft === null && attempts > MOST_DEFERRALS) return { state: 'failed', waitSeconds: null };
      return again(backoffSeconds[attempts - 1] ?? backoffSeconds.at(-1) ?? SHORTEST_SECONDS, tries);
    }
    case 'refused':
      return { state: 'failed', waitSeconds: null };
    case 'unknown':
      return { state: 'uncertain', waitSeconds: null };
  }
}

/** Later, but while there is still time: nearer to the observance the waits become shorter. */
function again(wait: number, { secondsLeft }: Tries): Aftermath {
  if (secondsLeft === null) return { state: 'queued', waitSeconds: wait };
  if (secondsLeft <= SHORTEST_SECONDS) return { state: 'failed', waitSeconds: null };
  return { state: 'queued', waitSeconds: Math.min(wait, Math.max(SHORTEST_SECONDS, Math.floor(secondsLeft / 2))) };
}

/** An enhanced code for a mailbox or domain that does not exist (RFC 3463, RFC 7505): it is not written to again. */
export const isNoSuchMailbox = (status: string | null): boolean =>
  ['5.1.1', '5.1.2', '5.1.10', '5.2.1', '5.4.1'].includes(status ?? '');

/** The relay itself said so. */
export const saysNoSuchMailbox = (attempt: Attempt): boolean =>
  attempt.outcome === 'refused' && isNoSuchMailbox(attempt.status);
