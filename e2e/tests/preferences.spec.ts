import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, readyLetter, test, type Api } from '../world/demo.js';
import { barriers, listen, missable, overflow } from '../world/inspection.js';
import { awaitLetters, lettersTo } from '../world/mailbox.js';

interface Reminded {
  name: string;
  email: string;
  contactId: string;
  yahrzeitId: string;
}

/** Somebody who has just got a letter about one yahrzeit. */
async function reminded(
  api: Api,
  request: APIRequestContext,
  who: string,
  died = '1999-05-05',
): Promise<Reminded & { page: string }> {
  const name = `${who} ${Date.now().toString(36)}`;
  const email = `${name.replaceAll(' ', '.').toLowerCase()}@example.org`;
  const { id: yahrzeitId } = await api.post<{ id: string }>('/yahrzeits', { name, gregorianDate: died });
  const observer = { yahrzeitId, email, name: `Child of ${name}` };
  const { contact } = await api.post<{ contact: { id: string } }>('/observers/upsert-by-email', observer);
  const templateId = await readyLetter(api);
  const draft = { mode: 'ids', templateId, yahrzeitIds: [yahrzeitId], sendAt: null };
  const { id: job } = await api.post<{ id: string }>('/emails/jobs', draft);
  await api.post(`/emails/jobs/${job}/run`);
  const [letter] = await awaitLetters(request, email);
  const page = /href="([^"]+\/p\/[^"/]+)"/.exec(letter?.html ?? '')?.[1] ?? '';
  expect(page, 'the letter links to the preferences').not.toBe('');
  return { name, email, contactId: contact.id, yahrzeitId, page };
}

const observance = async (api: Api, { contactId }: Reminded) =>
  (await api.get<{ observances: { reminderDaysBefore: number; channel: string }[] }>(`/contacts/${contactId}/details`))
    .observances[0];

test('from the letter in a mailbox a person chooses when and how, without an account', async ({
  browser,
  api,
  request,
}) => {
  const somebody = await reminded(api, request, 'Preferring Child');
  const page = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();

  await test.step('the page shows both dates, each from sundown', async () => {
    await page.goto(somebody.page);
    await expect(page.getByRole('heading', { name: somebody.name, exact: true })).toBeVisible();
    await page.getByText('Change how we write to you').click();
    await expect(page.getByRole('radio', { name: /^Hebrew calendar/ })).toBeChecked();
    await expect(page.getByText(/from sundown on/)).toHaveCount(2);
  });

  await test.step('another lead time counts at once', async () => {
    await page.getByLabel('When should the letter come?').selectOption('30');
    await page.getByRole('button', { name: `Save for ${somebody.name}` }).click();
    await expect(page.getByRole('status')).toHaveText('Saved.');
    expect(await observance(api, somebody)).toMatchObject({ reminderDaysBefore: 30, channel: 'email' });
  });

  await test.step('what is wrong reaches the office in the bell and by mail', async () => {
    await page.getByText('Is something wrong here?').click();
    await page.getByLabel(`What is wrong about ${somebody.name}?`).fill('She died after sunset.');
    await page.getByRole('button', { name: 'Tell the office' }).first().click();
    await expect(page.getByRole('status')).toHaveText('Your message has reached the office.');
    const { replyTo } = await api.get<{ replyTo: string }>('/orgs/mine/settings');
    const mails = await awaitLetters(request, replyTo);
    expect(mails.filter(({ text }) => text.includes('She died after sunset.'))).toHaveLength(1);
  });

  await test.step('letters about one stop, and come again when they are wanted', async () => {
    await page.getByText('Change how we write to you').click();
    await page.getByRole('button', { name: `No more letters about ${somebody.name}` }).click();
    await expect(page.getByRole('status')).toContainText('Stopped.');
    expect(await observance(api, somebody)).toMatchObject({ channel: 'letter' });
    await page.getByRole('button', { name: `Email me about ${somebody.name}` }).click();
    await expect(page.getByRole('status')).toContainText('You will get letters by email again.');
  });

  await test.step('the calendar is a file, and an address that stays up to date', async () => {
    await page.getByRole('button', { name: 'Make a private address that stays up to date' }).click();
    const address = await page.getByLabel('Your private calendar address').inputValue();
    expect(await (await request.get(address)).text()).toContain('BEGIN:VCALENDAR');
  });
  await page.context().close();
});

test('what a family wrote stands in the bell', async ({ page, api, request, browser }) => {
  const somebody = await reminded(api, request, 'Writing Child');
  const theirs = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
  await theirs.goto(somebody.page);
  await theirs.getByLabel(/A new address/).fill('We have moved to Haifa.');
  await theirs.getByRole('button', { name: 'Tell the office' }).last().click();
  await expect(theirs.getByRole('status')).toBeVisible();
  await theirs.context().close();

  await page.goto('/app');
  await page.getByRole('button', { name: /notification/i }).click();
  const bell = page.getByRole('dialog');
  await expect(bell.getByText('We have moved to Haifa.')).toBeVisible();
  await bell.getByRole('link', { name: new RegExp(`Child of ${somebody.name}`) }).click();
  await expect(page).toHaveURL(new RegExp(`/app/contacts/${somebody.contactId}`));
});

for (const language of ['en', 'he'] as const)
  test(`the page is calm and without barriers on a phone, in ${language}, light and dark`, async ({
    page,
    api,
    request,
  }) => {
    const somebody = await reminded(api, request, `Phone ${language}`);
    await api.put(`/contacts/${somebody.contactId}`, {
      name: `Child of ${somebody.name}`,
      email: somebody.email,
      language,
    });
    const complaints = listen(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(somebody.page);
        const largest = await page.locator('main *').evaluateAll((all) => {
          const sizes = all.map((one) => parseFloat(getComputedStyle(one).fontSize));
          return all.filter((_, at) => sizes[at] === Math.max(...sizes)).map((one) => one.className || one.tagName);
        });
        expect(largest, 'the time to light').toEqual(['time', 'BR']);
        for (const path of [somebody.page, await unsubscribe(request, somebody)]) {
          await page.goto(path);
          expect(await barriers(page, path)).toEqual([]);
          expect(await overflow(page)).toBeLessThanOrEqual(0);
          expect(await missable(page)).toEqual([]);
          await expect(page.locator('html')).toHaveAttribute('dir', language === 'he' ? 'rtl' : 'ltr');
        }
      }
    }
    expect(complaints).toEqual([]);
  });

const unsubscribe = async (request: APIRequestContext, { email }: Reminded): Promise<string> => {
  const [letter] = await lettersTo(request, email);
  return /href="([^"]+\/u\/[^"]+)"/.exec(letter?.html ?? '')?.[1] ?? '';
};

test('in a year of two Adars a family says without a script which it keeps, by two presses', async ({
  browser,
  api,
  request,
}) => {
  // 4 Adar of a year that had one; 5787 has two.
  const { email, name } = await reminded(api, request, 'Adar Child', '1999-02-20');
  const [letter] = await lettersTo(request, email);
  const answer = /href="([^"]+\/r\/[^"]+)"/.exec(letter?.html ?? '')?.[1]?.replaceAll('&#x3D;', '=') ?? '';
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await page.goto(answer);
  // The person is seen first; what the page is for is heard.
  const top = (heading: Locator) => heading.evaluate((one) => one.getBoundingClientRect());
  expect((await top(page.getByRole('heading', { level: 1, name: 'Your answer' }))).height).toBeLessThanOrEqual(1);
  expect((await top(page.getByRole('heading', { name, exact: true }))).top).toBeLessThan(260);
  const howMany = page.getByLabel('How many of you?');
  // By the letter's button they come.
  await expect(howMany).toBeVisible();
  await page.getByRole('radio', { name: /^We cannot come/ }).check();
  await expect(howMany).toBeHidden();
  await expect(page.getByRole('group', { name: 'In 5787 there are two Adars. We keep' })).toBeVisible();
  await page.getByRole('radio', { name: 'both' }).check();
  await page.getByRole('button', { name: 'Send our answer' }).click();
  await expect(page.getByRole('status')).toHaveText('Thank you. Your answer has been kept. No mail will follow.');
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'both' })).toBeChecked();
  await context.close();
});

test('a link that is not ours opens nobody’s page', async ({ page }: { page: Page }) => {
  const answer = await page.goto('/p/bm90LW91cnM');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This link is not one of ours' })).toBeVisible();
});

test('whoever is asked by letter who will remember answers without an account, and the office sees it', async ({
  page,
  browser,
  api,
  request,
}) => {
  const surname = `Wormser${Date.now().toString(36)}`;
  const [lost, asked] = [`Jacob ${surname}`, `Ruth ${surname}`];
  const email = `ruth.${surname.toLowerCase()}@example.org`;
  await api.post('/yahrzeits', { name: lost, gregorianDate: '1999-05-05' });
  await api.post('/contacts/alone', { name: asked, email });
  const { data } = await api.get<{ data: { id: string }[] }>(
    `/without-rememberer?filter=${encodeURIComponent(JSON.stringify({ q: lost }))}`,
  );
  const candidate = await api.get<{ data: { id: string }[] }>(
    `/contacts?filter=${encodeURIComponent(JSON.stringify({ q: asked }))}`,
  );
  await api.post(`/yahrzeits/${data[0]?.id}/ask`, { contactId: candidate.data[0]?.id });
  const [letter] = await awaitLetters(request, email);
  expect(letter?.subject).toBe(`Who will remember ${lost}?`);
  const link = /href="([^"]+\/w\/[^"/]+)"/.exec(letter?.html ?? '')?.[1] ?? '';

  const theirs = await (
    await browser.newContext({ storageState: { cookies: [], origins: [] }, javaScriptEnabled: false })
  ).newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText(lost);
  await theirs.getByRole('radio', { name: /^I will/ }).check();
  await theirs.getByRole('button', { name: 'Send my answer' }).click();
  await expect(theirs.getByRole('status')).toContainText('We will write to you before each yahrzeit.');

  await page.goto('/app/this-week');
  await expect(page.getByRole('link', { name: `${asked} answers: I will remember` })).toBeVisible();
});
