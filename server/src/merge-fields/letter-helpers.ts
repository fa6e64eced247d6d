import type { DateOrder } from '@zikaron/contract';
import type { LetterLanguage } from './catalogue.js';
import { hebrewDateInWords, hebrewDateOfDay } from './hebrew-date.js';

/** How long {{formatDate}} writes a day; `full`, with the weekday, unless the template says otherwise; `day` is that without its year. */
export const dateStyles = ['full', 'long', 'short', 'day'] as const;

/** The helpers that a template may call; there are no others. */
export const helperNames = ['formatDate', 'hebrewDate', 'ordinal'] as const;

const writer = (locale: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...parts });

const longDay = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const shortDay = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const dayOnly = { day: 'numeric', month: 'long' } as const;
const inLocale = (locale: string) => ({
  weekday: writer(locale, { weekday: 'long' }),
  long: writer(locale, longDay),
  short: writer(locale, shortDay),
  day: writer(locale, dayOnly),
});
const writers = { dayFirst: inLocale('en-GB'), monthFirst: inLocale('en-US'), he: inLocale('he') };

/**
 * A civil day `YYYY-MM-DD` in words: "Monday, 4 January 2027" or "Monday, January 4, 2027", in Hebrew "יום שני, 4 בינואר 2027". Computed in UTC from the
 * written numbers, so the host's zone cannot move it. What is not a day on the calendar comes back as it stands.
 */
export function formatDate(
  day: unknown,
  language: LetterLanguage,
  style: string = 'full',
  order: DateOrder = 'dayFirst',
): string {
  const midnight = midnightOf(day);
  if (midnight === null) return asText(day);

  const { weekday, long, short, day: withoutYear } = writers[language === 'he' ? 'he' : order];
  if (style === 'short') return short.format(midnight);
  if (style === 'long') return long.format(midnight);
  return `${weekday.format(midnight)}, ${(style === 'day' ? withoutYear : long).format(midnight)}`;
}

/** A Hebrew date in the letter's language, from a civil day (its daytime) or from its English spelling, "25 Tevet 5787". */
export function hebrewDate(date: unknown, language: LetterLanguage): string {
  const midnight = midnightOf(date);
  return midnight === null ? hebrewDateInWords(asText(date), language) : hebrewDateOfDay(midnight, language);
}

/** "22nd"; in Hebrew "ה־22". What is not a whole number above zero comes back as it stands. */
export function ordinal(number: unknown, language: LetterLanguage): string {
  const n = Number(number);
  if (!Number.isInteger(n) || n < 1) return asText(number);
  return language === 'he' ? `ה־${n}` : `${n}${englishSuffix(n)}`;
}

function englishSuffix(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  return (!teen && ['th', 'st', 'nd', 'rd'][n % 10]) || 'th';
}

/** UTC midnight of a written day, or `null` when it is none (30 February, "soon"). */
function midnightOf(day: unknown): number | null {
  const [, year, month, date] = (typeof day === 'string' && /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)) || [];
  if (!year) return null;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(date));
  return new Date(midnight).toISOString().startsWith(String(day)) ? midnight : null;
}

const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
