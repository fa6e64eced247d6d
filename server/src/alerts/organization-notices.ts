import type { CivilDate } from '../calendar/index.js';
import { plainCause, type Cause } from '../notifications/index.js';
import type { SubscriptionStatus } from '../organizations/index.js';

/** How an organization stands at an hour. */
export interface OrganizationFacts {
  /** Where it is. */
  readonly today: CivilDate;
  readonly status: SubscriptionStatus;
  /** The local date on which a trial ends. */
  readonly trialEndsOn: CivilDate | null;
  readonly trialDaysLeft: number | null;
  readonly letters: number;
  readonly lettersLimit: number;
  readonly observers: number;
  readonly observersLimit: number;
  /** Observers by email without an address that may be written to. */
  readonly unreachable: number;
  readonly hadEmptyNight: boolean;
  /** Whether enough people are there, nothing leaves by itself, and staff have not said that this is as they wish. */
  readonly isSilent: boolean;
}

/** Days before the end of a trial from which on it is told. */
const TRIAL_NOTICE_DAYS = 3;

/** With so many people on record, a congregation is told that nothing leaves. */
export const PEOPLE_TO_TELL = 25;

/** What staff should know of how things stand. Each cause is told once, so that its name holds what makes it another. */
export function noticesOf(standing: OrganizationFacts): Cause[] {
  const about = [letters, observers, trial, addresses, emptyNight, nothingLeaves];
  return about.map((look) => look(standing)).filter((cause) => cause !== null);
}

function letters({ letters: used, lettersLimit: limit, status, today }: OrganizationFacts): Cause | null {
  const reached = shareReached(used, limit);
  if (!reached) return null;
  return {
    cause: `letters-limit:${reached}:${limit}:${today.slice(0, 7)}`,
    key: `letters-limit${reached === 100 ? '' : '-near'}${status === 'trialing' ? '-trial' : ''}`,
    values: { used, limit },
    severity: reached === 100 ? 'warning' : 'info',
    data: { actionUrl: '/account' },
  };
}

function observers({ observers: used, observersLimit: limit }: OrganizationFacts): Cause | null {
  const reached = shareReached(used, limit);
  if (!reached) return null;
  return {
    cause: `observers-limit:${reached}:${limit}`,
    key: reached === 100 ? 'observers-limit' : 'observers-limit-near',
    values: { used, limit },
    severity: reached === 100 ? 'warning' : 'info',
    data: { actionUrl: '/pricing' },
  };
}

function trial({ status, trialEndsOn, trialDaysLeft }: OrganizationFacts): Cause | null {
  if (status !== 'trialing' || trialEndsOn === null || trialDaysLeft === null) return null;
  if (trialDaysLeft > TRIAL_NOTICE_DAYS) return null;
  const over = trialDaysLeft === 0;
  return {
    cause: `trial-${over ? 'over' : 'ending'}:${trialEndsOn}`,
    key: over ? 'trial-over' : 'trial-ending',
    values: { date: trialEndsOn },
    severity: 'warning',
    data: { actionUrl: '/pricing' },
  };
}

function addresses({ unreachable, today }: OrganizationFacts): Cause | null {
  if (unreachable === 0) return null;
  return {
    cause: `addresses:${today.slice(0, 7)}`,
    key: 'addresses',
    values: { smart_count: unreachable },
    severity: 'warning',
    data: { actionUrl: '/app/data-quality/lacking?field=contact.email' },
  };
}

function emptyNight({ hadEmptyNight }: OrganizationFacts): Cause | null {
  return hadEmptyNight ? plainCause('night-empty', 'info', '/app/yahrzeits') : null;
}

function nothingLeaves({ isSilent }: OrganizationFacts): Cause | null {
  if (!isSilent) return null;
  return { ...plainCause('nothing-leaves', 'warning', '/app/this-week'), values: { people: PEOPLE_TO_TELL } };
}

const shareReached = (used: number, limit: number): 100 | 80 | null =>
  used >= limit ? 100 : used >= 0.8 * limit ? 80 : null;
