import { FEASTS, type Feast, type MonthDay } from './feasts.js';
import { ADAR, ADAR_II, daysInHebrewMonth, isHebrewLeapYear, TISHREI } from './hebrew-date.js';
import type { HebrewDate, YearlessHebrewDate } from './hebrew-date.js';
import { readMonth } from './hebrew-words.js';

type Year = number | null;

const ELUL = 6;

/**
 * The days that a name may mean, such as "Erev Pesach", "ב׳ דחנוכה" or "Rosh Chodesh Iyar", in that year or in any; one where
 * the name tells, several where it does not ("Pesach"). Null: it names no day. `tokens` as `hebrewTokens` gives them, without
 * the year. `israel`: whether second days are not kept; null where nobody has said.
 */
export function namedDays(
  tokens: readonly string[],
  year: Year,
  israel: boolean | null,
): (HebrewDate | YearlessHebrewDate)[] | null {
  const named = namesOf(tokens.filter((word) => !FILLERS.has(word)));
  if (named === null) return null;
  const places = israel === null ? [true, false] : [israel];
  const days = (year === null ? YEARS_OF_ALL_KINDS : [year]).flatMap((one) =>
    places.flatMap((place) => daysOf(named, one, place)),
  );
  const meant = year === null ? days.map(inAnyYear) : days;
  const different = new Map(meant.map((one) => [placeOf(one), one] as const));
  return [...different].sort(([one], [other]) => one - other).map(([, day]) => day);
}

/** Where a day stands among others, counted as if every month had as many days and a year began with Tishrei. */
const placeOf = ({ day, month, year }: HebrewDate | YearlessHebrewDate): number =>
  ((year ?? 0) * 20 + (month < TISHREI ? month + ADAR_II : month)) * 40 + day;

/** Nineteen years: common and leap ones, of every length, and beginning on each day on which a year begins. */
const YEARS_OF_ALL_KINDS = Array.from({ length: 19 }, (_, at) => 5784 + at);

/** "Adar" without a year is the month 12, as in a common year; only Adar I has a 30th. */
const inAnyYear = ({ day, month }: MonthDay): YearlessHebrewDate => ({
  ...{ day, month: month === ADAR_II ? ADAR : month, year: null },
  ...(month === ADAR && day === 30 ? { adarOne: true } : {}),
});

interface Named {
  /** One; two of "Rosh Chodesh Adar", which does not say of which Adar. */
  readonly feasts: readonly Feast[];
  /** Which of its days; null where nobody says. */
  readonly nth: number | null;
  /** Of Erev the day before, of "eve of" perhaps the evening with which it begins. */
  readonly before: 'erev' | 'eve' | null;
}

const FILLERS = new Set(['shel', 'של', 'יום', 'ביום', 'חג']);
const BEFORE = new Map<string, Named['before']>(
  Object.entries({ erev: 'erev', ערב: 'erev', בערב: 'erev', eve: 'eve' } as const),
);
const SHORT = new Map<string, readonly string[]>(
  Object.entries({
    ערה: ['ערב', 'רה'],
    ערח: ['ערב', 'רח'],
    עיוהכ: ['ערב', 'יוהכ'],
    עיוכ: ['ערב', 'יוכ'],
    rh: ['rosh', 'hashanah'],
    yk: ['yom', 'kippur'],
  }),
);

function namesOf(said: readonly string[]): Named | null {
  const words = said.flatMap((word) => SHORT.get(word) ?? [word]);
  const before = BEFORE.get(words[0] ?? '') ?? null;
  const name = before ? words.slice(1) : words;
  const whole = feastsCalled(name);
  if (whole || before) return whole && { feasts: whole, nth: null, before };
  return counted(ordinalOf(name[0]), name.slice(1)) ?? counted(ordinalOf(name.at(-1)), name.slice(0, -1));
}

function counted(nth: number | null, name: readonly string[]): Named | null {
  const feasts = nth === null ? null : feastsCalled(name);
  return feasts && { feasts, nth, before: null };
}

/** A name in Hebrew may follow the letter for "of", "in" or "the". */
function feastsCalled(words: readonly string[]): Feast[] | null {
  const name = words.join(' ');
  const names = [name, name.replace(/^[דבה](?=\p{Script=Hebrew}{2})/u, '')];
  const feast = FEASTS.find(({ spelled }) => names.some((one) => spelled.test(one)));
  return feast ? [feast] : roshChodesh(names);
}

/** The 30th of the month before, where it has one, and the 1st. */
function roshChodesh(names: readonly string[]): Feast[] | null {
  // "חודש" is a word that dates are read without.
  const [, rest = ''] = names.map((name) => /^(?:rosh [ck]?hodesh|ראש|רח) (.+)$/.exec(name)).find(Boolean) ?? [];
  const words = rest.split(' ');
  const found = readMonth(words, 0);
  if (!found) return null;
  const adar = found.month === ADAR ? adarOf(words[found.length]) : null;
  if (words.length !== found.length + (adar ? 1 : 0)) return null;
  const months = adar ? [adar] : found.month === ADAR ? [ADAR, ADAR_II] : [found.month];
  return months.map((month) => ({ spelled: /$./, days: (year) => beginning(month, year) }));
}

function beginning(month: number, year: number): MonthDay[] {
  if (month === TISHREI) return [];
  const meant = month === ADAR_II && !isHebrewLeapYear(year) ? ADAR : month;
  const before = monthBefore(meant, year);
  const first = { day: 1, month: meant };
  return daysInHebrewMonth(before, year) === 30 ? [{ day: 30, month: before }, first] : [first];
}

/** Of a month that does not begin the year. */
const monthBefore = (month: number, year: number): number =>
  month === 1 ? (isHebrewLeapYear(year) ? ADAR_II : ADAR) : month - 1;

function adarOf(word = ''): number | null {
  if (/^(i|1|a|rishon|alef|א|ראשון)$/.test(word)) return ADAR;
  return /^(ii|2|b|sheni|bet|ב|שני)$/.test(word) ? ADAR_II : null;
}

const ORDINALS: readonly string[] = [
  'first א ראשון',
  'second ב שני sheni',
  'third ג שלישי',
  'fourth ד רביעי',
  'fifth ה חמישי',
  'sixth ו שישי ששי',
  'seventh ז שביעי shvii sheviei shevii',
  'eighth ח שמיני',
];
const BY_WORD = new Map(ORDINALS.flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)));

function ordinalOf(word: string | undefined): number | null {
  const [, digit] = /^([1-8])(?:st|nd|rd|th)?$/.exec(word ?? '') ?? [];
  return digit === undefined ? (BY_WORD.get(word ?? '') ?? null) : Number(digit);
}

function daysOf({ feasts, nth, before }: Named, year: number, israel: boolean): HebrewDate[] {
  return feasts.flatMap((feast) => {
    const days = feast.days(year, israel).map((day): HebrewDate => ({ ...day, year }));
    const [first] = days;
    if (!first) return [];
    if (nth !== null) return days.length > 1 ? days.slice(nth - 1, nth) : [];
    if (before === null) return days;
    return [...daysBefore(first), ...(before === 'eve' || feast.isMinor ? [first] : [])];
  });
}

/** The day before. Before 1 Tishrei it is of the year before, and who says "Erev Rosh Hashanah 5744" may mean either year. */
function daysBefore({ day, month, year }: HebrewDate): HebrewDate[] {
  if (day > 1) return [{ day: day - 1, month, year }];
  if (month === TISHREI) return [year - 1, year].map((one) => ({ day: 29, month: ELUL, year: one }));
  const before = monthBefore(month, year);
  return [{ day: daysInHebrewMonth(before, year), month: before, year }];
}
