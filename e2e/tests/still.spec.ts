import type { Page } from '@playwright/test';
import { expect, test } from '../world/demo.js';
import { open, stillness } from '../world/inspection.js';
import { pagesOf } from '../world/every-page.js';

/** More than this is seen to jump; what a page may shift in all, as browsers measure it. */
const MOST = 0.02;

/** Begins with the page, before anything of it: what moves without being asked to, and which elements. */
const WATCH = `
  self.moved = { sum: 0, what: [] };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      self.moved.sum += value;
      self.moved.what.push(...sources.map(({ node }) => (node?.textContent ?? '').slice(0, 40)));
    }
  }).observe({ type: 'layout-shift', buffered: true });`;

/** Every answer comes later than the one before it, in rounds: no two parts of a page come together by luck. */
async function answersComeApart(page: Page): Promise<void> {
  let asked = 0;
  await page.route('**/api/**', async (route) => {
    const late = 150 * (asked++ % 5);
    await new Promise((passed) => setTimeout(passed, late));
    await route.continue();
  });
}

/**
 * Left out are notifications, which other stories bring meanwhile, a list that is being brought in, and the letter editor, whose
 * fields grow by a little when the values of a family come.
 */
const SEEN = /\/(yahrzeits|contacts)\/[\da-f-]{36}$|\/(imports|account)$/;

for (const [where, viewport] of Object.entries({
  desk: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
})) {
  test(`nothing moves once it is there, however late the rest comes: ${where}`, async ({ page, api }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript({ content: WATCH });
    await answersComeApart(page);
    const pages = (await pagesOf(api)).filter((path) => SEEN.test(path));
    for (const path of ['/', '/app/operator', ...pages]) {
      await open(page, path);
      await page.waitForLoadState('networkidle');
      await stillness(page);
      const { sum, what } = await page.evaluate<{ sum: number; what: string[] }>('self.moved');
      expect.soft(sum, `${path}: ${what.join(' | ')}`).toBeLessThanOrEqual(MOST);
    }
  });
}

for (const [path, asked] of Object.entries({ '/app/imports': '**/api/imports?**', '/account': '**/api/orgs/mine' }))
  test(`nothing moves where ${path} does not come`, async ({ page }) => {
    await page.addInitScript({ content: WATCH });
    await page.route(asked, async (route) => {
      await new Promise((passed) => setTimeout(passed, 1000));
      await route.fulfill({ status: 500, json: { message: 'Away' } });
    });
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^(Retry|Try again)$/ })).toBeVisible();
    await stillness(page);
    const { sum, what } = await page.evaluate<{ sum: number; what: string[] }>('self.moved');
    expect(sum, what.join(' | ')).toBeLessThanOrEqual(MOST);
  });
