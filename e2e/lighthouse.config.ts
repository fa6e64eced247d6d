import { defineConfig } from '@playwright/test';
import stories from './playwright.config.js';

// `npm run lighthouse`: what Lighthouse says of the pages that somebody meets first, on its telephone with its slow network.
// LIGHTHOUSE_SITE=here measures a copy that runs already (E2E_PORT is its port); otherwise one with the demonstration is started.
export default defineConfig({
  ...stories,
  testDir: 'lighthouse',
  timeout: 20 * 60_000,
  workers: 1,
  use: { ...stories.use, screenshot: 'off' },
  webServer: process.env.LIGHTHOUSE_SITE ? undefined : stories.webServer,
});
