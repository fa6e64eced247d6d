import type { Page } from '@playwright/test';
import { expect, listed, readyLetter, test, type Api, type Listed } from '../world/demo.js';
import { addressOf, choose, newYahrzeit, unlike } from '../world/records.js';
import { awaitLetters, lettersTo, sourceOf } from '../world/mailbox.js';

/** A day of death whose yahrzeit is on 22 December 2026. */
const DIED = '1985-01-05';
const DAYS = 'show=all&from=2026-12-02&to=2026-12-31';

/** Uploads these lines as somebody does who brings a list, and imports it by a double press. */
async function bring(page: Page, lines: readonly string[]): Promise<void> {
  await page.goto('/app/imports/new');
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'families.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(['Name,Date of Death,After Sunset,Observed By,Email,Address', ...lines].join('\n')),
  });
  await page.waitForURL(/\/app\/imports\/[0-9a-f-]{36}/);
  await page.getByRole('button', { name: /^Import \d+ row/ }).dblclick();
  await expect(page.getByText(/\d+ rows were imported\./)).toBeVisible();
}

const recordsOf = async (api: Api, q: string): Promise<string[]> =>
  (await api.get<Listed<{ id: string }>>(`/yahrzeits${listed({ q })}`)).data.map(({ id }) => id);

/** Writes to whoever observes these, now. */
async function write(api: Api, yahrzeitIds: readonly string[], more: object = {}): Promise<string> {
  const draft = { mode: 'ids', templateId: await readyLetter(api), yahrzeitIds, ...more };
  const { id } = await api.post<{ id: string }>('/emails/jobs', draft);
  return (await api.post<{ id: string }>(`/emails/jobs/${id}/run`)).id;
}

/** What time it is in the house, whose clock is not the host's: when a letter that is written now is written. */
async function houseTime(api: Api): Promise<number> {
  const name = unlike('Clock');
  const { id } = await newYahrzeit(api, name, { gregorianDate: DIED });
  await api.post('/contacts', { name: `Child of ${name}`, email: addressOf(name), yahrzeitId: id });
  await write(api, [id]);
  const { data } = await api.get<Listed<{ createdAt: string }>>(`/emails${listed({ yahrzeitId: id })}`);
  return Date.parse(data[0]?.createdAt ?? '');
}

test('what was sent and printed stays known when its import is undone and brought again: nobody hears twice', async ({
  page,
  api,
  request,
}) => {
  const family = unlike('Twice');
  const email = addressOf(`dan ${family}`);
  const lines = [
    `Miriam ${family},1/5/1985,no,Dan ${family},${email},`,
    `Perl ${family},1/5/1985,no,Gad ${family},,1 Elm Street`,
  ];
  await bring(page, lines);
  const list = page.url();
  await write(api, await recordsOf(api, family));
  await awaitLetters(request, email);

  const coverage = `/app/coverage?${DAYS}&q=${encodeURIComponent(family)}`;
  await page.goto(coverage);
  await page.getByRole('checkbox', { name: `Select Gad ${family}` }).check();
  await page.getByRole('button', { name: 'Print these' }).dblclick();
  await page.getByRole('button', { name: 'Print and mark as printed' }).dblclick();
  await expect(page.getByRole('button', { name: 'Letters (PDF)' })).toBeVisible();

  await page.goto(list);
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    '1 letter has gone and 1 was printed about these; that stays known.',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).dblclick();
  await expect(page.getByText('This import was undone. What it brought is gone.')).toBeVisible();

  await bring(page, lines);
  await write(api, await recordsOf(api, family));
  await page.goto(coverage);
  await expect(page.getByRole('row').filter({ hasText: `Dan ${family}` })).toContainText(/email sent/);
  await expect(page.getByRole('row').filter({ hasText: `Gad ${family}` })).toContainText(/printed/i);
  expect(await lettersTo(request, email)).toHaveLength(1);
});

test('a letter that was planned goes to the address that the contact has when it leaves', async ({
  page,
  api,
  request,
}) => {
  const name = unlike('Moving');
  const { id: yahrzeitId } = await newYahrzeit(api, name, { gregorianDate: DIED });
  const [before, after] = [addressOf(`old ${name}`), addressOf(`new ${name}`)];
  const child = { name: `Child of ${name}`, email: before, yahrzeitId };
  const contact = await api.post<{ id: string }>('/contacts', child);
  const sendAt = new Date((await houseTime(api)) + 25_000).toISOString();
  await write(api, [yahrzeitId], { sendAt });

  await page.goto(`/app/contacts/${contact.id}?edit=1`);
  await page.getByRole('textbox', { name: /^Email/ }).fill(after);
  await page.getByRole('button', { name: 'Save' }).dblclick();
  await expect(page.getByText('Contact saved')).toBeVisible();
  await expect.poll(async () => (await lettersTo(request, after)).length, { timeout: 120_000 }).toBe(1);
  expect(await lettersTo(request, before)).toEqual([]);
});

test('who reads Hebrew gets the Hebrew one of two letters, and a text in ASCII goes as it is', async ({
  page,
  api,
  request,
}) => {
  const name = unlike('Two Tongues');
  const { id: yahrzeitId } = await newYahrzeit(api, name, { gregorianDate: DIED });
  const addresses = { he: addressOf(`hebrew ${name}`), en: addressOf(`english ${name}`) };
  for (const email of Object.values(addresses))
    await api.post('/contacts', { name: `Child ${email.slice(0, 2)}`, email, yahrzeitId });
  const { data } = await api.get<Listed<{ id: string }>>(`/contacts${listed({ q: addresses.he })}`);
  await page.goto(`/app/contacts/${data[0]?.id}?edit=1`);
  await choose(page, page.getByLabel('Language of letters'), 'Hebrew');
  await page.getByRole('button', { name: 'Save' }).dblclick();
  await expect(page.getByText('Contact saved')).toBeVisible();
  const letter = await api.post<{ id: string }>('/templates', { name });
  await api.post(`/templates/${letter.id}/other-language`);
  await write(api, [yahrzeitId], { templateId: letter.id });

  const [inHebrew] = await awaitLetters(request, addresses.he);
  const [inEnglish] = await awaitLetters(request, addresses.en);
  expect(inHebrew?.subject).toMatch(/[א-ת]/);
  expect(inHebrew?.html).toContain('dir="rtl"');
  expect(inEnglish?.subject).not.toMatch(/[א-ת]/);
  const text = /Content-Type: text\/plain[\s\S]*?\r?\n\r?\n/i.exec(inEnglish ? await sourceOf(request, inEnglish) : '');
  expect(text?.[0]).toMatch(/Content-Transfer-Encoding: (7bit|quoted-printable)/i);
});

test('one contact with two yahrzeits on one day has one letter on paper, where the office wishes that', async ({
  page,
  api,
  asBefore,
}) => {
  await asBefore('/orgs/mine/settings');
  await api.put('/orgs/mine/settings', { ...(await api.get<object>('/orgs/mine/settings')), oneLetter: true });
  const name = unlike('One Sheet');
  const { id: first } = await newYahrzeit(api, `Mother ${name}`, { gregorianDate: DIED });
  const { id: second } = await newYahrzeit(api, `Father ${name}`, { gregorianDate: DIED });
  const child = { name: `Child ${name}`, address: '1 Elm Street', yahrzeitId: first };
  const { id: contactId } = await api.post<{ id: string }>('/contacts', child);
  await api.post('/observers', { yahrzeitId: second, contactId });

  await page.goto(`/app/coverage?${DAYS}&q=${encodeURIComponent(name)}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Print these' }).click();
  await page.getByRole('button', { name: 'Print and mark as printed' }).dblclick();
  const taken = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Letters (PDF)' }).click();
  expect((await taken).suggestedFilename()).toMatch(/\.pdf$/);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('tab', { name: 'Printed letters' }).click();
  await expect(page.getByRole('row').nth(1).getByRole('cell').nth(3)).toHaveText('1');
});
