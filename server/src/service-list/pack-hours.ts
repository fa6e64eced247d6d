import {
  addDays,
  candleLighting,
  hoursAfter,
  instantOf,
  isRestDay,
  localDate,
  maySendAt,
  MINUTE_MS,
  type CivilDate,
  type Place,
} from '../calendar/index.js';

/** So long before candles nothing is told any more: offices are closed. */
const LAST_HOURS = 2;
/** The scheduler comes by so often. */
const TICK_MS = 15 * MINUTE_MS;
const MOST_REST_DAYS = 4;

/** The days whose services an eve's sheet has: from the eve to the last day before nightfall, Shabbat and Yom Tov together. */
export function daysOfPack(eve: CivilDate, where: { israel: boolean }): { from: CivilDate; to: CivilDate } {
  let to = eve;
  for (let n = 0; n < MOST_REST_DAYS && isRestDay(addDays(to, 1), where); n++) to = addDays(to, 1);
  return { from: eve, to };
}

/** A day that is no rest day itself, and before one. */
export const isEve = (date: CivilDate, where: { israel: boolean }): boolean =>
  !isRestDay(date, where) && isRestDay(addDays(date, 1), where);

/** The next eve on or after a date. */
export function comingEve(date: CivilDate, where: { israel: boolean }): CivilDate {
  let eve = date;
  while (!isEve(eve, where)) eve = addDays(eve, 1);
  return eve;
}

/** Until when changes are told about an eve: two hours before its candles. */
export const lastTelling = (eve: CivilDate, place: Place): Date => hoursAfter(candleLighting(eve, place), -LAST_HOURS);

/** The last half hour in which changes are told about an eve. */
export function isLastTelling(now: Date, eve: CivilDate, place: Place): boolean {
  const left = lastTelling(eve, place).getTime() - now.getTime();
  return left > 0 && left <= 2 * TICK_MS;
}

/** Not in rest time, and on an eve until two hours before candles. */
export const mayBeTold = (now: Date, eve: CivilDate, place: Place): boolean =>
  maySendAt(now, place) && (localDate(now, place.timezone) !== eve || now < lastTelling(eve, place));

/**
 * From when the sheet of an eve is made: at the congregation's hour, and earlier where candles are lit so early that it would not be
 * there two hours before them.
 */
function packFrom(eve: CivilDate, place: Place, hour: number): Date {
  const wished = instantOf(eve, hour, place.timezone);
  const latest = new Date(lastTelling(eve, place).getTime() - 2 * TICK_MS);
  return wished < latest ? wished : latest;
}

/** Today, where it is an eve. */
export function eveOf(now: Date, place: Place): CivilDate | null {
  const today = localDate(now, place.timezone);
  return isEve(today, place) ? today : null;
}

/** The eve whose sheet is to be there by now; `null` on other days, and before its hour. */
export function packDueAt(now: Date, place: Place, hour: number): CivilDate | null {
  const eve = eveOf(now, place);
  return eve && now >= packFrom(eve, place, hour) ? eve : null;
}
