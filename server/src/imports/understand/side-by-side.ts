import type { FileRow } from '../read/read-text.js';
import { profileOf, type CellKind } from './cell-kinds.js';
import { findHeadings } from './layout.js';
import { readHeading, saysYahrzeitAlone } from './headings.js';
import type { ListOnSheet } from './list-on-sheet.js';

/**
 * The lists that stand side by side. One begins behind an empty column, or where the first heading comes again, if headings from
 * there on name one who died and a day; without headings, if its cells do. All else belongs to the list before it.
 */
export function listsBeside(first: readonly FileRow[]): ListOnSheet[] {
  const { at, headings: grouped } = findHeadings(first);
  const below = first.slice(Math.max(at, 0));
  const raw = first[at]?.cells ?? [];
  const width = at < 0 ? Math.max(0, ...below.map(({ cells }) => cells.length)) : raw.length;
  const runs = runsOf(raw, width, (column) => below.some(({ cells }) => cells[column]?.trim()));
  const lists = runs.filter((run) => (at < 0 ? isListByCells(run, below) : isList(run, raw, grouped)));
  return lists.map((run, n) => ({
    label: labelOf(run, at < 0 ? (below[0]?.cells ?? []) : raw),
    of: within(n === 0 ? 0 : (run[0] ?? 0), lists[n + 1]?.[0]),
  }));
}

/** Of each row what stands in these columns. */
const within =
  (from: number, to: number | undefined): ListOnSheet['of'] =>
  (rows) =>
    rows
      .map(({ row, cells }) => ({ row, cells: cells.slice(from, to) }))
      .filter(({ cells }) => cells.some((cell) => cell.trim()));

/** Columns that stand together. */
function runsOf(raw: readonly string[], width: number, isFilled: (column: number) => boolean): number[][] {
  const runs: number[][] = [[]];
  for (let column = 0; column < width; column++) {
    const [begun] = runs.at(-1) ?? [];
    const heading = raw[column]?.trim() ?? '';
    const isAgain = begun !== undefined && heading !== '' && heading === raw[begun]?.trim();
    if (begun !== undefined && (isAgain || !isFilled(column))) runs.push([]);
    if (isFilled(column)) runs.at(-1)?.push(column);
  }
  return runs;
}

/** Of one row nobody can say that it is a list. */
const FEWEST = 2;
const MOSTLY = 0.75;

function isListByCells(run: readonly number[], rows: readonly FileRow[]): boolean {
  const profiles = run.map((column) => profileOf(rows.map(({ cells }) => cells[column] ?? '')));
  const mostly = (...kinds: readonly CellKind[]) =>
    profiles.some(({ filled, share }) => filled >= FEWEST && kinds.some((kind) => share[kind] >= MOSTLY));
  return mostly('name') && mostly('civilDate', 'hebrewDate', 'serial');
}

/** Whether a row has headings of one who died and of a day. */
export const namesList = (cells: readonly string[]): boolean => isList([...cells.keys()], cells, cells);

function isList(run: readonly number[], raw: readonly string[], grouped: readonly string[]): boolean {
  const names = run.filter(
    (column) => says(NAMES, raw[column]) && readHeading(grouped[column] ?? '').whose !== 'observer',
  );
  const days = run.filter((column) => says(DAYS, raw[column]));
  return names.some((name) => days.some((day) => day !== name));
}

function says(fields: ReadonlySet<string>, heading = ''): boolean {
  const { field, whose } = readHeading(heading);
  return saysYahrzeitAlone(heading) || (field !== null && whose !== 'observer' && fields.has(field));
}

const NAMES = new Set(['name', 'firstName', 'lastName']);
const DAYS = new Set(['gregorianDate', 'hebrewDate', 'hebrewDay']);

function labelOf(run: readonly number[], raw: readonly string[]): string {
  const [first = 0, last = first] = [run[0], run.at(-1)];
  const headings = run.map((column) => raw[column]?.trim()).filter(Boolean);
  return `${letters(first)}–${letters(last)}: ${headings.join(', ')}`;
}

/** A column as spreadsheets call it: A to Z, then AA. */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));
