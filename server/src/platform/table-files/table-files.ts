import { Global, Injectable, Module } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { HeavyWork } from '../heavy-work/index.js';
import type { OrganizationId } from '../tenancy/index.js';
import type { PageOfCells, TableOrder } from './write-table.task.js';

const WRITE_TABLE = new URL('./write-table.task.js', import.meta.url);
/** 300,000 rows as a workbook take a tenth of this; more of it is waiting for the database. */
const BUDGET = { processorSeconds: 120, seconds: 600 };

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Tables that leave the house as CSV or Excel, written outside the process that answers requests. */
@Injectable()
export class TableFiles {
  constructor(private readonly work: HeavyWork) {}

  /** @throws Refusal 422 `too_much_work`, TooMany, Unavailable when no turn came in time */
  async of(
    org: OrganizationId,
    order: TableOrder,
    pages: AsyncIterable<PageOfCells>,
  ): Promise<{ type: string; content: Readable }> {
    const content = await this.work.file<TableOrder, PageOfCells>(org, WRITE_TABLE, order, pages, BUDGET);
    return { type: TYPES[order.format], content };
  }
}

@Global()
@Module({ providers: [TableFiles], exports: [TableFiles] })
export class TableFilesModule {}
