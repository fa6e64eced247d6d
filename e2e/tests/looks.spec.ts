import { expect, type Page } from '@playwright/test';
import { test } from '../world/demo.js';
import { barriers, listen, stillness } from '../world/inspection.js';
import { another, someone } from '../world/invitation.js';

/** What a page that was changed by hand could send by this window: the server alone decides. */
const sendByHand = (page: Page, method: string, path: string): Promise<{ status: number; code: string }> =>
  page.evaluate(
    async ([how = '', where = '']) => {
      const { access_token } = JSON.parse(localStorage.getItem('zikaron.session') ?? '{}') as { access_token: string };
      const look = sessionStorage.getItem('zikaron.look') ?? '';
      const answer = await fetch(`/api${where}`, {
        method: how,
        headers: { Authorization: `Bearer ${access_token}`, 'X-Look': look, 'Content-Type': 'application/json' },
        ...(how === 'GET' ? {} : { body: '{"name":"Written from outside"}' }),
      });
      return { status: answer.status, code: ((await answer.json()) as { code: string }).code };
    },
    [method, path],
  );

/** The owner of a congregation whose name nobody else has. */
function ofTheirOwn(name: string) {
  const owner = someone(name);
  return { ...owner, organization: `${owner.organization} ${Date.now().toString(36)}` };
}

const consent = (page: Page) => page.getByRole('region', { name: 'Letting us look in' });

test('an owner lets the people who run the installation look in, sees what they saw, and takes it back', async ({
  page,
  browser,
}) => {
  const owner = ofTheirOwn('Dvora');
  const office = await another(browser);
  await office.register(owner);
  const theirs = office.page;

  // Before the owner says so, nobody looks in.
  await page.goto('/app/operator');
  await page.getByLabel('Name or code').fill(owner.organization);
  await page.getByRole('button', { name: owner.organization }).click();
  await expect(page.getByRole('dialog')).toContainText('No owner allows that you look in.');
  await expect(page.getByRole('button', { name: 'Look as a member' })).toHaveCount(0);

  await theirs.goto('/app/settings#looks');
  await expect(consent(theirs)).toContainText('demo@zikaron.example');
  await consent(theirs).getByLabel('For', { exact: true }).click();
  await theirs.getByRole('option', { name: '8 hours' }).click();
  await consent(theirs).getByRole('button', { name: 'Let them look in' }).click();
  await expect(consent(theirs)).toContainText('They may look in until');
  await stillness(theirs);
  expect(await barriers(theirs, '/app/settings')).toEqual([]);

  const complaints = listen(page);
  await page.reload();
  await page.getByLabel('Name or code').fill(owner.organization);
  await page.getByRole('button', { name: owner.organization }).click();
  await page.getByRole('button', { name: 'Look as a member' }).click();
  const band = page.getByRole('complementary', { name: 'You are looking in' });
  await expect(band).toContainText(owner.organization);
  await expect(page.getByRole('heading', { level: 1, name: /The week of/ })).toBeVisible();
  for (const [link, heading] of [
    ['Contacts', 'Contacts'],
    ['Yahrzeits', 'Yahrzeits'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(band).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'New yahrzeit' })).toHaveCount(0);
  await stillness(page);
  expect(await barriers(page, '/app/yahrzeits')).toEqual([]);
  expect(complaints).toEqual([]);

  // Another window of the same person is about their own congregation.
  const own = await page.context().newPage();
  await own.goto('/app/settings');
  await expect(own.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(own.getByRole('complementary', { name: 'You are looking in' })).toHaveCount(0);
  await own.close();

  // Whatever a page sends, the server refuses.
  const refused = { status: 403, code: 'only_looking' };
  expect(await sendByHand(page, 'POST', '/contacts/alone')).toEqual(refused);
  expect(await sendByHand(page, 'GET', '/contacts/export')).toEqual(refused);
  expect(await sendByHand(page, 'GET', '/api-keys')).toEqual(refused);

  await theirs.reload();
  await expect(consent(theirs)).toContainText('Contacts, ');
  await consent(theirs).getByRole('button', { name: 'Withdraw it' }).click();
  await expect(consent(theirs).getByRole('button', { name: 'Let them look in' })).toBeVisible();

  // A list that was read a moment ago is shown again without asking: this one was not.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Emails' }).click();
  await page.waitForURL(/\/app\/operator/);
  await expect(page.getByText('Your look is over')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Operation' })).toBeVisible();
  await expect(band).toHaveCount(0);

  await theirs.goto('/app/history');
  const began = theirs.getByRole('row').filter({ hasText: 'Began to look in' });
  const ended = theirs.getByRole('row').filter({ hasText: 'Stopped looking in' });
  await expect(began).toHaveCount(1);
  await expect(ended).toHaveCount(1);
  const operator = await began.getByRole('cell').nth(1).textContent();
  await expect(ended).toContainText(operator ?? '');
});

test('whoever looks in leaves by the band, and is back', async ({ page, browser }) => {
  const owner = ofTheirOwn('Yael');
  const office = await another(browser);
  await office.register(owner);
  await office.page.goto('/app/settings#looks');
  await consent(office.page).getByRole('button', { name: 'Let them look in' }).click();
  await expect(consent(office.page)).toContainText('They may look in until');

  await page.goto('/app/operator');
  await page.getByLabel('Name or code').fill(owner.organization);
  await page.getByRole('button', { name: owner.organization }).click();
  await page.getByRole('button', { name: 'Look as a member' }).click();
  await page.getByRole('complementary', { name: 'You are looking in' }).getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL(/\/app\/operator/);
  await expect(page.getByText('You have left the congregation that you looked into.')).toBeVisible();
  await office.page.reload();
  await expect(consent(office.page).getByRole('article')).toContainText(' – ');
  await expect(consent(office.page).getByRole('article')).not.toContainText('now');
});
