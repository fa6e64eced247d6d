import { Injectable } from '@nestjs/common';
import { UNDO_DAYS, type BulkAction, type bulkActionPage, type bulkActionQuery, keysOf } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { daysAfter } from '../calendar/index.js';
import { Clock } from '../platform/clock/index.js';
import { countOf, kysely, recordset, type Within } from '../platform/database/index.js';
import { NotFound, pageBounds, type Answer } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { tooLate } from './too-late.js';

type Done = Pick<BulkAction, 'subject' | 'act' | 'value'>;

export interface KeptRecord {
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What was done with records and what they were before, for as long as it can be undone. */
@Injectable()
export class KeptActions {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** What can still be undone, and what was, newest first. */
  async list(
    org: OrganizationId,
    query: z.output<typeof bulkActionQuery>,
  ): Promise<Answer<z.output<typeof bulkActionPage>>> {
    const { offset, limit } = pageBounds(query);
    const found = kysely(this.db)
      .selectFrom('bulk_action')
      .where('organizationId', '=', org)
      .where('at', '>', this.oldest());
    const rows = await found
      .select(['id', 'at', 'actorName as by', 'subject', 'act', 'value', 'changed', 'undoneAt', 'undoneBy'])
      .orderBy('at', query.sort?.[1] === 'ASC' ? 'asc' : 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute();
    const late = await tooLate(this.db, org, rows);
    return { data: rows.map((row) => ({ ...row, tooLate: late.get(row.id) ?? null })), total: await countOf(found) };
  }

  /** What was before goes with it; what can no longer be undone is forgotten. @returns by which it is undone; null where nothing changed */
  async keep(
    within: EntityManager,
    org: OrganizationId,
    by: Actor,
    { subject, act, value }: Done,
    records: readonly KeptRecord[],
    changed = records.length,
  ): Promise<string | null> {
    if (records.length === 0) return null;
    const db = kysely(within);
    await db.deleteFrom('bulk_action').where('organizationId', '=', org).where('at', '<=', this.oldest()).execute();
    const { id } = await db
      .insertInto('bulk_action')
      .values({
        ...{ organizationId: org, at: this.clock.now(), actorId: by.id, actorName: by.name },
        ...{ subject, act, value: JSON.stringify(value), changed },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = records.map((record) => ({
      ...{ organizationId: org, bulkActionId: id, recordId: record.id },
      ...{ before: record.before, after: record.after },
    }));
    await db
      .insertInto('bulk_action_record')
      .columns(RECORD_COLUMNS)
      .expression(db.selectFrom(recordset(rows, 'r', RECORD_TYPES)).select(RECORD_COLUMNS))
      .execute();
    return id;
  }

  /** One that can still be undone, held. @throws NotFound */
  async hold(within: EntityManager, org: OrganizationId, subject: BulkAction['subject'], id: string) {
    const action = await kysely(within)
      .selectFrom('bulk_action')
      .select(['act', 'changed', 'undoneAt'])
      .where('organizationId', '=', org)
      .where('id', '=', id)
      .where('subject', '=', subject)
      .where('at', '>', this.oldest())
      .forUpdate()
      .executeTakeFirst();
    if (!action) throw new NotFound('bulk action');
    return action;
  }

  /** It is undone: another time does nothing. */
  async close(within: EntityManager, org: OrganizationId, by: Actor, id: string): Promise<void> {
    await kysely(within)
      .updateTable('bulk_action')
      .set({ undoneAt: this.clock.now(), undoneBy: by.name })
      .where('organizationId', '=', org)
      .where('id', '=', id)
      .execute();
  }

  recordsOf(within: Within, org: OrganizationId, id: string): Promise<KeptRecord[]> {
    return kysely(within)
      .selectFrom('bulk_action_record')
      .select(['recordId as id', 'before', 'after'])
      .where('organizationId', '=', org)
      .where('bulkActionId', '=', id)
      .execute();
  }

  private oldest(): Date {
    return daysAfter(this.clock.now(), -UNDO_DAYS);
  }
}

const RECORD_TYPES = {
  ...({ organizationId: 'uuid', bulkActionId: 'uuid', recordId: 'uuid', before: 'jsonb', after: 'jsonb' } as const),
};
const RECORD_COLUMNS = keysOf(RECORD_TYPES);
