import { defineConfig } from '@playwright/test';
import stories from './playwright.config.js';

// `npm run gallery`: a picture of every page in every way it is looked at. It judges nothing; the stories do.
// GALLERY_SITE names a copy that runs already (E2E_PORT is its port); otherwise one with the demonstration is started.
export default defineConfig({
  ...stories,
  testDir: 'gallery',
  timeout: 20 * 60_000,
  use: { ...stories.use, screenshot: 'off' },
  webServer: process.env.GALLERY_SITE ? undefined : stories.webServer,
});
