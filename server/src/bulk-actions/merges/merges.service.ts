import { Injectable } from '@nestjs/common';
import type { BulkUndone, mergedContact, mergedYahrzeit } from '@zikaron/contract';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { ContactMergeService, type Pair } from '../../contacts/index.js';
import { OrganizationsService } from '../../organizations/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Conflict } from '../../platform/http/index.js';
import type { Actor, OrganizationId } from '../../platform/tenancy/index.js';
import { OccurrencesService, YahrzeitMergeService } from '../../yahrzeits/index.js';
import { KeptActions, type KeptRecord } from '../kept-actions.js';
import { follow } from './follow.js';
import { giveBack, journalOf, pairOf, statesOf, type Journal, type MergedPair } from './journal.js';

/** What is kept of a merge, with which it is undone. */
interface KeptMerge extends MergedPair {
  readonly journal: Journal;
}

/** Two records that are one: merged with all that points at them, and apart again as they were for 30 days. */
@Injectable()
export class MergesService {
  constructor(
    private readonly db: DataSource,
    private readonly kept: KeptActions,
    private readonly contacts: ContactMergeService,
    private readonly yahrzeits: YahrzeitMergeService,
    private readonly occurrences: OccurrencesService,
    private readonly clock: Clock,
    private readonly organizations: OrganizationsService,
  ) {}

  /** All of it or nothing. @throws as `ContactMergeService.merge` */
  mergeContacts(org: OrganizationId, by: Actor, stays: string, goes: string): Promise<z.output<typeof mergedContact>> {
    const pair = { of: 'contact_id', stays, goes } as const;
    return this.merge(org, by, pair, (within) => this.contacts.merge(org, by, pair, follow, within));
  }

  /** All of it or nothing. @throws as `YahrzeitMergeService.merge` */
  mergeYahrzeits(
    org: OrganizationId,
    by: Actor,
    stays: string,
    goes: string,
  ): Promise<z.output<typeof mergedYahrzeit>> {
    const pair = { of: 'yahrzeit_id', stays, goes } as const;
    return this.merge(org, by, pair, (within) => this.yahrzeits.merge(org, by, pair, follow, within));
  }

  /** Both are there again, with what was theirs; what somebody changed since stays. @throws Conflict 409 `changed_since`, Refusal 402 `observer_limit` */
  async undo(within: EntityManager, org: OrganizationId, records: readonly KeptRecord[]): Promise<BulkUndone> {
    let changedSince = 0;
    for (const { before } of records) {
      const merge = before as KeptMerge;
      changedSince += await orChangedSince(this.giveBack(within, org, merge));
    }
    return { restored: records.length, changedSince };
  }

  private merge<Merged extends object>(
    org: OrganizationId,
    by: Actor,
    pair: Pair,
    merge: (within: EntityManager) => Promise<Merged>,
  ): Promise<Merged & { mergeId: string }> {
    return this.db.transaction(async (within) => {
      await within.query(HOLD[pair.of], [org, [pair.stays, pair.goes]]);
      const known = await pairOf(org, pair, within);
      const before = await statesOf(org, known, within);
      const merged = await merge(within);
      const journal = journalOf(pair.of, before, await statesOf(org, known, within));
      const subject = pair.of === 'contact_id' ? 'contacts' : 'yahrzeits';
      const gone = before[subject.slice(0, -1)]?.get(JSON.stringify([pair.goes]));
      const done = { subject, act: 'merge', value: String(gone?.name ?? '') } as const;
      const record = { id: pair.goes, before: { ...known, journal }, after: {} };
      const mergeId = await this.kept.keep(within, org, by, done, [record]);
      return { ...merged, mergeId: mergeId ?? '' };
    });
  }

  private async giveBack(within: EntityManager, org: OrganizationId, merge: KeptMerge): Promise<number> {
    const { of, stays, goes, journal } = merge;
    const held: unknown[] = await within.query(HOLD[of], [org, [stays, goes]]);
    if (held.length !== 1) throw changedSince();
    const separate = journal.observance?.filter(({ before, after }) => before && !after).length ?? 0;
    if (separate > 0) await this.organizations.mayAddObservers(org, separate, within);
    const whenRecordsAreBack = async () => {
      if (of === 'yahrzeit_id') await this.occurrences.recompute(org, [stays, goes], within);
    };
    const changed = await giveBack(org, { of, journal, at: this.clock.now(), whenRecordsAreBack }, within);
    await within.query(KEEP_IN_STEP, [org, merge.observances]);
    return changed;
  }
}

/** In the order of their ids, so that two merges at once cannot wait for each other in a circle. */
const HOLD = {
  contact_id: `SELECT id FROM contact WHERE organization_id = $1 AND id = ANY ($2::uuid[]) ORDER BY id FOR UPDATE`,
  yahrzeit_id: `SELECT id FROM yahrzeit WHERE organization_id = $1 AND id = ANY ($2::uuid[]) ORDER BY id FOR UPDATE`,
} as const;

/** Where dates or settings were changed since the merge, what is promised follows them. */
const KEEP_IN_STEP = `
SELECT keep_reminders(array_agg(organization_id), array_agg(yahrzeit_id)) FROM (
  SELECT DISTINCT organization_id, yahrzeit_id FROM observance WHERE organization_id = $1 AND id = ANY ($2::uuid[])) o
HAVING count(*) > 0`;

const VIOLATIONS = ['23503', '23505'];

const isViolation = (failure: unknown): boolean =>
  failure instanceof QueryFailedError && VIOLATIONS.includes(String((failure.driverError as { code?: unknown }).code));

/** What the two pointed at is gone, or somebody else has what was theirs: then nothing is given back. */
async function orChangedSince<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (isViolation(error)) throw changedSince();
    throw error;
  }
}

const changedSince = (): Conflict =>
  new Conflict('changed_since', 'Too much was changed since: what belonged to the two is no longer there.');
