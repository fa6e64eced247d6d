import type { ImportField } from '@zikaron/contract';
import type { Column } from './columns.js';
import { readObserver } from './relationships.js';

/** A row of the file after its headings, with its number: counted from 1, folded lines and repeated headings too. */
export interface Line {
  readonly row: number;
  readonly cells: string[];
}

type Body = readonly Line[];

/** What a line about an observer may say beside the name, and nothing about the deceased. */
const OF_OBSERVERS: readonly ImportField[] = ['email', 'phone', 'address'];

/**
 * Office programs print the observers on the lines below the deceased, in the first column: "Father of Mrs. Levin", "No
 * Observers Linked", "Perpetual Yahrzeit". Each such line becomes the observer of the row above; the second and later ones
 * repeat that row under their own number, which the import takes for the same person. A list without such lines stays as it
 * is.
 */
export function foldObservers(body: Body, columns: readonly Column[]): { body: Line[]; columns: Column[] } {
  const nameAt = columns.find(({ field }) => field === 'name' || field === 'lastName')?.index ?? 0;
  const groups = group(body, columns, nameAt);
  if (groups.every(({ below }) => below.length === 0)) return { body: [...body], columns: [...columns] };

  const there = columns.find(({ field }) => field === 'observerName');
  const observerAt = there?.index ?? body.reduce((most, { cells }) => Math.max(most, cells.length), columns.length);
  const added: Column = { index: observerAt, heading: 'Observers on the lines below', field: 'observerName' };
  const kept = columns.filter(({ index }) => index !== observerAt);
  return {
    columns: there ? [...columns] : [...kept, ...unnamed(columns.length, observerAt), added],
    body: groups.flatMap(({ person, below }) =>
      below.length ? together(person, inOrder(below, nameAt), columns, nameAt, observerAt) : [person],
    ),
  };
}

interface Group {
  readonly person: Line;
  readonly below: Line[];
}

function group(body: Body, columns: readonly Column[], nameAt: number): Group[] {
  const groups: Group[] = [];
  for (const line of body) {
    const above = groups.at(-1);
    if (above && isObserverLine(line.cells, columns, nameAt)) above.below.push(line);
    else groups.push({ person: line, below: [] });
  }
  return groups;
}

/** It names an observer where the deceased is named, and says nothing that only the deceased has. */
function isObserverLine(cells: readonly string[], columns: readonly Column[], nameAt: number): boolean {
  const others = columns.filter(({ index, field }) => index !== nameAt && !OF_OBSERVERS.includes(field));
  if (others.some(({ index }) => (cells[index] ?? '').replace(/[\s,]/g, '') !== '')) return false;
  const { kind, kinship } = readObserver(cells[nameAt] ?? '');
  return kind === 'none' || kind === 'perpetual' || kinship !== null;
}

/** "Perpetual" first, since the first row makes the record; "nobody" only where nobody else is named. */
function inOrder(below: Line[], nameAt: number): Line[] {
  const kindOf = ({ cells }: Line) => readObserver(cells[nameAt] ?? '').kind;
  const naming = below.filter((line) => kindOf(line) !== 'none');
  if (naming.length === 0) return below.slice(0, 1);
  return naming.sort((one, other) => Number(kindOf(other) === 'perpetual') - Number(kindOf(one) === 'perpetual'));
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
