import type { FileRow } from './read-text.js';
import { TextCount, tooLong } from './workbook-limits.js';

/** A cell that was merged over rows: its row as the office counts them, its column from 0 on, and how many rows it covers. */
export interface Merged {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
}

/** Cells that are merged over rows: as many as every row of a long list may have two of. */
const MOST_MERGED = 400_000;
/** How many rows all of them may cover: far more than a list has that is not made to be slow. */
const MOST_COVERED = 10_000_000;

/** Notes one that covers several rows. @throws Refusal past as many as a workbook has */
export function noteMerged(merged: Merged[], one: Merged): void {
  if (one.rows > 1 && merged.push(one) > MOST_MERGED) throw tooLong();
}

/**
 * Writes what stands in cells that were merged over rows into each row that they cover, where nothing else stands: an office
 * that merges the observer of three people means all three. A row that has nothing of its own is none.
 *
 * @throws Refusal where they cover more rows than those of any list
 */
export function inEachRow(rows: FileRow[], merged: readonly Merged[]): FileRow[] {
  if (merged.length === 0) return rows;
  const places = new Map(rows.map(({ row }, at) => [row, at]));
  const written = new TextCount();
  let looked = 0;
  for (const { row, column, rows: covered } of merged) {
    const first = places.get(row);
    const text = first === undefined ? '' : (rows[first]?.cells[column] ?? '');
    if (first === undefined || !text.trim()) continue;
    for (let at = first + 1; at < rows.length && (rows[at]?.row ?? 0) < row + covered; at++) {
      if (++looked > MOST_COVERED) throw tooLong();
      const cells = rows[at]?.cells;
      if (!cells || cells[column]?.trim()) continue;
      written.add(text.length);
      while (cells.length < column) cells.push('');
      cells[column] = text;
    }
  }
  return rows;
}

/** By column, a text that holds in this row too, and for how many rows from this one on. */
export type GoingOn = Map<number, { readonly text: string; readonly rows: number }>;

/** Puts what goes on from rows above into empty cells of this one. Answers how many characters that were. */
export function withWhatGoesOn(cells: string[], goesOn: GoingOn): number {
  let characters = 0;
  for (const [column, { text }] of goesOn) {
    if (!text || cells[column]) continue;
    cells[column] = text;
    characters += text.length;
  }
  return characters;
}

/** What still goes on in the next row: of that from above, and of what begins in this one. */
export function goesOnBelow(goesOn: GoingOn, begun: GoingOn): GoingOn {
  const next: GoingOn = new Map();
  for (const [column, { text, rows }] of [...goesOn, ...begun])
    if (rows > 1) next.set(column, { text, rows: rows - 1 });
  return next;
}
