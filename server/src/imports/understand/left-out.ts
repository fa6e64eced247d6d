import type { ImportLeftOut } from '@zikaron/contract';
import { isProse } from './cell-kinds.js';
import { readHeading } from './headings.js';
import { kinshipInSection } from './kinship-of-sections.js';

const MONTHS =
  /(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?|nis(s)?an|i+y+ar|sivan|tam+uz|av|elul|tishr[ei]i?|(mar)?c?heshvan|kislev|te[vb]e[ts]h?|sh[e]?vat|adar( i{1,2}| [12])?|ניסן|אייר|סיוון?|תמוז|אב|אלול|תשרי|(מר)?חשוון?|כסלו|טבת|שבט|אדר( [אב]['׳]?)?)\.?/
    .source;
/** "MARCH", "Kislev / Tevet", "TISHREI 5786 (Sept. 23 - Oct. 22)", and a day of it: "1 IYAR". */
const MONTH = new RegExp(
  `^(\\d{1,2}(st|nd|rd|th)? )?${MONTHS}( ?[/&–-] ?${MONTHS})?( \\d{4})?( ?\\([^()]*\\))?:?$`,
  'i',
);
const SECTION =
  /^([-–—*\s]*([a-z]|[א-ת]['׳]?)[-–—*\s]*|((non|former|deceased|current)[- ]?)?(members?|membership):?|((wo)?men|females?|males?|(friends|others?|friends and others|other (family|relatives))|גברים|נשים|חברים|אחרים|(קרובי משפחה|קרובים)( אחרים)?):?|(section|board|panel|wall|room|tablet|plaques?|לוח|קיר) .{0,30})$/i;
/** A month, or a letter of the alphabet. */
const BETWEEN_PEOPLE = /^[-–—*\s]*(?:[a-z]|[א-ת]['׳]?)[-–—*\s:]*$/i;
const TOTAL =
  /^(grand |sub-?)?total( .*)?\b|^(count|records?|rows|entries)( (for|of|in) .{1,30})?\s*[:=]|^סה["״]כ|^סך הכו?ל|^totaux\b|^(ins)?gesamt|^summe\b|^suma\b|^soma\b|^итого|^всего/i;
const PRINTED =
  /^(page \d+( of \d+)?|printed (on|by)\b.*|report (date|run)\b.*|generated\b.*|as of \d.*|©.*|\(?cont(inued|['’]d)\b.*|עמוד \d+.*|הודפס.*|\*+ ?[=:–-].*)$/i;

/** Beside the day on which it was printed. */
const PAGE = /^(page|pág(ina)?|seite|стр\.?|עמוד) \d+( (of|de|von|из|מתוך|\/) \d+)?$/i;

const plain = (cell: string): string => (/\s\s|[^\S ]/.test(cell) ? cell.replace(/\s+/g, ' ') : cell).trim();

/** Why a row below the headings speaks of nobody: a repeated heading, a month or letter between two, a total, a page number, a sentence alone. Null for a row about a person. */
export function leftOutOf(cells: readonly string[], headings: readonly string[]): ImportLeftOut | null {
  return saysNobody(cells, headings) ?? (isOfHeadings(cells, headings) ? 'headings' : null);
}

/** Whether the line of a section says only which month or letter follows: it begins none of another kind. */
export const isBetweenPeople = (line: string): boolean => MONTH.test(line) || BETWEEN_PEOPLE.test(line);

const FEW = 3;

function saysNobody(cells: readonly string[], headings: readonly string[]): ImportLeftOut | null {
  if (cells.filter((cell) => cell.trim()).length > FEW) return null;
  const filled = cells.map(plain).filter(Boolean);
  const [first = ''] = filled;
  if (TOTAL.test(first)) return 'total';
  if (filled.length === 2 && filled.some((cell) => PAGE.test(cell))) return 'page';
  if (filled.length === 1 && Math.max(cells.length, headings.length) > 1) {
    if (/^\d{1,4}$/.test(first)) return 'page';
    if (PRINTED.test(first) || (/\p{L}[.!]$/u.test(first) && isProse(first))) return 'title';
    if (MONTH.test(first) || SECTION.test(first) || kinshipInSection(first)) return 'section';
  }
  return null;
}

const isOfHeadings = (cells: readonly string[], headings: readonly string[]): boolean =>
  isHeading(cells, headings) || headingOrder(cells, headings) !== null || saysOnlyHeadings(cells);

const AS_DATA = /^\s*[(+#]?\d|@/;
const LONGEST_HEADING = 60;

/** In a row about a person nearly always something begins with a number: a day, a telephone, a house. */
export const looksLikeData = (cells: readonly string[]): boolean =>
  cells.some((cell) => AS_DATA.test(cell) || cell.length > LONGEST_HEADING);

/** Three headings at least and nothing else, as in Hebrew below those in English. Most rows tell by their first cell that they are none. */
export function saysOnlyHeadings(cells: readonly string[]): boolean {
  if (looksLikeData(cells)) return false;
  const filled = cells.filter((cell) => cell.trim());
  return filled.length > 2 && filled.every((cell) => readHeading(cell).field !== null);
}

/**
 * Where a row has the headings of the table in another order, as a second table below the first does: for each column of the
 * first, the one in which it stands now. Null for any other row.
 */
export function headingOrder(cells: readonly string[], headings: readonly string[]): number[] | null {
  const known = comparableOf(headings);
  // The first cell of nearly every row says that it is none of headings: more is not looked at.
  if (cells.some((cell) => cell.trim() && !known.includes(comparable(cell)))) return null;
  const here = cells.map(comparable);
  const named = here.filter(Boolean);
  const said = known.filter(Boolean);
  if (named.length < 2 || new Set(named).size < named.length || new Set(said).size < said.length) return null;
  return headings.map((heading, at) => (heading.trim() || here[at] ? here.indexOf(comparable(heading)) : at));
}

/** Of the headings of a table, which all its rows are compared with. */
const compared = new WeakMap<readonly string[], readonly string[]>();

function comparableOf(headings: readonly string[]): readonly string[] {
  const known = compared.get(headings) ?? headings.map(comparable);
  compared.set(headings, known);
  return known;
}

const comparable = (cell: string): string => plain(cell).toLowerCase();

const isHeading = (cells: readonly string[], headings: readonly string[]): boolean =>
  headings.length > 1 && cells.length > 1 && cells.every((cell, at) => cell.trim() === (headings[at] ?? '').trim());
