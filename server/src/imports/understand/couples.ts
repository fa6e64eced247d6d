import type { ImportField } from '@zikaron/contract';
import type { FileRow } from '../read/read-text.js';
import { readHeading } from './headings.js';
import { findHeadings } from './layout.js';
import type { ListOnSheet } from './list-on-sheet.js';
import { peopleIn } from './people-in-a-cell.js';
import { isDay } from './person-in-a-cell.js';

/** Of one row alone nobody is asked: it waits to be mended. */
const FEWEST = 2;
const BETWEEN = /(?<!\s)\s*(?:[\n;|&]|\s\/\s|\s(?:and|et|y|und|и)\s)\s*/i;
const DAYS: ReadonlySet<ImportField | null> = new Set<ImportField | null>(['gregorianDate', 'hebrewDate']);

/** Two, and nothing else. */
const both = (parts: readonly string[]): readonly string[] | null => (parts.length === 2 ? parts : null);

/** "3/12/1987 / 4/1/1990": the days of two; null of any other cell. */
function daysIn(cell: string): readonly string[] | null {
  const days = both(cell.trim().split(BETWEEN));
  return days?.every(isDay) ? days : null;
}

/**
 * The lists of a table that names two in one cell and has the days of both in another ("Morris & Ida Levin", "3/12/1987 / 4/1/1990"): of
 * the first of each two with all others, and of the second. Two rows would have one number.
 */
export function listsOfCouples(first: readonly FileRow[]): ListOnSheet[] {
  const { at, headings } = findHeadings(first);
  const said = headings.map(readHeading);
  const name = said.findIndex(({ field, whose }) => field === 'name' && whose !== 'observer');
  const days = [...said.keys()].filter((column) => DAYS.has(said[column]?.field ?? null));
  const headerRow = first[at]?.row ?? 0;
  const apart = ({ row, cells }: FileRow): readonly string[][] | null => {
    const names = row > headerRow ? both(peopleIn(cells[name] ?? '')) : null;
    if (!names || !days.some((column) => daysIn(cells[column] ?? ''))) return null;
    return names.map((one, place) =>
      cells.map((cell, column) =>
        column === name ? one : days.includes(column) ? (daysIn(cell)?.[place] ?? cell) : cell,
      ),
    );
  };
  const couples = name < 0 ? [] : first.flatMap((row) => apart(row) ?? []);
  if (couples.length < FEWEST * 2) return [];
  return couples.slice(0, 2).map((example, place) => ({
    label: `${place + 1}: ${[name, ...days]
      .map((column) => example[column])
      .filter(Boolean)
      .join(', ')}`,
    of: (rows) =>
      rows.flatMap((one) => {
        const cells = apart(one)?.[place];
        if (cells) return [{ row: one.row, cells, brought: one.brought ?? one.cells }];
        return place === 0 || one.row <= headerRow ? [one] : [];
      }),
  }));
}
