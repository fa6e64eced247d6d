/** Numbers in Hebrew letters. Geresh (׳) and gershayim (״) are written, and any kind of quote is read. */

const LETTERS: readonly (readonly [number, string])[] = [
  [400, 'ת'],
  [300, 'ש'],
  [200, 'ר'],
  [100, 'ק'],
  [90, 'צ'],
  [80, 'פ'],
  [70, 'ע'],
  [60, 'ס'],
  [50, 'נ'],
  [40, 'מ'],
  [30, 'ל'],
  [20, 'כ'],
  [10, 'י'],
  [9, 'ט'],
  [8, 'ח'],
  [7, 'ז'],
  [6, 'ו'],
  [5, 'ה'],
  [4, 'ד'],
  [3, 'ג'],
  [2, 'ב'],
  [1, 'א'],
];

const VALUES: ReadonlyMap<string, number> = new Map(LETTERS.map(([value, letter]) => [letter, value]));

const FINAL_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ך', 'כ'],
  ['ם', 'מ'],
  ['ן', 'נ'],
  ['ף', 'פ'],
  ['ץ', 'צ'],
]);

const YEAR_WITH_HUNDREDS = /^([א-ט]?)(ת{0,2}[קרשת].{0,2})$/;
const YEAR_WITHOUT_HUNDREDS = /^([א-ט])(.{1,2})$/;

/** 15 as ט״ו, 3 as ג׳, 744 as תשמ״ד: whole numbers from 1 to 999. */
export function hebrewNumeral(number: number): string {
  const letters = plainLetters(number);
  return letters.length === 1 ? `${letters}׳` : `${letters.slice(0, -1)}״${letters.slice(-1)}`;
}

/** A Hebrew year as it is written: 5744 without its thousands as תשמ״ד, 4865 with them as ד׳תתס״ה. */
export function hebrewYearNumeral(year: number): string {
  const thousands = Math.floor(year / 1000);
  const rest = year % 1000;
  if (rest === 0) return `${hebrewNumeral(thousands)} אלפים`;
  return thousands === 5 && rest >= 100 ? hebrewNumeral(rest) : hebrewNumeral(thousands) + hebrewNumeral(rest);
}

/** A day of the month in letters without marks: "טו" is 15. Null for what is not the usual way to write a number 1..30. */
export function readDayLetters(letters: string): number | null {
  if (letters === 'יה') return 15;
  if (letters === 'יו') return 16;
  const value = sum(letters);
  return value !== null && value <= 30 && plainLetters(value) === medial(letters) ? value : null;
}

/**
 * A year in letters without marks: "תשמד" and "התשמד" are 5744. Tens and units may change places, as people write 5744
 * "תשדמ" and 5698 "תרחצ" to avoid a bad word. Null for words that merely consist of letters.
 */
export function readYearLetters(letters: string): number | null {
  const [, thousands, rest] = YEAR_WITH_HUNDREDS.exec(letters) ?? YEAR_WITHOUT_HUNDREDS.exec(letters) ?? [];
  if (rest === undefined) return null;
  const value = sum(rest);
  if (value === null || !sameLetters(medial(rest), plainLetters(value))) return null;
  return (thousands ? (VALUES.get(thousands) ?? 0) : 5) * 1000 + value;
}

function sum(letters: string): number | null {
  let total = 0;
  for (const letter of medial(letters)) {
    const value = VALUES.get(letter);
    if (value === undefined) return null;
    total += value;
  }
  return total > 0 ? total : null;
}

/** The letters from the largest down; 15 and 16 are 9 + 6 and 9 + 7, since the other way spells the Name. */
function plainLetters(number: number): string {
  let left = number;
  let letters = '';
  for (const [value, letter] of LETTERS) {
    if (left === 15 || left === 16) return `${letters}ט${left === 15 ? 'ו' : 'ז'}`;
    while (left >= value) {
      letters += letter;
      left -= value;
    }
  }
  return letters;
}

/** Letters as within a word: years that end in one are often written with its final form, 5740 as תש״ם. */
const medial = (letters: string): string =>
  letters.replace(/[ךםןףץ]/g, (letter) => FINAL_LETTERS.get(letter) ?? letter);

const sameLetters = (one: string, other: string): boolean => [...one].sort().join('') === [...other].sort().join('');
