import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { chromium } from './chromium.js';

// A whole copy of its own: ports from E2E_PORT on, data that is emptied at each run.
const port = Number(process.env.E2E_PORT ?? 4400);
const site = `http://127.0.0.1:${port}`;

/** Empty means unset: the copy under test never touches a database, relay or account that the person's shell names. */
const nothingReal = Object.fromEntries(
  [
    ...['DATABASE_URL', 'IDENTITY_DATABASE_URL', 'REDIS_URL', 'SUPABASE_URL', 'SUPABASE_JWT_SECRET', 'SMTP_URL'],
    ...['STRIPE_SECRET_KEY', 'SENTRY_DSN', 'HEBCAL_BASE_URL', 'PUBLIC_URL', 'DEMO_EMAIL', 'DEMO_PASSWORD', 'HOST'],
  ].map((name) => [name, '']),
);

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: site,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: await chromium(),
  },
  webServer: {
    command: 'node scripts/start.mjs --reset',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: {
      ...nothingReal,
      PORT: String(port),
      MAILBOX_PORT: String(port + 1),
      MAILBOX_SMTP_PORT: String(port + 2),
      DATA_DIR: `.test-data/e2e-${port}`,
    },
    url: `${site}/health/ready`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
  },
});
