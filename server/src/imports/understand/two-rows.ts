import { parseHebrew } from '../../calendar/index.js';
import type { FileRow, Table } from '../read/read-text.js';
import { readHeading } from './headings.js';
import { findHeadings, firstRows } from './layout.js';

/** So many of the people at least have a second row, or it is no list that gives them two. */
const FEWEST = 2;
const OFTEN = 0.4;

/** Which columns of the second rows come behind the first ones, from which column on, and what stands above them. */
interface Behind {
  readonly columns: readonly number[];
  readonly from: number;
  readonly headerRow: number;
  readonly headings: readonly string[];
}

/**
 * A list that has the names and the day in Hebrew in a second row below each person, as one with a row for each: what stands in
 * the second row comes behind the first, in columns of its own.
 */
export async function inOneRow(table: Table): Promise<Table> {
  const first = await firstRows(table.rows);
  const { at, headings } = findHeadings(first);
  const people = first.slice(at + 1);
  const second = people.filter((row, n) => isBelow(row, people[n - 1]));
  if (second.length < Math.max(FEWEST, (people.length - second.length) * OFTEN)) return table;
  const from = Math.max(...first.map(({ cells }) => cells.length));
  const columns = Array.from({ length: from }, (_, column) => column).filter((column) =>
    second.some(({ cells }) => cells[column]?.trim()),
  );
  const behind: Behind = {
    ...{ columns, from, headerRow: at < 0 ? 0 : (first[at]?.row ?? 0) },
    headings: columns.map((column) => headingIn(headings[column] ?? '', second, column)),
  };
  return { ...table, rows: { [Symbol.asyncIterator]: () => joined(table.rows, behind) } };
}

const HEBREW = /\p{Script=Hebrew}/u;
const OTHER_LETTERS = /(?!\p{Script=Hebrew})\p{L}/u;
const isInHebrew = (cell: string): boolean => HEBREW.test(cell) && !OTHER_LETTERS.test(cell);

/** Below a name in other letters a name in Hebrew, a Hebrew date, and nothing else. */
function isBelow({ cells }: FileRow, above?: FileRow): boolean {
  const filled = [...cells.keys()].filter((column) => cells[column]?.trim());
  const over = filled.map((column) => above?.cells[column] ?? '');
  return (
    filled.length < (above?.cells.filter((cell) => cell.trim()).length ?? 0) &&
    over.some((cell) => OTHER_LETTERS.test(cell)) &&
    !over.some((cell) => HEBREW.test(cell)) &&
    filled.some((column) => isInHebrew(cells[column] ?? '')) &&
    filled.every((column) => isInHebrew(cells[column] ?? '') || parseHebrew(cells[column] ?? '').ok)
  );
}

/** A last name alone has no field in Hebrew: it is asked. */
function headingIn(above: string, second: readonly FileRow[], column: number): string {
  const cells = second.map(({ cells }) => cells[column] ?? '').filter((cell) => cell.trim());
  if (!above.trim() || readHeading(above).field === 'lastName') return '';
  return cells.filter((cell) => parseHebrew(cell).ok).length * 2 > cells.length
    ? `${above} (Hebrew date)`
    : `${above} (Hebrew name)`;
}

/** The last row of a part waits for the next part, which may go on with it. */
async function* joined(rows: Table['rows'], { columns, from, headerRow, headings }: Behind): AsyncGenerator<FileRow[]> {
  const wide = (cells: readonly string[], more: readonly string[]) => [
    ...Array.from({ length: from }, (_, column) => cells[column] ?? ''),
    ...more,
  ];
  let last: FileRow | null = null;
  for await (const part of rows) {
    const whole: FileRow[] = [];
    for (const one of part) {
      const isSecond: boolean = last !== null && last.row !== headerRow && isBelow(one, last);
      if (last)
        whole.push(
          isSecond
            ? {
                row: last.row,
                cells: wide(
                  last.cells,
                  columns.map((at) => one.cells[at] ?? ''),
                ),
              }
            : last,
        );
      last = isSecond ? null : one.row === headerRow ? { row: headerRow, cells: wide(one.cells, headings) } : one;
    }
    yield whole;
  }
  if (last) yield [last];
}
