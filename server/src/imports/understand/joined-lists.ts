import type { ImportField } from '@zikaron/contract';
import type { FileRow, Table } from '../read/read-text.js';
import { layoutOf, type Layout } from './layout.js';
import type { ListOnSheet } from './list-on-sheet.js';

const OF_NAMES: ReadonlySet<ImportField> = new Set<ImportField>(['name', 'firstName', 'lastName']);

/** A list below the first, and where in the joined table each of its columns stands. */
interface Below {
  readonly headerRow: number;
  readonly titleEnd: number;
  readonly to: readonly number[];
}

/**
 * Lists that stand one below another as one: what is of one field stands in one column, and what only a later list has comes
 * behind. Null where it is not known what the columns of each are, or where names are written in one column here and in two
 * there: then somebody is asked.
 */
export async function joinedLists(table: Table, lists: readonly ListOnSheet[]): Promise<Table | null> {
  const layouts: Layout[] = [];
  for (const list of lists) layouts.push(await layoutOf({ ...table, rows: rowsOf(table.rows, list) }));
  const [first, ...others] = layouts;
  if (!first || !layouts.every(({ known, headerRow }) => known && headerRow > 0)) return null;
  if (others.some((one) => namesOf(one) !== namesOf(first))) return null;
  const headings = first.columns.map(({ heading }) => heading);
  const fields = first.columns.map(({ field }) => field);
  const below = others.map(({ columns, headerRow, titleEnd }): Below => {
    const taken = new Set<number>();
    const to = columns.map(({ heading, field }) => {
      const there = fields.findIndex(
        (one, at) => !taken.has(at) && isSame({ field, heading }, { field: one, heading: headings[at] ?? '' }),
      );
      const at = there >= 0 ? there : headings.push(heading) - 1;
      fields[at] = field;
      taken.add(at);
      return at;
    });
    return { headerRow, titleEnd, to };
  });
  const all = { first: first.headerRow, below, headings };
  return { ...table, rows: { [Symbol.asyncIterator]: () => joined(table.rows, lists, all) } };
}

interface Heading {
  readonly field: ImportField;
  readonly heading: string;
}

const isSame = (one: Heading, other: Heading): boolean =>
  one.field === other.field &&
  (one.field !== 'ignore' || one.heading.trim().toLowerCase() === other.heading.trim().toLowerCase());

const namesOf = ({ columns }: Layout): string =>
  columns
    .flatMap(({ field }) => (OF_NAMES.has(field) ? [field] : []))
    .sort()
    .join();

const rowsOf = (rows: Table['rows'], list: ListOnSheet): Table['rows'] => ({
  async *[Symbol.asyncIterator]() {
    for await (const part of rows) yield list.of(part);
  },
});

async function* joined(
  rows: Table['rows'],
  lists: readonly ListOnSheet[],
  all: { first: number; below: readonly Below[]; headings: readonly string[] },
): AsyncGenerator<FileRow[]> {
  for await (const part of rows)
    yield lists.flatMap((list, at) => list.of(part).map((row) => inPlace(row, all.below[at - 1], all)));
}

function inPlace(
  one: FileRow,
  list: Below | undefined,
  { first, headings }: { first: number; headings: readonly string[] },
): FileRow {
  if (one.row === (list?.headerRow ?? first)) return { row: one.row, cells: [...headings] };
  if (!list) return one;
  if (one.row < list.headerRow)
    return one.row < list.titleEnd || list.titleEnd === list.headerRow ? { ...one, leftOut: 'title' } : one;
  const cells = headings.map(() => '');
  one.cells.forEach((cell, at) => (cells[list.to[at] ?? cells.length] = cell));
  return { row: one.row, cells: Array.from(cells, (cell) => cell ?? '') };
}
