import type { Page } from '@playwright/test';
import { expect, listed, test, type Listed } from '../world/demo.js';
import { open } from '../world/inspection.js';

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('RaStore.zikaron.locale', '"en"')));

test('whose day it is today says until which sundown, and on a telephone the years are a line with dots', async ({
  page,
  api,
}) => {
  const { data } = await api.get<Listed<{ id: string; nextHebrewObservanceDate: string }>>(
    `/yahrzeits${listed({ from: '2026-12-02', to: '2026-12-02' }, '["nextHebrewObservanceDate","ASC"]')}`,
  );
  const id = data.find(({ nextHebrewObservanceDate: next }) => next === '2026-12-02')?.id ?? 'nobody';
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/app/yahrzeits/${id}`);

  const hero = page.getByRole('region', { name: 'Next observance' });
  await expect(hero).toContainText(/Today, until sundown at 4:\d\d\spm/);
  await expect(hero).toContainText(/Begins at sundown on Tuesday, 1\sDecember\./);
  const dots = page.getByRole('list', { name: 'The years' }).locator('li > [aria-hidden]');
  await expect(dots).not.toHaveCount(0);
  for (const dot of await dots.all()) await expect(dot).toBeVisible();
});

const lineOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('in the order of days a row says who is told, and when; nothing else in it moves', async ({ page, api }) => {
  const { data } = await api.get<Listed<{ name: string; observerCount: number }>>(
    `/yahrzeits${listed({}, '["nextHebrewObservanceDate","ASC"]')}`,
  );
  const observed = data.find(({ observerCount }) => observerCount > 0)?.name ?? '';
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/coverage?**', async (route) => {
    await answered;
    await route.continue();
  });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/app/yahrzeits');
  const cell = lineOf(page, observed).first().getByRole('cell').nth(2);
  await expect(cell).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await cell.boundingBox();
  answer();

  await expect(
    page
      .getByRole('main')
      .getByText(/, told \d+\s\w+$/)
      .first(),
  ).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/, on \d+\s\w+$/)
      .first(),
  ).toBeVisible();
  expect(await cell.boundingBox()).toEqual(before);

  // A narrower window has no room for it: no date breaks in two lines.
  await page.setViewportSize({ width: 1200, height: 768 });
  await expect(
    page
      .getByRole('main')
      .getByText(/, told \d+\s\w+$/)
      .first(),
  ).toBeHidden();
  const day = await cell
    .locator('time')
    .first()
    .evaluate((one) => one.getClientRects().length);
  expect(day, 'lines of a date').toBe(1);
  await page.setViewportSize({ width: 1366, height: 768 });

  // By name their days are a year apart, and nobody asks.
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(page.getByRole('main').getByText(/, told \d+\s\w+$/)).toHaveCount(0);
});

test('a letter’s state is said as a person says it, and beside it by the word of the original', async ({ page }) => {
  await open(page, '/app/emails');
  const row = page.getByRole('row').filter({ has: page.getByText('Told', { exact: true }) });
  await expect(row.first().getByText('Sent', { exact: true })).toBeVisible();

  await page.getByRole('combobox', { name: 'Status' }).click();
  for (const state of ['Waiting (Queued)', 'Told (Sent)', 'May have arrived: ask the family'])
    await expect(page.getByRole('option', { name: state, exact: true })).toBeVisible();
});
