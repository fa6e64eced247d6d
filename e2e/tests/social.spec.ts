import type { Page, Route } from '@playwright/test';
import { expect, test } from '../world/demo.js';

test.use({ storageState: { cookies: [], origins: [] } });

/** An installation that offers both providers, and a stand-in for what stands behind its identity service. */
async function offers(page: Page, authorize: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/env.js', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"SOCIAL_AUTH":""', '"SOCIAL_AUTH":"google,apple"');
    await route.fulfill({ response: answer, body });
  });
  await page.route('**/auth/v1/authorize**', authorize);
}

const leadsTo = (hash: Record<string, string>) => async (route: Route) => {
  const back = new URL(route.request().url()).searchParams.get('redirect_to') ?? '';
  await route.fulfill({ status: 302, headers: { Location: `${back}#${new URLSearchParams(hash)}` } });
};

for (const path of ['/login', '/register']) {
  test(`${path} offers both providers, and one who consents there is signed in`, async ({ page, request }) => {
    const signedIn = await request.post('/auth/v1/token?grant_type=password', {
      data: { email: 'demo@zikaron.example', password: 'zikaron-demo' },
    });
    const { access_token, refresh_token } = (await signedIn.json()) as Record<string, string>;
    await offers(page, leadsTo({ access_token: access_token ?? '', refresh_token: refresh_token ?? '' }));

    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Continue with Apple' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue with Google' }).click();

    await expect(page).toHaveURL(/\/app(\/|$)/);
  });
}

test('who is refused by the provider reads so on a page', async ({ page }) => {
  await offers(page, leadsTo({ error: 'access_denied', error_description: 'The person said no' }));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText('Authentication failed: The person said no')).toBeVisible();
});

test('a provider that the identity service does not know is told on the page where the button is', async ({ page }) => {
  await offers(page, (route) => route.fulfill({ status: 400, json: { msg: 'Unsupported provider' } }));
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
