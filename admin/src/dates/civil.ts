import { houseNow } from './house-clock';

/** A day on the civil calendar, `YYYY-MM-DD`. Formatting alone makes an instant of it, in UTC, and never keeps it. */
export type CivilDate = string;

const inUtc = (date: CivilDate): Date => new Date(`${date}T00:00:00Z`);
const DAY = 86_400_000;

export type DateStyle = 'day' | 'weekday' | 'month' | 'long' | 'yearless';
/** An hour of the clock: "4:31 pm". */
export const HOUR: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  month: { day: 'numeric', month: 'long', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  yearless: { weekday: 'short', day: 'numeric', month: 'short' },
};

/** Making a format costs more than all that is written with it, and there are few of them. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** How a language writes what `options` ask for. */
export function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/**
 * How days and hours are written in a language: the day before the month in English too, as in explanations and on lists, so
 * that one page has one way to write a day; hours as "4:31 pm". Hebrew writes its months in full, as offices do.
 */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  axisFormat(locale, locale === 'he' && options.month === 'short' ? { ...options, month: 'long' } : options);

/** The same on the axis of a chart, where a short month has to stay short. */
export const axisFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  locale === 'he' ? formatOf('he', options) : formatOf('en-GB', { hour12: true, ...options });

export const formatCivil = (date: CivilDate, locale: string, style: DateStyle = 'day'): string =>
  dateFormat(locale, { ...styles[style], timeZone: 'UTC' }).format(inUtc(date));

/** A day stays with its month, and an hour with its "pm", where a sentence goes on in the next line. */
export const keptTogether = (sentence: string): string =>
  sentence
    .replace(/(?<!\d)(\d{1,2}|[א-ת]+[״׳][א-ת]?) (?=[a-zא-ת])/gi, '$1\u00a0')
    .replace(/([a-z]) (?=\d{1,2}, \d{4})/gi, '$1\u00a0');

/** Today where the congregation is, put together of its parts: in what order a language writes them differs between browsers. */
export function todayIn(timezone: string, now: Date = houseNow()): CivilDate {
  const parts = formatOf('en', { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
    now,
  );
  return ['year', 'month', 'day'].map((name) => parts.find(({ type }) => type === name)?.value).join('-');
}

export const daysBetween = (from: CivilDate, to: CivilDate): number =>
  Math.round((inUtc(to).getTime() - inUtc(from).getTime()) / DAY);

export const plusDays = (date: CivilDate, days: number): CivilDate =>
  new Date(inUtc(date).getTime() + days * DAY).toISOString().slice(0, 10);

/** The Friday on a day, or the first one after it. */
export const fridayOn = (date: CivilDate): CivilDate => plusDays(date, (12 - inUtc(date).getUTCDay()) % 7);

/** An instant, on the congregation's clock; its day in full unless said otherwise. */
export const formatInstant = (
  instant: string,
  locale: string,
  timeZone: string,
  day: Intl.DateTimeFormatOptions = styles.day,
): string => dateFormat(locale, { ...day, ...HOUR, timeZone }).format(new Date(instant));
