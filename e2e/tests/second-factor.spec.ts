import { Secret, TOTP } from 'otpauth';
import { Office } from '../pages/office.js';
import { expect, test } from '../world/demo.js';
import { NAMED_SITE, takesPasskeys } from '../world/passkey-provider.js';

test.use({ storageState: { cookies: [], origins: [] } });

const PASSWORD = 'a-long-password-5787';

test('a second factor is set up, asked for at the next sign-in, and taken off with a recovery code', async ({
  page,
}) => {
  const person = {
    firstName: 'Naomi',
    lastName: 'Office',
    email: `naomi-${Date.now()}@example.org`,
    organization: 'Congregation of Naomi',
  };
  await new Office(page).register(person);
  await page.goto('/account');

  await page.getByRole('button', { name: 'Set it up' }).click();
  const secret = await page.getByText('Or type this into the app:').locator('code').innerText();
  const code = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  await expect(page.getByAltText('Picture for the authenticator app')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(code(0));
  await page.getByRole('button', { name: 'Switch it on' }).click();
  await expect(page.getByText('Keep these recovery codes')).toBeVisible();
  const kept = await page.getByText('Keep these recovery codes').locator('xpath=following::ul[1]/li').allInnerTexts();
  expect(kept).toHaveLength(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('It is on, with 10 recovery codes left.')).toBeVisible();

  const signIn = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'Your second factor' })).toBeVisible();
  };
  await signIn();
  await page.getByRole('dialog').getByLabel('Code').fill(code(1));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'Your second factor' })).toHaveCount(0);
  await page.goto('/account');
  await expect(page.getByText('It is on, with 10 recovery codes left.')).toBeVisible();

  await signIn();
  await page.getByRole('button', { name: 'I do not have my telephone' }).click();
  await page.getByLabel('Recovery code').fill(kept[0] ?? '');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'Your second factor' })).toHaveCount(0);
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible();
});

test('a new password by the old one signs out every other browser, and stays signed in here', async ({ page }) => {
  const person = {
    firstName: 'Ruth',
    lastName: 'Office',
    email: `ruth-${Date.now()}@example.org`,
    organization: 'Congregation of Ruth',
  };
  await new Office(page).register(person);
  await page.goto('/account');
  await page.getByLabel('Your password now').fill(PASSWORD);
  await page.getByLabel('New password').fill('a-newer-password-5787');
  await page.getByLabel('Confirm password').fill('a-newer-password-5787');
  await page.getByRole('button', { name: 'Change the password' }).click();

  await expect(page.getByText('Your password is changed, and every other browser is signed out.')).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: person.organization })).toBeVisible();
});

test('an owner of whom a second factor is asked, and who has none, is led to where it is set up', async ({ page }) => {
  const email = `tamar-${Date.now()}@example.org`;
  await new Office(page).register({
    firstName: 'Tamar',
    lastName: 'Office',
    email,
    organization: 'Congregation of Tamar',
  });
  await page.goto('/account');
  await page.getByRole('checkbox', { name: 'All owners of this congregation need a second factor' }).click();
  await expect(page.getByText('Until you set one up, the records stay closed.')).toBeVisible();

  await page.goto('/app/yahrzeits');
  await expect(page.getByText('A second factor is asked of you here.').first()).toBeVisible();
  await page.getByRole('link', { name: 'To the account page' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('Until you set one up, the records stay closed.')).toBeVisible();
});

test('where the provider takes passkeys, one is added, and it is shown at the next sign-in', async ({
  page: registering,
  browser,
}) => {
  const person = {
    firstName: 'Dina',
    lastName: 'Office',
    email: `dina-${Date.now()}@example.org`,
    organization: 'Congregation of Dina',
  };
  await new Office(registering).register(person);
  const page = await (await browser.newContext({ baseURL: NAMED_SITE })).newPage();
  const provider = await takesPasskeys(page);
  await new Office(page).signIn(person.email, PASSWORD);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Keep these recovery codes')).toBeVisible();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('It is on, with 10 recovery codes left.')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Show a passkey that you have added to your account.')).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Your second factor' })).toHaveCount(0);
  await page.goto('/account');
  await expect(page.getByText('It is on, with 10 recovery codes left.')).toBeVisible();
  expect(provider.shown()).toEqual(['create', 'request']);
});
