import { Injectable } from '@nestjs/common';
import type { BulkOutcome, importRowsChange } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { ManyRows, type ChangedRows } from '../imports/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { KeptActions, type KeptRecord } from './kept-actions.js';

/** What is said of many rows of a list at once. The rows are kept as one record, which is their import's. */
@Injectable()
export class ManyImportRows {
  constructor(
    private readonly db: DataSource,
    private readonly kept: KeptActions,
    private readonly rows: ManyRows,
  ) {}

  /** All of it or nothing. @throws NotFound; Conflict once it is imported; Invalid 422 `too_many` */
  change(
    org: OrganizationId,
    by: Actor,
    { selection, change, dryRun }: z.output<typeof importRowsChange>,
  ): Promise<BulkOutcome> {
    return this.db.transaction(async (within) => {
      const { column, before, after, ...told } = await this.rows.change(org, by, selection, change, within, dryRun);
      const changed = after.length;
      if (dryRun || changed === 0) return { ...told, id: null, changed };
      const done = { subject: 'import-rows', act: change.act, value: 'value' in change ? change.value : null } as const;
      const record = { id: selection.importId, before: { column, rows: before }, after: { rows: after } };
      const id = await this.kept.keep(within, org, by, done, [record], changed);
      return { ...told, id, changed };
    });
  }

  /** Gives back what the rows said. @returns how many @throws Conflict once it is imported */
  async restore(
    org: OrganizationId,
    by: Actor,
    [record]: readonly KeptRecord[],
    within: EntityManager,
  ): Promise<number> {
    if (!record) return 0;
    const { column, rows: before } = record.before as { column: number | null; rows: ChangedRows['before'] };
    const { rows: after } = record.after as { rows: ChangedRows['after'] };
    return this.rows.restore(org, by, record.id, { column, before, after }, within);
  }
}
