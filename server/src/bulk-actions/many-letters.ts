import { Injectable } from '@nestjs/common';
import {
  SECONDS_TO_UNDO,
  type BulkAction,
  type BulkOutcome,
  type JobAct,
  type jobsChange,
  type MessageAct,
  type messagesChange,
} from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { ManyMessages, MOVES, SendingQueue } from '../emails/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { ManyJobs, type ChangedJob } from '../reminders/index.js';
import { KeptActions, type KeptRecord } from './kept-actions.js';
import { Selections, type MessageSelection } from './selections.service.js';

/** What is done with many messages, or many email jobs, of a list at once. */
@Injectable()
export class ManyLetters {
  constructor(
    private readonly db: DataSource,
    private readonly kept: KeptActions,
    private readonly selections: Selections,
    private readonly messages: ManyMessages,
    private readonly jobs: ManyJobs,
    private readonly queue: SendingQueue,
  ) {}

  /**
   * All that the act fits. What is sent again leaves half a minute later, so that it can be taken back.
   * @throws Invalid 422 `too_many`
   */
  async changeMessages(
    org: OrganizationId,
    by: Actor,
    { selection, change: { act }, dryRun }: z.output<typeof messagesChange>,
  ): Promise<BulkOutcome> {
    const chosen = await this.selections.idsOf(org, selection);
    const { moved, ...outcome } = await this.db.transaction(async (within) => {
      const ids = await this.messageIds(org, selection, chosen, act, within);
      const { selected, fitting } = await this.messages.count(org, ids, act, within);
      const would = { id: null, selected, changed: fitting, alreadySo: 0, refused: selected - fitting };
      if (dryRun) return { ...would, moved: [] };
      const moved = await this.messages.move(org, by, ids, act, within, SECONDS_TO_UNDO);
      const counts = { selected, changed: moved.length, alreadySo: 0, refused: selected - moved.length };
      if (act === 'arrived') return { ...counts, id: null, moved };
      const id = await this.kept.keep(within, org, by, { subject: 'emails', act, value: null }, moved);
      return { ...counts, id, moved };
    });
    const again = MOVES[act].to === 'queued' ? moved.map(({ id }) => id) : [];
    if (again.length > 0) await this.queue.announce(new Map([[org, again]]), SECONDS_TO_UNDO * 1000);
    return outcome;
  }

  /** All of it or nothing. @throws Invalid 422 `too_many`; NotFound without such a template */
  async changeJobs(
    org: OrganizationId,
    by: Actor,
    { selection, change, dryRun }: z.output<typeof jobsChange>,
  ): Promise<BulkOutcome> {
    const ids = await this.selections.idsOf(org, selection);
    return this.db.transaction(async (within) => {
      const { selected, differing } = await this.jobs.count(org, ids, change, within);
      const would = { id: null, selected, changed: differing, alreadySo: selected - differing, refused: 0 };
      if (dryRun) return would;
      const changed = await this.jobs.change(org, by, ids, change, within);
      const done = { subject: 'jobs', act: change.act, value: 'value' in change ? change.value : null } as const;
      const id = await this.kept.keep(within, org, by, done, changed);
      return { ...would, id, changed: changed.length, alreadySo: selected - changed.length };
    });
  }

  /** Gives back what they were. @returns how many */
  async restore(
    org: OrganizationId,
    by: Actor,
    { subject, act }: Pick<BulkAction, 'subject' | 'act'>,
    records: readonly KeptRecord[],
    within: EntityManager,
  ): Promise<number> {
    if (subject === 'jobs') return this.jobs.restore(org, by, act as JobAct['act'], records as ChangedJob[], within);
    const settled = new Set(await this.letGo(org, records, within));
    const open = records.filter(({ id }) => !settled.has(id));
    return (await this.messages.restore(org, by, act as MessageAct, open, within)).length;
  }

  /** Messages whose families a night has let go since: their reminders are closed, and nothing brings the letter back. */
  private async letGo(org: OrganizationId, records: readonly KeptRecord[], within: EntityManager): Promise<string[]> {
    const rows: { id: string }[] = await within.query(
      `SELECT DISTINCT message_id AS id FROM reminder
        WHERE organization_id = $1 AND message_id = ANY ($2::uuid[]) AND state = 'let_go'`,
      [org, records.map(({ id }) => id)],
    );
    return rows.map(({ id }) => id);
  }

  private async messageIds(
    org: OrganizationId,
    { list }: MessageSelection,
    chosen: readonly string[],
    act: MessageAct,
    within: EntityManager,
  ): Promise<readonly string[]> {
    return list === 'emails' ? chosen : this.jobs.letters(org, chosen, MOVES[act].from, within);
  }
}
