import type { ImportField, ImportIssue } from '@zikaron/contract';
import type { Column } from './columns.js';
import type { Line } from './fold-observers.js';
import type { Fields } from './text-of-fields.js';

/** Where each column of a list cuts its cells off, by its index. */
export type CutAt = ReadonlyMap<number, number>;

/** Names and words are of every length; days, telephones and kinships often have one. */
const OF_ANY_LENGTH: ReadonlySet<ImportField> = new Set([
  ...([
    'name',
    'firstName',
    'lastName',
    'maidenName',
    'hebrewName',
    'observerName',
    'observerFirstName',
    'observerLastName',
  ] as const),
  ...([
    'observerHebrewName',
    'spouseName',
    'email',
    'address',
    'address2',
    'notes',
    'plaque',
    'personDetails',
  ] as const),
]);
/** So many cells of just the greatest length are no chance in a list whose columns are parted by signs. */
const FEWEST_PARTED = 6;
/** One or two longest cells may fill a column by chance; where nearly all are as long, it holds words of one length. */
const FEWEST = 3;
const NEARLY_ALL = 0.9;
/** Where so many of the shorter cells lack one sign, the column holds numbers and marks ("B-7", "B-12"). */
const MOSTLY = 0.75;

/** Of one column, how long its cells are. */
interface Lengths {
  readonly index: number;
  /** How many cells have each length. */
  readonly cells: Map<number, number>;
  filled: number;
  longest: number;
  /** Those of the greatest length without their figures: the houses of one street are one, and what ends in a figure is whole. */
  ending: Set<string>;
}

/** Notes how long the cells of a list are: a report, or what a program exports with columns of fixed widths. */
export class CellLengths {
  private readonly columns: readonly Lengths[];

  constructor(
    columns: readonly Column[],
    private readonly isPrinted: boolean,
  ) {
    this.columns = columns
      .filter(({ field }) => OF_ANY_LENGTH.has(field))
      .map(({ index }) => ({ index, cells: new Map(), filled: 0, longest: 0, ending: new Set() }));
  }

  /** The cells as the list has them. */
  note(cells: readonly string[]): void {
    for (const column of this.columns) {
      const text = cells[column.index] ?? '';
      const { length } = text;
      if (length === 0) continue;
      column.filled++;
      column.cells.set(length, (column.cells.get(length) ?? 0) + 1);
      if (length > column.longest) [column.longest, column.ending] = [length, new Set()];
      if (length === column.longest && !/\d$/.test(text)) column.ending.add(text.replace(/\d+/g, ''));
    }
  }

  /** Where the longest cells end at one place, and more than end just before it, what came behind was cut off. */
  cutAt(): CutAt {
    const fewest = this.isPrinted ? FEWEST : FEWEST_PARTED;
    return new Map(
      this.columns
        .filter(({ cells, filled, longest, ending }) => {
          const [reaching, before] = [cells.get(longest) ?? 0, cells.get(longest - 1) ?? 0];
          const isOfFewLengths = reaching >= filled * NEARLY_ALL || before > (filled - reaching) * MOSTLY;
          return ending.size >= fewest && reaching > before && !isOfFewLengths;
        })
        .map(({ index, longest }) => [index, longest]),
    );
  }
}

/** Says which cells end where their column does, and were not written anew since. */
export function sayCutOff(
  { cells, brought }: { readonly cells: readonly string[]; readonly brought: Line['brought'] },
  fields: Fields,
  cutAt: CutAt,
  issues: ImportIssue[],
): void {
  if (cutAt.size === 0) return;
  for (const { index, heading } of [...fields.values()].flat()) {
    const cell = cells[index] ?? '';
    if (cell.length === cutAt.get(index) && (brought ?? cells)[index] === cell)
      issues.push({ ...CUT_OFF, column: heading, message: `"${cell}" ends where its column does: it may be cut off` });
  }
}

const CUT_OFF = { code: 'cut_off', severity: 'warning' } as const;
