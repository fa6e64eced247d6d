import type { CivilDate } from '../calendar/index.js';
import { dateOrderOf, findHeader, hasNameAndDate, noHeader, type Column } from './columns.js';
import { probably1904 } from './excel-serials.js';
import { foldObservers } from './fold-observers.js';
import type { Table } from './read-table.js';
import { understandRow, type UnderstoodRow } from './understand-row.js';

export interface UnderstoodTable {
  readonly headerRow: number;
  readonly columns: Column[];
  readonly dateOrder: 'mdy' | 'dmy';
  readonly rows: UnderstoodRow[];
}

export interface Local {
  /** The organization's date: no death is later. */
  readonly today: CivilDate;
  /** The order that people there write, where the column does not tell. */
  readonly dateOrder: 'mdy' | 'dmy';
}

/** Understands a table by its own headings. @throws Refusal without a line of headings */
export function understandTable({ rows }: Table, local: Local): UnderstoodTable {
  const { headerRow, columns: named } = findHeader(rows);
  const { body, columns } = foldObservers(dataRows(rows.slice(headerRow), rows[headerRow - 1] ?? []), named);
  const order = dateOrderOf(columnOf(body, columns), local.dateOrder);
  return { headerRow, columns, dateOrder: order, rows: understandRows(body, columns, order, local.today) };
}

/** The same rows read by columns that a person corrected. @throws Refusal without a name and a date among them */
export function understandRows(
  body: readonly string[][],
  columns: readonly Column[],
  order: 'mdy' | 'dmy',
  today: CivilDate,
): UnderstoodRow[] {
  if (!hasNameAndDate(columns)) throw noHeader();
  const reading = { order, today, serials1904: probably1904(columnOf(body, columns)) };
  return body.map((cells, at) => understandRow(at + 1, cells, columns, reading));
}

/** Cells of the civil date. */
export function columnOf(body: readonly string[][], columns: readonly Column[]): string[] {
  const index = columns.find(({ field }) => field === 'gregorianDate')?.index;
  return index === undefined ? [] : body.map((cells) => cells[index] ?? '');
}

/** Without the headings that a printed list repeats on each page, and without stray page numbers. */
const dataRows = (rows: readonly string[][], heading: readonly string[]): string[][] =>
  rows.filter((cells) => {
    const filled = cells.filter((cell) => cell.trim());
    const isPageNumber = filled.length === 1 && /^\d{1,4}$/.test(filled[0] ?? '');
    const isHeading = cells.length > 1 && cells.every((cell, at) => cell.trim() === (heading[at] ?? '').trim());
    return !isPageNumber && !isHeading;
  });
