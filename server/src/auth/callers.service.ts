import { Inject, Injectable } from '@nestjs/common';
import { API_KEY_PREFIX, type Permission, type Role } from '@zikaron/contract';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { nameOf, standing, type Standing, type SubscriptionStatus } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { Refusal } from '../platform/http/index.js';
import { admit, type Caller } from '../platform/tenancy/index.js';
import { bearerOf } from './access-token.guard.js';
import { AccessTokens } from './access-tokens.js';
import { ApiKeys } from './api-keys.service.js';
import { secondFactorShown, type Claims } from './claims.js';
import { NotSignedIn } from './not-signed-in.js';
import { PeopleService } from './people.service.js';
import { sessionCookie } from './session-cookie.js';
import { hashOf } from './web-sessions.service.js';

/** A caller, and what their organization's subscription allows now; `ended` also without an organization. */
export interface KnownCaller extends Caller {
  readonly standing: Standing;
  /** What an API key may do; null for a person, whose role says it. */
  readonly scopes: readonly Permission[] | null;
  readonly secondFactor: {
    readonly isSetUp: boolean;
    /** When this sign-in showed it last, by the host's clock. */
    readonly shownAt: Date | null;
    /** The organization or the installation asks one of this person. */
    readonly isRequired: boolean;
  };
}

interface CallerRow {
  id: string;
  subject: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  organizationId: string | null;
  role: Role | null;
  subscriptionStatus: SubscriptionStatus | null;
  trialEndsAt: Date | null;
  suspendedAt: Date | null;
  providerSession: string | null;
  revoked: boolean;
  secondFactorSince: Date | null;
  secondFactorOfOwners: boolean | null;
  shownAt: Date | null;
}

const FOUND = `
  SELECT u.id, u.subject, u.email, u.first_name AS "firstName", u.last_name AS "lastName",
         m.organization_id AS "organizationId", m.role,
         o.subscription_status AS "subscriptionStatus", o.trial_ends_at AS "trialEndsAt", o.suspended_at AS "suspendedAt",
         u.second_factor_since AS "secondFactorSince", o.second_factor_of_owners AS "secondFactorOfOwners"`;
/** In the organization that the request names as $3; in the oldest of theirs when it names none. */
const MEMBERSHIP = `
  LEFT JOIN LATERAL (SELECT organization_id, role FROM membership
                      WHERE user_id = u.id AND ($3::uuid IS NULL OR organization_id = $3::uuid)
                      ORDER BY created_at, id LIMIT 1) m ON true
  LEFT JOIN organization o ON o.id = m.organization_id`;

export const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * The organization that a request is about, of those that the person belongs to: `X-Organization-Id`. It stands in every
 * request, so that two windows with two organizations never mix; null when the request leaves it to us.
 */
function namedOrganization({ headers }: Request): string | null {
  const named = headers['x-organization-id'];
  if (named === undefined) return null;
  if (typeof named === 'string' && UUID.test(named)) return named;
  throw new NotAMember();
}

/** The request names an organization that the caller does not belong to, or no longer; whether it exists is not said. */
class NotAMember extends Refusal {
  constructor() {
    super(403, 'not_a_member', 'You do not belong to this congregation.');
  }
}

/** Finds out who sent a request: by access token, else by session cookie. One statement each. */
@Injectable()
export class Callers {
  private readonly cookie: string;
  private readonly home: string;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly tokens: AccessTokens,
    private readonly people: PeopleService,
    private readonly keys: ApiKeys,
  ) {
    this.cookie = sessionCookie(config.PUBLIC_URL).name;
    this.home = new URL(config.PUBLIC_URL).origin;
  }

  /** Null when the request shows nothing. @throws NotSignedIn when what it shows is not, or no longer, good */
  async of(request: Request): Promise<KnownCaller | null> {
    const token = bearerOf(request);
    if (token?.startsWith(API_KEY_PREFIX)) return this.byKey(token, namedOrganization(request));
    if (token !== undefined) {
      // What the guard has checked is not checked again.
      const proven = (request.user as Claims | undefined) ?? (await this.tokens.verify(token));
      return this.byClaims(proven, namedOrganization(request));
    }
    if (request.headers.authorization !== undefined) throw new NotSignedIn();
    const secret = (request.cookies as Record<string, unknown> | undefined)?.[this.cookie];
    return typeof secret === 'string' ? this.byCookie(secret, request) : null;
  }

  /** The person behind a request, for routes that are for everybody: null for whatever is not good, and for API keys. */
  async ifAny(request: Request): Promise<KnownCaller | null> {
    const caller = await this.of(request).catch((failure: unknown) => {
      if (failure instanceof NotSignedIn) return null;
      throw failure;
    });
    return caller?.scopes ? null : caller;
  }

  /** A good token of somebody whom we do not know yet is their first sign-in. @throws NotSignedIn after signing out */
  async byClaims(claims: Claims, organization: string | null = null): Promise<KnownCaller> {
    const found = (await this.find(claims, organization)) ?? (await this.takeIn(claims, organization));
    if (!found || found.revoked) throw new NotSignedIn();
    const shownAt = secondFactorShown(claims);
    if (shownAt && !found.secondFactorSince) await this.hasSecondFactor(found);
    return this.known({ ...found, shownAt }, organization);
  }

  private async takeIn(claims: Claims, organization: string | null): Promise<CallerRow | undefined> {
    await this.people.welcome(claims);
    return this.find(claims, organization);
  }

  /** A key stands for its organization and for nobody in it: it has scopes and no role. */
  private async byKey(secret: string, organization: string | null): Promise<KnownCaller> {
    const key = await this.keys.find(secret);
    if (!key) throw new NotSignedIn();
    if (organization && organization !== key.organizationId) throw new NotAMember();
    return {
      id: key.id,
      name: `API key: ${key.name}`,
      email: '',
      subject: '',
      providerSession: null,
      organizationId: admit(key.organizationId),
      role: null,
      scopes: key.scopes,
      secondFactor: { isSetUp: false, shownAt: null, isRequired: false },
      standing: standing(key, this.clock.now()),
    };
  }

  private async byCookie(secret: string, request: Request): Promise<KnownCaller> {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method) && !this.isOurs(request)) {
      throw new Refusal(403, 'foreign_origin', 'This request does not come from our own pages.');
    }
    const organization = namedOrganization(request);
    const [found] = await this.db.query<CallerRow[]>(
      `${FOUND}, s.provider_session AS "providerSession", s.second_factor_at AS "shownAt"
         FROM web_session s JOIN app_user u ON u.id = s.user_id ${MEMBERSHIP}
        WHERE s.secret_hash = $1 AND s.revoked_at IS NULL AND s.expires_at > $2`,
      [hashOf(secret), this.clock.now(), organization],
    );
    if (!found) throw new NotSignedIn();
    return this.known(found, organization);
  }

  private async find({ sub, session_id, iat }: Claims, organization: string | null): Promise<CallerRow | undefined> {
    const [found] = await this.db.query<CallerRow[]>(
      `${FOUND}, $2::text AS "providerSession",
              (EXISTS (SELECT 1 FROM web_session s
                        WHERE s.user_id = u.id AND s.provider_session = $2 AND s.revoked_at IS NOT NULL)
               OR coalesce(floor(extract(epoch FROM u.signed_out_at)) > $4, false)) AS revoked
         FROM app_user u ${MEMBERSHIP} WHERE u.subject = $1`,
      [sub, session_id ?? null, organization, iat],
    );
    return found;
  }

  private known(
    { firstName, lastName, subscriptionStatus, trialEndsAt, suspendedAt, ...found }: CallerRow,
    organization: string | null,
  ): KnownCaller {
    if (organization && found.organizationId === null) throw new NotAMember();
    return {
      id: found.id,
      name: nameOf({ firstName, lastName, email: found.email }),
      email: found.email,
      subject: found.subject,
      providerSession: found.providerSession,
      organizationId: found.organizationId === null ? null : admit(found.organizationId),
      role: found.role,
      scopes: null,
      secondFactor: {
        isSetUp: found.secondFactorSince !== null,
        shownAt: found.shownAt,
        isRequired: this.isSecondFactorRequired(found),
      },
      standing: subscriptionStatus
        ? standing({ subscriptionStatus, trialEndsAt, suspendedAt }, this.clock.now())
        : 'ended',
    };
  }

  /** The provider gives such a token only to who has a second factor there: from now on nothing less will do. */
  private async hasSecondFactor(found: CallerRow): Promise<void> {
    found.secondFactorSince = this.clock.now();
    await this.db.query('UPDATE app_user SET second_factor_since = $2 WHERE id = $1', [
      found.id,
      found.secondFactorSince,
    ]);
  }

  private isSecondFactorRequired({
    role,
    email,
    secondFactorOfOwners,
  }: Pick<CallerRow, 'role' | 'email' | 'secondFactorOfOwners'>): boolean {
    const { SECOND_FACTOR_FOR, OPERATOR_EMAILS } = this.config;
    const asOwner = role === 'owner' && (secondFactorOfOwners || SECOND_FACTOR_FOR.includes('owners'));
    return asOwner || (SECOND_FACTOR_FOR.includes('operators') && OPERATOR_EMAILS.includes(email.toLowerCase()));
  }

  /** Browsers send Origin with every unsafe request; it must be the address of this site, as given or as addressed. */
  private isOurs({ headers, protocol }: Request): boolean {
    return [this.home, `${protocol}://${headers.host}`].includes(headers.origin ?? '');
  }
}
