import type { Me, RegisterDetails } from '@zikaron/contract';
import { queryClient } from './account';
import { call } from './http';
import { identity, identityConfigured } from './identity';

/** Makes the server know the session that the identity provider gave; the first time, it makes the account too. */
export const bridgeSession = (accessToken: string): Promise<unknown> =>
  call('/auth/supabase/callback', { method: 'POST', body: { access_token: accessToken } });

/** Whether the server knows the person, and whether their congregation has a subscription. */
export const whoAmI = (): Promise<Me> => call<Me>('/auth/me');

/** Where a person goes after signing in. `next` counts only when it stays on this site. */
export function afterSignIn(me: Me, next: string | null): string {
  return safeNext(next) ?? (me.hasActiveSubscription ? '/app' : '/account');
}

/** A path on this site, or `null`: nobody is sent elsewhere by a link to our login page. */
export function safeNext(next: string | null): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, window.location.origin)) return null;
  const url = new URL(next, window.location.origin);
  // "/.//host" stays here, but its path "//host" would not.
  const stays = url.origin === window.location.origin && !url.pathname.startsWith('//');
  return stays ? `${url.pathname}${url.search}${url.hash}` : null;
}

export const registerDetails = (details: RegisterDetails): Promise<unknown> =>
  call('/auth/register-details', { method: 'POST', body: details });

/** Ends the session here and at the server. A server that cannot be reached does not keep anybody signed in. */
export async function signOut(): Promise<void> {
  await call('/auth/logout', { method: 'POST' }).catch(() => undefined);
  if (identityConfigured) await identity.signOut({ scope: 'local' });
  queryClient.clear();
}
