import type { Table } from '../read/read-text.js';
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

/**
 * The lists that stand one below another: each begins with headings that are not those of the list above it, and with the title
 * right above them. Where the headings of a list come again on each page, it is one. Goes through all rows.
 */
export async function listsBelow(rows: Table['rows']): Promise<ListOnSheet[]> {
  const lists: Begun[] = [];
  let known: readonly (readonly string[])[] = [];
  let [people, title] = [0, null as number | null];
  for await (const part of rows)
    for (const { row, cells } of part) {
      const isNew = areHeadings(cells) && known.every((headings) => headingOrder(cells, headings) === null);
      const isAnother = isNew && people >= (known.length > 0 ? 1 : FEWEST_WITHOUT_HEADINGS);
      if (isAnother || (filledIn(cells) > 1 && lists.length === 0)) lists.push({ from: title ?? row, headings: cells });
      // What stands above the first headings is no label.
      if (isNew && !isAnother && known.length === 0 && lists[0]) lists[0].headings = cells;
      if (isNew) known = isAnother ? [cells] : [...known, cells];
      if (isNew) people = 0;
      else if (filledIn(cells) > 1) people++;
      title = isTitle(cells) ? (title ?? row) : null;
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

/** A row with one cell; but one who observes may stand so below the one who died. */
function isTitle(cells: readonly string[]): boolean {
  if (filledIn(cells) !== 1) return false;
  const { kind, kinship } = readObserver(cells.find((cell) => cell.trim()) ?? '');
  return kind === 'person' && kinship === null;
}
