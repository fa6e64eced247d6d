import { OBSERVERS_BELOW, type ImportChoice, type ImportField, type ImportLeftOut } from '@zikaron/contract';
import type { Column } from './columns.js';
import type { InParts } from '../read/batches.js';
import { readObserver } from './relationships.js';

/** A row of the file, with the number that it has there. */
export interface Line {
  readonly row: number;
  readonly cells: string[];
  /** The cells as they stand in the file, where they are read otherwise: mended, or taken from the row above. */
  readonly brought: string[] | null;
  /** What a person chose for it. */
  readonly choice: ImportChoice | null;
  /** Why it speaks of nobody. */
  readonly leftOut: ImportLeftOut | null;
}

const NAMES_OBSERVERS: readonly ImportField[] = ['observerName', 'observerFirstName', 'observerLastName'];

/** What a line about an observer may say beside the name, and nothing about the deceased. */
const OF_OBSERVERS: readonly ImportField[] = ['email', 'phone', 'address'];

/**
 * Office programs print the observers on the lines below the deceased, in the first column: "Father of Mrs. Levin", "No
 * Observers Linked", "Perpetual Yahrzeit". Each such line becomes the observer of the row above; the second and later ones
 * repeat that row under their own number, which the import takes for the same person. A list without such lines stays as it
 * is.
 */
export async function* foldObservers(
  lines: Lines,
  columns: readonly Column[],
  observerAt: number,
): AsyncGenerator<Line[]> {
  const nameAt = nameColumn(columns);
  for await (const part of groups(lines, columns, nameAt))
    yield part.flatMap(({ person, below }) =>
      below.length === 0 ? person : together(person, inOrder(below, nameAt), columns, nameAt, observerAt),
    );
}

/** The columns of a table, with one for the observers if they stand on lines below and have none. Goes through all lines. */
export async function withObserverColumn(lines: Lines, columns: readonly Column[]): Promise<Column[]> {
  if (columns.some(({ field }) => NAMES_OBSERVERS.includes(field))) return [...columns];
  const nameAt = nameColumn(columns);
  let widest = columns.length;
  let folds = false;
  for await (const part of groups(lines, columns, nameAt))
    for (const { person, below } of part) {
      folds ||= below.length > 0;
      for (const { cells } of [person, ...below]) widest = Math.max(widest, cells.length);
    }
  if (!folds) return [...columns];
  const added: Column = { index: widest, heading: OBSERVERS_BELOW, field: 'observerName' };
  return [...columns, ...unnamed(columns.length, widest), added];
}

export type Lines = InParts<Line>;

const nameColumn = (columns: readonly Column[]): number =>
  columns.find(({ field }) => field === 'name' || field === 'lastName')?.index ?? 0;

interface Group {
  readonly person: Line;
  readonly below: Line[];
}

/** The last group of a part waits for the next part, which may go on with it. */
async function* groups(lines: Lines, columns: readonly Column[], nameAt: number): AsyncGenerator<Group[]> {
  const others = columns.filter(({ index, field }) => index !== nameAt && !OF_OBSERVERS.includes(field));
  let last: Group | null = null;
  for await (const part of lines) {
    const whole: Group[] = [];
    for (const line of part) {
      if (line.leftOut) whole.push({ person: line, below: [] });
      else if (last && isObserverLine(line.cells, others, nameAt)) last.below.push(line);
      else {
        if (last) whole.push(last);
        last = { person: line, below: [] };
      }
    }
    yield whole;
  }
  if (last) yield [last];
}

/** It names an observer where the deceased is named, and says nothing that only the deceased has. */
function isObserverLine(cells: readonly string[], others: readonly Column[], nameAt: number): boolean {
  if (others.some(({ index }) => (cells[index] ?? '').replace(/[\s,]/g, '') !== '')) return false;
  const { kind, kinship } = readObserver(cells[nameAt] ?? '');
  return kind === 'none' || kind === 'perpetual' || kinship !== null;
}

/** "Perpetual" first, since the first row makes the record; "nobody" only where nobody else is named. */
function inOrder(below: Line[], nameAt: number): Line[] {
  const read = below.map((line) => ({ line, kind: readObserver(line.cells[nameAt] ?? '').kind }));
  const naming = read.filter(({ kind }) => kind !== 'none');
  if (naming.length === 0) return below.slice(0, 1);
  const perpetual = naming.filter(({ kind }) => kind === 'perpetual');
  return [...perpetual, ...naming.filter(({ kind }) => kind !== 'perpetual')].map(({ line }) => line);
}

/** The first stands at the line of the deceased, the others at their own. */
const together = (
  person: Line,
  below: Line[],
  columns: readonly Column[],
  nameAt: number,
  observerAt: number,
): Line[] =>
  below.map((line, at) => ({
    row: at === 0 ? person.row : line.row,
    cells: joined(person.cells, line.cells, columns, nameAt, observerAt),
    brought: null,
    choice: null,
    leftOut: null,
  }));

function joined(person: string[], line: string[], columns: readonly Column[], nameAt: number, observerAt: number) {
  const cells = [...person];
  while (cells.length <= observerAt) cells.push('');
  cells[observerAt] = line[nameAt] ?? '';
  for (const { index, field } of columns) {
    if (OF_OBSERVERS.includes(field) && line[index]?.trim()) cells[index] = line[index];
  }
  return cells;
}

/** Columns without a heading between the last named one and the added one. */
const unnamed = (from: number, to: number): Column[] =>
  Array.from({ length: to - from }, (_, at) => ({
    index: from + at,
    heading: `Column ${from + at + 1}`,
    field: 'ignore',
  }));
