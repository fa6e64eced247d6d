import { SUNSET_ANSWERED, type ImportField, type ImportSummary } from '@zikaron/contract';
import type { CivilDate } from '../../calendar/index.js';
import { addressesOf, noteReference } from './addresses-elsewhere.js';
import { asksBeforeSunset, ofDayAndNight, readSunset, sunsetWord, type SunsetWords } from './after-sunset.js';
import type { Column } from './columns.js';
import { CellLengths, type CutAt } from './cut-off.js';
import { probably1904 } from './excel-serials.js';
import type { DateSystem } from '../read/excel-dates.js';
import type { Line, Lines } from './fold-observers.js';
import { inTheirCells } from './in-their-cells.js';
import { deceasedKey } from './names.js';
import { sayLongCells, withoutLongCells } from './long-cells.js';
import { oneOfSheet } from './one-of-sheet.js';
import { fieldsOf } from './text-of-fields.js';
import { inOneRow } from './two-rows.js';
import { underSections } from './under-sections.js';
import { nameIn, understandRow, type Reading, type UnderstoodRow } from './understand-row.js';
import type { Table } from '../read/read-text.js';
import { withComments } from './with-comments.js';
import { cut } from '../../platform/text/index.js';

/**
 * One of the lists on a sheet, as `oneOfSheet` chooses it, laid out as one with a row for each person and a column for each fact.
 * @throws Refusal 422 `which_table`
 */
export async function listOn(sheet: Table, place: number | null): Promise<Table> {
  const list = await inOneRow(await oneOfSheet(sheet, place));
  return withComments(await underSections(await inTheirCells(list)), sheet);
}

/** What only all lines together tell; found by going through them once, before any is understood. */
export interface Survey {
  /** The cells of the civil date. */
  readonly days: readonly string[];
  /** Those of the Hebrew date, row by row beside them. */
  readonly hebrewDays: readonly string[];
  /** How many lines speak of each name, by its key. */
  readonly names: Map<string, number>;
  /** How many lines have each word under "After sunset" that is not known; of those with a day, how many have none (""). */
  readonly sunsetWords: ReadonlyMap<string, number>;
  /** What words of that column mean by the others in it. */
  readonly sunsetMeant: SunsetWords;
  /** Of those to whom cells refer in place of a street, the addresses that the list has. */
  readonly addresses: ReadonlyMap<string, string>;
  /** How many rows have something in each column. */
  readonly filled: readonly number[];
  /** Where its columns cut their cells off. */
  readonly cutAt: CutAt;
}

/** Goes through all lines once. `delimiter` is a space where only spaces set the columns apart. */
export async function surveyLines(lines: Lines, columns: readonly Column[], delimiter: string): Promise<Survey> {
  const at = (field: ImportField) => columns.find((column) => column.field === field)?.index ?? -1;
  const [dayAt, hebrewAt, sunsetAt] = [at('gregorianDate'), at('hebrewDate'), at('afterSunset')];
  const survey = { days: [] as string[], hebrewDays: [] as string[], names: new Map<string, number>() };
  const sunsetCells = new Map<string, number>();
  const filled = columns.map(() => 0);
  const fields = fieldsOf(columns);
  const referredTo = new Set<string>();
  const lengths = new CellLengths(columns, delimiter === ' ');
  for await (const part of lines)
    for (const { cells: all, brought, leftOut } of part) {
      const cells = withoutLongCells(all, columns);
      count(survey.names, leftOut ? '' : deceasedKey(nameIn(cells, fields)));
      if (leftOut) continue;
      noteReference(cells, fields, referredTo);
      lengths.note(brought ?? all);
      columns.forEach(({ index }, place) => {
        if (cells[index]?.trim()) filled[place] = (filled[place] ?? 0) + 1;
      });
      survey.days.push(cells[dayAt] ?? '');
      survey.hebrewDays.push(cells[hebrewAt] ?? '');
      // An empty cell asks only beside a civil day.
      if (cells[sunsetAt]?.trim() || cells[dayAt]?.trim()) count(sunsetCells, cells[sunsetAt]?.trim() ?? '');
    }
  const addresses = await addressesOf(referredTo, lines, columns);
  return { ...survey, filled, addresses, cutAt: lengths.cutAt(), ...sunsetOf(sunsetCells, columns) };
}

function count(of: Map<string, number>, key: string, times = 1): void {
  of.set(key, (of.get(key) ?? 0) + times);
}

/**
 * What has to be asked of the cells under "After sunset", words that are not known and "" for those that are empty, and what words
 * mean by the others. Where none is filled, an empty cell says nothing.
 */
function sunsetOf(cells: ReadonlyMap<string, number>, columns: readonly Column[]) {
  const asksBefore = asksBeforeIn(columns);
  const sunsetWords = new Map<string, number>();
  for (const [cell, times] of cells) {
    const read = readSunset(cell, {}, asksBefore);
    if (read === 'unknown') count(sunsetWords, cut(sunsetWord(cell), 100), times);
    if (read === 'blank' && [...cells.keys()].some(Boolean)) count(sunsetWords, '', times);
  }
  return { sunsetWords, sunsetMeant: ofDayAndNight(new Set([...cells.keys()].map(sunsetWord))) };
}

/** What the column "After sunset" asks, by its heading. */
const asksBeforeIn = (columns: readonly Column[]): boolean | null =>
  asksBeforeSunset(columns.find(({ field }) => field === 'afterSunset')?.heading ?? '');

/** The most words that are asked: a column with more of them holds something else. */
const MOST_WORDS_ASKED = 40;

/**
 * The words to ask, the most frequent first, with what was answered. An empty cell is not sure until somebody says otherwise; in a
 * column that answers about other rows have made, it says nothing that could be asked about.
 */
export function askedSunset(
  { sunsetWords }: Survey,
  answered: SunsetWords,
  columns: readonly Column[],
): ImportSummary['sunsetWords'] {
  const isOfTheList = columns.some(({ field, heading }) => field === 'afterSunset' && heading !== SUNSET_ANSWERED);
  return [...sunsetWords]
    .filter(([word]) => word !== '' || isOfTheList)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_WORDS_ASKED)
    .map(([word, count]) => ({
      ...{ word, count },
      means: (Object.hasOwn(answered, word) ? answered[word] : undefined) ?? (word === '' ? 'unsure' : null),
    }));
}

/** What was answered, by the word. */
export const sunsetAnswers = (asked: ImportSummary['sunsetWords']): SunsetWords =>
  Object.fromEntries(asked.flatMap(({ word, means }) => (means ? [[word, means]] : [])));

/** What the file and its reader say about days, beside the cells themselves. */
export interface HowDaysAreWritten {
  readonly order: 'mdy' | 'dmy';
  /** The organization's date: no death is later. */
  readonly today: CivilDate;
  /** Whether second days are not kept there. */
  readonly israel: boolean;
  /** How bare numbers of a workbook count days. */
  readonly dateSystem: DateSystem;
  readonly sunsetWords: SunsetWords;
}

/** A workbook of old Macs says so in its `encoding`; all else counts from 1900. */
export const dateSystemOf = (encoding: string): DateSystem => (encoding === 'Excel 1904' ? 1904 : 1900);

/** Understands one line. */
export type Reader = (line: Line) => UnderstoodRow;

/** How lines of the surveyed table are understood, by columns that a person may have corrected. */
export function reader(
  columns: readonly Column[],
  { days, sunsetMeant, addresses, cutAt }: Pick<Survey, 'days' | 'sunsetMeant' | 'addresses' | 'cutAt'>,
  { dateSystem, ...reading }: HowDaysAreWritten,
): Reader {
  const serials1904 = dateSystem === 1904 ? 'all' : probably1904(days);
  const sunsetWords = { ...sunsetMeant, ...reading.sunsetWords };
  const asRead: Reading = { ...reading, addresses, cutAt, sunsetWords, serials1904, asksBefore: asksBeforeIn(columns) };
  const fields = fieldsOf(columns);
  return (line) => {
    const cells = withoutLongCells(line.cells, columns);
    if (cells === line.cells) return understandRow(line, fields, asRead);
    const row = understandRow({ ...line, cells: [...cells] }, fields, asRead);
    return { ...row, cells: line.cells, issues: [...row.issues, ...sayLongCells(line.cells, columns)] };
  };
}
