import type { FileRow, Table } from '../read/read-text.js';
import { SAMPLED_CELLS } from './cell-kinds.js';
import { readHeading } from './headings.js';
import { findHeadings, firstRows } from './layout.js';
import { nameWithKin, personInCell, type PersonInCell } from './person-in-a-cell.js';

/** Of the filled cells of a column so many at least tell of a person and a day, or it is left as it is. */
const MOSTLY = 0.6;
const FEWEST = 2;

/** What the columns are called that come behind, with the heading of the one that was taken apart. */
const HEADINGS = ['relationship', 'date of death', 'notes'] as const;

/**
 * A list that tells of each person in one cell ("Morris Levin, father, 3/12/1987"), as one with a cell for each: the name stays
 * where it stood, kinship, day and what else there is come behind. A cell that cannot be taken apart stays as it is. So does a list
 * that has the kinship in brackets behind each name, and the day elsewhere.
 */
export async function inTheirCells(table: Table): Promise<Table> {
  const first = await firstRows(table.rows);
  const width = widthOf(first);
  const column = columnOfPeople(first, personInCell);
  if (column === undefined) return withKinApart(table, first);
  const { at, headings } = headingsOver(first, column);
  const people = first.slice(at + 1).slice(0, SAMPLED_CELLS);
  const heading = (at < 0 ? headingAbove(people, column) : headings[column]) || 'Deceased';
  const named = Array.from({ length: width }, (_, index) =>
    index === column ? `${heading} (deceased name)` : (headings[index] ?? ''),
  );
  const apart: Apart = {
    ...{ column, width, headerRow: at < 0 ? 0 : (first[at]?.row ?? 0), read: personInCell },
    behind: ({ kin, day, rest }) => [kin, day, rest],
    headings: [...named, ...HEADINGS.map((what) => `${heading} (${what})`)],
  };
  return {
    ...table,
    headings: at < 0 ? apart.headings : undefined,
    rows: { [Symbol.asyncIterator]: () => takenApart(table.rows, apart) },
  };
}

/** "Name (relationship to member)" over "Morris Levin (father of Ann Hart)": the kinship stands in a column of its own behind. */
function withKinApart(table: Table, first: readonly FileRow[]): Table {
  const { at, headings } = findHeadings(first);
  const column = columnOfPeople(first, nameWithKin) ?? -1;
  const stem = headings[column]?.replace(/\s*\([^()]*\)\s*$/, '') ?? '';
  const { field, whose } = readHeading(stem);
  const saysKin = headings.some((one, index) => index !== column && readHeading(one).field === 'relationship');
  if (at < 0 || field !== 'name' || whose === 'observer' || saysKin) return table;
  const width = widthOf(first);
  const named = Array.from({ length: width }, (_, index) =>
    index === column ? `${stem} (deceased name)` : (headings[index] ?? ''),
  );
  const apart: Apart = {
    ...{ column, width, headerRow: first[at]?.row ?? 0, read: nameWithKin },
    behind: ({ kin }) => [kin],
    headings: [...named, `${stem} (${HEADINGS[0]})`],
  };
  return { ...table, rows: { [Symbol.asyncIterator]: () => takenApart(table.rows, apart) } };
}

interface Apart {
  readonly column: number;
  readonly width: number;
  readonly headerRow: number;
  readonly headings: readonly string[];
  readonly read: (cell: string) => PersonInCell | null;
  /** What of a person comes into the columns behind. */
  readonly behind: (person: PersonInCell) => readonly string[];
}

/** The headings; of a list whose days stand in the cells of its people, they may be the row above the first of them. */
function headingsOver(first: readonly FileRow[], column: number): ReturnType<typeof findHeadings> {
  const found = findHeadings(first);
  const above = first.findIndex(({ cells }) => personInCell(cells[column] ?? '')) - 1;
  const headings = first[above]?.cells ?? [];
  const areThey = headings.filter((cell) => cell.trim()).length > 1 && headings.some((cell) => readHeading(cell).field);
  return found.at < 0 && areThey ? { at: above, headings } : found;
}

const widthOf = (rows: readonly FileRow[]): number => Math.max(0, ...rows.map(({ cells }) => cells.length));

/** The column that tells of people with their days, by the first rows of a table; undefined where none does. */
export function columnOfPeople(first: readonly FileRow[], told: (cell: string) => object | null): number | undefined {
  const people = first.slice(findHeadings(first).at + 1).slice(0, SAMPLED_CELLS);
  return Array.from({ length: widthOf(first) }, (_, index) => index).find((index) => isOfPeople(people, index, told));
}

function isOfPeople(rows: readonly FileRow[], column: number, read: (cell: string) => object | null): boolean {
  const filled = rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell.trim());
  const told = filled.map(read).filter((person) => person !== null);
  // A column of names with the day behind some of them is one of names still.
  return told.length >= Math.max(FEWEST, filled.length * MOSTLY);
}

/** A title above the first person is none. */
const headingAbove = (people: readonly FileRow[], column: number): string => {
  const [first] = people;
  const cell = first?.cells[column]?.trim() ?? '';
  return cell && cell.length < 30 && !personInCell(cell) ? cell : '';
};

async function* takenApart(rows: Table['rows'], apart: Apart): AsyncGenerator<FileRow[]> {
  for await (const part of rows) yield part.map((row) => oneApart(row, apart));
}

function oneApart({ row, cells, brought = cells }: FileRow, apart: Apart): FileRow {
  const { column, width, headerRow, headings } = apart;
  if (row === headerRow) return { row, cells: [...headings] };
  const person = apart.read(cells[column] ?? '');
  if (!person) return { row, cells };
  const wide = Array.from({ length: width }, (_, index) => (index === column ? person.name : (cells[index] ?? '')));
  return { row, cells: [...wide, ...apart.behind(person)], brought };
}
