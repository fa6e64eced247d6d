import { Injectable } from '@nestjs/common';
import { EXPORT_COLUMNS, type ExportColumn, type ExportedList, type ExportFormat } from '@zikaron/contract';
import { localDateTime } from '../calendar/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { MOST_SHEET_ROWS, type Cell } from '../platform/documents/index.js';
import { Refusal, Download } from '../platform/http/index.js';
import { TableFiles } from '../platform/table-files/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import type { Language } from './words-of-codes.js';
import { COLUMNS, TITLES, type Column, type ExportedRow } from './columns.js';

/** What a person asked: the format, and the columns in their order when not all of them. */
interface Wish<List extends ExportedList> {
  readonly format: ExportFormat;
  readonly columns?: ExportColumn<List>[] | undefined;
}

/** Makes a file of the rows of a list, in the language of the organization. */
@Injectable()
export class ExportFiles {
  constructor(
    private readonly organizations: OrganizationsService,
    private readonly clock: Clock,
    private readonly tables: TableFiles,
  ) {}

  /** @throws Refusal 422 `too_many_rows` for a workbook of more rows than Excel holds; CSV has no limit. As heavy work. */
  async of<List extends ExportedList>(
    org: OrganizationId,
    list: List,
    { format, columns }: Wish<List>,
    pages: AsyncIterable<readonly ExportedRow[List][]>,
    total: number,
  ): Promise<Download> {
    if (format === 'xlsx' && total > MOST_SHEET_ROWS) throw tooManyRows(total);
    const { language, name, timezone } = await this.organizations.settings(org);
    const title = TITLES[list][language];
    const names: readonly ExportColumn<List>[] = columns ?? EXPORT_COLUMNS[list];
    const all: Record<ExportColumn<List>, Column<ExportedRow[List]>> = COLUMNS[list];
    const shown = names.map((name) => all[name]);
    const about = { title, rightToLeft: language === 'he', at: this.clock.now() };
    const order = { format, headings: shown.map((column) => column[language]), about };
    return new Download({
      fileName: `${name} - ${title}.${format}`,
      rows: total,
      ...(await this.tables.of(org, order, cellsOf(shown, pages, { timezone, language }))),
    });
  }
}

async function* cellsOf<Row>(
  columns: readonly Column<Row>[],
  pages: AsyncIterable<readonly Row[]>,
  { timezone, language }: { timezone: string; language: Language },
): AsyncGenerator<Cell[][]> {
  const shown = (cell: Cell | Date): Cell => (cell instanceof Date ? { on: localDateTime(cell, timezone) } : cell);
  for await (const page of pages) yield page.map((row) => columns.map(({ cell }) => shown(cell(row, language))));
}

const tooManyRows = (total: number) =>
  new Refusal(422, 'too_many_rows', `A workbook cannot hold ${total} rows. Take CSV, or filter the list.`);
