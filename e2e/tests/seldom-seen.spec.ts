import type { Locator } from '@playwright/test';
import { expect } from '../world/demo.js';
import { prefer } from '../world/every-page.js';
import { another, invitationLink, invite, join, someone } from '../world/invitation.js';
import { test } from '../world/own-office.js';

// What a new congregation, whoever may only read, and whoever is lost meets.

const contrastOf = (field: Locator): Promise<number> =>
  field.evaluate((element) => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const [r = 0, g = 0, b = 0, alpha = 1] = channels(getComputedStyle(element).webkitTextFillColor);
    const luminance = [r, g, b]
      .map((one) => (one * alpha + 255 * (1 - alpha)) / 255)
      .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
    return 1.05 / (0.2126 * luminance[0]! + 0.7152 * luminance[1]! + 0.0722 * luminance[2]! + 0.05);
  });

test('whoever may only read the settings can read them', async ({ page, browser }) => {
  const guest = someone('Vered');
  await invite(page, guest.email, 'viewer');
  const theirs = await another(browser);
  await join(theirs, guest, await invitationLink(page, guest.email));

  await theirs.page.goto('/app/settings');
  const name = theirs.page.getByLabel('Name of the congregation');
  await expect(name).toBeDisabled();
  expect(await contrastOf(name)).toBeGreaterThan(7);
  expect(await contrastOf(theirs.page.getByText('Send reminders automatically', { exact: true }))).toBeGreaterThan(7);
  await theirs.page.context().close();
});

test('the printed list bears the names alone, in a size for how many they are, and nothing of the trial', async ({
  page,
  api,
}) => {
  for (let n = 0; n < 21; n++) await api.post('/yahrzeits', { name: `Person ${n}`, gregorianDate: '2005-12-28' });
  await page.goto('/app/service-list');
  await expect(page.getByText('Person 20')).toBeVisible();
  await expect(page.getByText(/Your free trial/)).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/Your free trial/)).toBeHidden();
  const size = await page.getByText('Person 20').evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
  expect(size).toBeCloseTo(14, 0); // 10.5pt
});

test('where nobody is remembered in a month, coverage says so in one sentence, and leads to who is on record', async ({
  page,
}) => {
  await page.goto('/app/coverage?from=2027-07-01&to=2027-07-02');
  await expect(page.getByText('No observance falls on these days.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Yahrzeits', exact: true })).toBeVisible();
  await expect(page.getByText(/0 of 0/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Print letters/ })).toHaveCount(0);
});

test('an address that leads nowhere says the same in the admin and outside of it, in both languages', async ({
  page,
}) => {
  for (const where of ['/app/no-such-page', '/no-such-page']) {
    await page.goto(where);
    await expect(page.getByRole('heading', { name: 'There is no such page', level: 1 })).toBeVisible();
  }
  await prefer(page, { locale: 'he' });
  for (const where of ['/app/no-such-page', '/no-such-page']) {
    await page.goto(where);
    await expect(page.getByRole('heading', { name: 'אין דף כזה', level: 1 })).toBeVisible();
  }
  await page.goto('/app/email-administration');
  await expect(page.getByRole('textbox', { name: 'שם התבנית' })).toHaveValue('תבנית חדשה');
});

test('on a telephone each doubt of a list is in sight with its answers, one after the other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app/imports/new');
  const list = 'Name,Date of Death,Hebrew Date\nLate Person,3/3/1984,30 Adar I 5744\nWrong Person,33/33/1984,';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await expect(page.getByRole('heading', { name: 'Row 2: please decide' })).toBeVisible();

  await page.keyboard.press('1');
  await expect(page.getByRole('heading', { name: 'Row 3: please decide' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Row 3: please decide' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Leave the row out' })).toBeInViewport({ ratio: 1 });
});
