import type { ReadingKind, Service, ServiceSettings } from '@zikaron/contract';
import { addDays, civilParts, isYomTov, weekday, type CivilDate } from '../calendar/index.js';
import { comingFriday } from './which-services.js';

/** A service on one date. */
export interface DatedService {
  /** Its place among the congregation's services. */
  readonly at: number;
  readonly service: Service;
  readonly date: CivilDate;
  /** The civil date of the daytime to which its Hebrew day belongs: of an evening, the next one. */
  readonly day: CivilDate;
  /** The Friday whose week's names it reads. */
  readonly friday: CivilDate;
  /** It stands in the calendar, but is not held. */
  readonly cancelled: boolean;
}

const [SUNDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 4, 5, 6];
const EVENINGS: readonly Service['kind'][] = ['fridayEvening', 'weekdayEvening'];

/** By which a decision names one of several services of a date. */
export const keyOfService = ({ kind, name }: Service): string => [kind, name].filter(Boolean).join(' ');

/** All services from one civil date to another, both included, in the order of their dates. */
export function servicesBetween(
  { services, noService }: ServiceSettings,
  from: CivilDate,
  to: CivilDate,
  where: { israel: boolean },
): DatedService[] {
  const off = new Set(noService.map(({ date }) => date));
  const dated: DatedService[] = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    for (const [at, service] of services.entries())
      if (isHeldOn(service, date, where))
        dated.push({ at, service, date, day: dayOf(service, date), friday: fridayOf(date), cancelled: off.has(date) });
  return dated;
}

const dayOf = ({ kind }: Service, date: CivilDate): CivilDate => (EVENINGS.includes(kind) ? addDays(date, 1) : date);

/** Of Shabbat its eve; of every other day the Friday that comes. */
const fridayOf = (date: CivilDate): CivilDate => (weekday(date) === SATURDAY ? addDays(date, -1) : comingFriday(date));

function isHeldOn(service: Service, date: CivilDate, where: { israel: boolean }): boolean {
  const { cadence } = service;
  if (cadence.how === 'dates') return cadence.dates.includes(date);
  if (!isItsDay(service, date, where)) return false;
  return cadence.how === 'every' || cadence.nth.includes(Math.ceil(civilParts(date).day / 7));
}

function isItsDay({ kind, weekdays }: Service, date: CivilDate, where: { israel: boolean }): boolean {
  const day = weekday(date);
  if (kind === 'fridayEvening') return day === FRIDAY;
  if (kind === 'shabbatMorning') return day === SATURDAY;
  if (kind === 'yomTov') return isYomTov(date, where);
  if (weekdays.length) return weekdays.includes(day);
  return day >= SUNDAY && day <= (kind === 'weekdayEvening' ? THURSDAY : FRIDAY);
}

export const reads = ({ service }: DatedService, ...kinds: ReadingKind[]): boolean =>
  kinds.some((kind) => service.reads.includes(kind));

/** The services that read the names of a Friday's week, and whether that Friday had to give way. */
export interface Home {
  readonly services: readonly DatedService[];
  readonly moved: boolean;
}

/** How far a name may be read from its day, or from the Friday that it is assigned to. */
export const REACH_DAYS = 35;

/**
 * Where the names of a Friday are read: at every service of its week that reads the week. Is none held, then at the last service
 * of the six days before that reads any yahrzeit; else at the next one of five weeks that reads a week: no list looks further back.
 */
export function homeOf(friday: CivilDate, dated: readonly DatedService[]): Home {
  const held = dated.filter((one) => !one.cancelled);
  const own = held.filter((one) => one.friday === friday && reads(one, 'yahrzeitWeek'));
  if (own.length) return { services: own, moved: false };
  const before = held
    .filter(({ date }) => date >= addDays(friday, -6) && date < friday)
    .findLast((one) => reads(one, 'yahrzeitWeek', 'yahrzeitDay'));
  const last = addDays(friday, REACH_DAYS);
  const after = held.find((one) => one.date > friday && one.date <= last && reads(one, 'yahrzeitWeek'));
  const other = before ?? after;
  return { services: other ? [other] : [], moved: other !== undefined };
}
