import { Injectable } from '@nestjs/common';
import {
  UNDO_DAYS,
  type YahrzeitAct,
  type BulkAction,
  type BulkOutcome,
  type BulkUndone,
  type bulkActionPage,
  type bulkActionQuery,
} from '@zikaron/contract';
import type { observersChange, yahrzeitsChange } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { Clock } from '../platform/clock/index.js';
import { countOf, kysely, recordset, type Within } from '../platform/database/index.js';
import { NotFound, pageBounds, type Answer } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { ManyObservers, ManyYahrzeits, valueOf, type Decision } from '../yahrzeits/index.js';
import { Selections } from './selections.service.js';

type YahrzeitsChange = z.output<typeof yahrzeitsChange>;
type ObserversChange = z.output<typeof observersChange>;

interface Done {
  readonly subject: BulkAction['subject'];
  readonly act: BulkAction['act'];
  readonly value: BulkAction['value'];
}
interface KeptRecord {
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What is done with many records of a list at once: told before, kept with what was, and undone for 30 days. */
@Injectable()
export class BulkActionsService {
  constructor(
    private readonly db: DataSource,
    private readonly selections: Selections,
    private readonly yahrzeits: ManyYahrzeits,
    private readonly observers: ManyObservers,
    private readonly clock: Clock,
  ) {}

  /** All of it or nothing. @throws Invalid 422 `too_many` */
  async changeYahrzeits(
    org: OrganizationId,
    by: Actor,
    { selection, change, dryRun }: YahrzeitsChange,
  ): Promise<BulkOutcome> {
    const ids = await this.selections.yahrzeitIds(org, selection);
    const decide = await this.decision(org, change);
    return this.db.transaction(async (within) => {
      const { changed, ...told } = await this.yahrzeits.change(org, by, ids, decide, within, dryRun);
      const value = 'value' in change ? change.value : null;
      const id = dryRun
        ? null
        : await this.keep(within, org, by, { subject: 'yahrzeits', act: change.act, value }, changed);
      return { id, selected: changed.length + told.alreadySo + told.refused, changed: changed.length, ...told };
    });
  }

  /** All of it or nothing. @throws Invalid 422 `too_many` */
  async changeObservers(
    org: OrganizationId,
    by: Actor,
    { selection, change, dryRun }: ObserversChange,
  ): Promise<BulkOutcome> {
    const which = await this.selections.observers(org, selection);
    return this.db.transaction(async (within) => {
      const { selected, alreadySo } = await this.observers.count(org, which, change, within);
      const would = { id: null, selected, changed: selected - alreadySo, alreadySo, refused: 0 };
      if (dryRun) return would;
      const changed = await this.observers.change(org, by, which, change, within);
      const records = changed.map((record) => ({ ...record, after: valueOf(change) }));
      const id = await this.keep(within, org, by, { subject: 'observers', ...change }, records);
      return { ...would, id, changed: changed.length };
    });
  }

  /**
   * Gives back what was changed, except to those that were changed since; twice is as once.
   * @throws NotFound, also after 30 days
   */
  undo(org: OrganizationId, by: Actor, subject: BulkAction['subject'], id: string): Promise<BulkUndone> {
    return this.db.transaction(async (within) => {
      const action = await this.hold(within, org, subject, id);
      if (action.undoneAt) return { restored: 0, changedSince: 0 };
      const records = await recordsOf(within, org, id);
      const restored = await this.restore(within, org, by, action.act, records);
      await kysely(within)
        .updateTable('bulk_action')
        .set({ undoneAt: this.clock.now(), undoneBy: by.name })
        .where('organizationId', '=', org)
        .where('id', '=', id)
        .execute();
      return { restored, changedSince: records.length - restored };
    });
  }

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
    return { data: rows, total: await countOf(found) };
  }

  private async decision(org: OrganizationId, change: YahrzeitsChange['change']): Promise<Decision> {
    if (change.act === 'afterSunset') return ifThere(await this.yahrzeits.answeredSunset(org, change.value));
    if (change.act === 'adarRule') return ifThere(adarRule(change.value));
    const archivedAt = change.act === 'archive' ? this.clock.now() : null;
    return (state) => ((state.archivedAt !== null) === (archivedAt !== null) ? state : { ...state, archivedAt });
  }

  private async restore(
    within: EntityManager,
    org: OrganizationId,
    by: Actor,
    act: BulkAction['act'],
    records: readonly KeptRecord[],
  ): Promise<number> {
    if (act === 'reminderDaysBefore' || act === 'calendar' || act === 'channel')
      return this.observers.restore(org, by, act, records, within);
    const known = new Map(records.map((record) => [record.id, record]));
    const back: Decision = (state, row) => {
      const { before, after } = known.get(row.id) as { before: object; after: object };
      return isStill(state, after) ? { ...state, ...before } : state;
    };
    const { changed } = await this.yahrzeits.change(org, by, [...known.keys()], back, within);
    return changed.length;
  }

  /** What was before goes with it; what can no longer be undone is forgotten. */
  private async keep(
    within: EntityManager,
    org: OrganizationId,
    by: Actor,
    { subject, act, value }: Done,
    records: readonly KeptRecord[],
  ): Promise<string | null> {
    if (records.length === 0) return null;
    const db = kysely(within);
    await db.deleteFrom('bulk_action').where('organizationId', '=', org).where('at', '<=', this.oldest()).execute();
    const { id } = await db
      .insertInto('bulk_action')
      .values({
        ...{ organizationId: org, at: this.clock.now(), actorId: by.id, actorName: by.name },
        ...{ subject, act, value: JSON.stringify(value), changed: records.length },
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

  private async hold(within: EntityManager, org: OrganizationId, subject: BulkAction['subject'], id: string) {
    const action = await kysely(within)
      .selectFrom('bulk_action')
      .select(['act', 'undoneAt'])
      .where('organizationId', '=', org)
      .where('id', '=', id)
      .where('subject', '=', subject)
      .where('at', '>', this.oldest())
      .forUpdate()
      .executeTakeFirst();
    if (!action) throw new NotFound('bulk action');
    return action;
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - UNDO_DAYS * 86_400_000);
  }
}

const RECORD_TYPES = {
  ...({ organizationId: 'uuid', bulkActionId: 'uuid', recordId: 'uuid', before: 'jsonb', after: 'jsonb' } as const),
};
const RECORD_COLUMNS = Object.keys(RECORD_TYPES) as (keyof typeof RECORD_TYPES)[];

const recordsOf = (within: Within, org: OrganizationId, id: string): Promise<KeptRecord[]> =>
  kysely(within)
    .selectFrom('bulk_action_record')
    .select(['recordId as id', 'before', 'after'])
    .where('organizationId', '=', org)
    .where('bulkActionId', '=', id)
    .execute();

/** Of records that are not archived. */
const ifThere =
  (decide: Decision): Decision =>
  (state, row) =>
    state.archivedAt ? state : decide(state, row);

const adarRule =
  (rule: Extract<YahrzeitAct, { act: 'adarRule' }>['value']): Decision =>
  (state) => {
    const { adarRule: _, ...others } = state.rules;
    return { ...state, rules: rule ? { ...others, adarRule: rule } : others };
  };

/** Whether each of these fields is what it was made. */
const isStill = (state: object, made: object): boolean =>
  Object.entries(made).every(
    ([field, value]) => JSON.stringify((state as Record<string, unknown>)[field]) === JSON.stringify(value),
  );
