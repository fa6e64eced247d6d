import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Audit } from '../platform/audit/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import type { Caller } from '../platform/tenancy/index.js';
import { AccessTokens } from './access-tokens.js';
import { Callers, type KnownCaller } from './callers.service.js';
import { IdentityAdmin } from './identity-admin.js';
import { networkHash } from './network-hash.js';
import { PeopleService } from './people.service.js';
import { sessionCookie } from './session-cookie.js';
import { WebSessions } from './web-sessions.service.js';

/** What is known of whoever signs in: as the browser names itself, and the address it comes from. */
interface Browser {
  readonly userAgent: string | null;
  readonly address: string;
}

/** Signing in and out of the sessions behind the cookie. */
@Injectable()
export class SignIn {
  private readonly cookie: string;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly tokens: AccessTokens,
    private readonly people: PeopleService,
    private readonly callers: Callers,
    private readonly sessions: WebSessions,
    private readonly admin: IdentityAdmin,
    private readonly audit: Audit,
  ) {
    this.cookie = sessionCookie(config.PUBLIC_URL).name;
  }

  /** Opens a session on a good access token. @throws NotSignedIn for any other, and after signing out */
  async with(accessToken: string, { userAgent, address }: Browser): Promise<{ secret: string; caller: KnownCaller }> {
    const claims = await this.tokens.verify(accessToken);
    await this.people.welcome(claims);
    const caller = await this.callers.byClaims(claims);
    const browser = userAgent?.slice(0, 300) ?? null;
    const network = networkHash(this.config.LINK_SECRET, caller.id, address);
    const isNewPlace = await this.sessions.isNewPlace(caller.id, network);
    const secret = await this.sessions.open({
      userId: caller.id,
      providerSession: caller.providerSession,
      userAgent: browser,
      networkHash: network,
      secondFactorAt: caller.secondFactor.shownAt,
    });
    await this.note(caller, isNewPlace ? 'sign-in from a new place' : 'sign-in');
    return { secret, caller };
  }

  /** Ends the session that a request shows, by cookie or by token, with all that belongs to the same sign-in. */
  async end(request: Request): Promise<void> {
    const caller = await this.callers.ifAny(request);
    const secret = (request.cookies as Record<string, unknown> | undefined)?.[this.cookie];
    if (typeof secret === 'string') await this.sessions.close(secret);
    if (!caller) return;
    if (caller.providerSession) await this.sessions.revoke(caller.id, caller.providerSession);
    await this.note(caller, 'sign-out');
  }

  /** Ends another session of this person. @throws NotFound when it is not theirs, or has ended */
  async endOther(caller: Caller, sessionId: string): Promise<void> {
    await this.sessions.end(caller.id, sessionId);
    await this.note(caller, 'end-session');
  }

  /** Ends every session of this person: see `WebSessions.endAll`; and first what refreshes their tokens. */
  async endAll(caller: Caller): Promise<void> {
    await this.admin.endSessions(caller.subject);
    await this.sessions.endAll(caller.id);
    await this.note(caller, 'sign-out-everywhere');
  }

  private async note(
    caller: Caller,
    action: 'sign-in' | 'sign-in from a new place' | 'sign-out' | 'end-session' | 'sign-out-everywhere',
  ): Promise<void> {
    if (!caller.organizationId) return;
    await this.audit.record(caller.organizationId, caller, { action, resource: 'member', resourceId: caller.id });
  }
}
