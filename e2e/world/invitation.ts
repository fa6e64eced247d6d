import { expect, type Browser, type Page } from '@playwright/test';
import { Office } from '../pages/office.js';
import { awaitLetters, type Caught } from './mailbox.js';

let nth = 0;
export const someone = (name: string) => ({
  firstName: name,
  lastName: 'Levin',
  email: `${name.toLowerCase()}-${Date.now()}-${++nth}@example.org`,
  organization: `Congregation of ${name}`,
});

/** Somebody else, in a browser of their own. */
export async function another(browser: Browser): Promise<Office> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  return new Office(await context.newPage());
}

/** Whoever is signed in on this page asks them to join. */
export async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.goto('/account');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Role', { exact: true }).selectOption(role);
  await page.getByRole('button', { name: 'Send the invitation', exact: true }).click();
  await expect(page.getByText(`The invitation to ${email} is on its way.`)).toBeVisible();
}

export async function invitationLink(page: Page, email: string, letters = 1): Promise<string> {
  const found = (await awaitLetters(page.request, email, letters)).find(isInvitation);
  return /https?:\S+\/invitation#[\w-]+/.exec(found?.text ?? '')?.[0] ?? 'about:blank';
}

const isInvitation = ({ text }: Caught) => text.includes('/invitation#');

/** Somebody without an account takes up an invitation, and is in. */
export async function join(theirs: Office, guest: ReturnType<typeof someone>, link: string): Promise<void> {
  await theirs.page.goto(link);
  await theirs.page.getByRole('link', { name: 'Create an account with this address' }).click();
  await theirs.fillInRegistration(guest, 2);
  await expect(theirs.page).toHaveURL(/\/invitation/);
  await theirs.page.getByRole('button', { name: 'Accept the invitation' }).click();
  await theirs.page.waitForURL('/app');
}
