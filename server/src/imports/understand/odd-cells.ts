import type { ImportField, ImportIssue } from '@zikaron/contract';
import { isDitto, isFailedFormula } from './blank-words.js';
import { isData } from './cell-kinds.js';
import type { Column } from './columns.js';

/** A quote at the beginning or at the end of a cell that has no other: it was opened and never closed. */
const STRAY = /^\s*"(?=[^"]+$)|(?<=^[^"]+)"\s*$/;
/** Here a quote may stand for anything, and stays. */
const FREE_TEXT: ReadonlySet<ImportField> = new Set(['notes', 'personDetails', 'plaque', 'ignore']);

/** The text of a cell without a quote that quotes nothing. */
export const withoutStrayQuote = (text: string, field: ImportField): string =>
  FREE_TEXT.has(field) || !text.includes('"') ? text : text.replace(STRAY, '');

/** Says which cells had a quote that quotes nothing, which one has taken up what looks like further rows, and where a formula failed. */
export function sayOddCells(cells: readonly string[], columns: readonly Column[], issues: ImportIssue[]): void {
  for (const { index, heading, field } of columns) {
    const cell = cells[index] ?? '';
    if (isStray(cell, field)) issues.push({ ...STRAY_QUOTE, column: heading });
    if (isFailedFormula(cell)) issues.push({ ...FAILED_FORMULA, column: heading });
    if (holdsRows(cell)) issues.push({ ...ROWS_IN_A_CELL, column: heading });
  }
}

const isStray = (cell: string, field: ImportField): boolean =>
  cell.includes('"') && !isDitto(cell) && withoutStrayQuote(cell, field) !== cell;

/** A line below the first that has several cells, one of them a day or an address. */
const holdsRows = (cell: string): boolean =>
  cell.includes('\n') &&
  cell
    .split('\n')
    .slice(1)
    .map((line) => line.split(/[,;\t|]/))
    .some((parts) => parts.length > 2 && isData(parts));

const STRAY_QUOTE = {
  ...({ code: 'stray_quote', severity: 'warning' } as const),
  message:
    'A quotation mark here has no other that belongs to it, and was left out: please look whether the row is whole',
};
const FAILED_FORMULA = {
  ...({ code: 'failed_formula', severity: 'warning' } as const),
  message: 'A formula of the spreadsheet failed here: what it should show is not in the file',
};
const ROWS_IN_A_CELL = {
  ...({ code: 'rows_in_a_cell', severity: 'warning' } as const),
  message:
    'This cell goes on over several lines that look like rows of their own: perhaps a quotation mark before it is too many',
};
