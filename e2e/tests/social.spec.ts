import { expect, test } from '../world/demo.js';
import { prefer } from '../world/every-page.js';
import { aSocialProvider } from '../world/social-provider.js';

test.use({ storageState: { cookies: [], origins: [] } });
test.describe.configure({ mode: 'serial' });

let provider: Awaited<ReturnType<typeof aSocialProvider>>;
test.beforeAll(async () => {
  provider = await aSocialProvider();
});
test.afterAll(() => provider.stop());

for (const [path, name] of [
  ['/register', 'Google'],
  ['/login', 'Apple'],
] as const) {
  test(`${path} offers both providers, and one who consents at ${name} is signed in`, async ({ page }) => {
    await page.goto(path);
    for (const one of ['Google', 'Apple'])
      await expect(page.getByRole('button', { name: `Continue with ${one}` })).toBeVisible();
    await page.getByRole('button', { name: `Continue with ${name}` }).click();
    await page.getByRole('button', { name: 'Yes, sign me in' }).click();

    await expect(page).toHaveURL(/\/(account|app)(\/|$)/);
    await page.goto('/account');
    await expect(page.getByText('judith.new@example.org').first()).toBeVisible();
  });
}

test('who is refused by the provider reads so on a page', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByText('Authentication failed: The person said no')).toBeVisible();

  await prefer(page, { locale: 'he' });
  await page.goto('/auth/v1/authorize?provider=github');
  await expect(page.getByRole('alert')).toContainText('אין כאן כניסה בדרך הזאת.');
});

test('an identity service that does not lead on is told on the page where the button is', async ({ page }) => {
  await page.route('**/auth/v1/authorize**', (route) =>
    route.fulfill({ status: 400, json: { msg: 'Unsupported provider' } }),
  );
  for (const [path, text] of [
    ['/login', 'Unable to start social login. Please try again.'],
    ['/register', 'Unable to start social registration. Please try again.'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(path));
  }
});
