import { Injectable } from '@nestjs/common';
import {
  keysOf,
  type Notification,
  type NotificationKey,
  type notificationPage,
  type notificationQuery,
} from '@zikaron/contract';
import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { Clock } from '../platform/clock/index.js';
import { anyOf, countOf, excluded, kysely, recordset, type Database, type Within } from '../platform/database/index.js';
import { NotFound, pageBounds, type Answer } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { inWords, type NotificationValues } from './in-words.js';

export interface Cause {
  /** Stable for one cause: while it is unread, raising it again refreshes it and adds none. */
  readonly cause: string;
  /** Names what it says, which every reader reads in their own language. */
  readonly key: NotificationKey;
  readonly values?: NotificationValues;
  readonly severity: Notification['severity'];
  readonly data?: { readonly actionUrl?: string };
}

/** A cause of which there is one, named as what it says. */
export const plainCause = (key: NotificationKey, severity: Cause['severity'], actionUrl: string): Cause => {
  return { cause: key, key, severity, data: { actionUrl } };
};

type ListQuery = z.output<typeof notificationQuery>;
const SHOWN = ['id', 'title', 'message', 'key', 'values', 'severity', 'createdAt', 'readAt', 'data'] as const;

const TYPES = {
  ...({ organizationId: 'uuid', cause: 'text', createdAt: 'timestamptz', severity: 'text' } as const),
  ...({ key: 'text', values: 'jsonb', title: 'text', message: 'text', data: 'jsonb' } as const),
};
const COLUMNS = keysOf(TYPES);
const REFRESHED = COLUMNS.filter((column) => column !== 'organizationId' && column !== 'cause');

const isUnread = (of: ExpressionBuilder<Database, 'notification'>) =>
  of.and([of('dismissedAt', 'is', null), of('readAt', 'is', null)]);

const newestOf = (asked: SelectQueryBuilder<Database, 'notification', object>, limit: number) =>
  asked.select(SHOWN).orderBy('createdAt', 'desc').orderBy('id').limit(limit);

/** What staff should act on: raised by the house, read and dismissed by people. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** One per cause, not a flood. */
  async raise(org: OrganizationId, what: Cause, within: Within = this.db): Promise<void> {
    await kysely(within)
      .insertInto('notification')
      .columns(COLUMNS)
      .expression(this.told([{ ...what, org }]))
      .onConflict((same) => same.columns(['organizationId', 'cause']).where(isUnread).doUpdateSet(excluded(REFRESHED)))
      .execute();
  }

  /** Tells each of these unless its organization was told of that cause before, read and dismissed or not. */
  async raiseOnce(told: readonly (Cause & { org: OrganizationId })[]): Promise<void> {
    if (told.length === 0) return;
    const isNew = this.told(told).where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notification as before')
            .whereRef('before.organizationId', '=', 'told.organizationId')
            .whereRef('before.cause', '=', 'told.cause'),
        ),
      ),
    );
    await kysely(this.db)
      .insertInto('notification')
      .columns(COLUMNS)
      .expression(isNew)
      .onConflict((same) => same.columns(['organizationId', 'cause']).where(isUnread).doNothing())
      .execute();
  }

  /** What a cause told of is no longer so: it is dismissed for everybody. */
  async settle(org: OrganizationId, cause: string, within: Within = this.db): Promise<void> {
    await this.standing(org, within).set({ dismissedAt: this.clock.now() }).where('cause', '=', cause).execute();
  }

  async list(org: OrganizationId, query: ListQuery): Promise<Answer<z.output<typeof notificationPage>>> {
    const { offset, limit } = query.limit ? { offset: 0, limit: query.limit } : pageBounds(query);
    const { unread, severity } = query.filter ?? {};
    let asked = this.shown(org);
    if (unread !== undefined) asked = asked.where('readAt', unread ? 'is' : 'is not', null);
    if (severity) asked = asked.where('severity', '=', severity);

    const data = await newestOf(asked, limit).offset(offset).execute();
    return { notifications: data, data, total: await countOf(asked) };
  }

  /** Those raised since an instant and not dismissed: how many, and the newest. */
  async since(
    org: OrganizationId,
    since: Date,
    limit: number,
  ): Promise<{ data: Answer<Notification>[]; total: number }> {
    const asked = this.shown(org).where('createdAt', '>=', since);
    return { data: await newestOf(asked, limit).execute(), total: await countOf(asked) };
  }

  unreadCount(org: OrganizationId): Promise<number> {
    return countOf(this.shown(org).where('readAt', 'is', null));
  }

  /** Marks these read, or all of them; those of other organizations are not found and stay as they are. */
  async markRead(org: OrganizationId, ids: readonly string[] | 'all'): Promise<void> {
    let marked = kysely(this.db)
      .updateTable('notification')
      .set({ readAt: this.clock.now() })
      .where('organizationId', '=', org)
      .where('readAt', 'is', null);
    if (ids !== 'all') marked = marked.where('id', '=', anyOf(ids));
    await marked.execute();
  }

  async dismiss(org: OrganizationId, id: string): Promise<void> {
    const dismissed = await kysely(this.db)
      .updateTable('notification')
      .set(({ fn, val }) => ({ dismissedAt: fn.coalesce('dismissedAt', val(this.clock.now())) }))
      .where('organizationId', '=', org)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!dismissed.numUpdatedRows) throw new NotFound('notification');
  }

  /** The rows of these causes; the English words are kept beside the key, for whoever reads the API. */
  private told(causes: readonly (Cause & { org: OrganizationId })[]) {
    const createdAt = this.clock.now();
    const rows = causes.map(({ org, cause, key, values = {}, severity, data = {} }) => ({
      ...{ organizationId: org, cause, createdAt, severity, key, values, data },
      ...inWords('en', key, values, 'UTC'),
    }));
    return kysely(this.db)
      .selectFrom(recordset(rows, 'told', TYPES))
      .select(COLUMNS);
  }

  private shown(org: OrganizationId) {
    return kysely(this.db)
      .selectFrom('notification')
      .where('organizationId', '=', org)
      .where('dismissedAt', 'is', null);
  }

  private standing(org: OrganizationId, within: Within) {
    return kysely(within)
      .updateTable('notification')
      .where('organizationId', '=', org)
      .where('dismissedAt', 'is', null);
  }
}
