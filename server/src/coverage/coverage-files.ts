import { Injectable } from '@nestjs/common';
import { COVERAGE_COLUMNS, type coverageExportQuery, type CoverageLine } from '@zikaron/contract';
import type { z } from 'zod';
import { OrganizationsService } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import type { Cell } from '../platform/documents/index.js';
import { Download } from '../platform/http/index.js';
import { TableFiles } from '../platform/table-files/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { COLUMNS, TITLE, type Language } from './coverage-words.js';
import { CoverageService } from './coverage.service.js';

/** Lines that are handed on at once. */
const AT_ONCE = 250;

/** A window as a file, in the language of the organization: for a phone list, or for whoever wants it on paper. */
@Injectable()
export class CoverageFiles {
  constructor(
    private readonly coverage: CoverageService,
    private readonly organizations: OrganizationsService,
    private readonly clock: Clock,
    private readonly tables: TableFiles,
  ) {}

  async of(org: OrganizationId, asked: z.output<typeof coverageExportQuery>): Promise<Download> {
    const { language, name } = await this.organizations.settings(org);
    const { from, to } = await this.coverage.window(org, asked);
    const title = TITLE[language];
    const headings = COVERAGE_COLUMNS.map((column) => COLUMNS[column][language]);
    const about = { title, rightToLeft: language === 'he', at: this.clock.now() };
    const lines = this.coverage.lines(org, { ...asked, from, to });
    const fileName = `${name} - ${title} ${from} - ${to}.${asked.format}`;
    const order = { format: asked.format, headings, about };
    return new Download({ fileName, ...(await this.tables.of(org, order, cellsOf(lines, language))) });
  }
}

async function* cellsOf(lines: AsyncIterable<CoverageLine>, language: Language): AsyncGenerator<Cell[][]> {
  let page: Cell[][] = [];
  for await (const line of lines) {
    page.push(COVERAGE_COLUMNS.map((column) => COLUMNS[column].cell(line, language)));
    if (page.length < AT_ONCE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
