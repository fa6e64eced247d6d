import type { Locator, Page } from '@playwright/test';
import type { OrganizationSettings } from '@zikaron/contract';
import { expect, type Api } from '../world/demo.js';
import { prefer } from '../world/every-page.js';
import { test } from '../world/own-office.js';
import { another, invitationLink, invite, join, someone } from '../world/invitation.js';
import { choose } from '../world/records.js';

const PATH = '/orgs/mine/settings';
const saved = (api: Api) => api.get<OrganizationSettings>(PATH);
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const told = (page: Page, name: string) => section(page, name).getByRole('status');
const sender = (page: Page) => page.getByRole('textbox', { name: 'Sender name' });
const answers = (page: Page) => page.getByRole('textbox', { name: 'Answers go to', exact: true });

/** Every change that the page sends, as it goes. */
function sent(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith(PATH)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

test.beforeEach(({ asBefore }) => asBefore(PATH, '/orgs/mine/services'));

test('settings are saved as one goes: a choice at once, a text when one rests or leaves it, and a tick says so', async ({
  page,
  api,
}) => {
  const bodies = sent(page);
  await page.goto('/app/settings');
  await choose(page, page.getByRole('combobox', { name: 'Candles are lit' }), '22 minutes before sunset');
  await expect(told(page, 'Shabbat and Yom Tov')).toHaveText('Saved');
  expect((await saved(api)).shabbatTimes.candleMinutes).toBe(22);

  await sender(page).fill('The office of the congregation');
  await expect(told(page, 'Sender')).toHaveText('Saved');
  await answers(page).fill('office@example.org');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await saved(api)).replyTo).toBe('office@example.org');

  expect(bodies).toEqual([
    { shabbatTimes: { candleMinutes: 22 } },
    { senderName: 'The office of the congregation' },
    { replyTo: 'office@example.org' },
  ]);
  await expect(told(page, 'Congregation'), 'nothing is said where nothing was changed').toHaveText('');
});

test('a setting that is refused stays as typed with its reason under it; offline it waits, and goes when the line is back', async ({
  page,
  api,
}) => {
  await page.goto('/app/settings');
  const alert = section(page, 'Sender').getByRole('alert');
  await answers(page).fill('nowhere');
  await sender(page).fill('Refused beside it');
  await page.keyboard.press('Tab');
  await expect(alert.filter({ hasText: 'Not saved. “Answers go to” is not one email address' })).toBeInViewport();
  await expect(answers(page)).toHaveValue('nowhere');
  await expect(answers(page)).toHaveAccessibleDescription(/is not one email address/);
  await expect.poll(async () => (await saved(api)).senderName, 'the other is saved').toBe('Refused beside it');

  await page.context().setOffline(true);
  await answers(page).fill('office@example.org');
  await page.keyboard.press('Tab');
  await expect(alert.filter({ hasText: 'The server could not be reached' })).toBeInViewport();
  await section(page, 'Sender').getByRole('button', { name: 'Retry' }).click();
  await expect(alert.filter({ hasText: 'The server could not be reached' })).toBeInViewport();

  const bodies = sent(page);
  await page.context().setOffline(false);
  await expect(told(page, 'Sender')).toHaveText('Saved');
  expect(bodies).toEqual([{ replyTo: 'office@example.org' }]);
  await expect(answers(page)).toHaveAccessibleDescription(/^(?!.*is not one)/);
});

test('a switch pressed twice on a slow line is as it was pressed last', async ({ page, api }) => {
  const before = (await api.get<{ policy: { onceAYear: boolean } }>('/orgs/mine/services')).policy.onceAYear;
  await page.route('**/api/orgs/mine/services', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.fallback();
  });
  await page.goto('/app/settings');
  const once = page.getByRole('switch', { name: 'Once a year, where a family observes both calendars' });
  await once.click();
  await expect(told(page, 'Services').filter({ hasText: 'Saving…' })).toBeVisible();
  await once.click();
  await once.click();
  await expect(told(page, 'Services').filter({ hasText: 'Saved' })).toBeVisible();
  await expect
    .poll(async () => (await api.get<{ policy: object }>('/orgs/mine/services')).policy)
    .toMatchObject({ onceAYear: !before });
});

test('whoever leaves at once loses nothing: Back and a link wait for the save, and closing asks', async ({
  page,
  api,
}) => {
  await page.route(`**/api${PATH}`, async (route) => {
    if (route.request().method() === 'PUT') await new Promise((resolve) => setTimeout(resolve, 500));
    await route.fallback();
  });
  await page.goto('/app/contacts');
  await page.goto('/app/settings');
  await sender(page).fill('Left by a link');
  await page.getByRole('link', { name: 'Contacts' }).click();
  await page.waitForURL('**/app/contacts');
  expect((await saved(api)).senderName).toBe('Left by a link');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goBack();
  await answers(page).fill('back@example.org');
  // Another document, which does not wait: what was typed is on its way.
  await page.goBack();
  await page.waitForURL('**/app/contacts');
  await expect.poll(async () => (await saved(api)).replyTo).toBe('back@example.org');

  await page.goForward();
  await sender(page).fill('Closed too fast');
  const asked = page.waitForEvent('dialog');
  const gone = page.close({ runBeforeUnload: true });
  await (await asked).accept();
  await gone;
  await expect.poll(async () => (await saved(api)).senderName).toBe('Closed too fast');
});

test('what cannot be saved is not left unasked: offline, and beside date rules that wait for their Save', async ({
  page,
  api,
}) => {
  await page.goto('/app/settings');
  const ask = page.getByRole('dialog', { name: 'Unsaved Changes' });
  await expect(sender(page)).toBeVisible();
  await page.context().setOffline(true);
  await sender(page).fill('Never reached');
  await page.getByRole('link', { name: 'Contacts' }).click();
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(sender(page)).toHaveValue('Never reached');
  await page.context().setOffline(false);
  await expect(told(page, 'Sender')).toHaveText('Saved');

  await choose(page, page.getByLabel('Died in Adar of a common year'), 'In Adar II');
  await sender(page).fill('Saved before the question');
  await page.getByRole('link', { name: 'Contacts' }).click();
  await expect(ask).toBeVisible();
  expect((await saved(api)).senderName).toBe('Saved before the question');
  await ask.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/app/contacts');
});

test('on a telephone in Hebrew, by keyboard, the tick is in sight as the field is left', async ({ page, api }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page, { locale: 'he' });
  await page.goto('/app/settings');
  await page.getByRole('textbox', { name: 'שם השולח' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('המשרד');
  await page.keyboard.press('Tab');
  const tick = page.getByRole('status').filter({ hasText: 'נשמר' });
  await expect(tick).toBeInViewport();
  expect((await saved(api)).senderName).toBe('המשרד');
});

/** How many whole pixels of one thing lie over another. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('One of the two is not there.');
  return Math.max(0, Math.round(Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)));
}

test('on a telephone what is said of a field does not lie over it, and a toast not over Save', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/app/settings');
  const field = page.locator('.MuiFormControl-root').filter({ has: sender(page) });
  const said = section(page, 'Sender').locator(':has(> [role=alert])');
  await expect(sender(page)).toBeVisible();
  await page.context().setOffline(true);
  // At the window's foot, as where one has scrolled to it.
  await sender(page).focus();
  await field.evaluate((one) => window.scrollBy(0, one.getBoundingClientRect().bottom - window.innerHeight));
  await page.keyboard.type(' of ours');
  await expect(said).toContainText('The server could not be reached');
  await expect.poll(() => overlap(field, said)).toBe(0);
  await page.context().setOffline(false);
  await expect(told(page, 'Sender')).toHaveText('Saved');

  const save = page.getByRole('button', { name: 'Save these periods' });
  await save.click();
  const toast = page.locator('.MuiSnackbar-root').filter({ hasText: 'Settings saved' });
  await expect(toast).toBeVisible();
  expect(await overlap(toast, save)).toBe(0);
});

test('whoever may not change the settings reads them, and is told who does', async ({ browser }) => {
  const [owner, guest] = [someone('Hannah'), someone('Reader')];
  const office = await another(browser);
  await office.register(owner);
  await invite(office.page, guest.email, 'Viewer');
  const theirs = await another(browser);
  await join(theirs, guest, await invitationLink(office.page, guest.email));
  const { page } = theirs;
  await page.goto('/app/settings');
  await expect(page.getByText('An administrator of your congregation changes them.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Once a year, where a family observes both calendars' })).toBeVisible();
  const fields = page.locator('main').locator('input, textarea, [role=combobox], button');
  const open = await fields.evaluateAll((all) =>
    all
      .filter((one) => !one.matches(':disabled, [aria-disabled=true], [aria-hidden=true]'))
      .map((one) => one.outerHTML),
  );
  expect(open).toEqual([]);
});
