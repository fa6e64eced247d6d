import type { Column } from '../src/imports/understand/columns.js';
import { dateOrderOf } from '../src/imports/understand/date-order.js';
import { Placing, type PlacedRow } from '../src/imports/decide/placing.js';
import { layoutOf, linesOf } from '../src/imports/understand/layout.js';
import { readFile } from '../src/imports/read/read-file.js';
import type { Table } from '../src/imports/read/read-text.js';
import { dateSystemOf, listOn, reader, surveyLines } from '../src/imports/understand/understand-table.js';

/** All rows of a table at once. */
export async function allRows({ rows }: Pick<Table, 'rows'>): Promise<string[][]> {
  const all: string[][] = [];
  for await (const part of rows) all.push(...part.map(({ cells }) => cells));
  return all;
}

/** All rows of a file. */
export const rowsIn = async (file: Buffer): Promise<string[][]> => allRows(await readFile(file));

/** A file as it is understood in November 2026 where months are written first and no record is kept yet. */
export async function understood(
  file: Buffer,
  { israel = false, table: place = null }: { israel?: boolean; table?: number | null } = {},
): Promise<{ headerRow: number; columns: readonly Column[]; rows: PlacedRow[] }> {
  const table = await listOn(await readFile(file), place);
  const layout = await layoutOf(table);
  const lines = linesOf(table, layout);
  const survey = await surveyLines(lines, layout.columns, table.delimiter);
  const read = reader(layout.columns, survey, {
    order: dateOrderOf(survey.days, 'mdy', survey.hebrewDays),
    today: '2026-11-20',
    israel,
    dateSystem: dateSystemOf(table.encoding),
    sunsetWords: {},
  });
  const rows = [];
  for await (const part of lines) rows.push(...part.map(read));
  return { ...layout, rows: new Placing(survey.names).place(rows, []) };
}
