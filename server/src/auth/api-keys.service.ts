import { Injectable } from '@nestjs/common';
import { API_KEY_PREFIX, type ApiKey, type ApiKeyDraft, type NewApiKey, type Permission } from '@zikaron/contract';
import { randomBytes } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { hasPlus, type Plan, type SubscriptionStatus } from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { mustHavePlace } from '../platform/database/index.js';
import { Conflict, Invalid, NotFound, Refusal, TooMany } from '../platform/http/index.js';
import { RateLimits, type RateLimit } from '../platform/rate-limits/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { hashOf } from './web-sessions.service.js';

/** Requests a minute with one key. */
export const REQUESTS_PER_MINUTE = 600;

/** Keys that were not revoked: many more than a congregation has programs. */
export const MOST_KEYS = 50;

/** Characters that are kept in the open: the prefix and 24 of 256 bits. */
const START = API_KEY_PREFIX.length + 4;

/** A key in use, with what its organization's subscription says. */
interface KnownKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: Permission[];
  readonly organizationId: string;
  readonly plan: Plan;
  readonly subscriptionStatus: SubscriptionStatus;
  readonly trialEndsAt: Date | null;
  readonly suspendedAt: Date | null;
}

/** Keys with which programs call the API: made, listed, revoked by managers; found by their secret. */
@Injectable()
export class ApiKeys {
  private readonly requests: RateLimit;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    limits: RateLimits,
  ) {
    this.requests = limits.of('requests with an API key', REQUESTS_PER_MINUTE, 60);
  }

  /** All that were not revoked, the latest first. */
  async list(org: OrganizationId): Promise<{ data: ApiKey[] }> {
    return {
      data: await this.db.query(
        `${SHOWN} WHERE organization_id = $1 AND revoked_at IS NULL ORDER BY created_at DESC, id`,
        [org],
      ),
    };
  }

  /** Makes one; its secret is in this answer and nowhere else. @throws Refusal 402 `plan_needed`, Conflict `too_many_keys`, Invalid for a time that is past */
  async add(org: OrganizationId, by: Actor, draft: ApiKeyDraft): Promise<NewApiKey> {
    const now = this.clock.now();
    if (draft.expiresAt && new Date(draft.expiresAt) <= now) {
      throw new Invalid([{ path: 'expiresAt', message: 'This time has passed: choose one that lies ahead.' }]);
    }
    const secret = API_KEY_PREFIX + randomBytes(32).toString('base64url');
    return this.db.transaction(async (within) => {
      const [{ plan }] = await within.query<[{ plan: Plan }]>(`SELECT plan FROM organization WHERE id = $1`, [org]);
      mustHaveKeys(plan);
      await mustHavePlace(within, org, {
        ...{ of: 'API keys', most: MOST_KEYS, taken: () => countKeys(within, org) },
        full: () =>
          new Conflict(
            'too_many_keys',
            `A congregation has ${MOST_KEYS} API keys at most: revoke one that nothing uses.`,
          ),
      });
      const [{ id }] = await within.query<[{ id: string }]>(
        `INSERT INTO api_key (organization_id, name, start, secret_hash, scopes, created_by, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
        [org, draft.name, secret.slice(0, START), hashOf(secret), draft.scopes, by.name, now, draft.expiresAt],
      );
      await this.audit.record(org, by, { action: 'add', resource: 'api key', resourceId: id, after: draft }, within);
      const [row] = await within.query<[Omit<NewApiKey, 'secret'>]>(`${SHOWN} WHERE organization_id = $1 AND id = $2`, [
        org,
        id,
      ]);
      return { ...row, secret };
    });
  }

  /** From the next request on it opens nothing. @throws NotFound also when it was revoked before */
  async revoke(org: OrganizationId, by: Actor, id: string): Promise<{ data: { id: string } }> {
    await this.db.transaction(async (within) => {
      const [[key]] = await within.query<[{ name: string }[]]>(
        `UPDATE api_key SET revoked_at = $3 WHERE organization_id = $1 AND id = $2 AND revoked_at IS NULL RETURNING name`,
        [org, id, this.clock.now()],
      );
      if (!key) throw new NotFound('API key');
      await this.audit.record(
        org,
        by,
        { action: 'revoke', resource: 'api key', resourceId: id, before: { name: key.name } },
        within,
      );
    });
    return { data: { id } };
  }

  /**
   * Whose secret this is, and notes its use, once a minute at most; null when it is none, or no longer.
   * @throws TooMany past its rate, Refusal 402 when the plan includes no keys any more
   */
  async find(secret: string): Promise<KnownKey | null> {
    const now = this.clock.now();
    const [key]: KnownKey[] = await this.db.query(FOUND, [hashOf(secret), now]);
    if (!key) return null;
    const waitSeconds = await this.requests.take(key.id);
    if (waitSeconds > 0) throw new TooMany(waitSeconds);
    mustHaveKeys(key.plan);
    return key;
  }
}

async function countKeys(within: EntityManager, org: OrganizationId): Promise<number> {
  const [{ there }] = await within.query<[{ there: number }]>(
    `SELECT count(*) AS there FROM api_key WHERE organization_id = $1 AND revoked_at IS NULL`,
    [org],
  );
  return there;
}

function mustHaveKeys(plan: Plan): void {
  if (hasPlus(plan)) return;
  throw new Refusal(402, 'plan_needed', 'API keys are part of the Plus plan: see the pricing page.');
}

const SHOWN = `SELECT id, name, start, scopes, created_by AS "createdBy", created_at AS "createdAt",
  expires_at AS "expiresAt", last_used_at AS "lastUsedAt" FROM api_key`;

const FOUND = `
WITH found AS (
  SELECT * FROM api_key WHERE secret_hash = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $2)
), used AS (
  UPDATE api_key k SET last_used_at = $2 FROM found
   WHERE k.id = found.id AND (k.last_used_at IS NULL OR k.last_used_at < $2::timestamptz - interval '1 minute')
)
SELECT k.id, k.name, k.scopes, k.organization_id AS "organizationId", o.plan,
       o.subscription_status AS "subscriptionStatus", o.trial_ends_at AS "trialEndsAt", o.suspended_at AS "suspendedAt"
  FROM found k JOIN organization o ON o.id = k.organization_id`;
