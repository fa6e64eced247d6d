import { KINSHIP_OF_SECTIONS } from '@zikaron/contract';
import type { FileRow, Table } from '../read/read-text.js';
import { genderOfGivenName } from '../../hebrew-names/index.js';
import { readHeading } from './headings.js';
import { kinshipInSection } from './kinship-of-sections.js';
import { findHeadings, firstRows } from './layout.js';
import { isBetweenPeople, leftOutOf } from './left-out.js';
import { readName } from './names.js';
import { isKinWord, kinOfWhom } from './relationships.js';
import { shareOf } from './seen-columns.js';

/** A column in which so many filled cells are words for relatives says the kinship itself. */
const MOSTLY = 0.6;

interface Sections {
  readonly headerRow: number;
  readonly headings: readonly string[];
  readonly width: number;
  /** The columns in which rows say the kinship themselves. */
  readonly own: readonly number[];
  /** What stands alone above the headings: it may come again on each page. */
  readonly titles: ReadonlySet<string>;
}

/**
 * A list whose kinship only the headings of its sections say ("Mothers", "Fathers of members"), as one with a column for it behind
 * the others. A row that says its own keeps that. Whether there are such headings its first rows tell.
 */
export async function underSections(table: Table): Promise<Table> {
  const first = await firstRows(table.rows);
  if (!first.some(({ cells }) => kinshipInSection(alone(cells)))) return table;
  const { at, headings: found } = findHeadings(first);
  const said = at < 0 ? (table.headings ?? []) : found;
  const width = Math.max(said.length, await widest(table.rows));
  const people = first.slice(at + 1).filter(({ cells }) => filledIn(cells) > 1);
  const sections: Sections = {
    ...{ headerRow: at < 0 ? 0 : (first[at]?.row ?? 0), width },
    headings: [...Array.from({ length: width }, (_, index) => said[index] ?? ''), KINSHIP_OF_SECTIONS],
    own: Array.from({ length: width }, (_, index) => index).filter((index) => saysKinship(index, said, people)),
    titles: new Set(first.slice(0, Math.max(0, at)).map(({ cells }) => alone(cells))),
  };
  return {
    ...table,
    headings: at < 0 ? sections.headings : undefined,
    rows: { [Symbol.asyncIterator]: () => withKinship(table.rows, sections) },
  };
}

/** Any row may be wider than the first ones; the kinship stands behind all. */
async function widest(rows: Table['rows']): Promise<number> {
  let most = 0;
  for await (const part of rows) for (const { cells } of part) most = Math.max(most, cells.length);
  return most;
}

/** The text of a row in which one cell alone is filled; empty for any other. */
const alone = (cells: readonly string[]): string => (filledIn(cells) === 1 ? cells.join('').trim() : '');

const filledIn = (cells: readonly string[]): number => cells.filter((cell) => cell.trim()).length;

function saysKinship(index: number, headings: readonly string[], people: readonly FileRow[]): boolean {
  const { field } = readHeading(headings[index] ?? '');
  if (field === 'relationship' || field === 'observerRelationship') return true;
  const filled = people.map(({ cells }) => cells[index]?.trim() ?? '').filter(Boolean);
  return shareOf(filled, isKinWord) >= MOSTLY;
}

async function* withKinship(rows: Table['rows'], sections: Sections): AsyncGenerator<FileRow[]> {
  let kinship = '';
  for await (const part of rows)
    yield part.map((one) => {
      const heading = alone(one.cells);
      if (heading) kinship = kinshipInSection(heading) ?? (ends(heading, one, sections) ? '' : kinship);
      return heading ? one : inSection(one, kinship, sections);
    });
}

/** A line between two people that is no month, letter, total or title is another section; a name alone is somebody of this one. */
function ends(heading: string, { row, cells }: FileRow, { headings, headerRow, titles }: Sections): boolean {
  if (row < headerRow || titles.has(heading) || kinOfWhom(heading)) return false;
  const why = leftOutOf(cells, headings);
  if (why) return why === 'section' && !isBetweenPeople(heading);
  return genderOfGivenName(readName(heading).name.split(' ')[0] ?? '') === null;
}

function inSection(one: FileRow, kinship: string, { headerRow, headings, width, own }: Sections): FileRow {
  const { row, cells, brought = cells } = one;
  if (row === headerRow) return { row, cells: [...headings] };
  const saysItself = own.some((index) => cells[index]?.trim()) || cells.some((cell) => kinOfWhom(cell.trim()));
  if (!kinship || saysItself || leftOutOf(cells, headings.slice(0, width))) return one;
  const wide = Array.from({ length: width }, (_, index) => cells[index] ?? '');
  return { ...one, cells: [...wide, kinship], brought };
}
