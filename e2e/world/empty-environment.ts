/** Empty means unset: a copy under test never touches a database, relay or account that the person's shell names. */
export const emptyEnvironment: Record<string, string> = Object.fromEntries(
  [
    ...['DATABASE_URL', 'IDENTITY_DATABASE_URL', 'REDIS_URL', 'SUPABASE_URL', 'SUPABASE_JWT_SECRET', 'SMTP_URL'],
    ...['STRIPE_SECRET_KEY', 'SENTRY_DSN', 'HEBCAL_BASE_URL', 'PUBLIC_URL', 'DEMO_EMAIL', 'DEMO_PASSWORD', 'HOST'],
  ].map((name) => [name, '']),
);
