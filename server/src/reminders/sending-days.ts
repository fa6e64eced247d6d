import {
  addDays,
  hoursAfter,
  instantOf,
  isRestDay,
  localDate,
  quietPeriodAt,
  sendingMoment,
} from '../calendar/index.js';
import type { CivilDate, Place } from '../calendar/index.js';

/** Where an organization is, and the local hour at which its reminders leave. */
export type SendingPlace = Place & { hour: number };

/** A day that letters are wished for, and when they leave. */
export interface SendingDay {
  readonly wished: CivilDate;
  /** When they leave: at the organization's hour of that day, moved earlier over Shabbat and Yom Tov; where that has passed, as soon as they may. */
  readonly sendAt: Date;
  /** The local civil date of `sendAt`. */
  readonly sendsOn: CivilDate;
  readonly moved: boolean;
}

/** Two days of Rosh Hashanah and a Shabbat: a wish is moved by three days at most. */
export const LONGEST_REST_DAYS = 3;

/**
 * The local date whose night is due at this instant: today, once its hour of sending has passed. On the eve of a rest
 * day that hour may be moved earlier; a day whose hour lies within Shabbat or Yom Tov has no night of its own, since
 * what was wished for it has left before. `null` while nothing is due.
 */
export function dueNight(now: Date, place: SendingPlace): CivilDate | null {
  const today = localDate(now, place.timezone);
  const moment = momentOf(today, place);
  const isDue = moment.date === today && now >= instantOf(today, moment.hour, place.timezone);
  return isDue ? today : null;
}

/** When something leaves that may leave at an instant: then, or at the end of the Shabbat or Yom Tov that it lies in. */
const allowedFrom = (instant: Date, place: Place): Date => quietPeriodAt(instant, place)?.ends ?? instant;

/** When what is late leaves: now, or at the end of the Shabbat or Yom Tov that it is. */
export function sendingNow(place: Place, now: Date): Pick<SendingDay, 'sendAt' | 'sendsOn' | 'moved'> {
  const sendAt = allowedFrom(now, place);
  return { sendAt, sendsOn: localDate(sendAt, place.timezone), moved: false };
}

/** The days whose letters are due from one local date to another, both included, as seen at an instant. */
export function sendingDays(place: SendingPlace, from: CivilDate, to: CivilDate, now: Date): SendingDay[] {
  const earliest = allowedFrom(now, place);
  const days: SendingDay[] = [];
  for (let wished = from; wished <= addDays(to, LONGEST_REST_DAYS); wished = addDays(wished, 1)) {
    const { date, hour, shifted } = momentOf(wished, place);
    if (date < from || date > to) continue;
    const dueAt = instantOf(date, hour, place.timezone);
    const sendAt = dueAt < earliest ? earliest : dueAt;
    const sendsOn = sendAt === dueAt ? date : localDate(sendAt, place.timezone);
    days.push({ wished, sendAt, sendsOn, moved: shifted });
  }
  return days;
}

/**
 * When what staff start by hand leaves: at the wished instant or now, whichever is later; out of Shabbat and Yom Tov it
 * is moved to the last hour before, or, where that has passed, to the end.
 */
export function handSending(
  wished: Date | null,
  now: Date,
  place: Place,
): Pick<SendingDay, 'sendAt' | 'sendsOn' | 'moved'> {
  const wish = wished && wished > now ? wished : now;
  const quiet = quietPeriodAt(wish, place);
  if (!quiet) return { sendAt: wish, sendsOn: localDate(wish, place.timezone), moved: false };
  const before = hoursAfter(quiet.begins, -1);
  const sendAt = before >= now ? before : quiet.ends;
  return { sendAt, sendsOn: localDate(sendAt, place.timezone), moved: true };
}

/** When what is wished for a local date leaves, as `sendingMoment`. */
const momentOf = (date: CivilDate, place: SendingPlace): { date: CivilDate; hour: number; shifted: boolean } =>
  isOrdinary(date, place)
    ? { date, hour: place.hour, shifted: false }
    : sendingMoment({ date, hour: place.hour }, place);

/** Whether neither the day nor its neighbours are Shabbat or Yom Tov: then no sun needs to be looked at. */
const isOrdinary = (date: CivilDate, place: Place): boolean =>
  ![addDays(date, -1), date, addDays(date, 1)].some((day) => isRestDay(day, place));
