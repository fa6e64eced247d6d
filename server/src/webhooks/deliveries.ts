import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { daysAfter } from '../calendar/index.js';
import { NotificationsService } from '../notifications/index.js';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { RESOLVE, safePost, type Answered, type Resolve } from '../platform/outward-calls/index.js';
import { unseal } from '../platform/sealing/index.js';
import { admit } from '../platform/tenancy/index.js';
import { placeOf, SEALED_FOR, signatures } from './signature.js';

/** After the first, second, … failure, in seconds: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h. Then we give up. */
export const WAIT_SECONDS: readonly number[] = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
/** A worker that has not written the outcome by then is taken for dead, and the delivery is made once more. */
const LEASE_SECONDS = 60;
/** At once to one endpoint, and in one round, organization by organization: whoever has much waiting holds up nobody else. */
const PER_ENDPOINT = 5;
const PER_ROUND = 100;
/** An endpoint at which every attempt has failed for so long is switched off. */
export const PATIENCE_DAYS = 5;
const KEPT_DAYS = 30;

interface Claimed {
  id: string;
  organizationId: string;
  endpointId: string;
  type: string;
  data: object;
  occurredAt: Date;
  tries: number;
  url: string;
  secret: Buffer;
  former: Buffer | null;
}

/** Delivers what waits, at least once each: any number of workers may, and each may die at any moment. */
@Injectable()
export class Deliveries {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly notifications: NotificationsService,
    private readonly work: HouseWork,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(RESOLVE) private readonly resolve: Resolve,
  ) {}

  /** All that is due. @returns how many attempts were made */
  async deliverDue(): Promise<number> {
    let made = 0;
    for (;;) {
      const claimed = await this.claim();
      if (claimed.length === 0) return made;
      await Promise.all(
        claimed.map((one) => this.work.forOne('webhooks', admit(one.organizationId), () => this.deliver(one))),
      );
      made += claimed.length;
    }
  }

  /** The log goes back a month. */
  async purge(): Promise<void> {
    await this.db.query(`DELETE FROM webhook_delivery WHERE occurred_at < $1`, [
      daysAfter(this.clock.now(), -KEPT_DAYS),
    ]);
  }

  private async claim(): Promise<Claimed[]> {
    const now = this.clock.now();
    const leaseUntil = new Date(now.getTime() + LEASE_SECONDS * 1000);
    const [claimed] = await this.db.query<[Claimed[]]>(CLAIM, [now, leaseUntil, PER_ENDPOINT, PER_ROUND]);
    return claimed;
  }

  private async deliver(one: Claimed): Promise<void> {
    const started = performance.now();
    const answered = await this.post(one);
    const milliseconds = Math.round(performance.now() - started);
    const isTaken = answered.status !== null && answered.status >= 200 && answered.status < 300;
    const wait = isTaken ? undefined : WAIT_SECONDS[one.tries - 1];
    const now = this.clock.now();
    const attempt = { at: now.toISOString(), ...answered, milliseconds };
    await this.db.query(
      `UPDATE webhook_delivery SET state = $3, next_at = $4, attempts = attempts || $5::jsonb
        WHERE organization_id = $1 AND id = $2 AND state = 'queued'`,
      [
        ...[one.organizationId, one.id, isTaken ? 'delivered' : wait === undefined ? 'failed' : 'queued'],
        new Date(now.getTime() + (wait ?? 0) * 1000),
        JSON.stringify([attempt]),
      ],
    );
    await (isTaken ? this.recovered(one) : this.failing(one, answered, now));
  }

  private async post(one: Claimed): Promise<Answered> {
    const { id, type, data, occurredAt, url } = one;
    const body = JSON.stringify({ type, timestamp: occurredAt.toISOString(), data });
    const second = Math.floor(this.clock.now().getTime() / 1000);
    const secrets = this.secretsOf(one);
    if (!secrets) return { status: null, error: 'The signing secret cannot be read any more: give it a new one.' };
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Zikaron-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(second),
      'webhook-signature': signatures(secrets, id, second, body),
    };
    return safePost(url, body, headers, { network: this.config.WEBHOOK_NETWORK, resolve: this.resolve });
  }

  /** Null after LINK_SECRET was changed: one endpoint that cannot be signed for does not hold up the others. */
  private secretsOf({ organizationId, endpointId, secret, former }: Claimed): string[] | null {
    const place = placeOf(organizationId, endpointId);
    const sealed = former ? [secret, former] : [secret];
    try {
      return sealed.map((one) => unseal(this.config.LINK_SECRET, SEALED_FOR, place, one));
    } catch {
      return null;
    }
  }

  private async recovered({ endpointId }: Claimed): Promise<void> {
    await this.db.query(
      `UPDATE webhook_endpoint SET failing_since = NULL WHERE id = $1 AND failing_since IS NOT NULL`,
      [endpointId],
    );
  }

  /** Notes since when it fails. One that says 410 Gone, or has failed for days, is switched off, and its owners are told. */
  private async failing({ organizationId, endpointId, url }: Claimed, answered: Answered, now: Date): Promise<void> {
    const [[off]] = await this.db.query<[{ disabledAt: Date | null }[]]>(
      `UPDATE webhook_endpoint
          SET failing_since = coalesce(failing_since, $2),
              disabled_at = CASE WHEN $3 OR failing_since <= $4 THEN $2 END,
              disabled_reason = CASE WHEN $3 THEN 'gone' WHEN failing_since <= $4 THEN 'failing' END
        WHERE id = $1 AND disabled_at IS NULL RETURNING disabled_at AS "disabledAt"`,
      [endpointId, now, answered.status === 410, daysAfter(now, -PATIENCE_DAYS)],
    );
    if (!off?.disabledAt) return;
    await this.notifications.raise(admit(organizationId), {
      cause: `webhook:${endpointId}`,
      key: 'webhook-off',
      values: { host: new URL(url).host, answer: answered.error ?? `HTTP ${answered.status}` },
      severity: 'warning',
      data: { actionUrl: '/app/webhooks' },
    });
  }
}

const CLAIM = `
UPDATE webhook_delivery d SET next_at = $2, tries = tries + 1
  FROM webhook_endpoint e,
       (SELECT due.id FROM webhook_endpoint e CROSS JOIN LATERAL (
          SELECT id, next_at FROM webhook_delivery
           WHERE endpoint_id = e.id AND state = 'queued' AND next_at <= $1
           ORDER BY next_at LIMIT $3 FOR UPDATE SKIP LOCKED) AS due
         WHERE e.disabled_at IS NULL
         ORDER BY row_number() OVER (PARTITION BY e.organization_id ORDER BY due.next_at), due.next_at LIMIT $4) AS claimed
 WHERE d.id = claimed.id AND e.id = d.endpoint_id
RETURNING d.id, d.organization_id AS "organizationId", d.endpoint_id AS "endpointId", d.type, d.data,
          d.occurred_at AS "occurredAt", d.tries, e.url, e.secret,
          CASE WHEN e.former_until > $1 THEN e.former_secret END AS former`;
