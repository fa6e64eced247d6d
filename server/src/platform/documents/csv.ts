import { Readable } from 'node:stream';
import type { Cell, Table } from './cell.js';

/** Excel takes a file without it for the local code page, and shows Hebrew as noise. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet may run: = + - @ |, also in full width, after blanks or invisible characters; and a leading tab or line end. */
const RUNS = /^[\s\p{Cc}\p{Cf}]*[=+\-@|＝＋－＠｜]|^[\t\r\n]/u;

/** Whether a spreadsheet could take this text for a formula, apostrophes before it left out. */
export const looksLikeFormula = (text: string): boolean => RUNS.test(text.replace(/^'+/, ''));

/**
 * A cell as CSV writes it. Text that a spreadsheet could take for a formula begins with an apostrophe, which spreadsheets
 * show as text; numbers are written as they are. Source: OWASP, "CSV Injection".
 */
export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const harmless = RUNS.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** The table as CSV (RFC 4180) in UTF-8 with a byte order mark; every text is quoted, so that no separator splits it. */
export const csv = (table: Table): Readable => Readable.from(lines(table), { objectMode: false });

async function* lines({ headings, rows }: Table): AsyncGenerator<Buffer> {
  let text = BYTE_ORDER_MARK + line(headings);
  for await (const row of rows) {
    text += line(row);
    if (text.length < BLOCK) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

/** Characters that are handed on at once: a write for each row costs more than the row. */
const BLOCK = 32_768;

const line = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;
