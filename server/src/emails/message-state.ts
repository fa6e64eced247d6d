import type { MessageState } from '@zikaron/contract';
import type { Attempt } from '../platform/mail/index.js';

/** After the first, second, … deferral, in seconds: 1 min, 5 min, 30 min, 2 h, 6 h. Then we give up and say so. */
export const BACKOFF_SECONDS: readonly number[] = [60, 300, 1800, 7200, 21_600];

export interface Aftermath {
  readonly state: MessageState;
  /** When it is queued again: how long it waits. */
  readonly waitSeconds: number | null;
}

/**
 * Where an attempt leaves its message; `attempts` counts this one too. What may already have gone out is never tried
 * again by a machine: for a letter of mourning, twice is worse than late.
 */
export function afterAttempt(
  { outcome }: Pick<Attempt, 'outcome'>,
  attempts: number,
  backoffSeconds = BACKOFF_SECONDS,
): Aftermath {
  switch (outcome) {
    case 'accepted':
      return { state: 'sent', waitSeconds: null };
    case 'deferred': {
      const waitSeconds = backoffSeconds[attempts - 1] ?? null;
      return { state: waitSeconds === null ? 'failed' : 'queued', waitSeconds };
    }
    case 'refused':
      return { state: 'failed', waitSeconds: null };
    case 'unknown':
      return { state: 'uncertain', waitSeconds: null };
  }
}

/** An enhanced code for a mailbox or domain that does not exist (RFC 3463, RFC 7505): it is not written to again. */
export const isNoSuchMailbox = (status: string | null): boolean => ['5.1.1', '5.1.2', '5.1.10'].includes(status ?? '');

/** The relay itself said so. */
export const saysNoSuchMailbox = (attempt: Attempt): boolean =>
  attempt.outcome === 'refused' && isNoSuchMailbox(attempt.status);
