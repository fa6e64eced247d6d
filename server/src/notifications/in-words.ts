import {
  asItIs,
  hebrewYearNumeral,
  isolated,
  NOTIFICATION_WORDS,
  REFUSALS_IN_HEBREW,
  sayingBy,
  type NotificationKey,
  type NotificationWords,
  type Say,
} from '@zikaron/contract';
import { formatDate } from '../merge-fields/index.js';

/**
 * What a notification's words are filled with: `smart_count` chooses between one and more, `date` is a civil day, `takenAt` an
 * instant in ISO 8601, `reason` and `answer` why something failed, in the house's English or in another server's words,
 * `changes` English and `changesHe` the same in Hebrew, `year` a Hebrew year. They are kept so, and written in the reader's way: the instant by the congregation's clock.
 */
export type NotificationValues = Readonly<Record<string, string | number>>;

/** What a notification says in a language, as the admin says it too (node-polyglot's way of writing). */
export function inWords(
  language: 'en' | 'he',
  key: NotificationKey,
  values: NotificationValues,
  timezone: string,
): NotificationWords {
  const { title, message } = NOTIFICATION_WORDS[language][key];
  const written = inTheirWay(language, values, timezone);
  return { title: filled(title, written), message: filled(message, written) };
}

/** The same, of a notification that may have been raised without a key: then as it was written. */
export function readIn(
  language: 'en' | 'he',
  { key, values, title, message }: NotificationWords & { key: string | null; values: NotificationValues },
  timezone: string,
): NotificationWords {
  return isKey(key) ? inWords(language, key, values, timezone) : { title, message };
}

/** Sentences of the house, as the admin says them too. */
const SAY: Record<'en' | 'he', Say> = { en: asItIs, he: sayingBy(REFUSALS_IN_HEBREW) };

const isKey = (key: string | null): key is NotificationKey => key !== null && Object.hasOwn(NOTIFICATION_WORDS.en, key);

function inTheirWay(
  language: 'en' | 'he',
  { date, takenAt, ...given }: NotificationValues,
  timezone: string,
): NotificationValues {
  const values = { ...given, ...saidIn(language, given) };
  return {
    ...(language === 'he' ? apart(values) : values),
    ...(date !== undefined && { date: formatDate(date, language, 'long') }),
    ...(takenAt !== undefined && { takenAt: momentIn(language, timezone).format(new Date(takenAt)) }),
  };
}

const saidIn = (
  language: 'en' | 'he',
  { reason, answer, changesHe, year }: NotificationValues,
): NotificationValues => ({
  ...(typeof reason === 'string' && { reason: SAY[language](reason) }),
  ...(typeof answer === 'string' && { answer: SAY[language](answer) }),
  ...(language === 'he' && typeof year === 'number' && { year: hebrewYearNumeral(year) }),
  ...(language === 'he' && changesHe !== undefined && { changes: changesHe }),
});

/** What people typed, and addresses, closed in: a Hebrew sentence around them keeps its order. */
const apart = (values: NotificationValues): NotificationValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]),
  );

const momentIn = (language: 'en' | 'he', timeZone: string) =>
  new Intl.DateTimeFormat(language === 'he' ? 'he' : 'en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    ...{ timeZone, ...(timeZone === 'UTC' && { timeZoneName: 'short' }) },
  });

function filled(words: string, values: NotificationValues): string {
  const [one = '', more = one] = words.split('||||').map((form) => form.trim());
  const form = values.smart_count === undefined || values.smart_count === 1 ? one : more;
  return form.replace(/%\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
