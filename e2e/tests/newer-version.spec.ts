import type { Page } from '@playwright/test';
import { expect, test } from '../world/demo.js';
import { barriers } from '../world/inspection.js';

/** What a newer version does to a page that is open: what it has not fetched yet is there under other names. */
const replaceProgram = (page: Page) => page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
const asBefore = (page: Page) => page.unroute('**/assets/*.js');

test('a page that a newer version has under another name is loaded again, and no crash is told', async ({ page }) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/')) told.push(request.url());
  });
  await page.goto('/app/contacts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await replaceProgram(page);
  await page.getByRole('link', { name: 'Queues' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Queues' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'This page could not be loaded' })).toBeVisible();
  await expect(page).toHaveTitle('Queues · Zikaron');
  expect(await barriers(page, 'a page that could not be loaded')).toEqual([]);
  expect(told).toEqual([]);

  await asBefore(page);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Queues' })).toBeVisible();
});

test('that a newer version is here is said on the screen, and is not on paper', async ({ page }) => {
  await page.clock.install();
  await page.goto('/app/contacts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/app/contacts', (route) => route.fulfill({ contentType: 'text/html', body: 'Another version' }));
  await page.clock.fastForward('01:00:05');
  const banner = page.getByText('A new version is available.');
  await expect(banner).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(banner).toBeHidden();
});

test('what was typed stays when a part of its page cannot be loaded', async ({ page }) => {
  await page.goto('/app/templates');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  // The list before has a box that searches names.
  const name = page.getByRole('textbox', { name: 'Template Name' });
  await name.fill('Letter of our own');
  await replaceProgram(page);
  await page.getByRole('button', { name: 'Designer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click();

  await expect(page.getByRole('alert').filter({ hasText: 'This could not be loaded' })).toBeVisible();
  await expect(name).toHaveValue('Letter of our own');
});

test('texts that could not be fetched are fetched when somebody goes on, or the line is there again', async ({
  page,
  context,
}) => {
  await page.goto('/app/yahrzeits');
  await expect(page.getByText(/^1–20 of/).last()).toBeVisible();
  const fetched: string[] = [];
  page.on('requestfinished', (request) => void (request.url().includes('/assets/later-') && fetched.push('fetched')));
  await page.route('**/assets/later-*', (route) => route.abort());
  await page.getByRole('link', { name: 'Contacts' }).first().click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();

  await page.unroute('**/assets/later-*');
  await page.getByRole('link', { name: 'Templates' }).first().click();
  await expect(page.getByRole('heading', { name: 'Templates', level: 1 })).toBeVisible();

  await page.goto('/app/yahrzeits');
  await page.route('**/assets/later-*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/later-'));
  await page.getByRole('heading', { name: 'Yahrzeits', level: 1 }).click();
  await failed;
  await page.unroute('**/assets/later-*');
  fetched.length = 0;
  await expect(async () => {
    await context.setOffline(true);
    await context.setOffline(false);
    await expect.poll(() => fetched, { timeout: 2000 }).toEqual(['fetched']);
  }).toPass({ timeout: 60_000 });
});
