import type { CivilDate } from '../calendar/index.js';
import { dateOrderOf, findHeader, hasNameAndDate, noHeader, type Column } from './columns.js';
import { probably1904 } from './excel-serials.js';
import type { DateSystem } from './excel-dates.js';
import { foldObservers, type Line } from './fold-observers.js';
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
export function understandTable({ rows, encoding }: Table, local: Local): UnderstoodTable {
  const { headerRow, columns: named } = findHeader(rows);
  const { body, columns } = foldObservers(dataRows(rows, headerRow), named);
  const order = dateOrderOf(columnOf(body, columns), local.dateOrder);
  const reading = { order, today: local.today, dateSystem: dateSystemOf(encoding) };
  return { headerRow, columns, dateOrder: order, rows: understandRows(body, columns, reading) };
}

/** What the file and its reader say about days, beside the cells themselves. */
export interface HowDaysAreWritten {
  readonly order: 'mdy' | 'dmy';
  readonly today: CivilDate;
  /** How bare numbers of a workbook count days. */
  readonly dateSystem: DateSystem;
}

/** A workbook of old Macs says so in its `encoding`; all else counts from 1900. */
export const dateSystemOf = (encoding: string): DateSystem => (encoding === 'Excel 1904' ? 1904 : 1900);

/** The same rows read by columns that a person corrected. @throws Refusal without a name and a date among them */
export function understandRows(
  body: readonly Line[],
  columns: readonly Column[],
  { dateSystem, ...reading }: HowDaysAreWritten,
): UnderstoodRow[] {
  if (!hasNameAndDate(columns)) throw noHeader();
  const serials1904 = dateSystem === 1904 ? 'all' : probably1904(columnOf(body, columns));
  return body.map(({ row, cells }) => understandRow(row, cells, columns, { ...reading, serials1904 }));
}

/** Cells of the civil date. */
export function columnOf(body: readonly Line[], columns: readonly Column[]): string[] {
  const index = columns.find(({ field }) => field === 'gregorianDate')?.index;
  return index === undefined ? [] : body.map(({ cells }) => cells[index] ?? '');
}

/** Without the headings that a printed list repeats on each page, and without stray page numbers. */
function dataRows(rows: readonly string[][], headerRow: number): Line[] {
  const heading = rows[headerRow - 1] ?? [];
  const lines = rows.slice(headerRow).map((cells, at) => ({ row: at + 1, cells }));
  return lines.filter(({ cells }) => {
    const filled = cells.filter((cell) => cell.trim());
    const isPageNumber = filled.length === 1 && /^\d{1,4}$/.test(filled[0] ?? '');
    const isHeading = cells.length > 1 && cells.every((cell, at) => cell.trim() === (heading[at] ?? '').trim());
    return !isPageNumber && !isHeading;
  });
}
