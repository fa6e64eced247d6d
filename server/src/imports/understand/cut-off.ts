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

/** Of one column, which different cells are the longest, and which are shorter by a sign. */
interface Longest {
  readonly index: number;
  length: number;
  ending: Set<string>;
  before: Set<string>;
  filled: number;
  /** How many cells are as long as the longest. */
  reaching: number;
}

/** Notes how long the cells of a list are: a report, or what a program exports with columns of fixed widths. */
export class CellLengths {
  private readonly columns: readonly Longest[];

  constructor(
    columns: readonly Column[],
    private readonly isPrinted: boolean,
  ) {
    this.columns = columns
      .filter(({ field }) => OF_ANY_LENGTH.has(field))
      .map(({ index }) => ({ index, length: 0, ending: new Set(), before: new Set(), filled: 0, reaching: 0 }));
  }

  /** The cells as the list has them. */
  note(cells: readonly string[]): void {
    for (const column of this.columns) {
      const text = cells[column.index] ?? '';
      if (text === '') continue;
      column.filled++;
      if (text.length > column.length) {
        column.before = text.length === column.length + 1 ? column.ending : new Set();
        column.ending = new Set();
        column.length = text.length;
        column.reaching = 0;
      }
      if (text.length === column.length) {
        column.ending.add(text);
        column.reaching++;
      }
      if (text.length === column.length - 1) column.before.add(text);
    }
  }

  /** Where several of the longest cells end at one place, more than end just before it, what came behind was cut off. */
  cutAt(): CutAt {
    const fewest = this.isPrinted ? FEWEST : FEWEST_PARTED;
    return new Map(
      this.columns
        .filter(
          ({ ending, before, filled, reaching }) =>
            ending.size >= fewest && ending.size > before.size && reaching < filled * NEARLY_ALL,
        )
        .map(({ index, length }) => [index, length]),
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
