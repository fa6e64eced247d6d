import {
  parseCivil,
  parseHebrew,
  type CivilDate,
  type CivilReading,
  type ParsedCivil,
  type ParsedHebrew,
} from '../../calendar/index.js';
import { readSunset, yesOrNo } from './after-sunset.js';
import { dayAndTime } from './clock-times.js';
import { isSerial } from './excel-serials.js';

/** How days are written, and the last on which somebody can have died. */
interface Written {
  readonly order: 'mdy' | 'dmy';
  readonly today: CivilDate;
}

type Unclear = Extract<ParsedHebrew, { code: 'day_name_unclear' }>;

/** The name of a day that may be several. */
export const isUnclear = (parsed: ParsedHebrew): parsed is Unclear => !parsed.ok && parsed.code === 'day_name_unclear';
/** A Hebrew date, or the name of a day that may be several. */
export const isNamedOrRead = (parsed: ParsedHebrew): boolean => parsed.ok || isUnclear(parsed);

/** The civil day of a cell, whatever stands around it that says more of it. */
export const civilIn = (cell: string, reading: CivilReading): ParsedCivil => parseCivil(plainCivil(cell).text, reading);

/** Whether the cell is a civil day, or the number by which a spreadsheet counts one. */
export const isCivil = (cell: string, { order, today }: Written): boolean =>
  isSerial(cell) || civilIn(cell, { order, today }).ok;

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const WEEKDAY =
  /^(sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?,?\s+|^(shabbat|shabbos|shabbes|שבת),?\s+|^יום ([אבגדהו])['׳]?,?\s+/i;

/** A civil date without its weekday, its doubt, its time of day and its form of eight digits; with what the first two said. */
export function plainCivil(cell: string): { text: string; weekday: number | null; doubtful: boolean } {
  const [said = '', latin, shabbat, letter] = WEEKDAY.exec(cell) ?? [];
  const weekday = latin
    ? WEEKDAYS.indexOf(latin.toLowerCase())
    : shabbat
      ? 6
      : letter
        ? 'אבגדהו'.indexOf(letter)
        : null;
  const withTime = cell.slice(said.length);
  const bare = (dayAndTime(withTime)?.day ?? withTime).trim().replace(/^(d\.|died|†)\s*(?=\S)/i, '');
  const certain = bare.replace(/(?:(?<!\s)\s+)?\(?(?<!\?)\?+\)?$|^(c\.|ca\.?|circa|about|approx\.?)\s*/gi, '');
  const text = certain.replace(/^((?:18|19|20)\d\d)(\d\d)(\d\d)$/, '$1-$2-$3');
  return { text, weekday, doubtful: certain !== bare };
}

/** Longer cells hold remarks. */
const LONGEST_OF_BOTH = 80;
const MARKS = /^[\s(;,/=|–-]+|[\s);,/=|–-]+$/g;

/** "5/12/1980 / 26 Iyar 5740", "3 Tevet 5744 (12/9/1983)": the dates of a cell that holds one of each calendar; null for any other. */
export function bothDatesIn(cell: string, written: Written): { civil: string; hebrew: string } | null {
  if (
    cell.length > LONGEST_OF_BOTH ||
    !/\d/.test(cell) ||
    !/\p{L}/u.test(cell) ||
    isDay(cell, written) ||
    parseHebrew(cell).ok
  )
    return null;
  const words = cell.trim().split(/(?<=[\s;,=|)])\s*|(?=\()/);
  for (let at = 1; at < words.length; at++) {
    const [one = '', other = ''] = [words.slice(0, at), words.slice(at)].map(asOne);
    if (isDay(one, written) && isNamedOrRead(parseHebrew(other))) return { civil: one, hebrew: other };
    if (isDay(other, written) && isNamedOrRead(parseHebrew(one))) return { civil: other, hebrew: one };
  }
  return null;
}

const asOne = (words: readonly string[]): string => words.join(' ').replace(/\s+/g, ' ').replace(MARKS, '');

/** A civil day that is written out: of "5 Shevat 5730" the year could be a number that counts days. */
const isDay = (text: string, written: Written): boolean => !isSerial(text) && isCivil(text, written);

/** "אור לי״ד באדר": the evening with which that day begins; null of any other cell. */
export function eveningOf(cell: string): { day: string; word: string } | null {
  const [, day] = /^\s*אור\s+ל[־-]?(?=\S)(.+)$/.exec(cell) ?? [];
  return day ? { day, word: 'בלילה' } : null;
}

/** "Feb. 17, 2003 after sunset": the day, and what stands behind it and answers whether it was after sunset; null where nothing does. */
export function sunsetBehind(cell: string): { day: string; word: string } | null {
  if (!/\p{L}\)?\s*$/u.test(cell)) return null;
  const [, day = '', word = ''] = /^(.*\d)[\s,;–-]*\(?(\p{L}[\p{L} ]+)\)?$/u.exec(cell.trim()) ?? [];
  if (word.length < 3 || yesOrNo(word.toLowerCase()) !== null) return null;
  return ['yes', 'no'].includes(readSunset(word, {})) ? { day, word } : null;
}
