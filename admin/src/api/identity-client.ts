import { AuthClient } from '@supabase/auth-js';
import { env, identityConfigured } from '../env';
import { notReached, saying } from './saying';
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
  fetch: inReadersWords,
});

/** Asks as `fetch` does. What the provider refuses, in English, comes in the reader's language, and so does that it was not reached. */
async function inReadersWords(...asked: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...asked).catch(() => {
    throw new Error(notReached());
  });
  if (response.ok) return response;
  const [body, say] = await Promise.all([response.clone().json() as Promise<unknown>, saying()]).catch(() => [null]);
  const { msg } = (body ?? {}) as { msg?: unknown };
  if (!say || typeof msg !== 'string') return response;
  const { status, statusText, headers } = response;
  return new Response(JSON.stringify({ ...(body as object), msg: say(msg) }), { status, statusText, headers });
}
