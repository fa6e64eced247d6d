import type { EmailDriver } from '@supabase/lite';
import type { RateLimit } from '../../platform/rate-limits/index.js';
import type { IdentityStore } from './identity-store.js';
import type { SocialProvider } from './social-sign-in.js';

/** What the house does about its own sessions when something at the provider ends. */
export interface House {
  /** Ends every session of this person, and every access token that was issued until now. */
  endAll(subject: string): Promise<void>;
  /** Ends one sign-in of this person. */
  endSession(subject: string, session: string): Promise<void>;
}

/** What stands behind the door. */
export interface Behind {
  readonly provider: { fetch(request: Request): Promise<Response> };
  readonly store: IdentityStore;
  readonly house: House;
  readonly letters: EmailDriver;
  /** HS256 secret of the tokens. */
  readonly secret: string;
  /** Our page that the links of letters open. */
  readonly callbackUrl: string;
  /** Other providers whose people may come in, by name. */
  readonly social: ReadonlyMap<string, SocialProvider>;
  /** Passwords and codes that a person who is signed in has tried. */
  readonly attempts: RateLimit;
}

/** Whoever is signed in at the provider, and how well that was proven. */
export interface SignedIn {
  readonly id: string;
  readonly session: string;
  readonly aal: 'aal1' | 'aal2';
}
