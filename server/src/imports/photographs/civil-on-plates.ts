import { parseCivil, type CivilDate } from '../../calendar/index.js';

/** How a plate's day and month are ordered where both are numbers, and the day after which nobody has died yet. */
export interface CivilReading {
  readonly order: 'mdy' | 'dmy';
  readonly today: CivilDate;
}

/** A civil date as a line may mean it. */
export interface SaidDay {
  readonly date: CivilDate;
  /** The month was read with one letter wrong. */
  readonly mended: boolean;
}

const MONTHS =
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  );
const WHOLE = MONTHS.filter((month) => month.length > 4);

const NUMBER = String.raw`[\dOolIiSB]{1,2}(?:st|nd|rd|th)?`;
const YEAR = String.raw`[\dOolIiSB]{4}`;
const DAY = new RegExp(
  [
    String.raw`(?<month>[\p{L}\d]{3,10})\.? ?(?<day>${NUMBER})[,.]? ?(?<year>${YEAR})`,
    String.raw`(?<day2>${NUMBER})\.?[ -](?<month2>[\p{L}\d]{3,10})[.,]?[ -](?<year2>${YEAR})`,
    String.raw`(?<plain>\d{4}-\d\d-\d\d|\d{1,2}(?<mark>[./-])\d{1,2}\k<mark>(?:\d{4}|\d\d))`,
  ]
    .map((one) => `(?<![\\p{L}\\p{N}])${one}(?![\\p{L}\\p{N}])`)
    .join('|'),
  'gu',
);

/** The civil dates that a line says, in its order; of 3/4/1984 both days that it may be, the usual one first. */
export function daysSaid(line: string, reading: CivilReading): SaidDay[] {
  const found = [...line.matchAll(DAY)].map(({ groups = {} }) => groups);
  return found.flatMap(({ plain, month = '', day = '', year = '', month2 = month, day2 = day, year2 = year }) => {
    if (plain) return plainDays(plain, reading);
    const named = monthOf(month2);
    if (!named) return [];
    const parsed = parseCivil(`${digits(day2)} ${named.month} ${digits(year2)}`, reading);
    return parsed.ok ? [{ date: parsed.date, mended: named.mended }] : [];
  });
}

function plainDays(plain: string, { order, today }: CivilReading): SaidDay[] {
  const orders = order === 'mdy' ? (['mdy', 'dmy'] as const) : (['dmy', 'mdy'] as const);
  const days = orders.flatMap((one) => {
    const parsed = parseCivil(plain, { order: one, today });
    return parsed.ok ? [parsed.date] : [];
  });
  return [...new Set(days)].map((date) => ({ date, mended: false }));
}

/** What is taken for letters among digits. */
const AS_DIGITS: Record<string, string> = { O: '0', o: '0', l: '1', I: '1', i: '1', S: '5', B: '8' };
const digits = (text: string): string =>
  text.replace(/(?:st|nd|rd|th)$/, '').replace(/[OolIiSB]/g, (letter) => AS_DIGITS[letter] ?? letter);

function monthOf(word: string): { month: string; mended: boolean } | null {
  const small = word.toLowerCase();
  if (MONTHS.includes(small)) return { month: small, mended: false };
  const near = WHOLE.filter((month) => isOneLetterOff(small, month));
  return near.length === 1 && near[0] ? { month: near[0], mended: true } : null;
}

/** One letter is another, is left out, or is too many. */
function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  const rest = (text: string, longer: boolean) => text.slice(from + (longer ? 1 : 0));
  return rest(one, one.length >= other.length) === rest(other, other.length >= one.length);
}
