import { asPreset, presetOf, type Preset } from '../presets/index.js';
import { unreadable, type FileRow, type Table } from '../read/read-text.js';
import { genderOfGivenName } from '../../hebrew-names/index.js';
import { withDittos } from './blank-words.js';
import { isData, SAMPLED_CELLS } from './cell-kinds.js';
import { canBeRead, guessColumns, type Column } from './columns.js';
import { foldObservers, withObserverColumn, type Line, type Lines } from './fold-observers.js';
import { readHeading } from './headings.js';
import { headingOrder, leftOutOf } from './left-out.js';
import { readName } from './names.js';

/** How a table is laid out: found by going through it once, before anything of it is understood. */
export interface Layout {
  /** The number of the row of the headings; 0 when there is none. */
  readonly headerRow: number;
  readonly headings: readonly string[];
  /** The number of the first row below the title. */
  readonly titleEnd: number;
  /** The columns that the table has. */
  readonly named: readonly Column[];
  /** These, and one for observers that stand on lines below the deceased. */
  readonly columns: readonly Column[];
  /** Nobody has to be asked which column holds the names and which the dates. */
  readonly known: boolean;
  /** The program whose list this is, and how it writes 3/4/1984; null when neither is known. */
  readonly preset: string | null;
  readonly dateOrder: 'mdy' | 'dmy' | null;
}

/** Rows above the headings that a list may carry: its title, the day it was printed. */
const LONGEST_PREAMBLE = 15;

/** @throws Refusal for a table of one column, in which a name and a date cannot be told apart */
export async function layoutOf({ rows, headings: said = [] }: Table, learned: readonly Preset[] = []): Promise<Layout> {
  const first = await firstRows(rows);
  if (first.length === 0) throw unreadable('empty_file', 'The file is empty.');
  if (first.every(({ cells }) => cells.length < 2)) throw oneColumn();
  const found = findHeadings(first);
  const { at } = found;
  const headings = at < 0 ? [...said] : found.headings;
  const headerRow = at < 0 ? 0 : (first[at]?.row ?? 0);
  const titles = at < 0 ? titlesAbove(first) : at;
  const titleEnd = first[titles]?.row ?? 0;
  const below = inOneOrder(headings)(first.slice(at < 0 ? titles : at + 1)).map(({ cells }) => cells);
  const sample = below.filter((cells) => leftOutOf(cells, headings) === null);
  const guessed = guessColumns(headings, sample);
  const preset = presetOf(headings, learned);
  const named = preset ? asPreset(preset, guessed) : guessed;
  const columns = await withObserverColumn(dataLines(rows, { headerRow, headings, titleEnd, named }), named);
  const saysEnough = preset !== null || headings.filter((heading) => readHeading(heading).field !== null).length > 1;
  const known = canBeRead(columns) && saysEnough;
  return {
    headerRow,
    headings,
    titleEnd,
    named,
    columns,
    known,
    preset: preset?.name ?? null,
    dateOrder: preset?.dateOrder ?? null,
  };
}

/** The rows by which it is told how a table is laid out. */
export async function firstRows(rows: Table['rows']): Promise<FileRow[]> {
  const first: FileRow[] = [];
  for await (const part of rows) if (first.push(...part) >= LONGEST_PREAMBLE + SAMPLED_CELLS) break;
  return first;
}

/** The lines of a table as they are understood, one for each observer; read anew each time. */
export function linesOf({ rows }: Table, layout: Layout): Lines {
  const { named, columns } = layout;
  const observerAt = columns.find(({ field }) => field === 'observerName')?.index ?? named.length;
  return { [Symbol.asyncIterator]: () => foldObservers(dataLines(rows, layout), named, observerAt) };
}

/**
 * The row whose cells are headings: the one of the first rows that names the most fields, else the row with several cells
 * before the first that holds data. `at` is -1 when the first row is a person already.
 */
export function findHeadings(rows: readonly FileRow[]): { at: number; headings: string[] } {
  const first = rows.slice(0, LONGEST_PREAMBLE);
  const known = first.map(({ cells }) => (isData(cells) ? 0 : cells.filter((cell) => readHeading(cell).field).length));
  const most = Math.max(...known);
  const at = most > 1 ? known.indexOf(most) : beforeData(first);
  if (at < 0) return { at, headings: [] };
  const goesOn = most > 1 ? whereGoesOn(first, at) : null;
  if (goesOn) return { at: at + 1, headings: withGroups(first[at - 1]?.cells, goesOn) };
  return { at, headings: withGroups(first[at - 1]?.cells, first[at]?.cells ?? []) };
}

const fieldsNamed = (headings: readonly string[]): number =>
  headings.filter((heading) => readHeading(heading).field).length;

/** "Date of" above "Death": the row below the headings is their second line where it is of headings too, and both together say more. */
function whereGoesOn(first: readonly FileRow[], at: number): string[] | null {
  const [above = [], below = []] = [first[at]?.cells, first[at + 1]?.cells];
  if (isData(below) || fieldsNamed(below) < 2 || !first[at + 2]) return null;
  const both = Array.from({ length: Math.max(above.length, below.length) }, (_, column) =>
    `${above[column] ?? ''} ${below[column] ?? ''}`.trim().replace(/-\s+(?=\p{Ll})/u, '-'),
  );
  return fieldsNamed(both) > fieldsNamed(above) ? both : null;
}

function beforeData(rows: readonly FileRow[]): number {
  const data = rows.findIndex(({ cells }) => filledIn(cells) > 1 && isData(cells));
  const above = rows.slice(0, Math.max(0, data)).findLastIndex(({ cells }) => filledIn(cells) > 1);
  return above;
}

/** How many lines of a title stand above people without headings. A name alone may be that of the first. */
function titlesAbove(rows: readonly FileRow[]): number {
  const people = rows.findIndex(({ cells }) => filledIn(cells) > 1 || namesSomebody(cells.join('').trim()));
  return Math.max(0, people);
}

const namesSomebody = (line: string): boolean =>
  !OF_TITLES.test(line) && genderOfGivenName(readName(line).name.split(' ')[0] ?? '') !== null;
const OF_TITLES =
  /\d|\b(yah?r\w*|list\w*|temple|congregation|synagogue|shul|beth?|beit|report|members?|memorial|names)\b|רשימ|יאה?רצ|אזכר|קהיל|בית/i;

const filledIn = (cells: readonly string[]): number => cells.filter((cell) => cell.trim()).length;

/** Headings of two rows: a merged "Observer" above "First" and "Last" stands in the first of its cells only. */
function withGroups(above: readonly string[] | undefined, headings: readonly string[]): string[] {
  const repeated = new Set(headings.map((heading) => heading.trim().toLowerCase())).size < filledIn(headings);
  if (!above || filledIn(above) < 2 || !repeated) return [...headings];
  let group = '';
  return headings.map((heading, at) => {
    group = above[at]?.trim() || group;
    return `${group} ${heading}`.trim();
  });
}

/** Every row of the file: those that speak of nobody are named, and "ditto" is what stands above. */
async function* dataLines(
  rows: Table['rows'],
  { headerRow, headings, titleEnd, named }: Pick<Layout, 'headerRow' | 'headings' | 'titleEnd' | 'named'>,
): AsyncGenerator<Line[]> {
  const ofAddress = named.filter(({ field }) => OF_ADDRESSES.has(field)).map(({ index }) => index);
  let above: readonly string[] = [];
  const ordered = inOneOrder(headings);
  const titles = new Set<string>();
  for await (const part of rows) {
    const lines: Line[] = [];
    for (const { row, cells, brought = null, leftOut: known } of ordered(part)) {
      if (row < titleEnd && /\p{L}/u.test(asTitle(cells))) titles.add(asTitle(cells));
      const isTitle = known === 'title' || row < titleEnd || (titles.size > 0 && titles.has(asTitle(cells)));
      const leftOut = isTitle ? 'title' : row === headerRow ? 'headings' : (known ?? leftOutOf(cells, headings));
      const filled = leftOut ? null : withDittos(cells, above, ofAddress);
      lines.push({ row, cells: filled ?? cells, brought: brought ?? (filled && cells), choice: null, leftOut });
      if (!leftOut) above = filled ?? cells;
    }
    yield lines;
  }
}

/** As a title comes again on each page, with another number of the page and at another time. */
const asTitle = (cells: readonly string[]): string =>
  cells
    .join(' ')
    .replace(/[\d\s]+/g, ' ')
    .trim();

const OF_ADDRESSES: ReadonlySet<string> = new Set(['address', 'address2', 'city', 'state', 'postalCode', 'country']);

/** The rows below a second row of headings that has them in another order: their cells stand as those of the first. */
function inOneOrder(headings: readonly string[]): (rows: readonly FileRow[]) => FileRow[] {
  let order: readonly number[] | null = null;
  return (rows) =>
    rows.map((one) => {
      const { row, cells } = one;
      order = headingOrder(cells, headings) ?? order;
      const isMoved = order?.some((at, column) => at !== column && headings[column]?.trim());
      return order && isMoved ? { row, cells: reordered(cells, order) } : one;
    });
}

/** What stands under no heading comes last, as in any other row. */
function reordered(cells: readonly string[], order: readonly number[]): string[] {
  const others = cells.flatMap((cell, at) => (order.includes(at) || !cell.trim() ? [] : [cell]));
  return [...order.map((at) => cells[at] ?? ''), ...others];
}

const oneColumn = () =>
  unreadable('no_header', 'This table has one column only: it needs one for the name and one for the date of death.');
