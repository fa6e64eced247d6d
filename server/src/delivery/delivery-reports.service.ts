import { Injectable } from '@nestjs/common';
import type { DeliveryReport } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { MessageNotices, Outbox, SuppressionService } from '../emails/index.js';
import { Clock } from '../platform/clock/index.js';
import { NotFound } from '../platform/http/index.js';
import { admit, SYSTEM, type OrganizationId } from '../platform/tenancy/index.js';
import { consequenceOf, tidy, type Consequence, type DeliveryEvent } from './delivery-event.js';

/** So many reports of one letter are kept: nobody fills the house with them. */
const MOST_PER_MESSAGE = 50;
/** Of these, places that no story of a letter put off takes: whatever was told before, how it ended is kept. */
const KEPT_FREE = 10;

interface Concerned {
  id: string;
  organizationId: string;
  toEmail: string;
}

/** What was heard of letters after the relay took them: kept beside the letter, whose state it never rewrites. */
@Injectable()
export class DeliveryReports {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly suppressions: SuppressionService,
    private readonly notices: MessageNotices,
  ) {}

  /** Of one message, as it happened. @throws NotFound */
  async of(org: OrganizationId, message: string): Promise<{ data: DeliveryReport[] }> {
    const rows: { reports: DeliveryReport[] }[] = await this.db.query(
      `SELECT coalesce((SELECT jsonb_agg(jsonb_build_object('id', r.id, 'kind', r.kind, 'source', r.source, 'status', r.status,
                                'detail', r.detail, 'at', to_char(r.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY r.at, r.id)
                          FROM delivery_report r WHERE r.organization_id = m.organization_id AND r.message_id = m.id), '[]') AS reports
         FROM email_message m WHERE m.organization_id = $1 AND m.id = $2`,
      [org, message],
    );
    if (!rows[0]) throw new NotFound('email message');
    return { data: rows[0].reports };
  }

  /**
   * Keeps what is new of it, in whatever order it comes and however often: an uncertain letter that arrived is sent, an
   * address that is gone or has complained is suppressed, and staff are told once per cause. The messages are locked
   * first, so that news and a worker's own record of the same letter wait for each other.
   * @returns how many were new and about letters of ours
   */
  record(
    source: DeliveryReport['source'],
    told: readonly DeliveryEvent[],
    transaction?: EntityManager,
  ): Promise<number> {
    if (told.length === 0) return Promise.resolve(0);
    if (!transaction) return this.db.transaction((within) => this.record(source, told, within));
    return this.keep(source, told, transaction);
  }

  /** Shows staff a mail about a letter of theirs that no machine understood. */
  async show(mail: { messageId: string; subject: string; text: string }, within: EntityManager): Promise<void> {
    const [concerned] = await lock(within, [mail]);
    if (!concerned) return;
    const [id, { organizationId, toEmail }] = concerned;
    await this.notices.cameBack(admit(organizationId), { id, toEmail, subject: mail.subject, text: mail.text }, within);
  }

  private async keep(
    source: DeliveryReport['source'],
    told: readonly DeliveryEvent[],
    within: EntityManager,
  ): Promise<number> {
    const concerned = await lock(within, told);
    const news = told
      .filter(({ messageId }) => concerned.has(messageId))
      .map((one) => ({ ...tidy(one, this.clock.now()), organizationId: concerned.get(one.messageId)?.organizationId }));
    if (news.length === 0) return 0;
    const values = [JSON.stringify(news), source, this.clock.now(), MOST_PER_MESSAGE, KEPT_FREE];
    const kept: { messageId: string; eventId: string }[] = await within.query(KEEP, values);
    const isNew = new Set(kept.map(keyOf));
    const fresh = news.filter((one) => isNew.delete(keyOf(one)));
    const delivered = fresh.filter(({ kind }) => kind === 'delivered').map(({ messageId }) => messageId);
    if (delivered.length) await this.outbox.settleDelivered(within, { org: null, ids: delivered });
    for (const one of fresh) {
      const message = concerned.get(one.messageId);
      if (message) await this.follow(message, one, within);
    }
    return fresh.length;
  }

  private async follow(message: Concerned, news: DeliveryEvent, within: EntityManager): Promise<void> {
    const org = admit(message.organizationId);
    const { suppress, alarm }: Consequence = consequenceOf(news, message.toEmail);
    if (!suppress && !alarm) return;
    if (suppress && (await this.suppressions.wasLiftedSince(org, message.toEmail, news.at, within))) return;
    if (suppress) {
      const what = { email: message.toEmail, reason: suppress, detail: news.detail ?? news.status };
      await this.suppressions.add(org, SYSTEM, what, within);
    }
    if (alarm) await this.notices.raise(org, alarm, within);
    if (suppress === 'bounced') await this.notices.addressDied(org, message.toEmail, within);
  }
}

const keyOf = ({ messageId, eventId }: { messageId: string; eventId: string }): string => `${messageId} ${eventId}`;

/** In the order of their ids, so that two who tell of the same letters cannot wait for each other in a circle. */
async function lock(
  within: EntityManager,
  told: readonly Pick<DeliveryEvent, 'messageId'>[],
): Promise<Map<string, Concerned>> {
  const rows: Concerned[] = await within.query(
    `SELECT id, organization_id AS "organizationId", to_email AS "toEmail" FROM email_message
      WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
    [[...new Set(told.map(({ messageId }) => messageId))]],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const KEEP = `
INSERT INTO delivery_report (organization_id, message_id, source, event_id, kind, status, detail, at, received_at)
SELECT news."organizationId", news."messageId", $2, news."eventId", news.kind, news.status, news.detail, news.at, $3
  FROM (SELECT *, row_number() OVER (PARTITION BY "messageId" ORDER BY kind = 'deferred', at) AS place
          FROM (SELECT DISTINCT ON ("messageId", "eventId") *
                  FROM jsonb_to_recordset($1::jsonb) AS told ("organizationId" uuid, "messageId" uuid, "eventId" text,
                                                              kind text, status text, detail text, at timestamptz)) told
         WHERE NOT EXISTS (SELECT FROM delivery_report known
                            WHERE known.organization_id = told."organizationId" AND known.message_id = told."messageId"
                              AND known.source = $2 AND known.event_id = told."eventId")) news
 WHERE news.place + (SELECT count(*) FROM delivery_report known
                       WHERE known.organization_id = news."organizationId" AND known.message_id = news."messageId")
       <= $4 - CASE news.kind WHEN 'deferred' THEN $5::int ELSE 0 END
ON CONFLICT (organization_id, message_id, source, event_id) DO NOTHING
RETURNING message_id AS "messageId", event_id AS "eventId"`;
