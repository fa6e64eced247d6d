import { expect, test } from '../world/demo.js';
import { prefer } from '../world/every-page.js';
import { open } from '../world/inspection.js';

test('in Hebrew time runs from the right, and a sentence that begins with the name of a file does too', async ({
  page,
}) => {
  await prefer(page, { locale: 'he' });
  await open(page, '/app/forecast');
  const weeks = page.locator('svg .MuiChartsAxis-directionX text:not(:empty)');
  await expect(weeks.nth(1)).toBeVisible();
  const [first, last] = [await weeks.first().boundingBox(), await weeks.last().boundingBox()];
  expect(first?.x).toBeGreaterThan(last?.x ?? Infinity);

  await open(page, '/app/notifications');
  const brought = page.getByText('yahrzeit-list.csv', { exact: false }).first();
  await expect(brought).toHaveCSS('direction', 'rtl');
});

for (const { density, rows } of [
  { density: 'comfortable', rows: 8 },
  { density: 'compact', rows: 14 },
])
  test(`a laptop shows ${rows} people at a time where rows are ${density}`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await prefer(page, { density });
    await open(page, '/app/yahrzeits');
    await expect(page.locator('tbody td').first()).toBeVisible();
    const whole = await page
      .locator('tbody tr:has(td)')
      .evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length);
    expect(whole).toBeGreaterThanOrEqual(rows);
  });

// At 200 % a laptop's window is 720 wide. Letters of days gone by are the demonstration's: other stories write today.
for (const { path, filter = '', width } of [
  { path: '/app/leap-year', width: 720 },
  { path: '/app/coverage', width: 720 },
  { path: '/app/emails', filter: '?filter={"to":"2026-12-01"}', width: 1440 },
])
  test(`no name in the table of ${path} breaks within a word, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path + filter);
    await expect(page.locator('tbody tr:has(td)').first()).toBeVisible();
    const broken = await page.locator('tbody td').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          // Nobody's name is longer; what is, breaks where its column ends.
          for (const word of (text.textContent ?? '').matchAll(/(?<!\S)\S{1,18}(?!\S)/g)) {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.push(word[0]);
          }
        return found;
      }),
    );
    expect(broken).toEqual([]);
  });
