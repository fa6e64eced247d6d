import type { ImportField } from '@zikaron/contract';
import type { FileRow } from '../read/read-text.js';
import { readHeading } from './headings.js';
import { findHeadings } from './layout.js';
import type { ListOnSheet } from './list-on-sheet.js';
import { namesList } from './side-by-side.js';

/** A heading without what says of whom it speaks: "Yahrzeit 2 Name" says "Yahrzeit Name" of the second, "Wife" says "Name" of the wife. */
interface Numbered {
  readonly number: number;
  readonly stem: string;
}

/** Two who died in one row, the first and the second of each pair, and what parents were to who observes. */
const PAIRS = [
  [/(?<!\p{L})husband['’]?s?(?!\p{L})/iu, /(?<!\p{L})wife['’]?s?(?!\p{L})/iu, []],
  [/(?<!\p{L})(?:father|dad)['’]?s?(?!\p{L})/iu, /(?<!\p{L})(?:mother|mom)['’]?s?(?!\p{L})/iu, ['Father', 'Mother']],
  [/(?<!\p{L})ה?בעל(?!\p{L})/u, /(?<!\p{L})(?:ה?אי?שה|רעיה)(?!\p{L})/u, []],
] as const;
const KINSHIP = 'Relationship';

/**
 * The lists of a table that has a row for each who observes, and columns in it for a first and a second one who died: each is a
 * list, with the columns that speak of neither.
 */
export function listsOfEach(first: readonly FileRow[]): ListOnSheet[] {
  const { at, headings } = findHeadings(first);
  const headerRow = first[at]?.row ?? 0;
  const byNumber = listsApart(headings, headerRow, numberApart, []);
  const ways = PAIRS.map(([one, other, kinship]) =>
    listsApart(headings, headerRow, (heading) => pairApart(heading, [one, other]), kinship),
  );
  return [byNumber, ...ways].find((lists) => lists.length > 1) ?? byNumber;
}

function listsApart(
  headings: readonly string[],
  headerRow: number,
  apartOf: (heading: string) => Numbered,
  kinship: readonly string[],
): ListOnSheet[] {
  const apart = headings.map(apartOf);
  const numbers = [...new Set(apart.map(({ number }) => number))].filter((number) =>
    namesList(apart.map((one) => (one.number === number && number > 0 ? one.stem : ''))),
  );
  const saysKinship = apart.some(({ stem }) => SIDES.has(readHeading(stem).field));
  return numbers.map((number) => {
    const kin = saysKinship ? undefined : kinship[number - 1];
    return {
      label: `${number}: ${headings.filter((_, column) => apart[column]?.number === number).join(', ')}`,
      of: (rows) =>
        rows
          .flatMap((one) => ofNumber(one, headerRow, apart, number, numbers))
          .map(({ row, cells }) =>
            kin ? { row, cells: [...cells, row === headerRow ? KINSHIP : kin] } : { row, cells },
          ),
    };
  });
}

const SIDES: ReadonlySet<ImportField | null> = new Set<ImportField | null>(['relationship', 'observerRelationship']);

/** Of "Wife's Yahrzeit" the second one's "Yahrzeit"; a column of her alone holds her name. */
function pairApart(heading: string, pair: readonly [RegExp, RegExp]): Numbered {
  const at = pair.findIndex((words) => words.test(heading));
  const words = pair[at];
  if (!words) return { number: 0, stem: heading };
  const stem = heading.replace(words, '').replace(/\s+/g, ' ').trim();
  return OF_OBSERVERS.has(readHeading(stem).field)
    ? { number: 0, stem: heading }
    : { number: at + 1, stem: stem || 'Name' };
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
