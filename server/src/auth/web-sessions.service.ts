import { Injectable } from '@nestjs/common';
import type { Session } from '@zikaron/contract';
import { createHash, randomBytes } from 'node:crypto';
import { DataSource, IsNull } from 'typeorm';
import { daysAfter, hoursAfter } from '../calendar/index.js';
import { Clock } from '../platform/clock/index.js';
import { NotFound } from '../platform/http/index.js';
import { WebSessionRow } from './web-session.entity.js';

/** How long a browser stays signed in for what it opens by itself: the billing portal, the operators' console. */
export const SESSION_HOURS = 7 * 24;

/** A browser goes on refreshing its tokens after its cookie has run out: the list goes further back. */
const LISTED_DAYS = 90;

interface NewSession {
  readonly userId: string;
  readonly providerSession: string | null;
  readonly secret: string;
  readonly userAgent: string | null;
  readonly networkHash: Buffer | null;
  readonly secondFactorAt: Date | null;
  readonly revokedAt: Date | null;
}

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The sessions behind the cookie. */
@Injectable()
export class WebSessions {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Opens one and answers the cookie's secret, 256 random bits: the only time that it is seen. */
  async open(session: Omit<NewSession, 'secret' | 'revokedAt'>): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    await this.insert({ ...session, secret, revokedAt: null });
    return secret;
  }

  /** Whether this person was signed in before, as far as is known where from, and never from this network. */
  async isNewPlace(userId: string, networkHash: Buffer): Promise<boolean> {
    const [{ isNew }] = await this.db.query<[{ isNew: boolean }]>(
      `SELECT count(*) > 0 AND count(*) FILTER (WHERE network_hash = $2) = 0 AS "isNew"
         FROM web_session WHERE user_id = $1 AND network_hash IS NOT NULL`,
      [userId, networkHash],
    );
    return isNew;
  }

  /** Ends the session of this cookie; one that is not there has ended already. */
  async close(secret: string): Promise<void> {
    await this.db
      .getRepository(WebSessionRow)
      .update({ secretHash: hashOf(secret), revokedAt: IsNull() }, { revokedAt: this.clock.now() });
  }

  /** Ends what belongs to a sign-in at the provider: its cookies at once, and its access tokens before they run out. */
  async revoke(userId: string, providerSession: string): Promise<void> {
    const sessions = this.db.getRepository(WebSessionRow);
    await sessions.update({ userId, providerSession, revokedAt: IsNull() }, { revokedAt: this.clock.now() });
    if (await sessions.existsBy({ userId, providerSession })) return;
    const secret = randomBytes(32).toString('base64url');
    await this.insert({
      userId,
      providerSession,
      secret,
      userAgent: null,
      networkHash: null,
      secondFactorAt: null,
      revokedAt: this.clock.now(),
    });
  }

  /** The sign-ins of a person that were not ended, one line each, the latest first. */
  async list(userId: string, current: string | null): Promise<Session[]> {
    return this.db.query(
      `SELECT * FROM (
         SELECT DISTINCT ON (coalesce(provider_session, id::text)) id, user_agent AS browser, created_at AS "createdAt",
                coalesce(provider_session = $2, false) AS current
           FROM web_session WHERE user_id = $1 AND revoked_at IS NULL AND created_at > $3
          ORDER BY coalesce(provider_session, id::text), created_at DESC) AS sign_in
        ORDER BY "createdAt" DESC, id`,
      [userId, current, daysAfter(this.clock.now(), -LISTED_DAYS)],
    );
  }

  /** Ends one sign-in of this person: its cookies, and its access tokens for as long as it is refreshed. @throws NotFound */
  async end(userId: string, id: string): Promise<void> {
    const sessions = this.db.getRepository(WebSessionRow);
    const session = await sessions.findOneBy({ id, userId, revokedAt: IsNull() });
    if (!session) throw new NotFound('session');
    await sessions.update({ id }, { revokedAt: this.clock.now() });
    if (session.providerSession) await this.revoke(userId, session.providerSession);
  }

  /**
   * Ends every sign-in of this person: all cookies, and all access tokens that were issued until now. The time is the
   * database's, which is the host's as in the tokens; ours may be moved in development.
   */
  async endAll(userId: string): Promise<void> {
    await this.db.transaction(async (within) => {
      await within.update(WebSessionRow, { userId, revokedAt: IsNull() }, { revokedAt: this.clock.now() });
      await within.query(`UPDATE app_user SET signed_out_at = clock_timestamp() WHERE id = $1`, [userId]);
    });
  }

  /** The same of the person whom the identity provider calls so; whoever never came here has nothing to end. */
  async endAllOf(subject: string): Promise<void> {
    const person = await this.personOf(subject);
    if (person) await this.endAll(person);
  }

  /** Ends one sign-in of the person whom the identity provider calls so. */
  async revokeOf(subject: string, providerSession: string): Promise<void> {
    const person = await this.personOf(subject);
    if (person) await this.revoke(person, providerSession);
  }

  private async personOf(subject: string): Promise<string | undefined> {
    const [person] = await this.db.query<{ id: string }[]>('SELECT id FROM app_user WHERE subject = $1', [subject]);
    return person?.id;
  }

  private async insert(session: NewSession): Promise<void> {
    const { secret, ...row } = session;
    const now = this.clock.now();
    await this.db.getRepository(WebSessionRow).insert({
      ...row,
      secretHash: hashOf(secret),
      createdAt: now,
      expiresAt: hoursAfter(now, SESSION_HOURS),
    });
  }
}
