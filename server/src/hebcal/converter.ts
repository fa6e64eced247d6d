import { gematriya, Locale, type HDate } from '@hebcal/core';
import type { HebcalConversion, HebcalDates, HebcalDay } from '@zikaron/contract';
import { addDays, civilParts, fromDayNumber, type CivilDate } from '../calendar/index.js';
import { civilDate, civilDay, hebrewDay, hebrewOf, isOn, notUnderstood, type Asked } from './asked.js';
import { eventsOfDay } from './events-of-day.js';

/** How many days a range may hold after its first. */
const MOST_DAYS_AFTER = 180;
const MOST_NDAYS = 180;

/** The languages of the events, by Hebcal's letters; any other is English. */
const LOCALES = new Map(Object.entries({ a: 'ashkenazi', ah: 'ashkenazi', h: 'he', he: 'he' }));

/** "In the month", as dates are written in Hebrew, with vowel points; by the number of the month. */
const IN_MONTH = [
  '',
  'בְּנִיסָן',
  'בְּאִיָיר',
  'בְּסִיוָן',
  'בְּתַמּוּז',
  'בְּאָב',
  'בֶּאֱלוּל',
  'בְּתִשְׁרֵי',
  'בְּחֶשְׁוָן',
  'בְּכִסְלֵו',
  'בְּטֵבֵת',
  'בִּשְׁבָט',
  'בַּאֲדָר',
  'בַּאֲדָר ב׳',
];
const IN_ADAR_I = 'בַּאֲדָר א׳';

/**
 * Hebcal's converter: one day from either calendar, or a range of days as `hdates`. Without a day it answers `today`.
 * @throws Refusal 400 when what is asked is not a day
 */
export function convert(asked: Asked, today: CivilDate): HebcalConversion | HebcalDates {
  if (asked.start && asked.end) return range(asked, civilDate(asked.start), civilDate(asked.end));
  if (asked.h2g !== undefined && (asked.hy || asked.hm || asked.hd)) return fromHebrew(asked);
  if (asked.h2g !== undefined && isOn(asked.strict)) throw notUnderstood('Missing parameters: hy, hm, hd');
  return fromCivil(asked, today);
}

function fromHebrew(asked: Asked): HebcalConversion | HebcalDates {
  const day = hebrewDay(asked.hy ?? '', asked.hm ?? '', asked.hd ?? '');
  if (!asked.ndays) return conversion(asked, civilOf(day), day, false);
  if (!/^[1-9]\d{0,5}$/.test(asked.ndays)) throw notUnderstood(`Invalid value for ndays: ${asked.ndays}`);
  return daysFrom(asked, civilOf(day), Math.min(Number(asked.ndays), MOST_NDAYS));
}

function fromCivil(asked: Asked, today: CivilDate): HebcalConversion {
  const afterSunset = isOn(asked.gs);
  const day = civilAsked(asked, today);
  return conversion(asked, civilOf(day), afterSunset ? day.next() : day, afterSunset);
}

function civilAsked({ date, gy = '', gm = '', gd = '', strict }: Asked, today: CivilDate): HDate {
  if (date) return civilDate(date);
  if (gy || gm || gd) return civilDay(gy, gm, gd);
  if (isOn(strict)) throw notUnderstood('Missing parameters: gy, gm, gd');
  return hebrewOf(today);
}

function range(asked: Asked, first: HDate, last: HDate): HebcalConversion | HebcalDates {
  const after = last.abs() - first.abs();
  if (after <= 0) return conversion(asked, civilOf(first), first, false);
  return daysFrom(asked, civilOf(first), Math.min(after, MOST_DAYS_AFTER) + 1);
}

function daysFrom(asked: Asked, start: CivilDate, count: number): HebcalDates {
  const dates = Array.from({ length: count }, (_, after) => addDays(start, after));
  const hdates = Object.fromEntries(dates.map((date) => [date, dayOf(asked, hebrewOf(date))]));
  return { start, end: dates.at(-1) ?? start, hdates };
}

function conversion(asked: Asked, civil: CivilDate, day: HDate, afterSunset: boolean): HebcalConversion {
  const { year: gy, month: gm, day: gd } = civilParts(civil);
  return { gy, gm, gd, afterSunset, ...dayOf(asked, day) };
}

function dayOf({ i, lg = '' }: Asked, day: HDate): HebcalDay {
  const [hy, hm, hd] = [day.getFullYear(), day.getMonthName(), day.getDate()];
  const parts = { y: gematriya(hy), m: Locale.gettext(hm, 'he-x-NoNikud'), d: gematriya(hd) };
  const inMonth = hm === 'Adar I' ? IN_ADAR_I : IN_MONTH[day.getMonth()];
  const events = eventsOfDay(day, i === 'on', LOCALES.get(lg) ?? 'en');
  return {
    hy,
    hm,
    hd,
    hebrew: `${parts.d} ${inMonth} ${parts.y}`.normalize(),
    heDateParts: parts,
    ...(events.length > 0 && { events, ...(i !== undefined && { il: i === 'on' }) }),
  };
}

const civilOf = (day: HDate): CivilDate => fromDayNumber(day.abs());
