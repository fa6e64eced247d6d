/// <reference lib="esnext.temporal" /> -- @hebcal/core brings Temporal along where Node has none yet
import { GeoLocation, NOAACalculator } from '@hebcal/core';
import { DAY_MS, HOUR_MS, hoursAfter, minutesAfter } from './instants.js';
import { minutesBeforeSunset } from './candle-customs.js';
import { addDays, weekday, type CivilDate } from './civil-date.js';
import { isRestDay } from './holy-days.js';
import { instantOf, localDate, localHour } from './local-time.js';
import type { Nightfall, Place } from './place.js';

/** A time in which nothing is sent: Shabbat, Yom Tov, or several such days on end. The end itself is free again. */
export type QuietPeriod = { begins: Date; ends: Date; firstDay: CivilDate; lastDay: CivilDate };

/** A local hour at which something may be sent; `shifted` tells that it was moved out of a quiet period. */
type SendingMoment = { date: CivilDate; hour: number; shifted: boolean; reason: QuietPeriod | null };

/** Without coordinates, and where the sun does not set: from 14:00 on the eve to 23:00, which covers most places and seasons. */
const EVE_HOUR = 14;
const NIGHT_HOUR = 23;

const FRIDAY = 5;
const SUN_ON_HORIZON = 90;

/** Below the horizon, as an angle from the zenith; where the sun never sinks so deep, 72 minutes after sunset. */
const NIGHTFALL_ZENITH: Partial<Record<Nightfall, number>> = { degrees8_5: 98.5, degrees7_083: 97.083 };
const NIGHTFALL_MINUTES: Partial<Record<Nightfall, number>> = { minutes42: 42, minutes50: 50 };
const LATEST_NIGHTFALL_MINUTES = 72;

/** When candles are lit on this civil date, as the eve of a rest day: so long before sunset as the place or the congregation has it. */
export function candleLighting(eve: CivilDate, place: Place): Date {
  const begins = sunset(eve, place) ?? chosenEvening(eve, place);
  if (!begins) return instantOf(eve, EVE_HOUR, place.timezone);
  const usual = minutesAfter(begins, -minutesBeforeSunset(place));
  const early = weekday(eve) === FRIDAY ? earlyShabbat(eve, place) : null;
  return early && early < usual ? early : usual;
}

/** When a rest day ends: at nightfall of that civil date, which in a northern summer may lie after midnight. */
export function nightfall(date: CivilDate, place: Place): Date {
  const set = sunset(date, place);
  const begins = set ?? chosenEvening(date, place);
  if (!begins) return instantOf(date, NIGHT_HOUR, place.timezone);
  const opinion = place.shabbatTimes?.nightfall ?? 'degrees8_5';
  const zenith = NIGHTFALL_ZENITH[opinion];
  const stars = zenith && set ? sunAt(date, place, zenith) : null;
  if (stars && stars > begins) return stars;
  return minutesAfter(begins, NIGHTFALL_MINUTES[opinion] ?? LATEST_NIGHTFALL_MINUTES);
}

/** The hour that the congregation has chosen for a day without sunset, where the sun indeed does not set; else null. */
export function chosenEvening(date: CivilDate, place: Place): Date | null {
  const chosen = place.shabbatTimes?.eveningWithoutSunset;
  if (!chosen || place.latitude == null || place.longitude == null || sunset(date, place)) return null;
  return instantOf(date, hoursOf(chosen), place.timezone);
}

/** At the chosen hour, yet not before plag hamincha, an hour and a quarter (of twelve in the day) before sunset. */
function earlyShabbat(friday: CivilDate, place: Place): Date | null {
  const chosen = place.shabbatTimes?.earlyShabbatAt;
  const set = chosen ? sunset(friday, place) : null;
  if (!chosen || !set) return null;
  const rise = sunAt(friday, place, SUN_ON_HORIZON, 'rising');
  if (!rise) return null;
  const plag = new Date(set.getTime() - (1.25 / 12) * (set.getTime() - rise.getTime()));
  const at = instantOf(friday, hoursOf(chosen), place.timezone);
  return at < plag ? plag : at;
}

/** "18:30" as 18.5. */
const hoursOf = (clock: string): number => Number(clock.slice(0, 2)) + Number(clock.slice(3)) / 60;

/** Sunset at a place on a civil date; null without coordinates, and on days on which the sun does not set. */
export function sunset(date: CivilDate, place: Place): Date | null {
  return sunAt(date, place, SUN_ON_HORIZON);
}

/** The quiet period that an instant lies in, or null when something may be sent. */
export function quietPeriodAt(instant: Date, place: Place): QuietPeriod | null {
  const today = localDate(instant, place.timezone);
  for (const day of [today, addDays(today, 1), addDays(today, -1)]) {
    if (!isRestDay(day, place)) continue;
    const period = periodAround(day, place);
    if (instant >= period.begins && instant < period.ends) return period;
  }
  return null;
}

/** Whether something may leave at this instant; asked again right before sending, since a queue may have been long. */
export const maySendAt = (instant: Date, place: Place): boolean => quietPeriodAt(instant, place) === null;

/**
 * The local hour at which something wished for a local date and hour leaves: that hour, or, where a part of it lies in a
 * quiet period, the last full hour before the period begins. Never later than wished.
 */
export function sendingMoment(wished: { date: CivilDate; hour: number }, place: Place): SendingMoment {
  const begins = instantOf(wished.date, wished.hour, place.timezone);
  const period = quietPeriodAt(begins, place) ?? quietPeriodAt(new Date(begins.getTime() + HOUR_MS - 1), place);
  if (period === null) return { ...wished, shifted: false, reason: null };

  const fullHourBefore = hoursAfter(period.begins, -1);
  const date = localDate(fullHourBefore, place.timezone);
  const hour = localHour(fullHourBefore, place.timezone);
  return { date, hour, shifted: true, reason: period };
}

/** The quiet periods that touch the days from one civil date to another, both included, in order. */
export function quietPeriods(from: CivilDate, to: CivilDate, place: Place): QuietPeriod[] {
  const periods: QuietPeriod[] = [];
  for (let day = from; day <= addDays(to, 1); day = addDays(day, 1)) {
    if (!isRestDay(day, place)) continue;
    const period = periodAround(day, place);
    periods.push(period);
    day = period.lastDay;
  }
  return periods;
}

function periodAround(day: CivilDate, place: Place): QuietPeriod {
  let firstDay = day;
  while (isRestDay(addDays(firstDay, -1), place)) firstDay = addDays(firstDay, -1);
  let lastDay = day;
  while (isRestDay(addDays(lastDay, 1), place)) lastDay = addDays(lastDay, 1);
  return { begins: candleLighting(addDays(firstDay, -1), place), ends: nightfall(lastDay, place), firstDay, lastDay };
}

/**
 * When the sun stands at an angle from the zenith, by the almanac of the US weather service (NOAA), at sea level. The
 * almanac gives the time of day in UTC; the date is ours to find, since it errs by one for places beyond the date line.
 */
function sunAt(
  date: CivilDate,
  { latitude, longitude, timezone }: Place,
  zenith: number,
  way: 'setting' | 'rising' = 'setting',
): Date | null {
  if (latitude == null || longitude == null) return null;
  const where = new GeoLocation(null, latitude, longitude, 0, timezone);
  const almanac = new NOAACalculator(where, Temporal.PlainDate.from(date));
  const hourUtc = way === 'setting' ? almanac.getUTCSeaLevelSunset(zenith) : almanac.getUTCSeaLevelSunrise(zenith);
  if (Number.isNaN(hourUtc)) return null;

  const around = instantOf(date, way === 'setting' ? 18 : 6, timezone).getTime();
  const sameHour = Math.floor(around / DAY_MS) * DAY_MS + Math.round(hourUtc * HOUR_MS);
  return new Date(sameHour + Math.round((around - sameHour) / DAY_MS) * DAY_MS);
}
