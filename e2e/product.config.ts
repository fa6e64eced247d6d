import { defineConfig } from '@playwright/test';
import stories from './playwright.config.js';

/** The Sunday of the letter beside it (`landing.letter` of the public texts), so that the week lies ahead. */
const SUNDAY = Date.parse('2026-11-22T15:00:00Z');
const [server] = [stories.webServer ?? []].flat();
if (!server) throw new Error('The stories start no copy to take a picture of.');

// `npm run product-picture`: the pictures of the landing page, made anew of a copy with the demonstration.
export default defineConfig({
  ...stories,
  testDir: 'product',
  use: { ...stories.use, screenshot: 'off' },
  webServer: {
    ...server,
    env: { ...server.env, CLOCK_SHIFT_SECONDS: String(Math.round((SUNDAY - Date.now()) / 1000)) },
  },
});
