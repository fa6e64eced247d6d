/// <reference lib="esnext.temporal" /> -- @hebcal/core brings Temporal along where Node has none yet
import { GeoLocation, NOAACalculator } from '@hebcal/core';
import { addDays } from './civil-date.js';
import type { CivilDate } from './civil-date.js';
import { isRestDay } from './holy-days.js';
import { instantOf, localDate, localHour } from './local-time.js';

/** Where an organization is, as far as its holy days are concerned. */
export type Place = {
  timezone: string;
  /** Whether the second days of Yom Tov are not kept. */
  israel: boolean;
  latitude?: number | null;
  longitude?: number | null;
  /** How long before sunset candles are lit; 18 minutes by default, and 40 in Jerusalem. */
  candleMinutes?: number | null;
};

/** A time in which nothing is sent: Shabbat, Yom Tov, or several such days on end. The end itself is free again. */
export type QuietPeriod = { begins: Date; ends: Date; firstDay: CivilDate; lastDay: CivilDate };

/** A local hour at which something may be sent; `shifted` tells that it was moved out of a quiet period. */
export type SendingMoment = { date: CivilDate; hour: number; shifted: boolean; reason: QuietPeriod | null };

/** Without coordinates, and where the sun does not set: from 14:00 on the eve to 23:00, which covers most places and seasons. */
const EVE_HOUR = 14;
const NIGHT_HOUR = 23;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const CANDLE_MINUTES = 18;

/** Nightfall is when the sun stands 8.5° below the horizon; where it never sinks so deep, 72 minutes after sunset. */
const NIGHTFALL_ZENITH = 98.5;
const NIGHT_AFTER_SUNSET_MS = 72 * MINUTE_MS;

/** When candles are lit on this civil date, as the eve of a rest day: 18 minutes before sunset, or as the place has it. */
export function candleLighting(eve: CivilDate, place: Place): Date {
  const set = sunset(eve, place);
  if (!set) return instantOf(eve, EVE_HOUR, place.timezone);
  return new Date(set.getTime() - (place.candleMinutes ?? CANDLE_MINUTES) * MINUTE_MS);
}

/** When a rest day ends: at nightfall of that civil date, which in a northern summer may lie after midnight. */
export function nightfall(date: CivilDate, place: Place): Date {
  const set = sunset(date, place);
  if (!set) return instantOf(date, NIGHT_HOUR, place.timezone);
  const stars = sunAt(date, place, NIGHTFALL_ZENITH);
  return stars && stars > set ? stars : new Date(set.getTime() + NIGHT_AFTER_SUNSET_MS);
}

/** Sunset at a place on a civil date; null without coordinates, and on days on which the sun does not set. */
export function sunset(date: CivilDate, place: Place): Date | null {
  return sunAt(date, place, 90);
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

  const fullHourBefore = new Date(period.begins.getTime() - HOUR_MS);
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
 * When the evening sun stands at an angle from the zenith, by the almanac of the US weather service (NOAA), at sea level. The
 * almanac gives the time of day in UTC; the date is ours to find, since it errs by one for places beyond the date line.
 */
function sunAt(date: CivilDate, { latitude, longitude, timezone }: Place, zenith: number): Date | null {
  if (latitude == null || longitude == null) return null;
  const where = new GeoLocation(null, latitude, longitude, 0, timezone);
  const hourUtc = new NOAACalculator(where, Temporal.PlainDate.from(date)).getUTCSeaLevelSunset(zenith);
  if (Number.isNaN(hourUtc)) return null;

  const evening = instantOf(date, 18, timezone).getTime();
  const sameHour = Math.floor(evening / DAY_MS) * DAY_MS + Math.round(hourUtc * HOUR_MS);
  return new Date(sameHour + Math.round((evening - sameHour) / DAY_MS) * DAY_MS);
}
