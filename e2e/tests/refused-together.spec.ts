import type { Page } from '@playwright/test';
import { expect, listed, test, type Api, type Listed } from '../world/demo.js';
import { addressOf, newYahrzeit, unlike, type Made } from '../world/records.js';

/** The server's answers to this path, one after the other; then it answers itself. */
async function answers(page: Page, path: string, ...said: ('away' | { status: number; message: string })[]) {
  await page.route(path, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const next = said.shift();
    if (!next) return route.fallback();
    if (next === 'away') return route.abort();
    await route.fulfill({ status: next.status, json: { statusCode: next.status, message: next.message } });
  });
}

/** Two contacts of one person, and the dialog in which they become one. */
async function toMerge(page: Page, api: Api) {
  const [stays, goes] = [unlike('Naomi Refused'), unlike('Naomi Again')];
  const { id } = await api.post<Made>('/contacts/alone', { name: stays, email: addressOf(stays) });
  await api.post('/contacts/alone', { name: goes, email: addressOf(goes) });
  await page.goto(`/app/contacts/${id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Merge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge two contacts' });
  await dialog.getByLabel('The other contact').fill(goes);
  await page.getByRole('option', { name: new RegExp(goes) }).click();
  return { id, goes, dialog };
}

test('a merge that is refused, or not reached, says why, keeps what was chosen, and is done when pressed again', async ({
  page,
  api,
}) => {
  const { goes, dialog } = await toMerge(page, api);
  await answers(page, '**/api/contacts/*/merge', { status: 409, message: 'One of the two is being erased.' }, 'away');
  const merge = dialog.getByRole('button', { name: 'Merge' });

  await merge.click();
  await expect(page.getByText('One of the two is being erased.')).toBeVisible();
  await expect(dialog).toContainText(goes);
  await merge.click();
  await expect(page.getByText(/The server could not be reached/)).toBeVisible();
  await page.route('**/api/contacts/*/merge', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.fallback();
  });
  await merge.dblclick();
  await expect(dialog.getByRole('progressbar'), 'that it is being done is said').toBeVisible();
  await expect(page.getByText('Contacts merged')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a merge that is not answered for long says that the line is slow, and then that it is done', async ({
  page,
  api,
}) => {
  await page.clock.install();
  const { dialog } = await toMerge(page, api);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const asked = page.waitForRequest('**/api/contacts/*/merge');
  await page.route('**/api/contacts/*/merge', async (route) => {
    await arrived;
    await route.fallback();
  });
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await asked;
  await page.clock.fastForward(15_000);
  await expect(page.getByText('The server has not answered yet: the line is slow.')).toBeVisible();
  arrive();
  await expect(page.getByText('Contacts merged')).toBeVisible();
});

test('an undo that is not reached is said, and stays under Recent changes; pressed twice it is done once', async ({
  page,
  api,
}) => {
  const { dialog } = await toMerge(page, api);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await answers(page, '**/api/bulk-actions/contacts/*/undo', 'away');
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^It could not be undone\. The server could not be reached/)).toBeVisible();

  const second = await toMerge(page, api);
  await second.dialog.getByRole('button', { name: 'Merge' }).click();
  let asked = 0;
  page.on('request', (request) => request.url().endsWith('/undo') && asked++);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).dblclick();
  await expect(page.getByText(/as they were before|as it was before/)).toBeVisible();
  expect(asked).toBe(1);
});

test('on a telephone a toast lies over nothing that cannot be scrolled out from under it; its Undo comes after the page', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { dialog } = await toMerge(page, api);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  const toast = page.locator('.MuiSnackbar-root');
  await expect(toast).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const last = page.locator('main').locator('a:visible, button:visible').last();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [above, below] = await Promise.all([last.boundingBox(), toast.boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'Undo' })).toBeFocused();
});

test('who remembers now, refused or not reached: the dialog stays with what was chosen, and says why', async ({
  page,
  api,
}) => {
  const [remembered, died] = [unlike('Rivka Kept'), unlike('Naomi Died')];
  const { id: yahrzeitId } = await newYahrzeit(api, remembered);
  await api.post('/observers/upsert-by-email', { yahrzeitId, email: addressOf(died), name: died });
  const { data } = await api.get<Listed<Made>>(`/contacts${listed({ q: died })}`);
  await page.goto(`/app/contacts/${data[0]?.id}?edit=1`);
  await page.getByRole('switch', { name: 'This contact has died' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: `${died} has died` });
  await answers(page, '**/succession', { status: 409, message: 'Somebody has decided it meanwhile.' }, 'away');
  await dialog.getByLabel('Date of death').fill('2026-11-20');

  const save = dialog.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('Somebody has decided it meanwhile.');
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('The server could not be reached');
  await expect(dialog.getByLabel('Date of death')).toHaveValue('2026-11-20');
  await save.dblclick();
  await expect(dialog).toHaveCount(0);
});

test('on a phone what was saved is said below what the dialog of a death says first, and above its buttons', async ({
  page,
  api,
}) => {
  const name = unlike('Malka Died');
  const { id } = await api.post<Made>('/contacts/alone', { name, email: addressOf(name) });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/app/contacts/${id}?edit=1`);
  await page.getByRole('switch', { name: 'This contact has died' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: `${name} has died` });
  const [toast, first, save] = await Promise.all(
    [
      page.locator('.MuiSnackbar-root'),
      dialog.getByRole('switch').first(),
      dialog.getByRole('button', { name: 'Save' }),
    ].map(async (part) => {
      await expect(part).toBeVisible();
      return part.boundingBox();
    }),
  );
  expect(toast?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(save?.y ?? 0);
});

test('who has signed in, and comes by Back to a page of signing in that the browser kept, is led on', async ({
  browser,
  baseURL,
}) => {
  const fresh = await browser.newContext({ baseURL: baseURL ?? '', storageState: { cookies: [], origins: [] } });
  const [kept, page] = [await fresh.newPage(), await fresh.newPage()];
  await kept.goto('/login');
  await page.goto('/login');
  await page.getByLabel('Email').fill('demo@zikaron.example');
  await page.getByLabel('Password').fill('zikaron-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/this-week');

  // As the browser tells a page that it has kept; under the stories' own control it keeps none.
  await kept.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await kept.waitForURL('**/account');
  await fresh.close();
});

test('an answer that breaks off on its way is told as none, and is asked for again', async ({ page, api }) => {
  const name = unlike('Cut Off');
  const { id } = await newYahrzeit(api, name);
  const details = `**/api/yahrzeits/${id}/details?*`;
  await page.route(details, (route) => route.fulfill({ contentType: 'application/json', body: '{"id":"' }));
  await page.goto(`/app/yahrzeits/${id}`);
  await expect(page.getByText('Unable to load yahrzeit')).toBeVisible();
  await page.unroute(details);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
