import { ADAR_II, parseHebrew, renderHebrew, type HebrewDate, type YearlessHebrewDate } from '../../calendar/index.js';

/** A Hebrew date as a line may mean it. */
export type SaidDate = HebrewDate | YearlessHebrewDate;

const WORDS_ABOUT = /^(נפטרה?|נולדה?|נלבע|נלב״ע|ביום|יום|בשנת|שנת|לפק|לפ״ק)$/;
const LETTER = /[א-ת]/g;

const wordsOf = (line: string): string[] =>
  line
    .replace(/[\u0591-\u05c7]/g, '')
    .split(/[\s,.;:|־–—-]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !WORDS_ABOUT.test(word));

/**
 * A word as it was read, and as it would be if gershayim had been taken for one yod or two: "תשמייד" and "תשמ"יד" may both be
 * תשמ״ד, since gershayim stand before the last letter.
 */
function foldings(word: string): string[] {
  const letters = word.match(LETTER)?.join('') ?? '';
  if (!letters) return [word];
  const folded = [letters];
  if (/^.י$/.test(letters)) folded.push(letters.charAt(0));
  if (/.יי.$/.test(letters)) folded.push(letters.replace(/יי(.)$/, '$1'));
  if (/.י.$/.test(letters)) folded.push(letters.replace(/י(.)$/, '$1'));
  return folded;
}

/** Every way in which these words may be read one after the other. */
const readings = (words: readonly string[]): string[][] =>
  words.reduce<string[][]>((all, word) => all.flatMap((one) => foldings(word).map((as) => [...one, as])), [[]]);

/** The day, the month, which Adar, the thousands of the year, the year. */
const MOST_WORDS = 5;

function* windows(line: string): Generator<string[]> {
  const words = wordsOf(line);
  for (let size = Math.min(MOST_WORDS, words.length); size >= 2; size--)
    for (let from = 0; from + size <= words.length; from++) yield words.slice(from, from + size);
}

/** The day stands before the month: a piece of the line that begins with a month has lost it. */
const MONTH = /^ב?(ני?סן|אי?יר|סיוון|סיון|תמוז|אב|מנחם|אלול|תשרי|תישרי|מר|(מר)?חשוו?ן|כסליו|כסלו|טבת|שבט|ו?אדר)$/;

/** A word that can only be a year: where there is one, a piece of the line without it is not the date. */
const HAS_YEAR = /(?:^|[\s׳'])ה?[׳']?ת[שר][א-ת"״׳']/;

/** The Hebrew dates that a line says, by the longest piece of it that says one; none where it says none. */
export function datesSaid(line: string): SaidDate[] {
  if (!/[א-ת]/.test(line)) {
    return datesOf(line);
  }
  for (const words of windows(line)) {
    if (MONTH.test(words[0] ?? '')) continue;
    const said = readings(words).flatMap((reading) => {
      return datesOf(reading.join(' ')).filter(({ year }) => year !== null || !HAS_YEAR.test(line));
    });
    if (said.length > 0) return distinct(said);
  }
  return [];
}

/** Adar alone in a year that has two may be either. */
function datesOf(text: string): SaidDate[] {
  const parsed = parseHebrew(text);
  if (!parsed.ok) return [];
  return parsed.adarAmbiguous ? [parsed.date, { ...parsed.date, month: ADAR_II }] : [parsed.date];
}

const distinct = (dates: readonly SaidDate[]): SaidDate[] => [
  ...new Map(dates.map((date) => [`${date.day} ${date.month} ${date.year}`, date])).values(),
];

const SPELLINGS: readonly (readonly string[])[] = [
  ['חשון', 'חשוון', 'מרחשון', 'מרחשוון'],
  ['סיון', 'סיוון'],
  ['אב', 'מנחם אב'],
];

/** How many letters of a line must change for it to say this date, in the spelling that is nearest. */
export function lettersBetween(line: string, date: HebrewDate): number {
  const written = spellingsOf(date).map(bare);
  let least = Number.POSITIVE_INFINITY;
  for (const reading of readings(wordsOf(line).slice(0, MOST_WORDS)))
    for (const one of written) least = Math.min(least, changes(bare(reading.join('')), one, least));
  return least;
}

/** A Hebrew date as most plates have it, without the letter for "in": ט״ו שבט תשמ״ד. */
export const asOnPlates = (date: SaidDate): string => renderHebrew(date, 'he').replace(' ב', ' ');

function spellingsOf(date: HebrewDate): string[] {
  const usual = asOnPlates(date);
  const names = SPELLINGS.find((spellings) => spellings.some((name) => usual.includes(` ${name} `))) ?? [];
  const inMonths = [usual, ...names.map((name) => usual.replace(/(?<= )(?:חשוון|חשון|סיוון|סיון|אב)(?= )/, name))];
  return inMonths.flatMap((one) => [one, one.replace(/ (?=[^ ]+$)/, ' ה'), one.replace(/(?<=^[^ ]+ )/, 'ב')]);
}

const FINAL: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
const bare = (text: string): string => (text.match(LETTER) ?? []).map((letter) => FINAL[letter] ?? letter).join('');

/** Letters put in, left out or changed (Levenshtein, 1965). */
function changes(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) >= most) return most;
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 0; i < one.length; i++) {
    const row = [i + 1];
    for (let j = 0; j < other.length; j++) {
      const same = one[i] === other[j] ? 0 : 1;
      row.push(Math.min((before[j] ?? 0) + same, (before[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1));
    }
    before = row;
  }
  return before[other.length] ?? most;
}
