import { Injectable } from '@nestjs/common';
import type { contactExportQuery, ImportRow, importProblemsQuery, yahrzeitExportQuery } from '@zikaron/contract';
import type { z } from 'zod';
import { ContactsService } from '../contacts/index.js';
import { ImportsService } from '../imports/index.js';
import type { Download } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { YahrzeitsService } from '../yahrzeits/index.js';
import type { ImportProblem } from './columns.js';
import { ExportFiles } from './export-files.js';
import { everyPage, inOrder } from './paging.js';

/**
 * The records as files: the rows that a list shows on all its pages, by its own filter, search and order. The ids are taken
 * at one instant, and the rows are read while the file is taken.
 */
@Injectable()
export class RecordExports {
  constructor(
    private readonly files: ExportFiles,
    private readonly people: YahrzeitsService,
    private readonly contactList: ContactsService,
    private readonly imports: ImportsService,
  ) {}

  async yahrzeits(org: OrganizationId, wish: z.output<typeof yahrzeitExportQuery>): Promise<Download> {
    const ids = await this.people.idsOf(org, wish);
    const rows = inOrder(ids, (some) => this.people.some(org, some));
    return this.files.of(org, 'yahrzeits', wish, rows, ids.length);
  }

  async contacts(org: OrganizationId, wish: z.output<typeof contactExportQuery>): Promise<Download> {
    const ids = await this.contactList.idsOf(org, wish);
    const rows = inOrder(ids, (some) => this.contactList.some(org, some));
    return this.files.of(org, 'contacts', wish, rows, ids.length);
  }

  /** What is wrong with the rows of an import, a line for each problem. @throws NotFound */
  async importProblems(org: OrganizationId, id: string, wish: z.output<typeof importProblemsQuery>): Promise<Download> {
    const filter = { ...wish.filter, withIssues: true };
    const { total } = await this.imports.rows(org, id, { ...wish, filter });
    const rows = everyPage((range) => this.imports.rows(org, id, { ...wish, filter, range }));
    return this.files.of(org, 'importProblems', wish, problemsOf(rows), total);
  }
}

async function* problemsOf(rows: AsyncIterable<ImportRow>): AsyncGenerator<ImportProblem> {
  for await (const { row, name, state, issues } of rows)
    for (const { severity, column, message } of issues) yield { row, name, state, severity, column, message };
}
