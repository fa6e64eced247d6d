import { Readable } from 'node:stream';
import type { Cell, Table } from './cell.js';

/** Excel takes a file without it for the local code page, and shows Hebrew as noise. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet may run: = + - @ |, also in full width, after blanks or invisible characters; and a leading tab or line end. */
const RUNS = /^[\s\p{Cc}\p{Cf}]*[=+\-@|＝＋－＠｜]|^[\t\r\n]/u;

/**
 * Where a cell begins to spreadsheets of countries that separate by semicolons or tabs: a comma ends no cell there, so the quotes
 * of all but the first are part of its text. The second group is what they may run, with apostrophes before it.
 */
const BEGINS_WITHIN = /([;\t\r\n][\s\p{Cc}\p{Cf}"]*)('*[=+\-@|＝＋－＠｜])?/gu;

/** Whether a spreadsheet could take this text for a formula, apostrophes before it left out. */
const looksLikeFormula = (text: string): boolean => RUNS.test(text.replace(/^'+/, ''));

function guarded(text: string): string {
  const within = text.replace(BEGINS_WITHIN, (_, begun: string, runs?: string) => (runs ? `${begun}'${runs}` : begun));
  return looksLikeFormula(text) ? `'${within}` : within;
}

/** The text as it was before `csvCell` made it harmless. */
export function unguarded(cell: string): string {
  const text = cell.replace(BEGINS_WITHIN, (_, begun: string, runs?: string) => begun + (runs ?? '').replace(/^'/, ''));
  return text.startsWith("'") && looksLikeFormula(text) ? text.slice(1) : text;
}

/**
 * A cell as CSV writes it. Before what a spreadsheet could take for a formula stands an apostrophe, which spreadsheets
 * show as text; numbers are written as they are. Source: OWASP, "CSV Injection".
 */
export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return cell.on;
  if (typeof cell !== 'string') return String(cell);
  return `"${guarded(cell).replaceAll('"', '""')}"`;
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
