import { Injectable } from '@nestjs/common';
import { COVERAGE_COLUMNS, type coverageExportQuery, type CoverageLine } from '@zikaron/contract';
import type { z } from 'zod';
import { OrganizationsService } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { csv, spreadsheet, type Cell, type Table } from '../platform/documents/index.js';
import type { Download } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { COLUMNS, TITLE, type Language } from './coverage-words.js';
import { CoverageService } from './coverage.service.js';

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A window as a file, in the language of the organization: for a phone list, or for whoever wants it on paper. */
@Injectable()
export class CoverageFiles {
  constructor(
    private readonly coverage: CoverageService,
    private readonly organizations: OrganizationsService,
    private readonly clock: Clock,
  ) {}

  async of(org: OrganizationId, asked: z.output<typeof coverageExportQuery>): Promise<Download> {
    const { language, name } = await this.organizations.settings(org);
    const { from, to } = await this.coverage.window(org, asked);
    const title = TITLE[language];
    const table: Table = {
      headings: COVERAGE_COLUMNS.map((column) => COLUMNS[column][language]),
      rows: cellsOf(this.coverage.lines(org, { ...asked, from, to }), language),
    };
    const fileName = `${name} - ${title} ${from} - ${to}.${asked.format}`;
    if (asked.format === 'csv') return { fileName, type: 'text/csv; charset=utf-8', content: csv(table) };
    const about = { title, rightToLeft: language === 'he', at: this.clock.now() };
    return { fileName, type: EXCEL, content: spreadsheet(table, about) };
  }
}

async function* cellsOf(lines: AsyncIterable<CoverageLine>, language: Language): AsyncGenerator<Cell[]> {
  for await (const line of lines) yield COVERAGE_COLUMNS.map((column) => COLUMNS[column].cell(line, language));
}
