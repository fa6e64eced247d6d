import type { ImportField } from '@zikaron/contract';
import type { Column } from './columns.js';
import { readObserver } from './relationships.js';

type Body = readonly string[][];

/** What a line about an observer may say beside the name, and nothing about the deceased. */
const OF_OBSERVERS: readonly ImportField[] = ['email', 'phone', 'address'];

/**
 * Office programs print the observers on the lines below the deceased, in the first column: "Father of Mrs. Levin", "No
 * Observers Linked", "Perpetual Yahrzeit". Each such line becomes the observer of the row above; the second and later ones
 * repeat that row, which the import takes for the same person. A list without such lines stays as it is.
 */
export function foldObservers(body: Body, columns: readonly Column[]): { body: string[][]; columns: Column[] } {
  const nameAt = columns.find(({ field }) => field === 'name' || field === 'lastName')?.index ?? 0;
  const groups = group(body, columns, nameAt);
  if (groups.every(({ below }) => below.length === 0)) return { body: [...body], columns: [...columns] };

  const there = columns.find(({ field }) => field === 'observerName');
  const observerAt = there?.index ?? Math.max(columns.length, ...body.map(({ length }) => length));
  const added: Column = { index: observerAt, heading: 'Observers on the lines below', field: 'observerName' };
  const kept = columns.filter(({ index }) => index !== observerAt);
  return {
    columns: there ? [...columns] : [...kept, ...unnamed(columns.length, observerAt), added],
    body: groups.flatMap(({ person, below }) =>
      below.length ? inOrder(below, nameAt).map((line) => joined(person, line, columns, nameAt, observerAt)) : [person],
    ),
  };
}

interface Group {
  readonly person: string[];
  readonly below: string[][];
}

function group(body: Body, columns: readonly Column[], nameAt: number): Group[] {
  const groups: Group[] = [];
  for (const cells of body) {
    const above = groups.at(-1);
    if (above && isObserverLine(cells, columns, nameAt)) above.below.push(cells);
    else groups.push({ person: cells, below: [] });
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
function inOrder(below: string[][], nameAt: number): string[][] {
  const kindOf = (cells: string[]) => readObserver(cells[nameAt] ?? '').kind;
  const naming = below.filter((cells) => kindOf(cells) !== 'none');
  if (naming.length === 0) return below.slice(0, 1);
  return naming.sort((one, other) => Number(kindOf(other) === 'perpetual') - Number(kindOf(one) === 'perpetual'));
}

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
