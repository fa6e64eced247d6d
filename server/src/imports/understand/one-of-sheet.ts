import { Refusal } from '../../platform/refusals/index.js';
import type { Table } from '../read/read-text.js';
import { listsOfCouples } from './couples.js';
import { firstRows } from './layout.js';
import { joinedLists } from './joined-lists.js';
import type { ListOnSheet } from './list-on-sheet.js';
import { listsBelow } from './one-below-another.js';
import { listsOfCells } from './several-in-a-cell.js';
import { listsOfEach } from './several-who-died.js';
import { listsBeside } from './side-by-side.js';

/**
 * Of lists that stand side by side on a sheet, in the same rows, in the same cells or one below another, the one that is asked for by its place from 1 on; a sheet with
 * one list is that list, and so is one of which somebody says so by 0. Lists one below another whose columns are known are one.
 * @throws Refusal 422 `which_table`, which names the lists, where there are several
 */
export async function oneOfSheet(table: Table, wanted: number | null): Promise<Table> {
  if (wanted === 0) return table;
  const first = await firstRows(table.rows);
  const beside = [listsBeside(first), listsOfEach(first), listsOfCells(first), listsOfCouples(first)].find(areSeveral);
  const lists = beside ?? (await listsBelow(table.rows));
  if (!areSeveral(lists)) return table;
  const all = beside || wanted !== null ? null : await joinedLists(table, lists);
  if (all) return all;
  const list = lists[(wanted ?? 0) - 1];
  if (!list) throw whichOf(lists);
  return { ...table, rows: { [Symbol.asyncIterator]: () => rowsOf(table.rows, list) } };
}

const areSeveral = (lists: readonly ListOnSheet[]): boolean => lists.length > 1;

async function* rowsOf(rows: Table['rows'], list: ListOnSheet) {
  for await (const part of rows) yield list.of(part);
}

const LONGEST_LABEL = 100;

const whichOf = (lists: readonly ListOnSheet[]) =>
  new Refusal(
    422,
    'which_table',
    'Several lists stand on this sheet. Say which is to be read.',
    lists.map(({ label }, at) => ({ path: `tables.${at + 1}`, message: label.slice(0, LONGEST_LABEL) })),
  );
