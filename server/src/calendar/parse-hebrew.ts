import { readDayLetters, readYearLetters } from '@zikaron/contract';
import { ADAR, ADAR_II, daysInHebrewMonth, isHebrewLeapYear } from './hebrew-date.js';
import type { HebrewDate, YearlessHebrewDate } from './hebrew-date.js';
import { renderHebrew } from './hebrew-names.js';
import { hebrewTokens, readMonth } from './hebrew-words.js';
import { namedDays } from './named-days.js';
import { numberedDays } from './numbered-months.js';

/**
 * What a typed Hebrew date says. `adarAmbiguous`: "Adar" alone in a leap year, given as month 12 until the civil date
 * decides. The warning: the year has one Adar, which is what "Adar I" or "Adar II" of it was taken to mean. `byName`: a feast
 * or a number was named, and no month. What may be several days, such as "Pesach" or "5744-12-05", is refused with all of them.
 */
export type ParsedHebrew =
  | {
      ok: true;
      date: HebrewDate | YearlessHebrewDate;
      adarAmbiguous?: boolean;
      warning?: 'adar_i_in_common_year' | 'adar_ii_in_common_year';
      byName?: true;
    }
  | { ok: false; code: 'day_name_unclear'; message: string; mayBe: readonly (HebrewDate | YearlessHebrewDate)[] }
  | { ok: false; code: 'not_a_hebrew_date' | 'hebrew_day_out_of_range' | 'hebrew_year_out_of_range'; message: string };

type Adar = 'one' | 'two' | 'plain';
type Reading = { day: number; month: number; year: number | null; adar: Adar };

/** Iyar, Tamuz, Elul, Tevet and Adar II; a month 12 may be Adar I, which has a 30th. */
const ALWAYS_29 = new Set([2, 4, 6, 10, ADAR_II]);

const LONGEST = 60;
const EARLIEST_YEAR = 4000;
const LATEST_YEAR = 6999;

/**
 * Reads a Hebrew date as people type it, in Latin or Hebrew letters, in any order, with or without a year, or by the name of
 * its day: "Erev Pesach", "ב׳ דחנוכה". Refuses what is no Hebrew date, and a day that the month does not have: 30 Tevet is an
 * error and never 1 Shevat. `israel`: whether second days are not kept; null where nobody has said.
 */
export function parseHebrew(text: string, israel: boolean | null = null): ParsedHebrew {
  const tokens = text.length <= LONGEST ? hebrewTokens(text) : [];
  const reading = read(tokens);
  if (reading === null) return readNumbered(text, tokens) ?? readNamed(text, tokens, israel);
  return reading.year !== null && !isInRange(reading.year) ? outOfRange(reading.year) : check(reading);
}

const isInRange = (year: number): boolean => year >= EARLIEST_YEAR && year <= LATEST_YEAR;
const outOfRange = (year: number): ParsedHebrew =>
  refuse('hebrew_year_out_of_range', `The Hebrew year ${year} is outside ${EARLIEST_YEAR} to ${LATEST_YEAR}`);

function readNumbered(text: string, tokens: readonly string[]): ParsedHebrew | null {
  const [day, ...others] = numberedDays(tokens) ?? [];
  if (!day) return null;
  return others.length > 0 ? unclear(text, [day, ...others]) : { ok: true, date: day, byName: true };
}

function readNamed(text: string, tokens: readonly string[], israel: boolean | null): ParsedHebrew {
  for (const { name, year } of nameAndYear(tokens)) {
    const isLawful = year === null || isInRange(year);
    const [day, ...others] = namedDays(name, isLawful ? year : null, israel) ?? [];
    if (!day) continue;
    if (!isLawful) return outOfRange(year);
    return others.length > 0 ? unclear(text, [day, ...others]) : { ok: true, date: day, byName: true };
  }
  return refuse('not_a_hebrew_date', `"${text.slice(0, LONGEST).toWellFormed()}" is not a Hebrew date`);
}

/** The name of a day alone, with its year behind it, or with its year before it. */
function nameAndYear(tokens: readonly string[]): { name: readonly string[]; year: number | null }[] {
  const splits = [
    { name: tokens.slice(0, -2), year: readYear(tokens.slice(-2)) },
    { name: tokens.slice(0, -1), year: readYear(tokens.slice(-1)) },
    { name: tokens.slice(1), year: readYear(tokens.slice(0, 1)) },
  ];
  return [{ name: tokens, year: null }, ...splits.filter(({ year }) => year !== null)];
}

/** A name that may be of so many days is told with its first and last. */
const FEW = 3;

function unclear(text: string, mayBe: readonly (HebrewDate | YearlessHebrewDate)[]): ParsedHebrew {
  const days = mayBe.map((one) => renderHebrew(one, 'en'));
  const said = days.length <= FEW ? days.join(' or ') : `any day from ${days[0]} to ${days.at(-1)}`;
  return { ok: false, code: 'day_name_unclear', message: `"${text.trim()}" may be ${said}: say which`, mayBe };
}

function check({ day, month, year, adar }: Reading): ParsedHebrew {
  const isCommon = year !== null && !isHebrewLeapYear(year);
  const existing = isCommon && month === ADAR_II ? ADAR : month;
  if (day < 1 || day > longest(existing, year)) {
    return refuse('hebrew_day_out_of_range', `That month has no day ${day}${year === null ? '' : ` in ${year}`}`);
  }
  if (year === null) {
    const adarOne = month === ADAR && (adar === 'one' || day === 30);
    return { ok: true, date: { day, month, year, ...(adarOne ? { adarOne } : {}) } };
  }
  const date = { day, month: existing, year };
  if (isCommon && adar === 'two') return { ok: true, date, warning: 'adar_ii_in_common_year' };
  if (isCommon && adar === 'one') return { ok: true, date, warning: 'adar_i_in_common_year' };
  if (!isCommon && month === ADAR && adar === 'plain' && day < 30) return { ok: true, date, adarAmbiguous: true };
  return { ok: true, date };
}

/** The month's length: in that year, or without one the longest that it ever is. */
function longest(month: number, year: number | null): number {
  if (year !== null) return daysInHebrewMonth(month, year);
  return ALWAYS_29.has(month) ? 29 : 30;
}

/** Finds the month among the words; what stands beside it is day and year. */
function read(tokens: readonly string[]): Reading | null {
  for (let at = 0; at < tokens.length; at++) {
    const month = readMonth(tokens, at);
    if (month === null) continue;
    const reading = readBeside(tokens.slice(0, at), tokens.slice(at + month.length), month.month);
    if (reading !== null) return reading;
  }
  return null;
}

/** A number after Adar tells which Adar, unless it is the only one there is: "Adar 2, 5744" is the 2nd of Adar. */
function readBeside(before: readonly string[], after: readonly string[], month: number): Reading | null {
  const said = month === ADAR ? adarOf(after[0]) : null;
  const besideAdar = said && numbers([...(spelledDay(before) ?? before), ...after.slice(1)]);
  if (said && besideAdar) return { ...besideAdar, month: said === 'two' ? ADAR_II : ADAR, adar: said };

  const rest = numbers([...(spelledDay(before) ?? before), ...after]);
  return rest && { ...rest, month, adar: month === ADAR_II ? 'two' : 'plain' };
}

/** The names of the letters that days are written in. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ א: 'alef aleph', ב: 'bet beit beis beth bais', ג: 'gimel gimmel', ד: 'dalet daled dalid', ה: 'hei hey heh' },
    ...{ ו: 'vav vov vuv', ז: 'zayin zayen', ח: 'chet ches het', ט: 'tet tes', י: 'yud yod' },
    ...{ כ: 'chof chaf kaf khaf', ל: 'lamed' },
  }).flatMap(([letter, names]) => names.split(' ').map((name) => [name, letter] as const)),
);

/** "Yud Tes", which is said of the 19th: the day by the names of its letters; null of other words. */
function spelledDay(words: readonly string[]): string[] | null {
  const letters = words.map((word) => LETTERS.get(word) ?? '');
  return letters.length > 0 && letters.every(Boolean) ? [letters.join('')] : null;
}

const FIRST_ADAR = new Set(['i', '1', '1st', 'a', 'rishon', 'alef', 'aleph', 'first', 'one', 'א', 'ראשון', 'הראשון']);
const SECOND_ADAR = new Set([
  'ii',
  '2',
  '2nd',
  'b',
  'sheni',
  'sheini',
  'bet',
  'beit',
  'beis',
  'second',
  'two',
  'ב',
  'שני',
  'השני',
]);

function adarOf(word: string | undefined): 'one' | 'two' | null {
  if (word === undefined) return null;
  if (FIRST_ADAR.has(word)) return 'one';
  return SECOND_ADAR.has(word) ? 'two' : null;
}

/** Day and year of the words beside the month: a day alone, a day and then a year, or a year and then a day. */
function numbers(words: readonly string[]): { day: number; year: number | null } | null {
  const day = readDay(words[0]);
  if (day !== null && words.length === 1) return { day, year: null };
  const year = words.length > 1 ? readYear(words.slice(1)) : null;
  return day !== null && year !== null ? { day, year } : yearFirst(words);
}

/** "5744 Adar 5", "תשמ״ד אדר ה׳", "ה׳ תשמ״ד אדר ה׳". */
function yearFirst(words: readonly string[]): { day: number; year: number } | null {
  const [day, year] = [readDay(words.at(-1)), readYear(words.slice(0, -1))];
  return day === null || year === null ? null : { day, year };
}

function readDay(word: string | undefined): number | null {
  if (word === undefined) return null;
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word) ?? [];
  return digits === undefined ? readDayLetters(word) : Number(digits);
}

/** A year of four digits, or in letters with or without its thousands, which may stand apart ("ה תשמד", "ה אלפים"). */
function readYear(words: readonly string[]): number | null {
  const [first = '', second] = words;
  if (second === undefined) return /^\d{4}$/.test(first) ? Number(first) : readYearLetters(first);
  if (words.length > 2 || !/^[א-ט]$/.test(first)) return null;
  if (second === 'אלפים') return (readDayLetters(first) ?? 0) * 1000;
  return readYearLetters(first + second);
}

const refuse = (
  code: Exclude<Extract<ParsedHebrew, { ok: false }>['code'], 'day_name_unclear'>,
  message: string,
): ParsedHebrew => ({
  ok: false,
  code,
  message,
});
