import type { ExportFormat } from '@zikaron/contract';
import { csv, spreadsheet, type Cell } from '../documents/index.js';
import { fileTask } from '../heavy-task/index.js';

/** A table that is to be a file; its rows follow a page at a time. */
export interface TableOrder {
  readonly format: ExportFormat;
  readonly headings: readonly string[];
  readonly about: { readonly title: string; readonly rightToLeft: boolean; readonly at: Date };
}

export type PageOfCells = readonly (readonly Cell[])[];

async function* rowsOf(next: () => Promise<PageOfCells | null>): AsyncGenerator<readonly Cell[]> {
  for (let page = await next(); page; page = await next()) yield* page;
}

export default fileTask<TableOrder, PageOfCells>(({ format, headings, about }, next) => {
  const table = { headings, rows: rowsOf(next) };
  return format === 'csv' ? csv(table) : spreadsheet(table, about);
});
