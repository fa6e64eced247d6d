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
