import type { ImportField } from '@zikaron/contract';
import { Refusal } from '../../platform/refusals/index.js';

export interface Column {
  readonly index: number;
  readonly heading: string;
  readonly field: ImportField;
}

export interface Header {
  /** The line of the heading, counted from 1, blank lines left out. */
  readonly headerRow: number;
  readonly columns: Column[];
}

/** How offices head their columns, most telling first. Compared with the heading in lower case without punctuation. */
const VOCABULARY: [ImportField, RegExp][] = [
  ['hebrewDate', /^(hebrew|heb|jewish)( date)?( of)?( death| yahrzeit)?( date)?$|^yahrzeit( date)?$|תאריך עברי/],
  ['hebrewYear', /^(hebrew|heb|jewish) year$|^שנה עברית$/],
  ['hebrewName', /^(hebrew|heb|jewish) name|שם עברי/],
  ['afterSunset', /sunset|sundown|nightfall|after dark|שקיעה/],
  [
    'gregorianDate',
    /^(civil |english |secular |gregorian )?(date|day)( of| deceased)?( death| died)?$|^(died|dod|death( date)?|deceased date|eng|english)$|^(civil|english|secular|gregorian) (date|death)|תאריך (פטירה|לועזי)/,
  ],
  ['email', /e ?mail|דוא״?ל|מייל/],
  ['phone', /phone|^tel|mobile|cell|טלפון/],
  ['relationship', /relation|^rel$|kinship|קרבה/],
  ['observerName', /observ|mourner|^family|^contact|^member|notify|^next of kin|אבל|קרוב/],
  ['lastName', /^(deceased )?(last|family|sur) ?name$|^שם משפחה$/],
  ['firstName', /^(deceased )?(first|given) ?name$|^שם פרטי$/],
  ['name', /^(deceased|name|full name|name of( the)? deceased|deceased( full)? name|who)$|^(שם|נפטר|שם הנפטר)/],
  ['address', /address|street|כתובת/],
  ['plaque', /plaque|location|tablet|board|לוח/],
  ['calendar', /^calendar$|^heb eng$|לוח שנה/],
  ['notes', /note|comment|remark|הערות/],
  ['personDetails', /details|about|biograph|פרטים/],
];

/** Lines above the header that a list may carry: its title, the day it was printed. */
export const LONGEST_PREAMBLE = 15;

const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[.?:,_*()/'-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What a column of this heading is likely to hold; `ignore` when the heading says nothing we know. */
export const fieldOf = (heading: string): ImportField =>
  VOCABULARY.find(([, words]) => words.test(plain(heading)))?.[0] ?? 'ignore';

/**
 * Finds the line of headings: the one of the first lines that names the most fields. Refuses a table without a name
 * and a date among its headings, since nothing could be made of it.
 */
export function findHeader(rows: readonly string[][]): Header {
  const candidates = rows
    .slice(0, LONGEST_PREAMBLE)
    .map((cells, at) => ({ at, columns: guess(cells, rows.slice(at + 1)) }));
  const best = candidates.reduce<(typeof candidates)[number] | null>(
    (found, one) => (known(one.columns) > (found ? known(found.columns) : 1) ? one : found),
    null,
  );
  if (!best || !hasNameAndDate(best.columns)) throw noHeader();
  return { headerRow: best.at + 1, columns: best.columns };
}

const NAMES: ReadonlySet<ImportField> = new Set(['name', 'lastName', 'firstName', 'hebrewName', 'observerName']);

/** Whether a column holds bare numbers: under "Observers" they name nobody. */
function holdsNumbers(rows: readonly string[][], index: number): boolean {
  const cells = rows.map((cells) => cells[index]?.trim() ?? '').filter(Boolean);
  return cells.length > 0 && cells.every((cell) => /^\d+$/.test(cell));
}

/** Each field once: a second column of the same kind is left to people. Observers' fields may repeat. */
function guess(cells: readonly string[], below: readonly string[][]): Column[] {
  const taken = new Set<ImportField>();
  return cells.map((heading, index) => {
    const named = fieldOf(heading);
    const field = NAMES.has(named) && holdsNumbers(below, index) ? 'ignore' : named;
    const isFree = field === 'ignore' || field === 'notes' || !taken.has(field);
    taken.add(field);
    return { index, heading: heading.trim() || `Column ${index + 1}`, field: isFree ? field : 'ignore' };
  });
}

const known = (columns: readonly Column[]) => columns.filter(({ field }) => field !== 'ignore').length;

export const hasNameAndDate = (columns: readonly Column[]): boolean => {
  const fields = new Set(columns.map(({ field }) => field));
  const hasName = fields.has('name') || fields.has('lastName') || fields.has('firstName');
  return hasName && (fields.has('gregorianDate') || fields.has('hebrewDate'));
};

export function noHeader(): Refusal {
  const message =
    'No line of headings was found: the table needs a column for the name and one for the date, such as "Name" and "Date of Death".';
  return new Refusal(422, 'no_header', message, [{ path: 'file', message }]);
}

const LOOSE_DATE = /^\D?\s*(\d{1,2})[./-](\d{1,2})[./-]\d{2,4}\s*$/;

/**
 * Whether 3/4/1984 in this column is 4 March or 3 April: decided by the cells in which one number is over 12. Without
 * any, the order of the organization's country.
 */
export function dateOrderOf(cells: readonly string[], fallback: 'mdy' | 'dmy'): 'mdy' | 'dmy' {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const cell of cells) {
    const [, first = '', second = ''] = LOOSE_DATE.exec(cell) ?? [];
    if (Number(first) > 12) dayFirst++;
    if (Number(second) > 12) monthFirst++;
  }
  if (dayFirst === monthFirst) return fallback;
  return dayFirst > monthFirst ? 'dmy' : 'mdy';
}
