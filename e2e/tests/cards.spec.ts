import type { Page } from '@playwright/test';
import { Office } from '../pages/office.js';
import { expect, test } from '../world/stripe-site.js';

/** What the account page says of the plan. */
const fact = (page: Page, name: string) => page.locator('dl > div', { has: page.getByText(name, { exact: true }) });

async function found(page: Page, name: string): Promise<void> {
  const email = `${name.toLowerCase()}-${Date.now()}@example.org`;
  await new Office(page).register({ firstName: name, lastName: 'Treasurer', email, organization: `Beth ${name}` });
}

/** From the prices to the page of Stripe. */
async function choose(page: Page, plan: string): Promise<void> {
  await page.goto('/pricing');
  await page.getByRole('link', { name: `Choose this plan: ${plan}` }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
}

/** Does something on Stripe's page for cards and invoices, which leads back to the account. */
async function atStripe(page: Page, button: string): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL('**/account');
}

/** Stripe tells us a moment later. */
const soon = (page: Page, what: () => Promise<void>) =>
  expect(async () => {
    await page.reload();
    await what();
  }).toPass({ timeout: 60_000 });

const short = { timeout: 2_000 };

test('a congregation buys a plan by card, changes it, cancels it and keeps it after all', async ({ page }) => {
  await found(page, 'Gitel');

  await choose(page, 'Standard');
  await expect(page.getByText('zikaron_standard_month: 2900 cents')).toBeVisible();
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL('**/app');
  await page.goto('/account');
  await expect(fact(page, 'Plan')).toContainText('Standard');
  await expect(fact(page, 'Status')).toHaveText('StatusActive');
  await expect(fact(page, 'Emails a month')).toContainText('0 of 2,000 used');

  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Choose this plan: Plus' }).click();
  await expect(page.getByText('Your plan changes at once.')).toBeVisible();
  await page.getByRole('button', { name: 'Change to Plus' }).click();
  await page.waitForURL('**/account');
  await expect(fact(page, 'Plan')).toContainText('Plus');
  await page.goto('/checkout?plan=plus');
  await expect(page.getByText('Plus is your plan already, and it is paid.')).toBeVisible();

  await atStripe(page, 'Cancel the subscription');
  // As the house writes its days, on the clock of the congregation.
  const day = { dateStyle: 'long', timeZone: 'America/New_York' } as const;
  const until = new Date(Date.now() + 30 * 86_400_000).toLocaleDateString('en-GB', day);
  await soon(page, () => expect(fact(page, 'Status')).toHaveText(`StatusActive, until ${until}`, short));
  await expect(page.getByText(`Your subscription ends on ${until}.`)).toBeVisible();

  await atStripe(page, 'Keep the subscription');
  await soon(page, () => expect(fact(page, 'Status')).toHaveText('StatusActive', short));

  await atStripe(page, 'Cancel the subscription');
  await soon(page, () => expect(fact(page, 'Status')).toHaveText(`StatusActive, until ${until}`, short));
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Keep this plan: Plus' }).click();
  await page.getByRole('button', { name: 'Keep Plus' }).click();
  await page.waitForURL('**/account');
  await expect(fact(page, 'Status')).toHaveText('StatusActive');
});

test('a card that is declined stops the work until it is good, and a subscription that has ended can be bought anew', async ({
  page,
}) => {
  await found(page, 'Zelda');
  await choose(page, 'Starter');
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL('**/app');

  await atStripe(page, 'The card is declined');
  await soon(page, () => expect(fact(page, 'Status')).toHaveText('StatusPayment overdue', short));
  await expect(page.getByRole('alert')).toContainText('Your payment did not go through.');
  await page.goto('/app/contacts');
  await page.waitForURL('**/account');

  await atStripe(page, 'The card is good');
  await soon(page, () => expect(fact(page, 'Status')).toHaveText('StatusActive', short));

  await atStripe(page, 'Cancel the subscription');
  await atStripe(page, 'The period ends');
  await soon(page, () => expect(fact(page, 'Status')).toHaveText('StatusCancelled', short));
  await expect(page.getByText('Your subscription has ended.')).toBeVisible();
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Continue: Starter' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL('**/app');
});

test('of two tabs in which a plan is chosen, one can be paid', async ({ page, context }) => {
  await found(page, 'Ruchel');
  const other = await context.newPage();

  await choose(page, 'Starter');
  await choose(other, 'Plus');
  await expect(other.getByText('zikaron_plus_month: 7900 cents')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This page is expired.')).toBeVisible();

  await other.getByRole('button', { name: 'Pay' }).click();
  await other.waitForURL('**/app');
  await page.goto('/account');
  await expect(fact(page, 'Plan')).toContainText('Plus');
});

test('the trial with a card begins without payment, and is told day by day', async ({ page }) => {
  await found(page, 'Basya');

  await page.goto('/checkout');
  await expect(page.getByText('Seven days with everything, free; then Starter, $15 a month.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL('**/app');
  await expect(page.getByText('Your free trial: 7 days left.')).toBeVisible();
  await page.goto('/account');
  await expect(fact(page, 'Plan')).toContainText('Trial (Starter)');
});
