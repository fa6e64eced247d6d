import { hebrewNumeral, hebrewYearNumeral } from '../../../contract/src/hebrew-numerals';
import { formatOf, type CivilDate } from './civil';

/** The months as the server writes them in English, by what Unicode's calendar calls them. */
const MONTHS: Record<string, string> = { Tishri: 'Tishrei', Heshvan: 'Cheshvan', Tammuz: 'Tamuz' };

/** "Kislev", כסלו: the Hebrew month of a civil date's daytime. */
export function hebrewMonthOf(date: CivilDate, locale: string): string {
  const month = formatOf(locale === 'he' ? 'he-u-ca-hebrew' : 'en-u-ca-hebrew', {
    ...{ month: 'long', timeZone: 'UTC' },
  }).format(new Date(`${date}T00:00:00Z`));
  return MONTHS[month] ?? month;
}

/** The Hebrew date of a civil date's daytime: "12 Kislev 5787", י״ב בכסלו תשפ״ז. */
export function hebrewDayOf(date: CivilDate, locale: string): string {
  const parts = formatOf(locale === 'he' ? 'he-u-ca-hebrew' : 'en-u-ca-hebrew', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  }).formatToParts(new Date(`${date}T00:00:00Z`));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const [day, month, year] = [Number(part('day')), part('month'), Number(part('year'))];
  if (locale !== 'he') return `${day} ${MONTHS[month] ?? month} ${year}`;
  return `${hebrewNumeral(day)} ב${month} ${hebrewYearNumeral(year)}`;
}

/** The months as the server writes them in English, and as they are in Hebrew. */
const IN_HEBREW: Record<string, string> = {
  ...{ Nisan: 'ניסן', Iyar: 'אייר', Sivan: 'סיוון', Tamuz: 'תמוז', Av: 'אב', Elul: 'אלול', Tishrei: 'תשרי' },
  ...{ Cheshvan: 'חשוון', Kislev: 'כסלו', Tevet: 'טבת', Shevat: 'שבט' },
  ...{ Adar: 'אדר', 'Adar I': 'אדר א׳', 'Adar II': 'אדר ב׳' },
};

/** A Hebrew date that the server wrote in English, as its reader writes it: "26 Tevet 5710" is כ״ו בטבת תש״י. Another text stays. */
export function hebrewDateSaid(written: string, locale: string): string {
  const [, day, month = '', year] = /^(\d{1,2}) (\D+?)(?: (\d{4}))?$/.exec(written) ?? [];
  if (locale !== 'he' || !IN_HEBREW[month]) return written;
  return [hebrewNumeral(Number(day)), `ב${IN_HEBREW[month]}`, year && hebrewYearNumeral(Number(year))]
    .filter(Boolean)
    .join(' ');
}
