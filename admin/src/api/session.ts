import type { Me, RegisterDetails } from '@zikaron/contract';
import { queryClient } from './freshness';
import { call } from './http';
import { identityConfigured } from '../env';
import { forgetLook } from './look';
import { identityClient } from './identity';
import { forgetOrganization } from './organization';
import { keptInvitation } from './pending-invitation';
import { safeNext } from './safe-next';

/** Makes the server know the session that the identity provider gave; the first time, it makes the account too. */
export function bridgeSession(accessToken: string): Promise<unknown> {
  // Whoever signed in here before may have chosen an organization that this person does not belong to.
  forgetOrganization();
  return call('/auth/supabase/callback', { method: 'POST', body: { access_token: accessToken } });
}

/** The same after the session was lost in the middle of work: the organization that was chosen here stays. */
export const bridgeAgain = (accessToken: string): Promise<unknown> =>
  call('/auth/supabase/callback', { method: 'POST', body: { access_token: accessToken }, asksAgain: false });

/** Whether the server knows the person, and whether their congregation has a subscription. */
export const whoAmI = (): Promise<Me> => call<Me>('/auth/me');

/** Where a person goes after signing in: `next`, when it stays on this site; to the invitation that they came for; in. */
export function afterSignIn(me: Me, next: string | null): string {
  const kept = safeNext(next) ?? (keptInvitation() && '/invitation');
  return kept || (me.hasActiveSubscription ? '/app/this-week' : '/account');
}

export const registerDetails = (details: RegisterDetails): Promise<unknown> =>
  call('/auth/register-details', { method: 'POST', body: details });

/** Ends the session here and at the server. A server that cannot be reached does not keep anybody signed in. */
export async function signOut(): Promise<void> {
  await call('/auth/logout', { method: 'POST', asksAgain: false }).catch(() => undefined);
  await leave();
}

/**
 * Ends all sessions of the person: at the server, so that no token that is out is taken any more, and at the identity
 * provider, so that none is refreshed. When one of the two cannot be reached, the person stays signed in here and is told.
 */
export async function signOutEverywhere(): Promise<void> {
  // First the server: once the provider has ended the sessions, the server takes this one's token no more.
  await call('/auth/logout-everywhere', { method: 'POST' });
  if (identityConfigured) {
    // Our own provider's sessions have ended by now: this client takes their end for what it asks.
    const { error } = await (await identityClient()).signOut({ scope: 'global' });
    if (error) throw error;
  }
  await leave();
}

async function leave(): Promise<void> {
  if (identityConfigured) await (await identityClient()).signOut({ scope: 'local' });
  forgetOrganization();
  forgetLook();
  queryClient.clear();
}
