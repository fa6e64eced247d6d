import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { DataSource, IsNull } from 'typeorm';
import { Clock } from '../platform/clock/index.js';
import { WebSessionRow } from './web-session.entity.js';

/** How long a browser stays signed in for what it opens by itself: the billing portal, the operators' console. */
export const SESSION_HOURS = 7 * 24;

const HOUR_MS = 3_600_000;

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The sessions behind the cookie. */
@Injectable()
export class WebSessions {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Opens one and answers the cookie's secret, 256 random bits: the only time that it is seen. */
  async open(userId: string, providerSession: string | null): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    await this.insert(userId, providerSession, secret, null);
    return secret;
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
    await this.insert(userId, providerSession, randomBytes(32).toString('base64url'), this.clock.now());
  }

  private async insert(
    userId: string,
    providerSession: string | null,
    secret: string,
    revokedAt: Date | null,
  ): Promise<void> {
    const now = this.clock.now();
    await this.db.getRepository(WebSessionRow).insert({
      userId,
      providerSession,
      secretHash: hashOf(secret),
      createdAt: now,
      expiresAt: new Date(now.getTime() + SESSION_HOURS * HOUR_MS),
      revokedAt,
    });
  }
}
