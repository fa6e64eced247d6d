import type { MourningEnd, NotReadReason, ReadingPolicy, ReadReason } from '@zikaron/contract';
import { addDays, daysBetween, isYomTov, type CivilDate } from '../calendar/index.js';
import type { DueName } from './names-to-read.js';

/** `not` says why a name is not read; without it, it is. */
type Reading = { readonly read: ReadReason } | { readonly not: NotReadReason };

/**
 * Whether the name is read about this occurrence at all, and why. What somebody decided about it comes first, then the calendar,
 * then the congregation's policy.
 */
export function readingOf(due: DueName, policy: ReadingPolicy): Reading {
  if (due.decision) return due.decision.service ? { read: 'decided' } : { not: 'notThisYear' };
  if (!due.kept) return { not: 'otherCalendar' };
  if (policy.onceAYear && due.bothCalendars && !due.onCongregationCalendar) return { not: 'onceAYear' };
  if (due.perpetual) return { read: 'perpetual' };
  if (!due.observed)
    return policy.nobodyObserves || due.plaque ? { read: 'nobodyObserves' } : { not: 'nobodyObserves' };
  if (due.plaque && (policy.relations !== null || policy.formerYears !== null)) return { read: 'plaque' };
  if (isPastLeaving(due, policy.formerYears)) return { not: 'formerMember' };
  if (policy.relations === null) return { read: 'observed' };
  const relations = due.observers.map(({ relationship }) => relationship ?? 'Other');
  return relations.some((relation) => policy.relations?.includes(relation))
    ? { read: 'relation' }
    : { not: 'relation' };
}

/** Whether the last of the family left the congregation more than so many years before the day. */
function isPastLeaving({ date, leftOn }: DueName, years: number | null): boolean {
  if (years === null || !leftOn || !date) return false;
  const [year = '', ...day] = leftOn.split('-');
  return date > [String(Number(year) + years).padStart(4, '0'), ...day].join('-');
}

/** In which time of mourning a service falls; `year` is after the thirtieth day. */
type MourningTime = 'shiva' | 'sheloshim' | 'year';

/** What a line about a recent death must say beside the name. */
type MourningRemark = 'fromDeath' | 'festival';

export interface Mourned {
  readonly time: MourningTime;
  readonly remarks: readonly MourningRemark[];
}

const [SHIVA, SHELOSHIM] = [7, 30];

/** Sukkot with Simchat Torah: what lies so soon behind the end of the week is the festival that ended it. */
const LONGEST_FESTIVAL_DAYS = 9;

/**
 * The time of mourning on a service's day, counted from the burial, whose day is the first; without one from the death, with a
 * remark. A festival that may cut it short is said until somebody says when it ended, and not computed. `null` before the burial,
 * past `days` (or as many as somebody decided for this one), and where the time that is read has ended.
 */
export function mourningOn(
  { died, buried, mourningEnd }: { died: CivilDate; buried: CivilDate | null; mourningEnd: MourningEnd | null },
  day: CivilDate,
  usualDays: number,
  where: { israel: boolean },
): Mourned | null {
  const days = mourningEnd?.days ?? usualDays;
  const from = buried ?? died;
  const nth = daysBetween(from, day) + 1;
  if (nth < 1 || nth > days) return null;
  const { shiva = null, sheloshim = null } = mourningEnd ?? {};
  const time = timeOn(day, nth, { shiva, sheloshim });
  if ((time === 'sheloshim' && days <= SHIVA) || (time === 'year' && days <= SHELOSHIM)) return null;
  const remarks: MourningRemark[] = buried ? [] : ['fromDeath'];
  const unasked = time === 'shiva' ? !shiva : time === 'sheloshim' && !sheloshim;
  const since = shiva ? addDays(shiva, LONGEST_FESTIVAL_DAYS) : from;
  if (unasked && hasFestival(since, day, where)) remarks.push('festival');
  return { time, remarks };
}

function timeOn(
  day: CivilDate,
  nth: number,
  { shiva, sheloshim }: Pick<MourningEnd, 'shiva' | 'sheloshim'>,
): MourningTime {
  if (nth > SHELOSHIM || (sheloshim && day > sheloshim)) return 'year';
  return nth > SHIVA || (shiva && day > shiva) ? 'sheloshim' : 'shiva';
}

/** Whether Yom Tov lies after the first day and no later than this one. */
function hasFestival(from: CivilDate, to: CivilDate, where: { israel: boolean }): boolean {
  for (let date = addDays(from, 1); date <= to; date = addDays(date, 1)) if (isYomTov(date, where)) return true;
  return false;
}
