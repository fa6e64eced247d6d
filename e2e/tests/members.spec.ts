import { expect } from '@playwright/test';
import { Office } from '../pages/office.js';
import { test } from '../world/demo.js';
import { another, invitationLink, invite, join, someone } from '../world/invitation.js';

test.use({ storageState: { cookies: [], origins: [] } });

test('somebody without an account is invited, registers, joins, and may do what the role says', async ({
  page,
  browser,
}) => {
  const [owner, guest] = [someone('Miriam'), someone('Viewer')];
  await new Office(page).register(owner);
  await invite(page, guest.email, 'Viewer');
  await expect(page.getByRole('button', { name: `Withdraw the invitation to ${guest.email}` })).toBeVisible();

  const theirs = await another(browser);
  const link = await invitationLink(page, guest.email);
  await theirs.page.goto(link);
  await expect(theirs.page.getByText(`invites you to work for ${owner.organization} as Viewer`)).toBeVisible();
  await join(theirs, guest, link);
  await expect(theirs.page.getByRole('heading', { name: 'Yahrzeits', exact: true })).toBeVisible();
  await expect(theirs.page.getByRole('button', { name: 'New yahrzeit' })).toHaveCount(0);

  await page.reload();
  await expect(page.getByText(guest.email)).toBeVisible();
  await page.getByLabel('Role of Viewer Levin').selectOption('Staff');
  await expect(page.getByLabel('Role of Viewer Levin')).toHaveValue('staff');
  await theirs.page.reload();
  await expect(theirs.page.getByRole('button', { name: 'New yahrzeit' })).toBeVisible();

  await page.getByRole('button', { name: 'Remove: Viewer Levin' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(guest.email)).toHaveCount(0);
  await theirs.page.goto('/account');
  await expect(theirs.page.getByRole('heading', { name: 'You belong to no congregation yet' })).toBeVisible();
});

test('somebody with an organization of their own joins a second one and switches between them', async ({
  page,
  browser,
}) => {
  const [owner, rabbi] = [someone('Sarah'), someone('Rabbi')];
  await new Office(page).register(owner);
  const theirs = await another(browser);
  await theirs.register(rabbi);
  await invite(page, rabbi.email, 'Administrator');

  await theirs.page.goto(await invitationLink(page, rabbi.email, 2));
  await theirs.page.getByRole('button', { name: 'Accept the invitation' }).click();
  await theirs.page.waitForURL('/app');
  await theirs.page.goBack();
  await expect(theirs.page.getByText('This is no invitation of ours')).toHaveCount(0);
  await theirs.page.goto('/app');

  const menu = theirs.page.locator('header [aria-haspopup=menu]').last();
  await menu.click();
  await expect(theirs.page.getByRole('menuitemradio', { name: owner.organization })).toHaveAttribute(
    'aria-checked',
    'true',
  );
  await theirs.page.getByRole('menuitemradio', { name: rabbi.organization }).click();
  await theirs.page.waitForLoadState();
  await theirs.page.goto('/account');
  await expect(theirs.page.getByRole('heading', { name: rabbi.organization })).toBeVisible();
  await theirs.page.getByRole('button', { name: `Switch to ${owner.organization}` }).click();
  await expect(theirs.page.getByRole('heading', { name: owner.organization })).toBeVisible();
});

test('a withdrawn invitation opens nothing, one for another address says whose it is, and one that is not answered can be asked for again', async ({
  page,
  browser,
}) => {
  const owner = someone('Dinah');
  await new Office(page).register(owner);
  const guest = someone('Guest').email;
  await invite(page, guest, 'Administrator');
  const link = await invitationLink(page, guest);

  await page.route('**/invitations/look', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.goto(link);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(`You are signed in as ${owner.email}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept the invitation' })).toHaveCount(0);

  await page.goto('/account');
  await page.getByRole('button', { name: `Withdraw the invitation to ${guest}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Waiting for an answer')).toHaveCount(0);
  const stranger = await another(browser);
  await stranger.page.goto(link);
  await expect(stranger.page.getByText('This invitation was withdrawn.')).toBeVisible();
});

test('who sends an invitation again is told; one that somebody else withdrew meanwhile is there no more', async ({
  page,
}) => {
  await new Office(page).register(someone('Serah'));
  const guest = someone('Again').email;
  await invite(page, guest, 'Administrator');
  await page.reload();

  await page.getByRole('button', { name: `Send the invitation to ${guest} again` }).click();
  await expect(page.getByText(`The invitation to ${guest} is on its way.`)).toBeVisible();

  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/account');
  await elsewhere.getByRole('button', { name: `Withdraw the invitation to ${guest}` }).click();
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(elsewhere.getByText('Waiting for an answer')).toHaveCount(0);

  await page.getByRole('button', { name: `Send the invitation to ${guest} again` }).click();
  await expect(page.getByRole('alert')).toHaveText('That did not work: There is no such invitation.');
  await expect(page.getByText('Waiting for an answer')).toHaveCount(0);
});

test('signing out everywhere ends the other browser too', async ({ page, browser }) => {
  const person = someone('Everywhere');
  await new Office(page).register(person);
  const other = await another(browser);
  await other.signIn(person.email, 'a-long-password-5787');

  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  await expect(page.getByText('(this browser)')).toBeVisible();
  // As the other pages write a moment: the browser's own style would be "Dec 2, 2026, 10:00 AM".
  await expect(page.getByText(/^since \d{1,2} [A-Z][a-z]+ \d{4}, \d{1,2}:\d\d\s[ap]m$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/');

  // They are led out while the page is still loading, and back to it once they have signed in.
  await other.page.goto('/app/contacts', { waitUntil: 'commit' });
  await expect(other.page).toHaveURL('/login?next=%2Fapp%2Fcontacts');
  await other.page.getByLabel('Email').fill(person.email);
  await other.page.getByLabel('Password').fill('a-long-password-5787');
  await other.page.getByRole('button', { name: 'Login' }).click();
  await expect(other.page).toHaveURL('/app/contacts');
});

test('an organization is to be deleted, its owner is told by one main action, and keeps it', async ({ page }) => {
  const person = someone('Keeping');
  await new Office(page).register(person);
  await page.goto('/account');
  const main = page.locator('.zk-main .zk-button:not(.zk-quiet):not(.zk-danger)');
  await expect(main).toHaveText(['Go to app']);

  await page.getByLabel('Type the name of the congregation').fill(person.organization);
  await page.getByRole('button', { name: 'Delete in thirty days' }).click();
  await expect(page.getByRole('alert')).toContainText(`${person.organization} will be deleted on`);
  await expect(main).toHaveText(['Keep the congregation']);

  await page.getByRole('button', { name: 'Keep the congregation' }).click();
  await expect(main).toHaveText(['Go to app']);
  await expect(page.getByText('will be deleted on')).toHaveCount(0);
});
