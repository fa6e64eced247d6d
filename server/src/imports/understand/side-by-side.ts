import { Refusal } from '../../platform/refusals/index.js';
import type { FileRow, Table } from '../read/read-text.js';
import { profileOf, type CellKind } from './cell-kinds.js';
import { findHeadings, firstRows } from './layout.js';
import { readHeading, saysYahrzeitAlone } from './headings.js';

/** A list on a sheet that has others beside it: its columns, from one on and up to another. */
interface Block {
  readonly from: number;
  readonly to: number;
  /** As the office sees it: "A–C: Name, Date of Death, Notes". */
  readonly label: string;
}

/**
 * Of lists that stand side by side on one sheet the one that is asked for by its place from 1 on; a sheet with one list is that
 * list, and so is one of which somebody says so by 0. @throws Refusal 422 `which_table`, which names the lists, where there are several
 */
export async function oneOfSideBySide(table: Table, wanted: number | null): Promise<Table> {
  if (wanted === 0) return table;
  const blocks = blocksIn(await firstRows(table.rows));
  if (blocks.length < 2) return table;
  const block = blocks[(wanted ?? 0) - 1];
  if (!block) throw whichOf(blocks);
  return { ...table, rows: { [Symbol.asyncIterator]: () => rowsWithin(table.rows, block) } };
}

async function* rowsWithin(rows: Table['rows'], { from, to }: Block): AsyncGenerator<FileRow[]> {
  for await (const part of rows)
    yield part
      .map(({ row, cells }) => ({ row, cells: cells.slice(from, to) }))
      .filter(({ cells }) => cells.some((cell) => cell.trim()));
}

/**
 * A list begins behind an empty column, or where the first heading comes again, if headings from there on name one who died and a
 * day; without headings, if its cells do. All else belongs to the list before it.
 */
function blocksIn(first: readonly FileRow[]): Block[] {
  const { at, headings: grouped } = findHeadings(first);
  const below = first.slice(Math.max(at, 0));
  const raw = first[at]?.cells ?? [];
  const width = at < 0 ? Math.max(0, ...below.map(({ cells }) => cells.length)) : raw.length;
  const runs = runsOf(raw, width, (column) => below.some(({ cells }) => cells[column]?.trim()));
  const lists = runs.filter((run) => (at < 0 ? isListByCells(run, below) : isList(run, raw, grouped)));
  return lists.map((run, n) => ({
    from: n === 0 ? 0 : (run[0] ?? 0),
    to: lists[n + 1]?.[0] ?? Infinity,
    label: labelOf(run, at < 0 ? (below[0]?.cells ?? []) : raw),
  }));
}

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

const LONGEST_LABEL = 100;

function labelOf(run: readonly number[], raw: readonly string[]): string {
  const [first = 0, last = first] = [run[0], run.at(-1)];
  const headings = run.map((column) => raw[column]?.trim()).filter(Boolean);
  return `${letters(first)}–${letters(last)}: ${headings.join(', ')}`.slice(0, LONGEST_LABEL);
}

/** A column as spreadsheets call it: A to Z, then AA. */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

const whichOf = (blocks: readonly Block[]) =>
  new Refusal(
    422,
    'which_table',
    'Several lists stand side by side on this sheet. Say which is to be read.',
    blocks.map(({ label }, at) => ({ path: `tables.${at + 1}`, message: label })),
  );
