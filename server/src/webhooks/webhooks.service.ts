import { Inject, Injectable } from '@nestjs/common';
import type {
  Webhook,
  WebhookChange,
  WebhookDelivery,
  WebhookDeliveryQuery,
  WebhookDraft,
  WebhookWithSecret,
} from '@zikaron/contract';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { hoursAfter } from '../calendar/index.js';
import { hasPlus, type Plan } from '../organizations/index.js';
import { Audit, differences, refuseIfStale } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { pageOf } from '../platform/database/index.js';
import { Conflict, Invalid, NotFound, pageBounds, Refusal, TooMany } from '../platform/http/index.js';
import { refusedAddress } from '../platform/outward-calls/index.js';
import { RateLimits, type RateLimit } from '../platform/rate-limits/index.js';
import { seal } from '../platform/sealing/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { newSecret, placeOf, SEALED_FOR } from './signature.js';

const MOST_ENDPOINTS = 10;
/** How long a replaced secret still signs, so that the receiver has time to change over. */
const FORMER_HOURS = 24;

/** The endpoints of an organization, and the log of what they were told. */
@Injectable()
export class WebhooksService {
  /** What an organization has told by hand, in ten minutes: nobody is flooded through this door. */
  private readonly byHand: RateLimit;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    @Inject(CONFIG) private readonly config: Config,
    limits: RateLimits,
  ) {
    this.byHand = limits.of('webhooks told by hand', 60, 600);
  }

  async list(org: OrganizationId): Promise<{ data: Webhook[] }> {
    return { data: await this.db.query(`${SHOWN} WHERE organization_id = $1 ORDER BY created_at, id`, [org]) };
  }

  /** @throws Refusal 402 `plan_needed`, Conflict `too_many_endpoints`, Invalid for an address that is not public */
  async add(org: OrganizationId, by: Actor, draft: WebhookDraft): Promise<WebhookWithSecret> {
    this.refuseAddress(draft.url);
    const [id, secret] = [randomUUID(), newSecret()];
    return this.db.transaction(async (within) => {
      const [{ plan }] = await within.query<[{ plan: Plan }]>(
        `SELECT plan FROM organization WHERE id = $1 FOR NO KEY UPDATE`,
        [org],
      );
      if (!hasPlus(plan)) {
        throw new Refusal(402, 'plan_needed', 'Webhooks are part of the Plus plan: see the pricing page.');
      }
      const [{ there }] = await within.query<[{ there: number }]>(
        `SELECT count(*) AS there FROM webhook_endpoint WHERE organization_id = $1`,
        [org],
      );
      if (there >= MOST_ENDPOINTS) {
        throw new Conflict('too_many_endpoints', `A congregation has ${MOST_ENDPOINTS} webhooks at most.`);
      }
      await within.query(
        `INSERT INTO webhook_endpoint (organization_id, id, url, description, events, secret, created_by, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          ...[org, id, draft.url, draft.description, draft.events, this.sealed(org, id, secret)],
          ...[by.name, this.clock.now()],
        ],
      );
      await this.note(within, org, by, 'add', id, draft);
      return { ...(await this.one(within, org, id)), secret };
    });
  }

  /** @throws NotFound, Invalid as `add`, Conflict 409 `changed_meanwhile` */
  async change(org: OrganizationId, by: Actor, id: string, { version, ...draft }: WebhookChange): Promise<Webhook> {
    this.refuseAddress(draft.url);
    return this.db.transaction(async (within) => {
      const read = await this.one(within, org, id, 'FOR NO KEY UPDATE');
      const changed = differences<WebhookDraft>(read, draft);
      if (!changed) return read;
      await refuseIfStale(within, org, { resource: 'webhook', id, version: read.version }, version);
      await within.query(
        `UPDATE webhook_endpoint SET url = $3, description = $4, events = $5, version = version + 1
          WHERE organization_id = $1 AND id = $2`,
        [org, id, draft.url, draft.description, draft.events],
      );
      const after = { ...changed.after, version: read.version + 1 };
      const change = { action: 'change', resource: 'webhook', resourceId: id, before: changed.before, after };
      await this.audit.record(org, by, change, within);
      return this.one(within, org, id);
    });
  }

  /** With its log; what waits to be delivered to it is not delivered. */
  async remove(org: OrganizationId, by: Actor, id: string): Promise<{ data: { id: string } }> {
    await this.db.transaction(async (within) => {
      const { url } = await this.one(within, org, id);
      await within.query(`DELETE FROM webhook_endpoint WHERE organization_id = $1 AND id = $2`, [org, id]);
      await this.audit.record(
        org,
        by,
        { action: 'remove', resource: 'webhook', resourceId: id, before: { url } },
        within,
      );
    });
    return { data: { id } };
  }

  /** Gives it a new secret; the former one signs beside it for a day. */
  async rotate(org: OrganizationId, by: Actor, id: string): Promise<WebhookWithSecret> {
    const secret = newSecret();
    const until = hoursAfter(this.clock.now(), FORMER_HOURS);
    return this.db.transaction(async (within) => {
      await this.one(within, org, id);
      await within.query(
        `UPDATE webhook_endpoint SET former_secret = secret, former_until = $4, secret = $3
          WHERE organization_id = $1 AND id = $2`,
        [org, id, this.sealed(org, id, secret), until],
      );
      await this.note(within, org, by, 'rotate', id, {});
      return { ...(await this.one(within, org, id)), secret };
    });
  }

  /** Switched off it is told nothing, and what happens meanwhile is not kept for it; what waited goes on when it is on again. */
  async enable(org: OrganizationId, by: Actor, id: string, on: boolean): Promise<Webhook> {
    return this.db.transaction(async (within) => {
      await this.one(within, org, id);
      await within.query(
        `UPDATE webhook_endpoint SET disabled_at = $3, disabled_reason = NULL, failing_since = NULL
          WHERE organization_id = $1 AND id = $2`,
        [org, id, on ? null : this.clock.now()],
      );
      await this.note(within, org, by, on ? 'enable' : 'disable', id, {});
      return this.one(within, org, id);
    });
  }

  /** Queues a trial delivery, of the type `webhook.test`. @throws TooMany 429 */
  async test(org: OrganizationId, by: Actor, id: string): Promise<{ data: { id: string } }> {
    await this.takeTurn(org);
    return this.db.transaction(async (within) => {
      const { disabledAt } = await this.one(within, org, id);
      if (disabledAt) throw new Conflict('webhook_disabled', 'This webhook is switched off.');
      const [row] = await within.query<[{ id: string }]>(
        `INSERT INTO webhook_delivery (organization_id, endpoint_id, type, data, occurred_at)
         VALUES ($1, $2, 'webhook.test', '{}', $3) RETURNING id`,
        [org, id, this.clock.now()],
      );
      await this.note(within, org, by, 'test', id, {});
      return { data: { id: row.id } };
    });
  }

  async deliveries(
    org: OrganizationId,
    id: string,
    query: WebhookDeliveryQuery,
  ): Promise<{ data: WebhookDelivery[]; total: number }> {
    await this.one(this.db.manager, org, id);
    const direction = query.sort?.[1] ?? 'DESC';
    const order = `ORDER BY occurred_at ${direction}, id ${direction}`;
    return pageOf(this.db, LOGGED, [org, id, query.filter?.state ?? null], { order, ...pageBounds(query) });
  }

  /** Delivers it once more, with the same id, whatever became of it. @throws TooMany 429 */
  async replay(org: OrganizationId, by: Actor, id: string, deliveryId: string): Promise<{ data: { id: string } }> {
    await this.takeTurn(org);
    await this.db.transaction(async (within) => {
      const [, queued] = await within.query<[unknown, number]>(
        `UPDATE webhook_delivery SET state = 'queued', tries = 0, next_at = '-infinity'
          WHERE organization_id = $1 AND endpoint_id = $2 AND id = $3`,
        [org, id, deliveryId],
      );
      if (!queued) throw new NotFound('delivery');
      await this.note(within, org, by, 'replay', id, { deliveryId });
    });
    return { data: { id: deliveryId } };
  }

  private async takeTurn(org: OrganizationId): Promise<void> {
    const waitSeconds = await this.byHand.take(org);
    if (waitSeconds > 0) throw new TooMany(waitSeconds);
  }

  private sealed(org: OrganizationId, id: string, secret: string): Buffer {
    return seal(this.config.LINK_SECRET, SEALED_FOR, placeOf(org, id), secret);
  }

  private refuseAddress(url: string): void {
    const message = refusedAddress(url, this.config.WEBHOOK_NETWORK);
    if (message) throw new Invalid([{ path: 'url', message }]);
  }

  private async one(
    within: EntityManager,
    org: OrganizationId,
    id: string,
    lock: 'FOR NO KEY UPDATE' | '' = '',
  ): Promise<Webhook> {
    const [row] = await within.query<Webhook[]>(`${SHOWN} WHERE organization_id = $1 AND id = $2 ${lock}`, [org, id]);
    if (!row) throw new NotFound('webhook');
    return row;
  }

  private note(
    within: EntityManager,
    org: OrganizationId,
    by: Actor,
    action: string,
    id: string,
    after: object,
  ): Promise<void> {
    return this.audit.record(org, by, { action, resource: 'webhook', resourceId: id, after }, within);
  }
}

const SHOWN = `SELECT id, url, description, events, created_by AS "createdBy", created_at AS "createdAt",
  failing_since AS "failingSince", disabled_at AS "disabledAt", disabled_reason AS "disabledReason", version FROM webhook_endpoint`;

const LOGGED = `SELECT id, type, data, occurred_at AS "occurredAt", state, attempts FROM webhook_delivery
  WHERE organization_id = $1 AND endpoint_id = $2 AND ($3::text IS NULL OR state = $3)`;
