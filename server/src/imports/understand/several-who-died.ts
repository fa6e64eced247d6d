import type { ImportField } from '@zikaron/contract';
import type { FileRow } from '../read/read-text.js';
import { readHeading } from './headings.js';
import { findHeadings } from './layout.js';
import type { ListOnSheet } from './list-on-sheet.js';
import { namesList } from './side-by-side.js';

/** A heading without the number in it: "Yahrzeit 2 Name" says "Yahrzeit Name" of the second. */
interface Numbered {
  readonly number: number;
  readonly stem: string;
}

/**
 * The lists of a table that has a row for each who observes, and columns in it for a first and a second one who died: each is a
 * list, with the columns that speak of neither.
 */
export function listsOfEach(first: readonly FileRow[]): ListOnSheet[] {
  const { at, headings } = findHeadings(first);
  const apart = headings.map(numberApart);
  const numbers = [...new Set(apart.map(({ number }) => number))].filter((number) =>
    namesList(apart.map((one) => (one.number === number && number > 0 ? one.stem : ''))),
  );
  return numbers.map((number) => ({
    label: `${number}: ${headings.filter((_, column) => apart[column]?.number === number).join(', ')}`,
    of: (rows) => rows.flatMap((one) => ofNumber(one, first[at]?.row ?? 0, apart, number, numbers)),
  }));
}

/** By which those who observe are reached, there may be several of. */
const OF_OBSERVERS: ReadonlySet<ImportField | null> = new Set<ImportField | null>([
  ...(['email', 'phone', 'mobilePhone', 'homePhone', 'address', 'address2'] as const),
]);

function numberApart(heading: string): Numbered {
  const [, before = '', number = '', behind = ''] = /^(.*?)(?<!\d)#?([1-9])(?!\d)(.*)$/s.exec(heading) ?? [];
  const stem = `${before.trim()} ${behind.trim()}`.trim();
  const { field, whose } = readHeading(stem);
  const isOfObservers = whose === 'observer' || OF_OBSERVERS.has(field);
  return number && !isOfObservers ? { number: Number(number), stem } : { number: 0, stem: heading };
}

/** A row without the columns of the others; none where it names nobody of that number, unless it names nobody at all. */
function ofNumber(
  { row, cells }: FileRow,
  headerRow: number,
  apart: readonly Numbered[],
  number: number,
  numbers: readonly number[],
): FileRow[] {
  const written = row === headerRow ? apart.map(({ stem }) => stem) : cells;
  const isOf = (column: number, of: readonly number[]) => of.includes(apart[column]?.number ?? 0);
  const others = numbers.filter((one) => one !== number);
  const names = (of: readonly number[]) => cells.some((cell, column) => cell.trim() && isOf(column, of));
  const isNobody = number === numbers[0] && !names(numbers);
  if (row > headerRow && !names([number]) && !isNobody) return [];
  return [{ row, cells: written.filter((_, column) => !isOf(column, others)) }];
}
