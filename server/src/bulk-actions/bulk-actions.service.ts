import { Injectable } from '@nestjs/common';
import {
  type YahrzeitAct,
  type BulkAction,
  type BulkOutcome,
  type BulkUndone,
  type bulkActionPage,
  type bulkActionQuery,
} from '@zikaron/contract';
import type { contactsChange, observersChange, yahrzeitsChange } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { ManyContacts, type ChangedContact } from '../contacts/index.js';
import { Clock } from '../platform/clock/index.js';
import { type Answer } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { ManyObservers, ManyYahrzeits, valueOf, type Decision } from '../yahrzeits/index.js';
import { KeptActions, type KeptRecord } from './kept-actions.js';
import { ManyImportRows } from './many-import-rows.js';
import { ManyLetters } from './many-letters.js';
import { MergesService } from './merges/merges.service.js';
import { Selections } from './selections.service.js';

type YahrzeitsChange = z.output<typeof yahrzeitsChange>;
type ObserversChange = z.output<typeof observersChange>;

/** What is done with many records of a list at once: told before, kept with what was, and undone for 30 days. */
@Injectable()
export class BulkActionsService {
  constructor(
    private readonly db: DataSource,
    private readonly kept: KeptActions,
    private readonly merges: MergesService,
    private readonly selections: Selections,
    private readonly yahrzeits: ManyYahrzeits,
    private readonly observers: ManyObservers,
    private readonly contacts: ManyContacts,
    private readonly letters: ManyLetters,
    private readonly rows: ManyImportRows,
    private readonly clock: Clock,
  ) {}

  /** All of it or nothing. @throws Invalid 422 `too_many` */
  async changeYahrzeits(
    org: OrganizationId,
    by: Actor,
    { selection, change, dryRun }: YahrzeitsChange,
  ): Promise<BulkOutcome> {
    const ids = await this.selections.idsOf(org, selection);
    const decide = await this.decision(org, change);
    return this.db.transaction(async (within) => {
      const { changed, ...told } = await this.yahrzeits.change(org, by, ids, decide, within, dryRun);
      const value = 'value' in change ? change.value : null;
      const id = dryRun
        ? null
        : await this.kept.keep(within, org, by, { subject: 'yahrzeits', act: change.act, value }, changed);
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
      const id = await this.kept.keep(within, org, by, { subject: 'observers', ...change }, records);
      return { ...would, id, changed: changed.length };
    });
  }

  /** All of it or nothing. @throws Invalid 422 `too_many` */
  async changeContacts(
    org: OrganizationId,
    by: Actor,
    { selection, change, dryRun }: z.output<typeof contactsChange>,
  ): Promise<BulkOutcome> {
    const ids = await this.selections.idsOf(org, selection);
    return this.db.transaction(async (within) => {
      const { selected, alreadySo } = await this.contacts.count(org, ids, change, within);
      const would = { id: null, selected, changed: selected - alreadySo, alreadySo, refused: 0 };
      if (dryRun) return would;
      const changed = await this.contacts.change(org, by, ids, change, within);
      const id = await this.kept.keep(within, org, by, { subject: 'contacts', act: change.act, value: null }, changed);
      return { ...would, id, changed: changed.length };
    });
  }

  /**
   * Gives back what was changed, except to those that were changed since; twice is as once.
   * @throws NotFound, also after 30 days; Conflict 409 of a merge `changed_since`, of rows of a list `import_state` once it is imported
   */
  undo(org: OrganizationId, by: Actor, subject: BulkAction['subject'], id: string): Promise<BulkUndone> {
    return this.db.transaction(async (within) => {
      const action = await this.kept.hold(within, org, subject, id);
      if (action.undoneAt) return { restored: 0, changedSince: 0 };
      const records = await this.kept.recordsOf(within, org, id);
      await this.kept.close(within, org, by, id);
      if (action.act === 'merge') return this.merges.undo(within, org, records);
      const restored = await this.restore(within, org, by, { subject, act: action.act }, records);
      return { restored, changedSince: action.changed - restored };
    });
  }

  /** What can still be undone, and what was, newest first. */
  list(org: OrganizationId, query: z.output<typeof bulkActionQuery>): Promise<Answer<z.output<typeof bulkActionPage>>> {
    return this.kept.list(org, query);
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
    { subject, act }: Pick<BulkAction, 'subject' | 'act'>,
    records: readonly KeptRecord[],
  ): Promise<number> {
    if (subject === 'contacts') return this.contacts.restore(org, by, records as ChangedContact[], within);
    if (subject === 'import-rows') return this.rows.restore(org, by, records, within);
    if (subject === 'emails' || subject === 'jobs')
      return this.letters.restore(org, by, { subject, act }, records, within);
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
}

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
