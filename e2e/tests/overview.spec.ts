import type { Locator } from '@playwright/test';
import { expect, listed, test, type Listed } from '../world/demo.js';
import { prefer } from '../world/every-page.js';
import { awaitLetters } from '../world/mailbox.js';
import { newYahrzeit, unlike } from '../world/records.js';
import { Office } from '../pages/office.js';

interface Counts {
  counts: Record<'waiting' | 'active' | 'delayed' | 'failed' | 'completed', number>;
}

test('a field that nothing fills is named in words, and without a field one is chosen first', async ({ page }) => {
  await page.goto('/app/data-quality/lacking');
  await expect(page).toHaveURL(/\/app\/data-quality$/);
  await expect(page.getByText('“gravestone”').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('yahrzeit.gravestone');
  await page
    .getByRole('link', { name: /“.?gravestone.?”/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('“gravestone”');
});

test('the dashboard shows what letters lack, and what is lacking is filled in where it is listed', async ({
  page,
  api,
}) => {
  await page.goto('/app/data-quality');
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveText('Last 7 days');
  for (const panel of ['Issues by Severity', 'Issues by Type', 'Success over time'])
    await expect(page.getByRole('heading', { name: panel })).toBeVisible();
  await page.getByText('As a table').nth(1).click();
  const severities = page.getByRole('region', { name: 'Issues by Severity' });
  for (const severity of ['Critical', 'Important', 'Minor'])
    await expect(severities.getByRole('row', { name: severity })).toContainText(/[1-9]/);

  await page.getByRole('link', { name: 'Fix Issues of Hebrew name' }).click();
  await expect(page).toHaveURL(/lacking\?field=yahrzeit\.hebrewName/);
  // The page of before stands until this one has come: its list has no such fields.
  const fields = page.getByRole('textbox', { name: 'Hebrew name' });
  const first = page.getByRole('main').getByRole('listitem').filter({ has: fields }).first();
  const whose = (await first.getByRole('link').first().getAttribute('href'))?.split('/').pop() ?? '';
  await first.getByRole('textbox', { name: 'Hebrew name' }).fill('מרים בת יוסף');
  await first.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible();
  expect(await api.get(`/yahrzeits/${whose}`)).toMatchObject({ hebrewName: 'מרים בת יוסף' });
  expect(await api.get(`/data-quality/lacking?field=yahrzeit.hebrewName&range=[0,99]`)).not.toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ id: whose })]),
  });
});

test('where nothing was sent there is neither a score nor praise', async ({ page }) => {
  const score = page.getByRole('main').getByText('Health Score').locator('..');
  await page.goto('/app/data-quality');
  await expect(score).toContainText('%');

  await page.route('**/organization-summary?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { summary: object };
    await route.fulfill({ json: { ...answer, summary: { ...answer.summary, averageSuccessRate: null } } });
  });
  await page.reload();
  await expect(score).toContainText('No letters in this time');
  await expect(score).not.toContainText(/%|Excellent/);
});

test('a period is in the address, and doubtful dates open the records that have them', async ({ page }) => {
  await page.goto('/app/data-quality');
  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'Last 90 days' }).click();
  await expect(page).toHaveURL(/days=90/);
  await page.getByRole('link', { name: 'Look at them: Adar' }).click();
  await expect(page.getByText('Adar I or Adar II?')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Anshel Zilber' }).click();
  await expect(page).toHaveURL(/\/app\/yahrzeits\/[0-9a-f-]{36}\?edit=1/);
  await expect(page.getByRole('heading', { level: 1, name: 'Anshel Zilber' })).toBeVisible();
});

test('notifications are found by how serious they are, read, and put away', async ({ page }) => {
  await page.goto('/app/notifications');
  await page.getByRole('combobox', { name: 'Severity' }).click();
  await page.getByRole('option', { name: 'Error' }).click();
  const failed = page.getByRole('listitem').filter({ hasText: 'Some letters could not be sent' });
  await expect(failed).toBeVisible();
  await expect(page.getByText('An import is finished')).toHaveCount(0);

  await failed.getByRole('button', { name: 'Mark as read' }).click();
  await expect(failed.getByText('Unread')).toHaveCount(0);
  await page.getByRole('switch', { name: 'Unread only' }).click();
  await expect(failed).toHaveCount(0);
  await page.getByRole('switch', { name: 'Unread only' }).click();
  await failed.getByRole('button', { name: 'Dismiss' }).click();
  await expect(failed).toHaveCount(0);
});

test('a notification leads to what it is about', async ({ page }) => {
  await page.goto('/app/yahrzeits');
  await page.getByRole('button', { name: /^Notifications: \d+ unread/ }).dblclick();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: 'Did these letters arrive?' })
    .click();
  await expect(page).toHaveURL(/\/app\/emails\?filter=.*uncertain/);
});

test('failed letters are sent again together, which is taken back before they leave', async ({ page, api }) => {
  const failed = async () => (await api.get<Listed<{ id: string }>>(`/emails${listed({ status: 'failed' })}`)).total;
  const before = await failed();
  await page.goto(`/app/emails?filter=${encodeURIComponent('{"status":"failed"}')}`);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  const bar = page.getByRole('region', { name: 'What to do with the chosen rows' });
  await bar.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('menuitem', { name: 'Send failed letters again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send failed letters again' });
  await expect(dialog.getByRole('status')).toContainText(`It is about ${before} of ${before} letters.`);
  await dialog.getByRole('button', { name: `Send ${before} again` }).dblclick();
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${before} are as they were before`)).toBeVisible();
  expect(await failed()).toBe(before);
});

test('failed letters are tried again from the queue monitor, taken off it, and mended on their own page', async ({
  page,
  api,
  request,
}) => {
  const counts = async () => (await api.get<Counts>('/queues/email-sending/stats')).counts;
  const { failed } = await counts();
  await page.goto('/app/queues');
  await expect(page.getByText('Redis not configured')).toBeVisible();
  await expect(page.getByText('Background work is kept in the database')).toBeVisible();
  await page.getByRole('tab', { name: /^Failed \(\d+\)/ }).click();

  const unwritable = page.getByRole('row').filter({ hasText: 'yahrzeit.gravestone' });
  await expect(unwritable).toHaveCount(2);
  await unwritable.first().getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('The job will be tried again')).toBeVisible();
  await expect(unwritable).toHaveCount(1);
  await unwritable.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Job removed')).toBeVisible();
  await expect(unwritable).toHaveCount(0);
  await expect.poll(async () => (await counts()).failed).toBeLessThanOrEqual(failed - 2);

  const left = await api.get<Listed<{ id: string; error: string }>>(`/emails${listed({ status: 'failed' })}`);
  const stays = left.data.find(({ error }) => error.includes('yahrzeit.gravestone'));
  expect(stays, 'the letter itself stays').toBeDefined();

  await test.step('a wrong address is corrected where the letter says so, and it leaves by the same press', async () => {
    const right = `right-${Date.now().toString(36)}@example.org`;
    const refused = page.getByRole('row').filter({ hasText: '550 5.1.1 No such user here' });
    await refused.getByRole('link', { name: 'Open the letter' }).click();
    await expect(page.getByRole('heading', { name: 'Nobody has this address' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /send/i })).toHaveText(['Save and send']);
    await page.getByRole('textbox', { name: /^Email/ }).fill(right);
    await page.getByRole('button', { name: 'Save and send' }).click();
    expect(await awaitLetters(request, right)).toHaveLength(1);
  });

  await test.step('so is a template, and a double press sends once', async () => {
    await page.goto(`/app/emails/${stays?.id}`);
    await expect(page.getByRole('heading', { name: /“gravestone”/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /send/i })).toHaveCount(0);
    await page.getByRole('link', { name: 'Mend the template' }).click();
    await page.getByRole('button', { name: 'Save and send' }).dblclick();
    await expect(page).toHaveURL(new RegExp(`/app/emails/${stays?.id}$`));
    const status = async () => (await api.get<{ status: string }>(`/emails/${stays?.id}`)).status;
    await expect.poll(status).toBe('sent');
  });

  await page.goto('/app/email-administration');
  await page.getByRole('tab', { name: 'Job Queues' }).click();
  await page.getByRole('combobox', { name: 'Queue' }).click();
  await page.getByRole('option', { name: 'Planning of reminders' }).click();
  await page.getByRole('tab', { name: /^Completed/ }).click();
  // The last one that was planned: tonight's letters wait for a second person.
  await expect(page.getByText('night 2026-11-29')).toBeVisible();
});

// The queue console is opened by the browser itself, so that it goes by the cookie that signing in leaves.
test.describe('after signing in', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('whoever runs the installation finds its page in the menu', async ({ page }) => {
    await new Office(page).signIn();
    await page.goto('/app/yahrzeits');
    await page.locator('header [aria-haspopup=menu]').last().click();
    await page.getByRole('menuitem', { name: 'Operation' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Operation' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Congregations' })).toContainText('Congregation Beth Tikvah');
    await page.getByRole('link', { name: 'Queue console' }).click();
    await expect(page).toHaveURL(/\/admin\/queues/);
    await expect(page.getByText('email-sending').first()).toBeVisible();
  });

  test('somebody else finds no such page in the menu, and is refused when it is opened', async ({ page }) => {
    const email = `office.${Date.now().toString(36)}@example.org`;
    await new Office(page).register({ firstName: 'Not', lastName: 'Operator', email, organization: 'Beth Elsewhere' });
    await page.goto('/app/yahrzeits');
    await page.locator('header [aria-haspopup=menu]').last().click();
    await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Operation' })).toHaveCount(0);
    await page.goto('/app/operator');
    const said = { level: 1, name: 'This page is for the people who run this installation.' };
    await expect(page.getByRole('heading', said)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'This week' }).click();
    await expect(page).toHaveURL('/app/this-week');
    expect((await page.request.get('/admin/queues')).status()).toBe(403);
  });
});

test('by keyboard the menu under one’s name has the focus on its first page, and arrows go on from there', async ({
  page,
}) => {
  await page.goto('/app/holds');
  await page.getByRole('button', { name: 'Dina Demo' }).focus();
  await page.keyboard.press('Enter');
  const pages = page.getByRole('menu').getByRole('menuitem');
  await expect(pages.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(pages.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Dina Demo' })).toBeFocused();
});

test('Find anyone finds who is called so, and not whom somebody of that name remembers; what it found stands in its dialog in Hebrew too', async ({
  page,
  api,
}) => {
  const called = unlike('Zissel');
  const { id: yahrzeitId } = await newYahrzeit(api, unlike('Aaron'));
  await api.post('/contacts', { name: called, yahrzeitId });
  await newYahrzeit(api, called);
  await prefer(page, { locale: 'he' });
  await page.goto('/app/contacts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'חיפוש אנשים' }).fill(called);
  const found = page.getByRole('dialog').getByRole('option');
  await expect(found).toHaveText([called, called]);

  const edges = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
  const [dialog, option] = [await edges(page.locator('.MuiDialog-paper')), await edges(found.first())];
  expect([option.left, option.right]).toEqual([dialog.left, dialog.right]);
});

test('Find anyone has the letters that were typed before it was there, and Enter goes to nobody whom the letters do not name', async ({
  page,
  api,
}) => {
  const [first, second] = [unlike('Nissel'), unlike('Zelda')];
  await newYahrzeit(api, first);
  const { id } = await newYahrzeit(api, second);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/Finder-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/app/yahrzeits');
  await expect(page.getByRole('link', { name: /^View/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Find anyone' }).click();
  await page.keyboard.type(first);
  release();
  const field = page.getByRole('combobox', { name: 'Find anyone' });
  await expect(field).toHaveValue(first);
  await expect(page).toHaveURL('/app/yahrzeits');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText([first]);

  await field.fill(second);
  await field.press('Enter');
  const found = page.getByRole('dialog').getByRole('option');
  await expect(found).toHaveText([second]);
  await expect(page).toHaveURL('/app/yahrzeits');
  // Enter goes to who is marked, which comes a moment after them.
  await expect(found).toHaveClass(/Mui-focused/);
  await field.press('Enter');
  await expect(page).toHaveURL(`/app/yahrzeits/${id}`);
});

test('who changes the language on the page of the account comes back into the admin in it', async ({ page }) => {
  await page.goto('/app/yahrzeits');
  await page.getByRole('button', { name: 'Dina Demo' }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page).toHaveURL('/account');
  await page.getByRole('button', { name: 'עברית' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'יארצייטים' })).toBeVisible();
});
