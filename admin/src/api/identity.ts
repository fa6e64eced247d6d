import { AuthClient } from '@supabase/auth-js';
import { env, identityConfigured } from '../env';
import { SESSION_KEY } from './stored-session';

/**
 * The identity provider, spoken to in the Supabase Auth protocol. Confirmation links carry the tokens in the
 * address (implicit flow), so that a link opened on another device works too. Refreshes by itself, every 30 s.
 */
export const identity = new AuthClient({
  url: `${env.SUPABASE_URL.replace(/\/+$/, '')}/auth/v1`,
  headers: { apikey: env.SUPABASE_ANON_KEY },
  storageKey: SESSION_KEY,
  flowType: 'implicit',
  autoRefreshToken: identityConfigured,
  detectSessionInUrl: false,
});

/** The address of the signed-in person; null when nobody is. */
export async function signedInAs(): Promise<string | null> {
  if (!identityConfigured) return null;
  const { data } = await identity.getSession();
  return data.session?.user.email?.toLowerCase() ?? null;
}

/** The signed-in person's access token; `null` when nobody is signed in or the session cannot be read. */
export async function accessToken(): Promise<string | null> {
  if (!identityConfigured) return null;
  try {
    const { data, error } = await identity.getSession();
    if (error) throw error;
    return data.session?.access_token ?? null;
  } catch (error) {
    // eslint-disable-next-line no-console -- the call goes out without a token, and the log says why
    console.warn('The session could not be read; calling without a token.', error);
    return null;
  }
}
