import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy, type JwtFromRequestFunction } from 'passport-jwt';
import { CONFIG, type Config } from '../platform/config/index.js';
import { claims, type Claims } from './claims.js';
import { issuerOf, SigningKeys } from './signing-keys.js';

/** The name by which guards ask for the strategy below. */
export const ACCESS_TOKEN = 'access-token';

/** Characters; the identity provider's tokens have about 1,000. */
const LONGEST_TOKEN = 16_384;
const CLOCK_TOLERANCE_SECONDS = 5;

/** Checks access tokens of the identity provider: signature, issuer, audience, time, and that a person stands behind it. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, ACCESS_TOKEN) {
  private readonly issuer: string;

  constructor(@Inject(CONFIG) config: Config, keys: SigningKeys) {
    const issuer = issuerOf(config.SUPABASE_URL ?? config.PUBLIC_URL);
    super({
      jwtFromRequest: bearerToken,
      secretOrKeyProvider: (_request: unknown, token: string, done: (failure: unknown, key?: never) => void) => {
        keys.keyOf(token).then((key) => done(null, key as never), done);
      },
      algorithms: keys.algorithms,
      audience: 'authenticated',
      issuer: config.SUPABASE_URL && issuer,
      jsonWebTokenOptions: { clockTolerance: CLOCK_TOLERANCE_SECONDS },
    });
    // The embedded provider names no issuer; a token that names another one is still refused.
    this.issuer = issuer;
  }

  /** What the token says; false when it is not about a person who is signed in here. */
  validate(payload: unknown): Claims | false {
    const { success, data } = claims.safeParse(payload);
    return success && (data.iss === undefined || data.iss === this.issuer) && data;
  }
}

const inHeader = ExtractJwt.fromAuthHeaderAsBearerToken();

const bearerToken: JwtFromRequestFunction = (request) => {
  const token = inHeader(request);
  return token && token.length <= LONGEST_TOKEN ? token : null;
};
