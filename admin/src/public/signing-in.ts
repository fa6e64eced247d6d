import type { SocialProvider } from '../env';
import '../api/asks-factor';
import { identity } from '../api/identity-client';
import { afterSignIn, bridgeSession, registerDetails, whoAmI } from '../api/session';
import { storedLocale } from '../preferences';
import type { PublicText } from './say';

// What the pages of signing in do once somebody begins to: they are there before it.

/** What a form holds, by field name. */
type Values = Record<string, string>;

/** What became of a form: where to go on, or in words why not; neither where a letter is on its way. */
export type Outcome = { to: string } | { failure: string } | { told: true };

export async function signIn(
  { email = '', password = '' }: Values,
  t: PublicText,
  next: string | null,
): Promise<Outcome> {
  const { data, error } = await identity.signInWithPassword({ email, password });
  if (error) return { failure: t('login.errors.failed', { message: error.message }) };
  const bridged = await bridgeSession(data.session.access_token).then(
    () => true,
    () => false,
  );
  if (!bridged) {
    await identity.signOut({ scope: 'local' });
    return { failure: t('login.errors.bridge') };
  }
  const me = await whoAmI().catch(() => null);
  return me ? { to: afterSignIn(me, next) } : { failure: t('login.errors.completion') };
}

export async function register(values: Values, t: PublicText): Promise<Outcome> {
  const { firstName = '', lastName = '', phone = '', organizationName = '', email = '', password = '' } = values;
  const details = { firstName, lastName, phone: phone || null, organizationName: organizationName || null };
  const { data, error } = await identity.signUp({
    email,
    password,
    options: {
      data: { ...details, language: storedLocale() },
      emailRedirectTo: `${window.location.origin}/auth/callback`,
    },
  });
  // Our sentence goes on behind theirs.
  if (error) return { failure: t('register.errors.failed', { message: error.message.replace(/\.$/, '') }) };
  if (!data.session) return { told: true };
  await bridgeSession(data.session.access_token);
  await registerDetails(details);
  return { to: '/account' };
}

/** Asks for a link. Never says whether the address has an account. */
export async function askForLink({ email = '' }: Values, t: PublicText): Promise<Outcome> {
  const redirectTo = `${window.location.origin}/auth/callback?next=${encodeURIComponent('/new-password')}`;
  const { error } = await identity.resetPasswordForEmail(email, { redirectTo });
  return error ? { failure: t('forgot.failed', { message: error.message }) } : { told: true };
}

/** The address that leads to the provider; null when ours does not lead there, which it would tell as bare JSON. */
export async function wayTo(provider: SocialProvider, next: string | null): Promise<string | null> {
  const redirectTo = `${window.location.origin}/auth/callback${next ? `?next=${encodeURIComponent(next)}` : ''}`;
  const { data } = await identity.signInWithOAuth({ provider, options: { redirectTo, skipBrowserRedirect: true } });
  if (!data.url) return null;
  const { type } = await fetch(data.url, { redirect: 'manual' });
  return type === 'opaqueredirect' ? data.url : null;
}
