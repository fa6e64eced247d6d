import type { FileRow, Table } from '../read/read-text.js';
import { headingOrder, looksLikeData, saysOnlyHeadings } from './left-out.js';
import type { ListOnSheet } from './list-on-sheet.js';
import { readObserver } from './relationships.js';
import { namesList } from './side-by-side.js';

interface Begun {
  readonly from: number;
  headings: readonly string[];
}

/** Above the first headings a title and the day on which a list was printed are no people yet. */
const FEWEST_WITHOUT_HEADINGS = 3;

const MOST_LINES_OF_A_TITLE = 8;

/** Below so many rows nobody begins another list by hand. */
const MOST_LOOKED_AT = 20_000;

/**
 * The lists that stand one below another: each begins with headings that are not those of the list above it, and with the title
 * right above them. Where the headings of a list come again on each page, it is one.
 */
export async function listsBelow(rows: Table['rows']): Promise<ListOnSheet[]> {
  const lists: Begun[] = [];
  let known: readonly (readonly string[])[] = [];
  let people = 0;
  let alone: FileRow[] = [];
  for await (const part of rows) {
    if ((part[0]?.row ?? 0) > MOST_LOOKED_AT) break;
    for (const one of part) {
      const { row, cells } = one;
      if (filledIn(cells) < 2) {
        alone = [...alone.slice(1 - MOST_LINES_OF_A_TITLE), one];
        continue;
      }
      const isNew = areHeadings(cells) && known.every((headings) => headingOrder(cells, headings) === null);
      const isAnother = isNew && people >= (known.length > 0 ? 1 : FEWEST_WITHOUT_HEADINGS);
      if (isAnother || lists.length === 0) lists.push({ from: titleAmong(alone) ?? row, headings: cells });
      // What stands above the first headings is no label.
      if (isNew && !isAnother && known.length === 0 && lists[0]) lists[0].headings = cells;
      if (isNew) known = isAnother ? [cells] : [...known, cells];
      people = isNew ? 0 : people + 1;
      alone = [];
    }
  }
  return lists.map(({ from, headings }, at) => ({
    label: `${at + 1}: ${headings.filter((heading) => heading.trim()).join(', ')}`,
    of: (all) => all.filter(({ row }) => row < (lists[at + 1]?.from ?? Infinity) && (at === 0 || row >= from)),
  }));
}

const filledIn = (cells: readonly string[]): number => cells.filter((cell) => cell.trim()).length;

/** Headings of one who died and a day, or of three things at least and of nothing else. */
const areHeadings = (cells: readonly string[]): boolean =>
  !looksLikeData(cells) && (namesList(cells) || saysOnlyHeadings(cells));

/** Of the rows with one cell right above headings, where the title begins. */
function titleAmong(alone: readonly FileRow[]): number | null {
  const before = alone.findLastIndex(({ cells }) => !isTitle(cells));
  return alone[before + 1]?.row ?? null;
}

/** But one who observes may stand so below the one who died. */
function isTitle(cells: readonly string[]): boolean {
  const { kind, kinship } = readObserver(cells.find((cell) => cell.trim()) ?? '');
  return kind === 'person' && kinship === null;
}
