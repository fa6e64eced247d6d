import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { chromium } from './chromium.js';
import { emptyEnvironment } from './world/empty-environment.js';

// A whole copy of its own: ports from E2E_PORT on, data that is emptied at each run.
const port = Number(process.env.E2E_PORT ?? 4400);
const site = `http://127.0.0.1:${port}`;

/** With which the stories tell news of a letter, as a mail service does. */
process.env.E2E_POSTMARK_LOGIN = 'stories:told-in-a-real-browser';

/**
 * Every story is told on the same day, a Wednesday morning in New York: on a real Friday evening no letter would leave.
 * The server's clock is moved; access tokens and the browser stay with the host's.
 */
const TOLD_AT = Date.parse('2026-12-02T15:00:00Z');

export default defineConfig({
  testDir: 'tests',
  // For Firefox: here the walk through all pages hears what the policy refuses, for Chromium complains of it in the console.
  testIgnore: '**/refusals.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  // Patience for a busy machine: these stories tell what happens, and the benchmarks how fast.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: site,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    // A trace costs half of the time again: `--trace retain-on-failure` for who looks into a failure.
    screenshot: 'only-on-failure',
    launchOptions: await chromium(),
  },
  webServer: {
    command: 'node scripts/start.mjs --reset',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: {
      ...emptyEnvironment,
      POSTMARK_WEBHOOK_LOGIN: process.env.E2E_POSTMARK_LOGIN,
      PORT: String(port),
      MAILBOX_PORT: String(port + 1),
      MAILBOX_SMTP_PORT: String(port + 2),
      DATA_DIR: `.test-data/e2e-${port}`,
      // Programs and the DNS of the stories are on this machine.
      WEBHOOK_NETWORK: 'any',
      DNS_SERVERS: `127.0.0.1:${port + 5}`,
      CONTACT_EMAIL: 'desk@zikaron.example',
      // Both buttons stand on the pages; behind them is the stories' own provider.
      SOCIAL_AUTH: 'google,apple',
      SOCIAL_AUTH_BASE: `http://127.0.0.1:${port + 6}`,
      ...{ GOOGLE_CLIENT_ID: 'stories', GOOGLE_SECRET: 'stories', APPLE_CLIENT_ID: 'stories', APPLE_SECRET: 'stories' },
      CLOCK_SHIFT_SECONDS: String(Math.round((TOLD_AT - Date.now()) / 1000)),
    },
    // The last of its parts: what a story does first may need it.
    wait: { stdout: /the worker is ready/ },
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
  },
});
