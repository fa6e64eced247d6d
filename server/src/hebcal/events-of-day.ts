import type { Event } from '@hebcal/core';
import {
  calendar,
  ChanukahEvent,
  flags,
  getHolidaysOnDate,
  getSedra,
  holidayDesc,
  HDate,
  Locale,
  months,
  OmerEvent,
  ParshaEvent,
} from '@hebcal/core';

const SATURDAY = 6;
const DAYS_OF_OMER = 49;
const SIMCHAT_TORAH = { israel: 22, diaspora: 23 };
/** Days with a reading of their own from the Torah: on these the week's portion is not named. */
const OWN_READING = flags.CHAG | flags.CHOL_HAMOED | flags.ROSH_CHODESH;

/** What Hebcal's converter names of a day: holidays, the portion of its week, and the Omer. */
export function eventsOfDay(day: HDate, il: boolean, locale: string): string[] {
  const holidays = calendar({ start: day, end: day, il, shabbatMevarchim: true, molad: true, yomKippurKatan: false });
  const events = holidays.filter((event) => event.getDesc() !== holidayDesc.CHANUKAH_1_CANDLE);
  return [
    ...events.map((event) => named(event, locale)),
    ...portionOfWeek(day, il, locale),
    ...omerOf(day).map((event) => event.render(locale)),
  ];
}

function named(event: Event, locale: string): string {
  const day = event instanceof ChanukahEvent ? event.chanukahDay : undefined;
  if (!day) return event.render(locale);
  return `${Locale.gettext('Chanukah', locale)} ${Locale.gettext('day', locale)} ${day}`;
}

function portionOfWeek(day: HDate, il: boolean, locale: string): string[] {
  const saturday = day.onOrAfter(SATURDAY);
  const portion = getSedra(saturday.getFullYear(), il).lookup(saturday);
  if (!portion.chag) return [new ParshaEvent(portion).render(locale)];
  if (hasOwnReading(day, il)) return [];

  const [month, date] = [day.getMonth(), day.getDate()];
  if (month === months.TISHREI && date > 2 && date < 15) {
    const hdate = new HDate(il ? SIMCHAT_TORAH.israel : SIMCHAT_TORAH.diaspora, months.TISHREI, saturday.getFullYear());
    return [new ParshaEvent({ ...portion, hdate, parsha: ['Vezot Haberakhah'], il }).render(locale)];
  }
  const readings = getHolidaysOnDate(saturday, il) ?? [];
  return readings.map(
    (holiday) => `${Locale.gettext('Parashat', locale)} ${Locale.gettext(holiday.basename(), locale)}`,
  );
}

const hasOwnReading = (day: HDate, il: boolean): boolean =>
  (getHolidaysOnDate(day, il) ?? []).some(
    (holiday) => (holiday.getFlags() & OWN_READING) !== 0 || holiday.getDesc() === holidayDesc.TZOM_GEDALIAH,
  );

function omerOf(day: HDate): OmerEvent[] {
  const counted = day.abs() - HDate.hebrew2abs(day.getFullYear(), months.NISAN, 16) + 1;
  return counted >= 1 && counted <= DAYS_OF_OMER ? [new OmerEvent(day, counted)] : [];
}
