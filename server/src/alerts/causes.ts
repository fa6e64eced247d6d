import type { CivilDate } from '../calendar/index.js';
import type { Cause } from '../notifications/index.js';
import type { SubscriptionStatus } from '../organizations/index.js';

/** How an organization stands at an hour. */
export interface Standing {
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
}

/** Days before the end of a trial from which on it is told. */
const TRIAL_NOTICE_DAYS = 3;

/** What staff should know of how things stand. Each cause is told once, so that its name holds what makes it another. */
export function causesOf(standing: Standing): Cause[] {
  return [letters(standing), observers(standing), trial(standing), addresses(standing), emptyNight(standing)].filter(
    (cause) => cause !== null,
  );
}

function letters({ letters: used, lettersLimit: limit, status, today }: Standing): Cause | null {
  const reached = shareReached(used, limit);
  if (!reached) return null;
  const beyond =
    status === 'trialing'
      ? 'Beyond that number the trial holds letters back until you choose a plan.'
      : 'Letters beyond that number are sent and charged as your plan says.';
  return {
    cause: `letters-limit:${reached}:${limit}:${today.slice(0, 7)}`,
    title: reached === 100 ? 'This month’s letters are used up' : `${reached} % of this month’s letters are used`,
    message: `${used} of the ${limit} letters of your plan were sent or are on their way this month. ${beyond}`,
    severity: reached === 100 ? 'warning' : 'info',
    data: { actionUrl: '/account' },
  };
}

function observers({ observers: used, observersLimit: limit }: Standing): Cause | null {
  const reached = shareReached(used, limit);
  if (!reached) return null;
  return {
    cause: `observers-limit:${reached}:${limit}`,
    title: reached === 100 ? 'Your plan has no room for more observers' : `${reached} % of your plan’s observers`,
    message: `You have ${used} observers, and your plan includes ${limit}. A larger plan has room for more.`,
    severity: reached === 100 ? 'warning' : 'info',
    data: { actionUrl: '/pricing' },
  };
}

function trial({ status, trialEndsOn, trialDaysLeft }: Standing): Cause | null {
  if (status !== 'trialing' || trialEndsOn === null || trialDaysLeft === null) return null;
  if (trialDaysLeft > TRIAL_NOTICE_DAYS) return null;
  const over = trialDaysLeft === 0;
  return {
    cause: `trial-${over ? 'over' : 'ending'}:${trialEndsOn}`,
    title: over ? 'Your free trial is over' : 'Your free trial ends soon',
    message: over
      ? 'Reminders are not sent any more, and records can be read and exported. Choose a plan to go on.'
      : `It ends on ${trialEndsOn}. Choose a plan, so that no reminder is missed.`,
    severity: 'warning',
    data: { actionUrl: '/pricing' },
  };
}

function addresses({ unreachable, today }: Standing): Cause | null {
  if (unreachable === 0) return null;
  const [who, is] = unreachable === 1 ? ['1 observer', 'has'] : [`${unreachable} observers`, 'have'];
  return {
    cause: `addresses:${today.slice(0, 7)}`,
    title: 'Some families cannot be written to',
    message: `${who} should get reminders by email and ${is} no address that works. Add one, or choose another way for them.`,
    severity: 'warning',
    data: { actionUrl: '/app/data-quality/lacking?field=contact.email' },
  };
}

function emptyNight({ hadEmptyNight }: Standing): Cause | null {
  if (!hadEmptyNight) return null;
  return {
    cause: 'night-empty',
    title: 'A night without reminders',
    message:
      'Automatic reminders ran, and nothing was due. That is usual for small lists, and will not be told again; if you expected letters, look at the lead times and addresses.',
    severity: 'info',
    data: { actionUrl: '/app/yahrzeits' },
  };
}

const shareReached = (used: number, limit: number): 100 | 80 | null =>
  used >= limit ? 100 : used >= 0.8 * limit ? 80 : null;
