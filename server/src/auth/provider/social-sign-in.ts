import { decodeJwt } from 'jose';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../../platform/config/index.js';
import { hostInstant } from './host-time.js';

type SocialName = Config['SOCIAL_AUTH'][number];

/** Where a provider asks its people, and where it gives what a code stands for. */
interface Places {
  readonly issuer: string;
  readonly authorize: string;
  readonly token: string;
}

/** One of the providers in SOCIAL_AUTH, with what it knows this installation by. */
export interface SocialProvider extends Places {
  readonly name: SocialName;
  readonly clientId: string;
  readonly secret: string;
  readonly asks: Readonly<Record<string, string>>;
}

/** Who came back from a provider. */
export interface SocialPerson {
  readonly provider: SocialName;
  readonly subject: string;
  readonly email: string;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/** Sources: accounts.google.com/.well-known/openid-configuration and appleid.apple.com/.well-known/openid-configuration. */
const PLACES: Readonly<Record<SocialName, Places>> = {
  google: {
    issuer: 'https://accounts.google.com',
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
  },
  apple: {
    issuer: 'https://appleid.apple.com',
    authorize: 'https://appleid.apple.com/auth/authorize',
    token: 'https://appleid.apple.com/auth/token',
  },
};
const ASKS = {
  google: { scope: 'openid email profile' },
  // Apple gives an address only to those who take the answer as a form.
  apple: { scope: 'email name', response_mode: 'form_post' },
} as const;
const PATIENCE_MS = 10_000;

type Settings = Pick<
  Config,
  'SOCIAL_AUTH' | 'SOCIAL_AUTH_BASE' | 'GOOGLE_CLIENT_ID' | 'GOOGLE_SECRET' | 'APPLE_CLIENT_ID' | 'APPLE_SECRET'
>;

/** The providers of SOCIAL_AUTH whose id and secret are set. SOCIAL_AUTH_BASE puts a stand-in in their place. */
export function socialProviders(config: Settings): ReadonlyMap<string, SocialProvider> {
  const credentials = {
    google: [config.GOOGLE_CLIENT_ID, config.GOOGLE_SECRET],
    apple: [config.APPLE_CLIENT_ID, config.APPLE_SECRET],
  } as const;
  return new Map(
    config.SOCIAL_AUTH.flatMap((name) => {
      const [clientId, secret] = credentials[name];
      if (!clientId || !secret) return [];
      const places = config.SOCIAL_AUTH_BASE ? standIn(`${config.SOCIAL_AUTH_BASE}/${name}`) : PLACES[name];
      return [[name, { name, clientId, secret, asks: ASKS[name], ...places }] as const];
    }),
  );
}

const standIn = (base: string): Places => ({
  issuer: base,
  authorize: `${base}/authorize`,
  token: `${base}/token`,
});

/** What a browser keeps while its person is at the provider: whoever comes back must be who left. */
const begun = z.object({ provider: z.string(), state: z.string().min(20), next: z.string().nullable() });
export type Begun = z.infer<typeof begun>;

export const beginning = (provider: SocialProvider, next: string | null): Begun => ({
  provider: provider.name,
  state: randomBytes(24).toString('base64url'),
  next,
});

export const written = (of: Begun): string => Buffer.from(JSON.stringify(of)).toString('base64url');

/** Reads what `written` wrote; null for anything else. */
export function readBegun(text: string): Begun | null {
  try {
    return begun.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return null;
  }
}

/** The provider's page that asks its person (RFC 6749, 4.1.1; OpenID Connect Core, 3.1.2.1). */
export function pageOf({ authorize, clientId, asks }: SocialProvider, { state }: Begun, returnTo: string): string {
  const page = new URL(authorize);
  const query = { client_id: clientId, redirect_uri: returnTo, response_type: 'code', state, nonce: state, ...asks };
  page.search = new URLSearchParams(query).toString();
  return page.href;
}

const truth = z.union([z.boolean(), z.enum(['true', 'false']).transform((said) => said === 'true')]);
const idToken = z.object({
  iss: z.string(),
  aud: z.string(),
  exp: z.number(),
  nonce: z.string(),
  sub: z.string().min(1).max(200),
  email: z.email().max(254),
  email_verified: truth,
  given_name: z.string().max(200).optional(),
  family_name: z.string().max(200).optional(),
});

/**
 * Who the code stands for. The token comes from the provider itself, by the line on which we asked, so its signature adds
 * nothing (OpenID Connect Core, 3.1.3.7, point 6).
 * @throws when the provider does not give it, gives one for somebody else, or has not proved the address
 */
export async function personOf(
  provider: SocialProvider,
  code: string,
  { state }: Begun,
  returnTo: string,
): Promise<SocialPerson> {
  const { clientId: client_id, secret: client_secret } = provider;
  const answer = await fetch(provider.token, {
    method: 'POST',
    body: new URLSearchParams({
      ...{ grant_type: 'authorization_code', code, redirect_uri: returnTo, client_id, client_secret },
    }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`${provider.name} answers ${answer.status} for a code`);
  const { id_token } = z.object({ id_token: z.string() }).parse(await answer.json());
  const said = idToken.parse(decodeJwt(id_token));
  const isMeant = said.iss === provider.issuer && said.aud === provider.clientId && said.nonce === state;
  if (!isMeant || said.exp * 1000 < hostInstant().getTime())
    throw new Error(`A token of ${provider.name} is not for us`);
  if (!said.email_verified) throw new Error(`${provider.name} has not proved the address`);
  return {
    ...{ provider: provider.name, subject: said.sub, email: said.email.toLowerCase() },
    ...{ firstName: said.given_name, lastName: said.family_name },
  };
}
