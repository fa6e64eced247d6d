import { defineConfig } from '@playwright/test';
import stories from './playwright.config.js';

// `npm run product-picture`: the pictures of the landing page, made anew of a copy with the demonstration.
export default defineConfig({
  ...stories,
  testDir: 'product',
  use: { ...stories.use, screenshot: 'off' },
});
