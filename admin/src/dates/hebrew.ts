import { hebrewNumeral, hebrewYearNumeral } from '@zikaron/contract';
import type { CivilDate } from './civil';

/** The months as the server writes them in English, by what Unicode's calendar calls them. */
const MONTHS: Record<string, string> = { Tishri: 'Tishrei', Heshvan: 'Cheshvan', Tammuz: 'Tamuz' };

/** "Kislev", כסלו: the Hebrew month of a civil date's daytime. */
export function hebrewMonthOf(date: CivilDate, locale: string): string {
  const month = new Intl.DateTimeFormat(locale === 'he' ? 'he-u-ca-hebrew' : 'en-u-ca-hebrew', {
    ...{ month: 'long', timeZone: 'UTC' },
  }).format(new Date(`${date}T00:00:00Z`));
  return MONTHS[month] ?? month;
}

/** The Hebrew date of a civil date's daytime: "12 Kislev 5787", י״ב בכסלו תשפ״ז. */
export function hebrewDayOf(date: CivilDate, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale === 'he' ? 'he-u-ca-hebrew' : 'en-u-ca-hebrew', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  }).formatToParts(new Date(`${date}T00:00:00Z`));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const [day, month, year] = [Number(part('day')), part('month'), Number(part('year'))];
  if (locale !== 'he') return `${day} ${MONTHS[month] ?? month} ${year}`;
  return `${hebrewNumeral(day)} ב${month} ${hebrewYearNumeral(year)}`;
}
