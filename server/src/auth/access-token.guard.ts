import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { API_KEY_PREFIX } from '@zikaron/contract';
import type { Request } from 'express';
import { ACCESS_TOKEN } from './access-token.strategy.js';
import { refusalOf } from './access-tokens.js';
import type { Claims } from './claims.js';

/** Checks the access token of a request that shows one, and leaves what it says on the request, as `user`. */
@Injectable()
export class AccessTokenGuard extends AuthGuard(ACCESS_TOKEN) {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const token = bearerOf(context.switchToHttp().getRequest<Request>());
    if (token === undefined || token.startsWith(API_KEY_PREFIX)) return true;
    return (await super.canActivate(context)) === true;
  }

  /** @throws NotSignedIn, or what is the provider's fault */
  override handleRequest<Found = Claims>(failure: unknown, claims: Found | false, why: unknown): Found {
    if (failure || !claims) throw refusalOf(failure ?? why);
    return claims;
  }
}

/** The bearer token that a request shows, of whatever kind. */
export const bearerOf = ({ headers }: Pick<Request, 'headers'>): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
