import { findHeader, LONGEST_PREAMBLE, type Column } from './columns.js';
import { foldObservers, withObserverColumn, type Line, type Lines } from './fold-observers.js';
import type { Table } from '../read/read-text.js';

/** How a table is laid out: found by going through it once, before anything of it is understood. */
export interface Layout {
  /** The line of the headings, counted from 1. */
  readonly headerRow: number;
  readonly headings: readonly string[];
  /** The columns that have headings. */
  readonly named: readonly Column[];
  /** These, and one for observers that stand on lines below the deceased. */
  readonly columns: readonly Column[];
}

/** @throws Refusal without a line of headings */
export async function layoutOf({ rows }: Table): Promise<Layout> {
  const first: string[][] = [];
  for await (const part of rows) if (first.push(...part.slice(0, LONGEST_PREAMBLE)) >= LONGEST_PREAMBLE) break;
  const { headerRow, columns: named } = findHeader(first);
  const headings = first[headerRow - 1] ?? [];
  return { headerRow, headings, named, columns: await withObserverColumn(dataLines(rows, headerRow, headings), named) };
}

/** The lines of a table as they are understood, one for each observer; read anew each time. */
export function linesOf({ rows }: Table, { headerRow, headings, named, columns }: Layout): Lines {
  const observerAt = columns.find(({ field }) => field === 'observerName')?.index ?? named.length;
  return { [Symbol.asyncIterator]: () => foldObservers(dataLines(rows, headerRow, headings), named, observerAt) };
}

/** Without the headings that a printed list repeats on each page, and without stray page numbers. */
async function* dataLines(rows: Table['rows'], headerRow: number, headings: readonly string[]): AsyncGenerator<Line[]> {
  let row = -headerRow;
  for await (const part of rows) {
    const lines: Line[] = [];
    for (const cells of part) {
      row++;
      if (row < 1 || isPageNumber(cells) || isHeading(cells, headings)) continue;
      lines.push({ row, cells, choice: null });
    }
    yield lines;
  }
}

function isPageNumber(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim());
  return filled.length === 1 && /^\d{1,4}$/.test(filled[0] ?? '');
}

const isHeading = (cells: readonly string[], headings: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell, at) => cell.trim() === (headings[at] ?? '').trim());
