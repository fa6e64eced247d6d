import { expect, test } from '../world/demo.js';
import { prefer } from '../world/every-page.js';
import { goOn, open, overflow } from '../world/inspection.js';

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
  const brought = page.getByText(/\.csv/).first();
  await expect(brought).toHaveCSS('direction', 'rtl');
});

/** Letters of days gone by are the demonstration's: those that other stories write today may be longer. */
const GONE_BY = '{"to":"2026-12-01"}';

const LINES = 'tbody tr:has(td), main li:has([type=checkbox])';

for (const [density, pages] of Object.entries({
  comfortable: { '/app/yahrzeits': 8, '/app/emails': 5 },
  compact: {
    ...{ '/app/yahrzeits': 14, '/app/emails': 14, '/app/observers': 14 },
    ...{ '/app/leap-year': 10, '/app/data-quality/dates': 11 },
  },
}))
  test(`a laptop shows so many rows of each list at a time where they are ${density}`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await prefer(page, { density });
    await page.route('**/api/emails?**', (route) => {
      const asked = new URL(route.request().url());
      asked.searchParams.set('filter', GONE_BY);
      return route.continue({ url: asked.href });
    });
    for (const [path, rows] of Object.entries(pages)) {
      await goOn(page, path);
      const lines = page.locator(LINES);
      await expect(lines.first()).toBeVisible();
      const whole = await lines.evaluateAll(
        (all) => all.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
      );
      expect.soft(whole, path).toBeGreaterThanOrEqual(rows);
      expect.soft(await overflow(page), path).toBe(0);
    }
  });

test('one long address leaves their room to the columns beside it, also where rows are compact', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page, { density: 'compact' });
  await page.route('**/api/emails?**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { toEmail: string }[] };
    if (answer.data[0]) answer.data[0].toEmail = `${'a-long-name-of-somebody.'.repeat(8)}levin@family.example`;
    await route.fulfill({ response, json: answer });
  });
  await open(page, '/app/emails');
  await expect(page.getByText('a-long-name-of-somebody').first()).toBeVisible();
  const subject = await page.getByRole('columnheader', { name: 'Subject' }).boundingBox();
  expect(subject?.width).toBeGreaterThan(150);
});

test('a long subject takes one line where rows are compact, and is told whole when pointed at', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page, { density: 'compact' });
  const long =
    'Yahrzeit of Alexander Ziskind ben Menachem Mendel of the Chevra Kadisha: December 13, 2026, and of his wife';
  await page.route('**/api/emails?**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { subject: string }[] };
    if (answer.data[0]) answer.data[0].subject = long;
    await route.fulfill({ response, json: answer });
  });
  await open(page, '/app/emails');
  const subject = page.getByTitle(long);
  await expect(subject).toBeVisible();
  const { height = 99 } = (await subject.boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(24);
});

test('the admin is as light or dark as the system, until somebody chooses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/app/contacts');
  await expect(page.getByRole('link', { name: 'New Contact' })).toBeVisible();
  const [document, body] = [page.locator('html'), page.locator('body')];
  await expect(body).toHaveCSS('background-color', 'rgb(27, 23, 18)');
  await expect(document).toHaveAttribute('data-mode', 'dark');

  await page.getByRole('button', { name: 'Toggle light/dark mode' }).click();
  await expect(body).toHaveCSS('background-color', 'rgb(251, 249, 245)');
  await expect(document).toHaveAttribute('data-mode', 'light');
});

test('a page printed in the dark is black on white, without what can be pressed or searched', async ({ page }) => {
  await prefer(page, { theme: 'dark' });
  await open(page, '/app/coverage');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  const unprinted = page.locator('main :is(.MuiButton-root, [role=tab], nav, input[placeholder])');
  await expect(unprinted.filter({ visible: true })).toHaveCount(0);
});

// At 200 % a laptop's window is 720 wide.
test('no name in a table breaks within a word', async ({ page }) => {
  for (const [path, width] of [
    ['/app/leap-year', 720],
    ['/app/coverage', 720],
    [`/app/emails?filter=${GONE_BY}`, 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await goOn(page, path);
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
    expect.soft(broken, path).toEqual([]);
  }
});

test('in Hebrew what the server refuses is said in Hebrew: under a field, about a date, and that it was not reached', async ({
  page,
}) => {
  await prefer(page, { locale: 'he' });
  const told = page.getByRole('alert');
  await open(page, '/app/settings');
  await page.getByRole('textbox', { name: 'תשובות מגיעות אל', exact: true }).fill('nowhere');
  await page.keyboard.press('Tab');
  await expect(told.filter({ hasText: 'אין זו כתובת דוא״ל אחת' }).first()).toBeInViewport();
  await expect(told.filter({ hasText: /is not|replyTo/ })).toHaveCount(0);

  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: 'תשובות מגיעות אל', exact: true }).fill('office@example.org');
  await page.keyboard.press('Tab');
  await expect(told.filter({ hasText: 'אין קשר עם השרת' }).first()).toBeInViewport();
  await page.route('**/api/orgs/mine/settings', (route) => route.abort());
  await page.context().setOffline(false);

  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/app/yahrzeits');
  await page.getByRole('button', { name: 'יארצייט חדש' }).click();
  await page.getByRole('textbox', { name: 'תאריך פטירה', exact: true }).fill('31 February 1984');
  await expect(page.getByText('יום כמו ״\u206831 February 1984\u2069״ אינו קיים').first()).toBeVisible();
});

test.describe('somebody who is not signed in', () => {
  test.use({ storageState: { cookies: [], origins: [] }, locale: 'he-IL' });

  test('reads in Hebrew that the password is wrong, and that nothing was reached', async ({ page }) => {
    await page.goto('/login?lang=he');
    await page.getByRole('textbox', { name: 'דוא״ל' }).fill('nobody@example.org');
    await page.locator('input[type=password]').fill('not the password');
    await page.locator('form button').first().click();
    await expect(page.getByText('כתובת הדוא״ל או הסיסמה אינן נכונות', { exact: false })).toBeVisible();

    await page.context().setOffline(true);
    await page.locator('form button').first().click();
    await expect(page.getByText('אין קשר עם השרת', { exact: false })).toBeVisible();
  });
});

test('in Hebrew every column that can be chosen is named in Hebrew, that of what can be done too', async ({ page }) => {
  await prefer(page, { locale: 'he' });
  await open(page, '/app/yahrzeits');
  await page.getByRole('button', { name: 'עמודות' }).click();
  const choice = page.locator('.MuiPopover-paper');
  await expect(choice).toContainText('פעולות');
  await expect(choice).not.toContainText(/[a-z]/i);
});
