import { civilDate, daysInCivilMonth, type CivilDate } from './civil-date.js';
import { monthNamed, romanMonth } from './civil-months.js';
import { hebrewYearOf } from './hebrew-date.js';

/** How to read what the text itself leaves open. */
export type CivilReading = {
  /** Which of two small numbers is the month. */
  order: 'mdy' | 'dmy';
  /** The local date. Later dates are refused, and a year of two digits is the last such year that is not later. */
  today?: CivilDate;
  /** The Hebrew year of the same death, where known: it decides the century of a year of two digits. */
  hebrewYear?: number | null;
  /** A day without its year, "12/4" too, is the last such day that is not later than `today`, of this year or the one before. */
  isRecent?: boolean;
};

export type ParsedCivil =
  | {
      ok: true;
      date: CivilDate;
      /** The order in which day and month stood, where they were both numbers and the text settles it. */
      order: 'mdy' | 'dmy' | null;
      /** The century was guessed. */
      twoDigitYear?: boolean;
      /** Day and month could be exchanged; `order` decided. */
      ambiguousOrder?: boolean;
    }
  | { ok: false; code: CivilRefusal; message: string };

type CivilRefusal = 'not_a_civil_date' | 'no_such_day' | 'year_missing' | 'century_unknown' | 'future_date';

type Parts = {
  year: number | null;
  shortYear: boolean;
  month: number;
  day: number;
  settled: 'mdy' | 'dmy' | null;
  open: boolean;
};

const WEEKDAY = /^(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?$/;
/** Words between the parts, and behind the year: "3 de abril de 1991", "3 апреля 1991 г.". */
const BETWEEN = /^(of|de|del|г|года)$/;
const MIDNIGHT = /[t\s]\s*(?:0?0|12(?=.*am)):00(?::00(?:\.0+)?)?\s*(?:am|z)?$/;
const LONGEST = 40;
const CENTURIES = [2000, 1900, 1800];

/**
 * Reads a civil date as people and spreadsheets write it: 3/3/84, March 3rd, 1984, 3 March 1984, 13-Feb-45, 17.02.1970,
 * 1984-03-03, 3 avril 1991, 13 במרץ 1984, 12.IV.1987. Refuses a day that does not exist (30 February never becomes March) and, where `today` is given, the future.
 */
export function parseCivil(text: string, reading: CivilReading): ParsedCivil {
  const parts = text.length <= LONGEST ? readParts(text, reading) : null;
  if (parts === null) return refuse('not_a_civil_date', `"${text.slice(0, LONGEST).toWellFormed()}" is not a date`);
  const said = parts.year ?? lastYear(parts, reading);
  if (said === null) return refuse('year_missing', `"${text.trim()}" has no year`);

  const year = parts.shortYear ? fullYear(said, parts, reading) : said;
  if (year === null) return refuse('century_unknown', `"${text.trim()}" does not tell the century`);
  if (year < 1 || parts.day < 1 || parts.day > daysInCivilMonth(parts.month, year)) {
    return refuse('no_such_day', `"${text.trim()}" is a day that does not exist`);
  }
  const date = civilDate(year, parts.month, parts.day);
  if (reading.today !== undefined && date > reading.today) return refuse('future_date', `${date} is in the future`);
  return {
    ok: true,
    date,
    order: parts.settled,
    ...(parts.shortYear ? { twoDigitYear: true } : {}),
    ...(parts.open ? { ambiguousOrder: true } : {}),
  };
}

function readParts(text: string, { order, isRecent = false }: CivilReading): Parts | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(MIDNIGHT, '')
    .replace(/[,\s]+/g, ' ')
    .trim();
  return readIso(plain) ?? readNumbers(plain, order, isRecent) ?? readNamed(plain);
}

function readIso(text: string): Parts | null {
  const [, year, , month, day] = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text) ?? [];
  if (year === undefined) return null;
  return { year: Number(year), shortYear: false, month: Number(month), day: Number(day), settled: null, open: false };
}

/** Three numbers, or two where the year may be missing. A first or second number above 12 settles the order; dots are how Europe writes day, month, year. */
function readNumbers(text: string, order: 'mdy' | 'dmy', mayLackYear: boolean): Parts | null {
  const [, first, mark, second, yearText] = /^(\d{1,2})([-/. ])(\d{1,2})(?:\2(\d{4}|\d{2})?)?$/.exec(text) ?? [];
  if (first === undefined || (yearText === undefined && !mayLackYear)) return null;
  const one = Number(first);
  const other = Number(second);
  const settled = one > 12 && other <= 12 ? 'dmy' : other > 12 && one <= 12 ? 'mdy' : null;
  const chosen = settled ?? (mark === '.' ? 'dmy' : order);
  const [month, day] = chosen === 'mdy' ? [one, other] : [other, one];
  const open = settled === null && one !== other;
  const year = yearText === undefined ? null : Number(yearText);
  return { year, shortYear: yearText?.length === 2, month, day, settled, open };
}

/** A month by its name, or by its Roman number behind the day; a day, and mostly a year, in any order in which the year comes last. */
function readNamed(text: string): Parts | null {
  const words = text
    .replace(/[-./]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '' && !BETWEEN.test(word) && !WEEKDAY.test(word));
  const months = words.map((word, at) => monthNamed(word) || (at === 1 ? romanMonth(word) : 0));
  const at = months.findIndex((month) => month > 0);
  const [dayText = '', yearText, ...more] = words.filter((_, index) => index !== at);
  const [, day] = /^(\d{1,2})(?:st|nd|rd|th|er)?$/.exec(dayText) ?? [];
  if (at < 0 || at > 1 || day === undefined || more.length > 0) return null;

  const [, digits] = /^'?(\d{4}|\d{2})$/.exec(yearText ?? '') ?? [];
  if (yearText !== undefined && digits === undefined) return null;
  const year = digits === undefined ? null : Number(digits);
  return {
    year,
    shortYear: digits?.length === 2,
    month: months[at] ?? 0,
    day: Number(day),
    settled: null,
    open: false,
  };
}

/**
 * The century that agrees with the Hebrew year, else the last in which the date is not in the future; null without either.
 * A day that no century has is left for the caller to refuse.
 */
function fullYear(short: number, { month, day }: Parts, { today, hebrewYear }: CivilReading): number | null {
  const existing = CENTURIES.map((century) => century + short).filter(
    (year) => day >= 1 && day <= daysInCivilMonth(month, year),
  );
  if (existing.length === 0) return 1900 + short;
  const past = existing.filter((year) => today === undefined || civilDate(year, month, day) <= today);
  const agrees = (year: number): boolean =>
    hebrewYear != null && Math.abs(hebrewYearOf(civilDate(year, month, day)) - hebrewYear) <= 1;
  return past.find(agrees) ?? (today === undefined ? null : (past[0] ?? null));
}

/** The year of the last such day; null where that is not wanted, or lies further back. */
function lastYear({ month, day }: Parts, { today, isRecent }: CivilReading): number | null {
  if (!isRecent || today === undefined) return null;
  const thisYear = Number(today.slice(0, 4));
  const isPast = (year: number) => day <= daysInCivilMonth(month, year) && civilDate(year, month, day) <= today;
  return [thisYear, thisYear - 1].find(isPast) ?? null;
}

const refuse = (code: CivilRefusal, message: string): ParsedCivil => ({ ok: false, code, message });
