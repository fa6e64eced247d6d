import type { ImportField, ImportIssue } from '@zikaron/contract';
import { cut } from '../../platform/text/index.js';
import { charactersIn } from '../read/batches.js';
import type { Column } from './columns.js';

/** Characters that are understood of what a row says in one field, free text apart; as many as somebody may write into a cell on the page. */
const LONGEST = 2_000;
const FREE_TEXT: ReadonlySet<ImportField> = new Set(['notes', 'personDetails', 'plaque', 'ignore']);

/** The cells as far as they are understood: no name, day or address is longer, and whatever reads them is done in good time. */
export function withoutLongCells(cells: readonly string[], columns: readonly Column[]): readonly string[] {
  if (charactersIn(cells) <= LONGEST) return cells;
  const short = [...cells];
  for (const { index, cell } of tooLong(cells, columns)) short[index] = cell;
  return short;
}

/** Says which cells are longer than what was understood of them. */
export const sayLongCells = (cells: readonly string[], columns: readonly Column[]): ImportIssue[] =>
  tooLong(cells, columns).map(({ heading: column }) => ({
    ...({ code: 'cell_too_long', severity: 'warning', column } as const),
    message: `Only the first ${LONGEST} characters of this cell were read`,
  }));

/** Cells of which only a beginning is understood, with that; of several columns of one field together. */
function tooLong(cells: readonly string[], columns: readonly Column[]): (Column & { readonly cell: string })[] {
  const room = new Map<ImportField, number>();
  return columns.flatMap((column) => {
    const [cell = '', left] = [cells[column.index], room.get(column.field) ?? LONGEST];
    if (FREE_TEXT.has(column.field)) return [];
    room.set(column.field, Math.max(0, left - cell.length));
    return cell.length > left ? [{ ...column, cell: cut(cell, left) }] : [];
  });
}
