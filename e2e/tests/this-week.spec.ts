import type { Page } from '@playwright/test';
import type { ThisWeek } from '@zikaron/contract';
import { Office } from '../pages/office.js';
import { expect, test } from '../world/demo.js';
import { open, overflow } from '../world/inspection.js';

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('RaStore.zikaron.locale', '"en"')));

test('an office sees its week: who is remembered, who knows, what waits, what is read', async ({ page, api }) => {
  const week = await api.get<ThisWeek>('/this-week?language=en');
  await open(page, '/app/this-week');

  await expect(page).toHaveTitle('This week · Zikaron');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`The week of ${week.reading.en}`);
  const days = page.getByRole('list', { name: 'The seven days' });
  await expect(days.locator('> li')).toHaveCount(7);
  await expect(days.locator('> li[aria-current=date]')).toContainText('2 December · today');
  await expect(days.locator('> li').nth(5)).toContainText(/candles\s\d:\d\d/);
  const people = week.days.flatMap((day) => day.people);
  expect(people.length).toBeGreaterThan(3);
  await expect(days.getByRole('img', { name: 'told', exact: true })).toHaveCount(
    people.filter(({ told }) => told).length,
  );
  await expect(days.getByRole('img', { name: 'not told yet' })).toHaveCount(people.filter(({ told }) => !told).length);

  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  // It is that of letters to be released, while another story has the congregation ask for it.
  await expect(page.getByRole('main').locator('.MuiButton-contained')).toHaveCount(1);
  const { toPrint } = week.waiting;
  if (toPrint > 0) await expect(waiting.getByRole('link', { name: 'Look and print' })).toBeVisible();
  const sheet = page.getByRole('region', { name: 'To be read on Friday' });
  for (const { text } of week.friday.names) await expect(sheet).toContainText(text);

  const [first] = people;
  await days.getByRole('link', { name: first!.name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first!.name);
});

test.describe(() => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('a congregation that begins is shown how: by its list, or by a first person', async ({ page }) => {
    const email = `beginner-${Date.now()}@example.org`;
    await new Office(page).register({
      firstName: 'Hannah',
      lastName: 'Brill',
      email,
      organization: 'Congregation Emet',
    });
    await page.goto('/app/this-week');

    await expect(page.getByRole('heading', { name: 'No yahrzeits yet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Import a list' })).toBeVisible();
    await page.getByRole('button', { name: 'New yahrzeit' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Yetta Loewe');
    await page.getByRole('textbox', { name: 'Date of Death' }).fill('3/3/1984');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Yetta Loewe' })).toBeVisible();

    await page.goto('/app/this-week');
    const missing = page.getByRole('region', { name: 'Nothing leaves yet' });
    for (const [step, button, field] of [
      ['Your place and your customs', 'Say where you are', 'City'],
      ['The letter', 'Choose the letter', 'Letter'],
      ['The hour', 'Set the hour, and switch on', 'Hour'],
      ['Your postal address, and who gets the answers', 'Enter them', 'Postal address'],
    ] as const) {
      await missing.getByRole('listitem').filter({ hasText: step }).getByRole('link', { name: button }).click();
      await expect(page.getByLabel(field).first()).toBeInViewport();
      await page.goBack();
    }
    await missing.getByRole('button', { name: 'We write by other means: do not ask' }).click();
    await expect(missing).toBeHidden();
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
    await expect(missing).toBeVisible();
  });
});

test('on a phone the days begin today', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/app/this-week');

  const days = page.getByRole('list', { name: 'The seven days' }).getByRole('listitem');
  await expect(days.filter({ has: page.getByRole('heading', { name: 'Sunday' }) })).toBeHidden();
  await expect(days.filter({ has: page.getByRole('heading', { name: 'Wednesday' }) })).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('on paper the week has all of its days', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await open(page, '/app/this-week');
  await page.emulateMedia({ media: 'print' });
  const days = page.getByRole('list', { name: 'The seven days' }).locator('> li');
  await expect(days.filter({ visible: true })).toHaveCount(7);
});

test('whatever takes the focus by keyboard wears a ring, in the light and in the dark', async ({ page }) => {
  for (const theme of ['light', 'dark']) {
    await page.addInitScript((mode) => localStorage.setItem('RaStore.zikaron.theme', JSON.stringify(mode)), theme);
    for (const path of ['/app/yahrzeits', '/app/service-list', '/app/settings']) {
      await open(page, path);
      await page.locator('body').click({ position: { x: 2, y: 300 } });
      for (let stop = 0; stop < 40; stop++) {
        await page.keyboard.press('Tab');
        expect.soft(await unringed(page), `${theme} ${path}, stop ${stop}`).toBeNull();
      }
    }
  }
});

test('on every page of the bar Tab begins with the way past it, which leads to the page', async ({ page }) => {
  await open(page, '/app/this-week');
  const bar = page.getByRole('banner').getByRole('navigation').getByRole('link');
  const pages = await bar.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  for (const path of pages) {
    await open(page, path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  }
});

/** What has the focus and shows no ring on itself, on what it is part of, or as the border of its field; null when all is well. */
const unringed = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const ringed = (element: Element | null) =>
      element !== null &&
      getComputedStyle(element).outlineStyle !== 'none' &&
      parseFloat(getComputedStyle(element).outlineWidth) >= 2;
    const border = focused.closest('.MuiOutlinedInput-root')?.querySelector('.MuiOutlinedInput-notchedOutline');
    const bordered = border ? parseFloat(getComputedStyle(border).borderTopWidth) >= 2 : false;
    if (bordered || ringed(focused) || ringed(focused.closest('.Mui-focusVisible'))) return null;
    return focused.outerHTML.slice(0, 200);
  });
