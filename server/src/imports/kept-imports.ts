import { Injectable } from '@nestjs/common';
import type { ImportSummary } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { holdNow } from '../platform/database/index.js';
import { Conflict } from '../platform/http/index.js';
import { TenantRepository, type OrganizationId } from '../platform/tenancy/index.js';
import { countRows, keepRows } from './decide/kept-rows.js';
import type { PlacedRow } from './decide/placing.js';
import { ImportTableRow } from './import.entity.js';
import type { Column } from './understand/columns.js';
import { cut } from '../platform/text/index.js';

/** Imports as they are kept: held while one of them is changed, and counted anew after it. */
@Injectable()
export class KeptImports {
  readonly tables: TenantRepository<ImportTableRow>;

  constructor(db: DataSource) {
    this.tables = new TenantRepository(db, ImportTableRow, 'import');
  }

  /** Holds the import until the transaction ends. @throws Conflict when it is not in the state that this step needs */
  async hold(
    within: EntityManager,
    org: OrganizationId,
    id: string,
    states: readonly ImportSummary['state'][],
  ): Promise<ImportTableRow> {
    await holdNow(
      within,
      HOLD,
      [org, id],
      () => new Conflict('import_busy', 'This import is being worked on. Wait a minute.'),
    );
    const table = await this.tables.within(within).get(org, id);
    if (states.includes(table.state)) return table;
    throw new Conflict('import_state', `This import is already ${table.state}.`);
  }

  /** Keeps the rows, and with the columns what stands in the first of them. */
  async keep(
    within: EntityManager,
    org: OrganizationId,
    id: string,
    columns: readonly Column[],
    filled: readonly number[],
    placed: AsyncIterable<PlacedRow[]>,
  ): Promise<ImportSummary> {
    let first: PlacedRow[] | null = null;
    for await (const rows of placed) {
      first ??= rows.filter(({ leftOut }) => leftOut === null).slice(0, ROWS_OF_SAMPLES);
      await keepRows(within, org, id, rows);
    }
    await this.tables.within(within).change(org, id, { columns: withSamples(columns, first ?? [], filled) });
    return this.recount(within, org, id);
  }

  async recount(within: EntityManager, org: OrganizationId, id: string): Promise<ImportSummary> {
    await this.tables.within(within).change(org, id, { counts: await countRows(within, org, id) });
    return summaryOf(await this.tables.within(within).get(org, id));
  }
}

const HOLD = 'SELECT FROM import WHERE organization_id = $1 AND id = $2 FOR UPDATE';

export const summaryOf = ({
  organizationId: _,
  sha256: __,
  createdBy: ___,
  askedBy: ____,
  attempts: _____,
  ...summary
}: ImportTableRow): ImportSummary => ({
  ...summary,
  counts: { ...NOT_COUNTED, ...summary.counts },
  warnings: unusedIn(summary.columns),
  createdAt: summary.createdAt.toISOString(),
  importedAt: summary.importedAt?.toISOString() ?? null,
  cellsRemovedAt: summary.cellsRemovedAt?.toISOString() ?? null,
});

/** Columns that hold something, are not used, and of which nobody said that they are to be left out. */
const unusedIn = (columns: ImportSummary['columns']): ImportSummary['warnings'] =>
  columns
    .filter(({ field, filled, leftOut }) => field === 'ignore' && filled > 0 && !leftOut)
    .map(({ index, heading, filled }) => ({ code: 'column_unused', index, column: heading, filled }));

const ROWS_OF_SAMPLES = 50;

/** The columns with what stands in them, for the person who checks the guess. */
export const withSamples = (
  columns: readonly Column[],
  rows: readonly PlacedRow[],
  filled: readonly number[],
): ImportSummary['columns'] =>
  columns.map((column, at) => {
    const texts = rows.map(({ cells }) => (cells[column.index] ?? '').trim());
    const samples = [...new Set(texts.filter(Boolean))].slice(0, 3).map((text) => cut(text, 60));
    return { ...column, samples, filled: filled[at] ?? 0, leftOut: column.leftOut ?? false };
  });

export const NOT_COUNTED: ImportSummary['counts'] = {
  ...{ rows: 0, new: 0, merge: 0, changed: 0, duplicate: 0, unchanged: 0, skipped: 0, leftOut: 0 },
  ...{ error: 0, warnings: 0, conflicts: 0, doubts: 0, observers: 0, saidOnce: [] },
};
