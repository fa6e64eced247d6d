import { expect, test } from '../world/demo.js';
import { open } from '../world/inspection.js';
import { another, invitationLink, invite, join, someone } from '../world/invitation.js';

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('RaStore.zikaron.locale', '"en"')));

// Other stories change letters as the office's owner, who may then not release them: the second person is a new one. Their jobs
// write to the families of tonight, and once nobody is left nothing waits: this is told before most of them.
test('a colleague changed the letter: a second person reads why tonight waits, and releases it', async ({
  page,
  api,
  browser,
}) => {
  const second = someone('Rachel');
  await invite(page, second.email, 'Administrator');
  const theirs = await another(browser);
  await join(theirs, second, await invitationLink(page, second.email));
  await open(theirs.page, '/app/this-week');

  const card = theirs.page.getByRole('region', { name: /for a second person$/ });
  // What waits begins above the fold, and the release is its first line: what changed is opened by its button.
  await expect(theirs.page.getByRole('heading', { name: 'Waiting for you' })).toBeInViewport();
  await expect(card).toBeInViewport();
  await expect(theirs.page.getByRole('main').locator('.MuiButton-contained')).toHaveText('Look and release');
  const look = () => card.getByRole('button', { name: 'Look and release' }).click();
  await look();
  await expect(card).toContainText('Leah Adler');
  await expect(card.getByRole('deletion')).toContainText('From sundown');
  await expect(card.getByRole('insertion')).toContainText('The yahrzeit begins at sundown');
  await card.getByRole('button', { name: 'Compare the whole letters' }).click();
  const compared = theirs.page.getByRole('dialog', { name: /beside the current one/ });
  // Both as a family reads them.
  await expect(compared.getByLabel('As it is for')).toBeVisible();
  // The line that mail programs show beside the subject is what was changed here.
  await expect(compared.getByText(/^From sundown on \w+/)).toBeVisible();
  await expect(compared.getByText(/^The yahrzeit begins at sundown on \w+/)).toBeVisible();
  for (const side of [0, 1]) {
    const letter = compared.locator('iframe').nth(side).contentFrame().locator('body');
    await expect(letter).toContainText('Dear');
    await expect(letter).not.toContainText('{{');
  }
  await compared.getByRole('button', { name: 'Close' }).click();
  await card.getByRole('link', { name: 'Read the letter' }).click();
  await expect(theirs.page).toHaveURL(/\/app\/templates\/[0-9a-f-]{36}/);
  await expect(card).toBeHidden();
  await theirs.page.goBack();
  await look();
  await card.getByRole('link', { name: /told last year/ }).click();
  await expect(theirs.page).toHaveURL(/view=lost&from=2026-12-02/);
  await expect(card).toBeHidden();
  await theirs.page.goBack();
  await look();
  await card.getByRole('button', { name: /^Release/ }).click();

  await expect(card).toBeHidden();
  expect((await api.get<{ data: unknown[] }>('/releases')).data).toEqual([]);
  await page.goto('/app/history');
  const noted = page.getByRole('row').filter({ hasText: 'Letters released' });
  await expect(noted).toContainText('Rachel Levin');
});
