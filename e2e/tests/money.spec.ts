import type { Page } from '@playwright/test';
import { Office } from '../pages/office.js';
import { expect, test } from '../world/demo.js';

test.use({ storageState: { cookies: [], origins: [] } });

const treasurer = (name: string, organization = '') => ({
  firstName: name,
  lastName: 'Treasurer',
  email: `${name.toLowerCase()}-${Date.now()}@example.org`,
  organization,
});

/** What the account page says of the plan. */
const fact = (page: Page, name: string) => page.locator('dl > div', { has: page.getByText(name, { exact: true }) });

test('whoever is not signed in comes from the prices through the login to the plan', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByText('seven days free, with everything and up to 1,000 observers')).toBeVisible();
  const buttons = page.getByRole('link', { name: /^Login to continue: / });
  await expect(buttons).toHaveCount(3);
  for (const plan of ['Starter', 'Standard', 'Plus']) {
    await expect(page.getByRole('link', { name: `Login to continue: ${plan}` })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(`/checkout?plan=${plan.toLowerCase()}`)}`,
    );
  }

  await page.goto('/checkout?plan=plus');
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/checkout?plan=plus')}`);
});

test('a new congregation buys a plan with the demonstration card, of which four digits are sent', async ({ page }) => {
  await new Office(page).register(treasurer('Gitel'));

  await page.goto('/account');
  await expect(fact(page, 'Plan')).toContainText('Trial (Starter)');
  await expect(fact(page, 'Emails a month')).toContainText('0 of 500 used');
  const included = page.getByRole('region', { name: 'Included in your trial' });
  await expect(included).toContainText('Up to 1,000 observers');
  await expect(included).toContainText('500 emails');
  await page.getByRole('link', { name: 'Change plan' }).click();
  await page.getByRole('link', { name: 'Choose this plan: Standard' }).click();
  await expect(page).toHaveURL('/checkout?plan=standard');

  await expect(page.getByLabel('Organization name')).toHaveValue('My Congregation');
  await page.getByLabel('Organization name').fill('Ohev Shalom of Elmira');
  await page.getByLabel('Time zone').selectOption('America/Chicago');
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/checkout')),
    page.getByRole('button', { name: 'Pay' }).click(),
  ]);
  await page.waitForURL('/app');

  expect(sent.postDataJSON()).toEqual({
    ...{ plan: 'standard', orgName: 'Ohev Shalom of Elmira', timezone: 'America/Chicago' },
    cardLast4: '4242',
  });
  await expect(page.getByText(/Your free trial/)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('is your plan already, and it is paid.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay' })).toHaveCount(0);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Ohev Shalom of Elmira' })).toBeVisible();
  await expect(fact(page, 'Plan')).toContainText('Standard');
  await expect(fact(page, 'Status')).toContainText('Active');
  await expect(fact(page, 'Emails a month')).toContainText('0 of 2,000 used');
  await expect(fact(page, 'Observers')).toContainText('0 of 1,000 used');

  await page.goto('/pricing');
  await expect(page.getByRole('link', { name: 'Go to app: Plus' })).toHaveAttribute('href', '/app');
  await page.goto('/account');
  const billing = page.getByRole('button', { name: 'Manage billing' });
  await billing.click();
  await page.waitForURL('/pricing');

  // Back from the card provider's page to this one as the browser has kept it: the button is no longer at work.
  await page.goto('/account');
  await page.route('**/api/billing/portal', (route) => route.fulfill({ json: { url: '#elsewhere' } }));
  await billing.click();
  await expect(billing).toBeDisabled();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(billing).toBeEnabled();
});

test('a card that is none is refused, and the plan of an unknown word is the trial', async ({ page }) => {
  await new Office(page).register(treasurer('Zelda', 'Beth Zelda'));

  await page.goto('/checkout?plan=gold');
  await expect(page.getByRole('heading', { name: 'Start your trial' })).toBeVisible();
  await expect(page.getByText('For Beth Zelda')).toBeVisible();
  await expect(page.getByLabel('Organization name')).toHaveCount(0);
  await page.getByLabel('Card number').fill('12');
  await page.getByRole('button', { name: 'Start the trial' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter the number of a card');

  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Start the trial' }).click();
  await page.waitForURL('/app');
  await expect(page.getByText(/Your free trial: \d+ days? left\./)).toBeVisible();
});

test('a payment that nobody knows is said to be none, and one that could not be looked for can be asked for again', async ({
  page,
}) => {
  await new Office(page).signIn();
  const back = '/checkout?plan=plus&success=1&sid=cs_test_nothing';
  await page.goto(back);
  await expect(page.getByRole('alert')).toContainText('No payment of your congregation is known at this address.');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Account' })).toBeVisible();

  await page.route('**/api/billing/complete*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('We could not look for your payment.');
  await page.unroute('**/api/billing/complete*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('No payment of your congregation is known at this address.');
});
