import { Injectable } from '@nestjs/common';
import type { Notification, NotificationKey, notificationQuery } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { Clock } from '../platform/clock/index.js';
import { NotFound, pageBounds } from '../platform/http/index.js';
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

/** The English words are kept beside the key, for whoever reads the API. */
const wordsOf = ({ key, values = {} }: Cause) => ({ key, values, ...inWords('en', key, values) });

type ListQuery = z.output<typeof notificationQuery>;

const SHOWN = `id, title, message, key, values, severity, created_at AS "createdAt", read_at AS "readAt", data`;

/** What staff should act on: raised by the house, read and dismissed by people. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** One per cause, not a flood. */
  async raise(org: OrganizationId, what: Cause, within: EntityManager | DataSource = this.db): Promise<void> {
    const { title, message, key, values } = wordsOf(what);
    await within.query(
      `INSERT INTO notification (organization_id, cause, title, message, severity, data, created_at, key, values)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (organization_id, cause) WHERE dismissed_at IS NULL AND read_at IS NULL
       DO UPDATE SET title = excluded.title, message = excluded.message, key = excluded.key, values = excluded.values, severity = excluded.severity,
                     data = excluded.data, created_at = excluded.created_at`,
      [org, what.cause, title, message, what.severity, what.data ?? {}, this.clock.now(), key, values],
    );
  }

  /** Tells each of these unless its organization was told of that cause before, read and dismissed or not. */
  async raiseOnce(told: readonly (Cause & { org: OrganizationId })[]): Promise<void> {
    if (told.length === 0) return;
    await this.db.query(
      `INSERT INTO notification (organization_id, cause, title, message, severity, data, created_at, key, values)
       SELECT new.org, new.cause, new.title, new.message, new.severity, coalesce(new.data, '{}'), $2, new.key, new.values
         FROM jsonb_to_recordset($1::jsonb)
              AS new (org uuid, cause text, title text, message text, severity text, data jsonb, key text, values jsonb)
        WHERE NOT EXISTS (SELECT FROM notification old WHERE old.organization_id = new.org AND old.cause = new.cause)
       ON CONFLICT (organization_id, cause) WHERE dismissed_at IS NULL AND read_at IS NULL DO NOTHING`,
      [JSON.stringify(told.map((one) => ({ ...one, ...wordsOf(one) }))), this.clock.now()],
    );
  }

  /** What a cause told of is no longer so: it is dismissed for everybody. */
  async settle(org: OrganizationId, cause: string, within: EntityManager | DataSource = this.db): Promise<void> {
    await within.query(
      `UPDATE notification SET dismissed_at = $3 WHERE organization_id = $1 AND cause = $2 AND dismissed_at IS NULL`,
      [org, cause, this.clock.now()],
    );
  }

  async list(
    org: OrganizationId,
    query: ListQuery,
  ): Promise<{ notifications: Notification[]; data: Notification[]; total: number }> {
    const { offset, limit } = query.limit ? { offset: 0, limit: query.limit } : pageBounds(query);
    const { unread, severity } = query.filter ?? {};
    const shown = `organization_id = $1 AND dismissed_at IS NULL
      AND ($2::boolean IS NULL OR (read_at IS NULL) = $2) AND ($3::text IS NULL OR severity = $3)`;
    const about = [org, unread ?? null, severity ?? null];
    const data: Notification[] = await this.db.query(
      `SELECT ${SHOWN} FROM notification WHERE ${shown} ORDER BY created_at DESC, id LIMIT $4 OFFSET $5`,
      [...about, limit, offset],
    );
    const [{ total }] = await this.db.query(`SELECT count(*) AS total FROM notification WHERE ${shown}`, about);
    return { notifications: data, data, total };
  }

  /** Those raised since an instant and not dismissed: how many, and the newest. */
  async since(org: OrganizationId, since: Date, limit: number): Promise<{ data: Notification[]; total: number }> {
    const rows: (Notification & { total: number })[] = await this.db.query(
      `SELECT ${SHOWN}, count(*) OVER () AS total FROM notification
        WHERE organization_id = $1 AND dismissed_at IS NULL AND created_at >= $2
        ORDER BY created_at DESC, id LIMIT $3`,
      [org, since, limit],
    );
    return { data: rows.map(({ total: _, ...one }) => one), total: rows[0]?.total ?? 0 };
  }

  async unreadCount(org: OrganizationId): Promise<number> {
    const [{ unread }] = await this.db.query(
      `SELECT count(*) AS unread FROM notification WHERE organization_id = $1 AND dismissed_at IS NULL AND read_at IS NULL`,
      [org],
    );
    return unread;
  }

  /** Marks these read, or all of them; those of other organizations are not found and stay as they are. */
  async markRead(org: OrganizationId, ids: readonly string[] | 'all'): Promise<void> {
    await this.db.query(
      `UPDATE notification SET read_at = $2 WHERE organization_id = $1 AND read_at IS NULL AND ($3::uuid[] IS NULL OR id = ANY($3))`,
      [org, this.clock.now(), ids === 'all' ? null : ids],
    );
  }

  async dismiss(org: OrganizationId, id: string): Promise<void> {
    const [, dismissed] = await this.db.query(
      `UPDATE notification SET dismissed_at = $3 WHERE organization_id = $1 AND id = $2 AND dismissed_at IS NULL`,
      [org, id, this.clock.now()],
    );
    if (!dismissed) throw new NotFound('notification');
  }
}
