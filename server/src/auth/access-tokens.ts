import { HttpException, Inject, Injectable } from '@nestjs/common';
import { emailAddress } from '@zikaron/contract';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { z } from 'zod';
import { CONFIG, type Config } from '../platform/config/index.js';
import { NotSignedIn } from './not-signed-in.js';
import { issuerOf, SigningKeys } from './signing-keys.js';

/** Characters; the identity provider's tokens have about 1,000. */
const LONGEST_TOKEN = 16_384;
const CLOCK_TOLERANCE_SECONDS = 5;

const name = z
  .string()
  .trim()
  .max(200)
  .regex(/^\P{Cc}+$/u)
  .optional()
  .catch(undefined);

/** What the person typed when they registered; anything unfit counts as not given. */
export const registration = z
  .object({ firstName: name, lastName: name, phone: name, organizationName: name })
  .catch({});
export type Registration = z.infer<typeof registration>;

const claims = z.object({
  sub: z.string().min(1).max(200),
  email: emailAddress.transform((address) => address.toLowerCase()),
  role: z.literal('authenticated'),
  is_anonymous: z.literal(false).optional(),
  exp: z.number(),
  /** A token that does not say when it was issued is taken for old. */
  iat: z.number().default(0),
  iss: z.string().optional(),
  session_id: z.string().max(200).optional(),
  user_metadata: registration.optional(),
  /** How well the sign-in was proven, and by what; `timestamp` in seconds. */
  aal: z.string().optional(),
  amr: z
    .array(z.object({ method: z.string(), timestamp: z.number() }))
    .default([])
    .catch([]),
});
export type Claims = z.infer<typeof claims>;

/** The proofs that count as a second factor, by the words of the protocol. */
const SECOND = ['totp', 'mfa/totp', 'mfa/phone', 'mfa/webauthn'];

/** When a sign-in showed a second factor last, by the host's clock; null when it has not. */
export function secondFactorShown({ aal, amr }: Claims): Date | null {
  if (aal !== 'aal2') return null;
  const times = amr.filter(({ method }) => SECOND.includes(method)).map(({ timestamp }) => timestamp);
  return times.length ? new Date(Math.max(...times) * 1000) : null;
}

/** Checks access tokens of the identity provider: signature, issuer, audience, time, and that a person stands behind it. */
@Injectable()
export class AccessTokens {
  private readonly strategy: Strategy;
  private readonly issuer: string;

  constructor(@Inject(CONFIG) config: Config, keys: SigningKeys) {
    // The embedded provider names no issuer; a token that names another one is still refused.
    this.issuer = issuerOf(config.SUPABASE_URL ?? config.PUBLIC_URL);
    this.strategy = new Strategy(
      {
        jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
        secretOrKeyProvider: (_request: unknown, token: string, done: (failure: unknown, key?: never) => void) => {
          keys.keyOf(token).then((key) => done(null, key as never), done);
        },
        algorithms: keys.algorithms,
        audience: 'authenticated',
        issuer: config.SUPABASE_URL && this.issuer,
        jsonWebTokenOptions: { clockTolerance: CLOCK_TOLERANCE_SECONDS },
      },
      (payload: unknown, done: (failure: null, claims: Claims | false) => void) => done(null, this.claimsOf(payload)),
    );
  }

  /** What a token says, if it is good. @throws NotSignedIn for any other */
  verify(token: string): Promise<Claims> {
    return new Promise((resolve, reject) => {
      if (token.length > LONGEST_TOKEN) return reject(new NotSignedIn());
      const refuse = (why: unknown) => reject(why instanceof HttpException ? why : new NotSignedIn());
      const attempt = Object.assign(Object.create(this.strategy) as Strategy, {
        success: resolve,
        fail: refuse,
        error: refuse,
      });
      attempt.authenticate({ headers: { authorization: `Bearer ${token}` } } as never);
    });
  }

  private claimsOf(payload: unknown): Claims | false {
    const { success, data } = claims.safeParse(payload);
    return success && (data.iss === undefined || data.iss === this.issuer) && data;
  }
}
