import { COMMENTS_OF_CELLS } from '@zikaron/contract';
import { cut } from '../../platform/text/index.js';
import type { CellComment, FileRow, Table } from '../read/read-text.js';
import { findHeadings, firstRows } from './layout.js';
import { leftOutOf } from './left-out.js';

const LONGEST_IN_HEADING = 200;

/** What Excel writes in front of a comment that has answers. */
const BEFORE_THREAD = /^\[[^\]]*\][^]*?linkid=\d+\s+/;

/**
 * A list in which people wrote comments beside cells, as one with a column for them behind the others: each is a note of its row, behind
 * the heading of its cell. Those beside headings, or above them, stand in the heading of that column. `sheet` is the table as it was read.
 */
export async function withComments(table: Table, sheet: Table): Promise<Table> {
  const { comments = [] } = sheet;
  if (comments.length === 0) return table;
  const read = findHeadings(await firstRows(sheet.rows)).headings;
  const { at, headings } = findHeadings(await firstRows(table.rows));
  const headerRow = at < 0 ? 0 : ((await firstRows(table.rows))[at]?.row ?? 0);
  const { width, rows } = await extentOf(table.rows);
  const said = new Map<number, string[]>();
  let above = 0;
  for (const comment of comments.toSorted((one, other) => one.row - other.row)) {
    while ((rows[above] ?? Infinity) <= comment.row) above++;
    const row = Math.max(headerRow, rows[above - 1] ?? headerRow);
    said.set(row, [...(said.get(row) ?? []), inWords(comment, read)]);
  }
  const ofHeadings = said.get(headerRow)?.join('; ') ?? '';
  const heading = [COMMENTS_OF_CELLS, cut(ofHeadings, LONGEST_IN_HEADING)].filter(Boolean).join(': ');
  const known = at < 0 ? (table.headings ?? []) : headings;
  const columns = [...inWidth(known, width), heading];
  return {
    ...table,
    headings: at < 0 ? columns : undefined,
    rows: { [Symbol.asyncIterator]: () => besideRows(table.rows, { headerRow, columns, said }) },
  };
}

async function extentOf(all: Table['rows']): Promise<{ width: number; rows: number[] }> {
  let width = 0;
  const rows: number[] = [];
  for await (const part of all)
    for (const { row, cells } of part) {
      width = Math.max(width, cells.length);
      rows.push(row);
    }
  return { width, rows };
}

const inWidth = (cells: readonly string[], width: number): string[] =>
  Array.from({ length: width }, (_, index) => cells[index] ?? '');

function inWords({ column, text }: CellComment, headings: readonly string[]): string {
  const words = text.replace(BEFORE_THREAD, '').replace(/\s+/g, ' ').trim();
  const heading = headings[column]?.replace(/\s+/g, ' ').trim();
  return heading ? `${heading}: ${words}` : words;
}

interface Beside {
  readonly headerRow: number;
  readonly columns: readonly string[];
  readonly said: ReadonlyMap<number, readonly string[]>;
}

async function* besideRows(rows: Table['rows'], { headerRow, columns, said }: Beside): AsyncGenerator<FileRow[]> {
  const headings = columns.slice(0, -1);
  for await (const part of rows)
    yield part.map((one) => {
      if (one.row === headerRow) return { row: one.row, cells: [...columns] };
      const beside = said.get(one.row);
      if (!beside) return one;
      // The title of a section stays one, whatever stands beside it.
      const leftOut = one.leftOut ?? leftOutOf(one.cells, headings) ?? undefined;
      const note = beside.join('; ');
      const brought = one.brought && [...inWidth(one.brought, headings.length), note];
      return { ...one, cells: [...inWidth(one.cells, headings.length), note], brought, leftOut };
    });
}
