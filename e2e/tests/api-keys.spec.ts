import { Office } from '../pages/office.js';
import { expect, test } from '../world/demo.js';

test.use({ storageState: { cookies: [], origins: [] } });

test('a key is made for a program, shown once, used, and revoked', async ({ page, playwright, baseURL }) => {
  await new Office(page).register({
    ...{ firstName: 'Yael', lastName: 'Levin', organization: 'Congregation of Keys' },
    email: `keys-${Date.now()}@example.org`,
  });
  await page.goto('/app/api-keys');
  await page.getByRole('button', { name: 'New API key' }).click();
  await expect(page.getByRole('button', { name: 'Make the key' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Name' }).fill('Website');
  await page.getByRole('group', { name: 'Contacts' }).getByLabel('Read').check();
  await page.getByRole('button', { name: 'Make the key' }).click();
  const secret = await page.getByRole('textbox', { name: 'API key' }).inputValue();
  expect(secret).toMatch(/^zikaron_[\w-]{43}$/);
  await page.getByRole('button', { name: 'I have copied it' }).click();

  await expect(page.getByRole('heading', { name: 'Website' })).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(page.getByText('never used')).toBeVisible();

  // A program has no cookies of the browser.
  const program = await playwright.request.newContext();
  const ask = (path: string) =>
    program.get(`${baseURL}/api${path}`, { headers: { authorization: `Bearer ${secret}` } });
  expect((await ask('/contacts')).status()).toBe(200);
  expect((await ask('/yahrzeits')).status()).toBe(403);

  await page.reload();
  await expect(page.getByText('Last used')).toBeVisible();
  await page.getByRole('button', { name: 'Revoke Website' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No keys yet')).toBeVisible();
  expect((await ask('/contacts')).status()).toBe(401);
  await program.dispose();

  await page.goto('/app/history');
  await expect(page.getByText('API key: Revoked')).toBeVisible();
});
