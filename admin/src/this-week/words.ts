import type { WeekDay } from '@zikaron/contract';
import { dateFormat, keptTogether } from '../dates/civil';

type Translate = (key: string, options?: Record<string, string | number>) => string;

/**
 * A count as a sentence begins with it: in words as far as the language's texts have them, beside a masculine noun as `n` and
 * beside a feminine one as `nf`.
 */
export const counted = (t: Translate, count: number): { smart_count: number; n: string; nf: string } => {
  const word = (numbers: string) => t(`thisWeek.${numbers}`).split(',')[count] ?? String(count);
  return { smart_count: count, n: word('numbers'), nf: word('feminineNumbers') };
};

/** Which yahrzeit it is: "first yahrzeit", "59th", "59 שנה"; nothing where the year is not known. */
export function which(t: Translate, nth: number | null, locale: string): string | null {
  if (nth === null) return null;
  if (nth === 1) return t('thisWeek.first');
  return t(`thisWeek.nth.${locale === 'he' ? hebrewForm(nth) : englishForm(nth)}`, { n: nth });
}

const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' });
const englishForm = (nth: number): string => ORDINAL.select(nth);

/** Hebrew says years up to ten in the plural, above that in the singular. */
const hebrewForm = (nth: number): string => (nth === 2 ? 'two' : nth <= 10 ? 'few' : 'other');

/** The Hebrew days of a week: "י״ב–י״ח בכסלו תשפ״ז", "כ״ט בכסלו – ו׳ בטבת תשפ״ז". */
export function hebrewDays([first, , , , , , last]: readonly Pick<WeekDay, 'hebrewDateHe'>[]): string {
  const [from, to] = [parts(first?.hebrewDateHe ?? ''), parts(last?.hebrewDateHe ?? '')];
  if (from.month === to.month) return `${from.day}–${to.day} ${to.month} ${to.year}`;
  const begins = `${from.day} ${from.month}${from.year === to.year ? '' : ` ${from.year}`}`;
  return `${begins} – ${to.day} ${to.month} ${to.year}`;
}

/** "ט״ו באדר ב׳ תשמ״ד" in its parts. */
function parts(date: string): { day: string; month: string; year: string } {
  const [day = '', ...rest] = date.split(' ');
  return { day, month: rest.slice(0, -1).join(' '), year: rest.at(-1) ?? '' };
}

/** Day before month in both languages, so that one page has one way to write a day. */
const civil = (date: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  keptTogether(dateFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`)));

/** "9:00 AM", "09:00": an hour of the clock. */
export const theHour = (hour: number, locale: string): string =>
  dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2000, 0, 1, hour)),
  );

/** "Sunday". */
export const weekdayOf = (date: string, locale: string): string => civil(date, locale, { weekday: 'long' });

/** "22 November". */
export const civilDay = (date: string, locale: string): string =>
  civil(date, locale, { day: 'numeric', month: 'long' });

/** "Sunday, 22 November". */
export const weekdayAndDay = (date: string, locale: string): string =>
  `${weekdayOf(date, locale)}, ${civilDay(date, locale)}`;
