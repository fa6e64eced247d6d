import type { FileRow } from '../read/read-text.js';
import { columnOfPeople } from './in-their-cells.js';
import { kinshipInSection } from './kinship-of-sections.js';
import { findHeadings } from './layout.js';
import type { ListOnSheet } from './list-on-sheet.js';
import { peopleIn } from './people-in-a-cell.js';
import { isDay, personInCell, type PersonInCell } from './person-in-a-cell.js';

/** Of one cell alone nobody is asked: its row waits to be mended. */
const FEWEST = 2;

/**
 * The people of a cell that surely tells of several, each with a day: "Morris Levin 3/12/1987; Ida Levin 4/1/1990", "Morris and Ida
 * Levin, parents, 3/12/1987 & 4/1/1990". Null for any other.
 */
export const severalInCell = (cell: string): PersonInCell[] | null => oneByOne(cell) ?? withDaysBehind(cell);

function oneByOne(cell: string): PersonInCell[] | null {
  const people = cell
    .split(/(?:(?<!\s)\s+)?[;\n|]\s*|(?<!\s)\s+\/\s+/)
    .filter((part) => /[\p{L}\d]/u.test(part))
    .map(personInCell);
  const sure = people.flatMap((person) => (person?.isSure ? [person] : []));
  return sure.length > 1 && sure.length === people.length ? sure : null;
}

/** Two names, and behind them two days in the same order; what they were may be said of both. */
function withDaysBehind(cell: string): PersonInCell[] | null {
  const [, before = '', last = ''] = /^(.*)\s(?:&|and|et|y|und)\s+(.*\d.*)$/su.exec(cell) ?? [];
  const first = isDay(last.trim()) ? personInCell(before) : null;
  if (!first || first.kin) return null;
  const kin = first.rest ? kinshipInSection(first.rest) : '';
  const names = peopleIn(first.name);
  if (kin === null || names.length !== 2 || first.name.includes(',') || !names.every((name) => /\s/.test(name)))
    return null;
  return names.map((name, at) => ({ name, kin, day: at === 0 ? first.day : last.trim(), rest: '', isSure: false }));
}

/** The person as a cell of their own would tell of them. */
const inOwnCell = ({ name, kin, day }: PersonInCell): string => [name, kin, day].filter(Boolean).join(', ');

/**
 * The lists of a table that tells of several people in some cells of one column: of the first in each cell, of the second, and so on. Two rows
 * would have one number.
 */
export function listsOfCells(first: readonly FileRow[]): ListOnSheet[] {
  const column = columnOfPeople(first, (cell) => severalInCell(cell) ?? personInCell(cell));
  if (column === undefined) return [];
  const { at } = findHeadings(first);
  const several = first.slice(at + 1).flatMap(({ cells }) => {
    const people = severalInCell(cells[column] ?? '');
    return people ? [people] : [];
  });
  if (several.length < FEWEST) return [];
  const most = several.reduce((one, other) => (other.length > one.length ? other : one));
  return most.map((person, place) => ({
    label: `${place + 1}: ${inOwnCell(person)}`,
    of: (rows) => rows.flatMap((row) => ofPlace(row, column, place, first[at]?.row ?? 0)),
  }));
}

/** What comes before the first person, and who is alone in a cell, belongs to the first list. */
function ofPlace(one: FileRow, column: number, place: number, headerRow: number): FileRow[] {
  const { row, cells, brought = cells } = one;
  const people = severalInCell(cells[column] ?? '');
  if (!people) return place === 0 || row <= headerRow ? [one] : [];
  const person = people[place];
  return person ? [{ row, cells: cells.with(column, inOwnCell(person)), brought }] : [];
}
