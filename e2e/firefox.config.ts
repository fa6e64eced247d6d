import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import stories from './playwright.config.js';

const MAIN_STORIES = ['main-job', 'letter-editor', 'letters', 'forms', 'this-week', 'refusals'];

// The main stories in the Firefox that is installed, by WebDriver BiDi, with a copy of their own: `npm test -- --only firefox`.
export default defineConfig({
  ...stories,
  testMatch: MAIN_STORIES.map((name) => `**/${name}.spec.ts`),
  // The block designer asks a shadow root for its selection, which only Chromium's browsers tell: it is switched off elsewhere.
  grepInvert: /a ready letter is designed/,
  // A window that another one covers has no focus.
  workers: 1,
  use: {
    ...stories.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: fileURLToPath(new URL('firefox-relay.mjs', import.meta.url)) },
  },
});
