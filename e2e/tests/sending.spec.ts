import type { Page } from '@playwright/test';
import { expect, listed, readyLetter, test, type Api, type Listed } from '../world/demo.js';
import { awaitLetters, lettersTo, sourceOf } from '../world/mailbox.js';

interface Message {
  id: string;
  subject: string | null;
  status: string;
  toEmail: string;
}

const messages = async (api: Api, filter: Record<string, unknown>): Promise<Message[]> =>
  (await api.get<Listed<Message>>(`/emails${listed(filter)}`)).data;

/** Somebody remembered, one observer by email, and letters to nobody else. */
async function family(api: Api, name: string): Promise<{ yahrzeitId: string; email: string }> {
  const unlike = `${name} ${Date.now().toString(36)}`;
  const email = `${unlike.replaceAll(' ', '.').toLowerCase()}@example.org`;
  const { id: yahrzeitId } = await api.post<{ id: string }>('/yahrzeits', {
    name: unlike,
    gregorianDate: '1999-05-05',
  });
  await api.post('/observers/upsert-by-email', { yahrzeitId, email, name: `Child of ${unlike}` });
  return { yahrzeitId, email };
}

/** A job for one yahrzeit, with the ready letter of this key. */
async function jobFor(api: Api, yahrzeitId: string, key: string, sendAt: string | null = null): Promise<string> {
  const draft = { mode: 'ids', templateId: await readyLetter(api, key), yahrzeitIds: [yahrzeitId], sendAt };
  return (await api.post<{ id: string }>('/emails/jobs', draft)).id;
}

test('messages are found by their state, their address and their subject', async ({ page, api }) => {
  await page.goto('/app/emails');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Told (Sent)' }).click();
  await expect(page).toHaveURL(/sent/);
  const rows = page.getByRole('row');
  const inState = (state: RegExp) => rows.filter({ has: page.getByText(state) });
  await expect(inState(/^(Queued|Failed|May have arrived|Withdrawn)$/)).toHaveCount(0);
  // The first is the heading.
  await expect(inState(/^Sent$/).nth(1)).toBeVisible();

  const [sent] = await messages(api, { status: 'sent' });
  await page.goto('/app/emails?filter={}');
  await page.getByPlaceholder('Search address or subject').fill(sent?.toEmail ?? '');
  await expect(rows.filter({ hasText: sent?.toEmail ?? '' }).first()).toBeVisible();
  await page.getByPlaceholder('Search address or subject').fill('nothing is called this');
  await expect(page.getByText('Nothing fits this search')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Clear' }).click();
  await expect(rows.nth(1)).toBeVisible();
});

test('a letter is shown as it was sent, in a frame that may do nothing', async ({ page, api }) => {
  const sent = (await messages(api, { status: 'sent' })).find(({ subject }) => subject?.startsWith('Yahrzeit of'));
  await page.goto(`/app/emails/${sent?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: sent?.subject ?? '' })).toBeVisible();
  const frame = page.locator(`iframe[title="Letter: ${sent?.subject}"]`);
  await expect(frame).toHaveAttribute('sandbox', '');
  await expect(
    frame
      .contentFrame()
      .getByText(/sundown/i)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Attempts' }).click();
  await expect(page.getByText(/accepted by the relay|the line broke after the text/)).toBeVisible();
});

test('a letter leads back to where one came from, and what is opened from it back to the letter', async ({
  page,
  api,
}) => {
  const [sent] = await messages(api, { status: 'sent' });
  const { contact } = await api.get<{ contact: { id: string; name: string } }>(`/emails/${sent?.id}`);
  const letter = new RegExp(`/app/emails/${sent?.id}$`);
  const back = page.getByRole('link', { name: 'Back', exact: true });

  await page.goto(`/app/emails/${sent?.id}`);
  await page.getByRole('main').getByRole('link', { name: contact.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/app/contacts/${contact.id}`));
  await back.click();
  await expect(page).toHaveURL(letter);

  await page.goto(`/app/contacts/${contact.id}`);
  await page.getByRole('tab', { name: 'Activity History' }).click();
  await page.locator(`a[href$="/app/emails/${sent?.id}"]`).click();
  await expect(page).toHaveURL(letter);
  await back.click();
  await expect(page).toHaveURL(new RegExp(`/app/contacts/${contact.id}`));
});

test('an address of the API, typed as a record, is no record', async ({ page }) => {
  const told: [string, string][] = [
    ['emails/jobs', 'Email Not Found'],
    ['emails/export', 'Email Not Found'],
    ['email-jobs/export', 'There is no such email job'],
    ['templates/export', 'Template Not Found'],
    ['templates/export/test', 'Template Not Found'],
  ];
  for (const [path, text] of told) {
    await page.goto(`/app/${path}`);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
});

test('a message that is not there is not found', async ({ page }) => {
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
    await page.goto(`/app/emails/${id}`);
    await expect(page.getByText('Email Not Found', { exact: true })).toBeVisible();
    await expect(
      page.getByText("The email message could not be found or you don't have access to it.", { exact: true }),
    ).toBeVisible();
  }
});

test('a letter that waits is ticked and withdrawn, given back, withdrawn on its page, and never leaves', async ({
  page,
  api,
  request,
}) => {
  const { yahrzeitId, email } = await family(api, 'Withdrawn Letter');
  const job = await jobFor(api, yahrzeitId, 'default_reminder', '2026-12-07T15:00:00Z');
  await api.post(`/emails/jobs/${job}/run`);
  const [waiting] = await messages(api, { yahrzeitId });
  expect(waiting?.status).toBe('queued');
  const state = async () => (await messages(api, { yahrzeitId }))[0]?.status;

  await page.goto('/app/emails');
  await page.getByPlaceholder('Search address or subject').fill(email);
  await page.getByRole('row').filter({ hasText: email }).getByRole('checkbox').check();
  await page
    .getByRole('region', { name: 'What to do with the chosen rows' })
    .getByRole('button', { name: 'Change' })
    .click();
  await page.getByRole('menuitem', { name: 'Withdraw waiting letters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw waiting letters' });
  await expect(dialog).toContainText('It is about 1 letter of 1.');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect.poll(state).toBe('cancelled');
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(state).toBe('queued');

  await page.goto(`/app/emails/${waiting?.id}`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The letter is withdrawn')).toBeVisible();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  expect(await lettersTo(request, email)).toEqual([]);
});

test('uncertain letters are settled together, either way, and it is taken back', async ({ page, api }) => {
  const uncertain = await messages(api, { status: 'uncertain' });
  expect(uncertain.length, 'the demonstration has some').toBeGreaterThan(0);
  const bar = page.getByRole('region', { name: 'What to do with the chosen rows' });
  const still = async () => (await messages(api, { status: 'uncertain' })).length;
  for (const [act, press] of [
    ['Send uncertain letters again', /^Send/],
    ['Uncertain letters arrived', /arrived$/],
  ] as const) {
    await page.goto(`/app/emails?filter=${encodeURIComponent('{"status":"uncertain"}')}`);
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await bar.getByRole('button', { name: 'Change' }).click();
    await page.getByRole('menuitem', { name: act }).click();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('It is about');
    await page.getByRole('dialog').getByRole('button', { name: press }).hover();
    await page.mouse.down({ clickCount: 1 });
    await page.mouse.up({ clickCount: 1 });
    const undo = page.getByRole('alert').getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    // The second of a slow double press meets the page below.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await undo.click();
    await expect.poll(still).toBe(uncertain.length);
  }
});

test('what became of an uncertain letter is said by a person, and it is not sent again', async ({
  page,
  api,
  request,
}) => {
  const [uncertain] = await messages(api, { status: 'uncertain' });
  expect(uncertain, 'the demonstration has one').toBeDefined();
  await page.goto(`/app/emails/${uncertain?.id}`);
  await expect(page.getByText('It is not sent again by itself, since twice is worse than late.')).toBeVisible();
  await page.getByRole('button', { name: 'It arrived' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await messages(api, { status: 'uncertain' })).toContainEqual(expect.objectContaining({ id: uncertain?.id }));
  await page.getByRole('button', { name: 'It arrived' }).click();
  await expect(page.getByText('Noted: it arrived')).toBeVisible();
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
  const sent = await lettersTo(request, uncertain?.toEmail ?? '');
  expect(sent.map(({ subject }) => subject)).not.toContain(uncertain?.subject);
});

test('the link in a letter asks first; then the next run leaves that address out, and says why', async ({
  page,
  api,
  request,
}) => {
  const { yahrzeitId, email } = await family(api, 'Unsubscribed Child');
  await api.post(`/emails/jobs/${await jobFor(api, yahrzeitId, 'default_reminder')}/run`);
  const [letter] = await awaitLetters(request, email);
  const link = /^List-Unsubscribe: <([^>]+)>/m.exec(letter ? await sourceOf(request, letter) : '')?.[1] ?? '';

  await test.step('opening it changes nothing', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'What should stop?' })).toBeVisible();
    await page.reload();
    expect(await reasonInNextRun(page, api, yahrzeitId)).toBeNull();
  });

  await test.step('the button ends the letters', async () => {
    await page.goto(link);
    await page.getByRole('button', { name: /^All letters from/ }).click();
    await expect(page.getByRole('heading', { name: /^You will get no more letters from/ })).toBeVisible();
    expect(await reasonInNextRun(page, api, yahrzeitId)).toBe('Unsubscribed');
  });

  await test.step('the office sees it', async () => {
    await page.goto('/app/contacts');
    await page.getByPlaceholder('Search name, email or phone').fill(email);
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Not written to');
  });
});

test('a link that is not ours unsubscribes nobody', async ({ page }) => {
  const answer = await page.goto('/u/bm90LW91cnM.bm90LW91cnM');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This link is not one of ours' })).toBeVisible();
});

/** Why a further run would skip the only observer, as its preview says; null when it would write. */
async function reasonInNextRun(page: Page, api: Api, yahrzeitId: string): Promise<string | null> {
  await page.goto(`/app/email-jobs/${await jobFor(api, yahrzeitId, 'custom_reminder')}/run`);
  const skipped = page.getByRole('tab', { name: /^Skipped \(\d+\)/ });
  await expect(skipped).toBeVisible();
  if ((await skipped.textContent()) === 'Skipped (0)') return null;
  await skipped.click();
  return page.getByRole('row').nth(1).getByRole('cell').last().textContent();
}
