import type { ImportField, ImportIssue } from '@zikaron/contract';
import type { Column } from './columns.js';
import type { Line } from './fold-observers.js';
import type { Fields } from './text-of-fields.js';

/** Where each column of a printed report cuts its cells off, by its index. */
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
/** One or two longest cells may fill a column by chance; where nearly all are as long, it holds words of one length. */
const FEWEST = 3;
const NEARLY_ALL = 0.9;

/** Notes how long the cells of a report are that sets its columns apart by spaces. */
export class CellLengths {
  private readonly columns: readonly { index: number; texts: Map<number, Set<string>> }[];

  constructor(columns: readonly Column[], isPrinted: boolean) {
    this.columns = columns
      .filter(({ field }) => isPrinted && OF_ANY_LENGTH.has(field))
      .map(({ index }) => ({ index, texts: new Map() }));
  }

  /** The cells as the report has them. */
  note(cells: readonly string[]): void {
    for (const { index, texts } of this.columns) {
      const text = cells[index] ?? '';
      texts.set(text.length, (texts.get(text.length) ?? new Set()).add(text));
    }
  }

  /** Where several of the longest cells end at one place, more than end just before it, what came behind was cut off. */
  cutAt(): CutAt {
    return new Map(
      this.columns.flatMap(({ index, texts }) => {
        const longest = Math.max(0, ...texts.keys());
        const ending = (length: number) => texts.get(length)?.size ?? 0;
        const all = [...texts.values()].reduce((sum, { size }) => sum + size, 0);
        const isCut = ending(longest) >= FEWEST && ending(longest) > ending(longest - 1);
        return isCut && ending(longest) < all * NEARLY_ALL ? [[index, longest] as const] : [];
      }),
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
