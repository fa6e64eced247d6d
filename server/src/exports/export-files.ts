import { Injectable } from '@nestjs/common';
import { EXPORT_COLUMNS, type ExportColumn, type ExportedList, type ExportFormat } from '@zikaron/contract';
import { OrganizationsService } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { csv, MOST_SHEET_ROWS, spreadsheet, type Cell, type Table } from '../platform/documents/index.js';
import { Refusal, type Download } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { COLUMNS, TITLES, type Column, type ExportedRow, type Language } from './columns.js';

/** What a person asked: the format, and the columns in their order when not all of them. */
export interface Wish<List extends ExportedList> {
  readonly format: ExportFormat;
  readonly columns?: ExportColumn<List>[] | undefined;
}

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Makes a file of the rows of a list, in the language of the organization. */
@Injectable()
export class ExportFiles {
  constructor(
    private readonly organizations: OrganizationsService,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 422 `too_many_rows` for a workbook of more rows than Excel holds; CSV has no limit */
  async of<List extends ExportedList>(
    org: OrganizationId,
    list: List,
    { format, columns }: Wish<List>,
    rows: AsyncIterable<ExportedRow[List]>,
    total: number,
  ): Promise<Download> {
    if (format === 'xlsx' && total > MOST_SHEET_ROWS) throw tooManyRows(total);
    const { language, name } = await this.organizations.settings(org);
    const title = TITLES[list][language];
    const fileName = `${name} - ${title}.${format}`;
    const table = tableOf(list, columns, language, rows);
    if (format === 'csv') return { fileName, type: 'text/csv; charset=utf-8', content: csv(table), rows: total };
    const content = spreadsheet(table, { title, rightToLeft: language === 'he', at: this.clock.now() });
    return { fileName, type: EXCEL, content, rows: total };
  }
}

function tableOf<List extends ExportedList>(
  list: List,
  chosen: readonly ExportColumn<List>[] | undefined,
  language: Language,
  rows: AsyncIterable<ExportedRow[List]>,
): Table {
  const names: readonly ExportColumn<List>[] = chosen ?? EXPORT_COLUMNS[list];
  const all: Record<ExportColumn<List>, Column<ExportedRow[List]>> = COLUMNS[list];
  const columns = names.map((name) => all[name]);
  return { headings: columns.map((column) => column[language]), rows: cellsOf(columns, rows) };
}

async function* cellsOf<Row>(columns: readonly Column<Row>[], rows: AsyncIterable<Row>): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield columns.map(({ cell }) => cell(row));
}

const tooManyRows = (total: number) =>
  new Refusal(422, 'too_many_rows', `A workbook cannot hold ${total} rows. Take CSV, or filter the list.`);
