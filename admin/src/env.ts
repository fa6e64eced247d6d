export const SOCIAL_PROVIDERS = ['google', 'apple'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** What the installation tells the browser: `/env.js` sets `window.ENV` before the program starts. */
interface Env {
  SUPABASE_URL: string;
  SUPABASE_ANON_KEY: string;
  API_BASE: string;
  SENTRY_DSN: string;
  /** Whether requests say to what trace they belong. */
  TRACES: boolean;
  /** Where the source of this program is; empty when nobody said. */
  SOURCE_URL: string;
  /** Where one writes to whoever runs this installation; empty when nobody said. */
  CONTACT_EMAIL: string;
  /** Whether the identity provider takes passkeys as a second factor. */
  PASSKEYS: boolean;
  /** How plans are paid: by card at Stripe, with the demonstration's card, or not here; `off` has no plans at all. */
  BILLING: 'stripe' | 'demo' | 'none' | 'off';
}

type Variable = keyof Env | 'EMBEDDED_IDENTITY';

declare global {
  var ENV: Partial<Record<Variable, string | boolean | null>> | undefined;
}

/** `window.ENV` first, then what the build was given, then the default. */
const read = (name: Variable, fallback = ''): string =>
  String(globalThis.ENV?.[name] ?? (import.meta.env[`VITE_${name}`] as string | undefined) ?? fallback);

export const env: Env = {
  // The provider that the server brings itself answers on this origin.
  SUPABASE_URL: read('EMBEDDED_IDENTITY') === 'true' ? window.location.origin : read('SUPABASE_URL'),
  SUPABASE_ANON_KEY: read('SUPABASE_ANON_KEY'),
  API_BASE: read('API_BASE', '/api').replace(/\/+$/, ''),
  SENTRY_DSN: read('SENTRY_DSN'),
  TRACES: read('TRACES') === 'true',
  SOURCE_URL: read('SOURCE_URL'),
  CONTACT_EMAIL: read('CONTACT_EMAIL'),
  PASSKEYS: read('PASSKEYS') === 'true',
  BILLING: (['stripe', 'demo', 'off'] as const).find((one) => one === read('BILLING')) ?? 'none',
};

/** False when the installation names no identity provider; then nobody can sign in. */
export const identityConfigured = Boolean(env.SUPABASE_URL && env.SUPABASE_ANON_KEY);
