import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import stories from './playwright.config.js';

const MAIN_STORIES = ['main-job', 'letter-editor', 'letters', 'forms', 'refusals'];
/** The same of each form of the house: whether one form keeps what was typed goes by our programs, leaving a page by the browser's. */
const OF_EACH_FORM = /refused, corrected while offline/;

// The main stories in the Firefox that is installed, by WebDriver BiDi, with a copy of their own: `npm test -- --only firefox`.
export default defineConfig({
  ...stories,
  // Told beside those in Chromium, which empty their own folder.
  outputDir: '../.test-data/firefox-results',
  testIgnore: [],
  testMatch: MAIN_STORIES.map((name) => `**/${name}.spec.ts`),
  grepInvert: OF_EACH_FORM,
  // A window that another one covers has no focus.
  workers: 1,
  use: {
    ...stories.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: fileURLToPath(new URL('firefox-relay.mjs', import.meta.url)) },
  },
});
