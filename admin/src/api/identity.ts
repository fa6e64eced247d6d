import { identityConfigured } from '../env';
import { storedToken } from './stored-session';

/** The client of the identity provider, which comes when it is needed: a page whose token is good for a while shows itself without it. */
export const identityClient = async () => (await import('./identity-client')).identity;

/** The address of the signed-in person; null when nobody is. */
export async function signedInAs(): Promise<string | null> {
  if (!identityConfigured) return null;
  const { data } = await (await identityClient()).getSession();
  return data.session?.user.email?.toLowerCase() ?? null;
}

/** The signed-in person's access token; `null` when nobody is signed in or the session cannot be read. */
export async function accessToken(): Promise<string | null> {
  if (!identityConfigured) return null;
  const stored = storedToken();
  if (stored) return stored;
  try {
    const { data, error } = await (await identityClient()).getSession();
    if (error) throw error;
    return data.session?.access_token ?? null;
  } catch (error) {
    // eslint-disable-next-line no-console -- the call goes out without a token, and the log says why
    console.warn('The session could not be read; calling without a token.', error);
    return null;
  }
}
