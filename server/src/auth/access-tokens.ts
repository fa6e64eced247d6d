import { HttpException, Injectable, Logger } from '@nestjs/common';
import { AccessTokenStrategy } from './access-token.strategy.js';
import type { Claims } from './claims.js';
import { NotSignedIn } from './not-signed-in.js';

/** Checks access tokens that come elsewhere than before a route, by the strategy of the guard. */
@Injectable()
export class AccessTokens {
  constructor(private readonly strategy: AccessTokenStrategy) {}

  /** What a token says, if it is good. @throws NotSignedIn for any other */
  verify(token: string): Promise<Claims> {
    return new Promise((resolve, reject) => {
      const refuse = (why: unknown) => reject(refusalOf(why));
      const attempt = Object.assign(Object.create(this.strategy) as AccessTokenStrategy, {
        success: resolve,
        fail: refuse,
        error: refuse,
      });
      attempt.authenticate({ headers: { authorization: `Bearer ${token}` } } as never);
    });
  }
}

/** Why a token is refused is not said, unless the fault is the provider's; the log tells whoever set the house up. */
export const refusalOf = (why: unknown): Error => {
  if (why instanceof HttpException) return why;
  if (why instanceof Error && why.name === 'JsonWebTokenError') log.warn(`An access token was refused: ${why.message}`);
  return new NotSignedIn();
};

const log = new Logger('AccessTokens');
