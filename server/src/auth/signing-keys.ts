import { Inject, Injectable, ServiceUnavailableException } from '@nestjs/common';
import { createLocalJWKSet, createRemoteJWKSet, decodeProtectedHeader, errors, type JWTHeaderParameters } from 'jose';
import { createSecretKey, KeyObject } from 'node:crypto';
import { CONFIG, type Config } from '../platform/config/index.js';
import { NotSignedIn } from './not-signed-in.js';

const ASYMMETRIC = ['ES256', 'RS256'];

/**
 * The keys with which the identity provider signs. The algorithm that a token names decides only which of our keys is
 * tried: asymmetric ones come from the provider's JWKS, HS256 from SUPABASE_JWT_SECRET when there is one. A public key
 * is thereby never a secret, whatever a token says.
 */
@Injectable()
export class SigningKeys {
  /** What tokens may be signed with here; all else is refused before any key is looked for. */
  readonly algorithms: ('ES256' | 'RS256' | 'HS256')[];
  private readonly published?: ReturnType<typeof createRemoteJWKSet>;
  private readonly secret?: KeyObject;

  constructor(@Inject(CONFIG) { SUPABASE_URL, SUPABASE_JWT_SECRET }: Config) {
    if (SUPABASE_URL)
      this.published = createRemoteJWKSet(new URL(`${issuerOf(SUPABASE_URL)}/.well-known/jwks.json`), {
        timeoutDuration: 2_000,
      });
    if (SUPABASE_JWT_SECRET) this.secret = createSecretKey(Buffer.from(SUPABASE_JWT_SECRET));
    this.algorithms = [
      ...(this.published ? (['ES256', 'RS256'] as const) : []),
      ...(this.secret ? (['HS256'] as const) : []),
    ];
  }

  /**
   * The key that this token must have been signed with.
   * @throws NotSignedIn when there is none; 503 when the provider's keys cannot be read and none are known
   */
  async keyOf(token: string): Promise<KeyObject> {
    const header = headerOf(token);
    if (header.crit !== undefined || !this.algorithms.some((algorithm) => algorithm === header.alg)) {
      throw new NotSignedIn();
    }
    if (header.alg === 'HS256' && this.secret) return this.secret;
    if (ASYMMETRIC.includes(header.alg) && this.published) return this.publishedKey(header, this.published);
    throw new NotSignedIn();
  }

  private async publishedKey(
    header: JWTHeaderParameters,
    published: ReturnType<typeof createRemoteJWKSet>,
  ): Promise<KeyObject> {
    const key = await published(header).catch((failure: unknown) => {
      if (namesNoKey(failure)) throw new NotSignedIn();
      // The provider cannot be reached: the keys it last published still tell friend from stranger.
      const known = published.jwks();
      if (!known) throw new ServiceUnavailableException('The identity provider does not answer', { cause: failure });
      return createLocalJWKSet(known)(header).catch(() => {
        throw new NotSignedIn();
      });
    });
    return KeyObject.from(key);
  }
}

/** The `iss` of a Supabase project's tokens, and the root of its identity API. */
export const issuerOf = (supabaseUrl: string): string => `${supabaseUrl.replace(/\/+$/, '')}/auth/v1`;

const namesNoKey = (failure: unknown): boolean =>
  failure instanceof errors.JWKSNoMatchingKey ||
  failure instanceof errors.JWKSMultipleMatchingKeys ||
  failure instanceof errors.JOSENotSupported;

function headerOf(token: string): JWTHeaderParameters {
  try {
    return decodeProtectedHeader(token) as JWTHeaderParameters;
  } catch {
    throw new NotSignedIn();
  }
}
