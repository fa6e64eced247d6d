import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import stories from './playwright.config.js';

const MAIN_STORIES = ['main-job', 'letter-editor', 'letters', 'forms', 'refusals'];
/** What our programs alone decide, and no browser: it is told in Chromium, and stays beside its siblings there. */
const OURS_ALONE = [
  ...[
    /refused, corrected while offline/,
    /a save that is not answered for long/,
    /whose save nobody answers/,
    /stays when that comes late/,
    /while a save is on its way/,
  ],
  ...[
    /what stands before the server/,
    /a list that cannot be read anew stays/,
    /not lost by (the button|a link|the logo|Cancel or Back)/,
  ],
  ...[
    /who is on record already/,
    /a session that is lost/,
    /filters last as long/,
    /a date that is no day/,
    /the bell says/,
  ],
  // Over BiDi the browser counts the presses of a mouse itself, and the story cannot say that one is the second.
  /the second of a double press/,
  ...[
    /on a slow line Save waits/,
    /two change the services/,
    /of two who confirm/,
    /a search and a filter that are asked for/,
    /could not be fetched/,
    /Adar of a year with two/,
  ],
  ...[/what its paper cannot show/, /refused with its place/, /is proposed the words/],
  ...[/tried with a real record/, /tests at 100 %/],
];

// The main stories in the Firefox that is installed, by WebDriver BiDi, with a copy of their own: `npm test -- --only firefox`.
export default defineConfig({
  ...stories,
  // Told beside those in Chromium, which empty their own folder.
  outputDir: '../.test-data/firefox-results',
  testIgnore: [],
  testMatch: MAIN_STORIES.map((name) => `**/${name}.spec.ts`),
  grepInvert: OURS_ALONE,
  // A window that another one covers has no focus.
  workers: 1,
  use: {
    ...stories.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: fileURLToPath(new URL('firefox-relay.mjs', import.meta.url)) },
  },
});
