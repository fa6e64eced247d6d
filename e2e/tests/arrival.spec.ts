import type { Page } from '@playwright/test';
import { expect, test } from '../world/demo.js';
import { unlike } from '../world/records.js';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('whoever comes to another page by keyboard goes on from its heading: by a link, by Back, and after a save', async ({
  page,
}) => {
  await page.goto('/app/emails');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contacts' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Contacts')).toBeFocused();

  const row = page.getByRole('row').nth(1).getByRole('link').first();
  const name = await row.innerText();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, name)).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Contacts')).toBeFocused();

  const person = unlike('Arrived');
  await page.goto('/app/yahrzeits/new');
  const dialog = page.getByRole('dialog', { name: 'New yahrzeit' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(person);
  await page.keyboard.press('Enter');
  await expect(heading(page, person)).toBeFocused();
});

test('what a page gives the focus to keeps it, and so does whoever is quicker than a slow line', async ({ page }) => {
  await page.goto('/app/emails');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contacts' }).click();
  await expect(heading(page, 'Contacts')).toBeFocused();
  const ring = await heading(page, 'Contacts').evaluate((element) => element.matches(':focus-visible'));
  expect(ring, 'by mouse it wears no ring').toBe(false);

  // The week's heading comes with its answer.
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/api/this-week**', async (route) => {
    await coming;
    await route.continue();
  });
  await page.getByRole('link', { name: 'This week', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Contacts')).toBeHidden();
  await page.keyboard.press('Tab');
  const next = page.getByRole('link', { name: 'Yahrzeits', exact: true });
  await expect(next).toBeFocused();
  come();
  await expect(page.getByRole('heading', { level: 1, name: /^The week of/ })).toBeVisible();
  await page.waitForTimeout(500);
  await expect(next).toBeFocused();
});

test('Tab that is pressed before the page has changed goes on from what was pressed, and stays there', async ({
  page,
}) => {
  await page.goto('/app/contacts');
  await expect(heading(page, 'Contacts')).toBeVisible();
  await page.getByRole('link', { name: 'Emails', exact: true }).focus();
  // Both keys wait until the page has time.
  await Promise.all([
    page.evaluate(() => {
      for (const until = Date.now() + 1000; Date.now() < until;);
    }),
    page.keyboard.press('Enter'),
    page.keyboard.press('Tab'),
  ]);
  await expect(heading(page, 'Emails')).toBeVisible();
  await page.waitForTimeout(500);
  await expect(page.getByRole('link', { name: 'Templates', exact: true })).toBeFocused();
});
