import type { Column } from './columns.js';
import type { Line, Lines } from './fold-observers.js';

/** What an office wrote in place of a cell's text in earlier files, by the heading of the column and by that text. */
export type Mends = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The same lines with cells mended as they were before; each keeps its cells as they stand in the file. */
export function mended(lines: Lines, columns: readonly Column[], mends: Mends): Lines {
  const mending = columns.filter(({ heading }) => Object.hasOwn(mends, heading));
  if (mending.length === 0) return lines;
  return {
    async *[Symbol.asyncIterator]() {
      for await (const part of lines) yield part.map((line) => mendLine(line, mending, mends));
    },
  };
}

function mendLine(line: Line, columns: readonly Column[], mends: Mends): Line {
  let cells: string[] | null = null;
  for (const { index, heading } of columns) {
    const text = line.cells[index]?.trim();
    const to = text && mends[heading];
    if (!to || !Object.hasOwn(to, text)) continue;
    cells ??= [...line.cells];
    cells[index] = to[text] ?? '';
  }
  return cells && !line.leftOut ? { ...line, cells, brought: line.brought ?? line.cells } : line;
}
