import { readFile } from 'node:fs/promises';
import { expect, test } from '../world/demo.js';
import { addressOf, newYahrzeit, unlike, type Made } from '../world/records.js';

test('the names of a Friday, of a month and of Yizkor are read, copied, downloaded and printed', async ({
  page,
  context,
  api,
}) => {
  const [name, child] = [unlike('Shifra Read'), unlike('Dan Reader')];
  const { id } = await newYahrzeit(api, name, { hebrewName: 'שפרה בת משה' });
  const observer = await api.post<Made>('/observers/upsert-by-email', {
    ...{ yahrzeitId: id, email: addressOf(child), name: child, relationship: 'Child' },
  });
  await api.put(`/observers/${observer.id}`, { relationshipDetail: 'son' });
  const sheet = page.locator('#sheet');
  const read = sheet.getByRole('listitem').filter({ hasText: name });

  await test.step('one Friday: that on or before the observance', async () => {
    await page.goto('/app/service-list?friday=2027-03-05');
    await expect(
      page.getByRole('heading', { name: /Friday evening, 5 March 2027; Shabbat is 27 Adar I/ }),
    ).toBeVisible();
    await expect(read).toContainText('29 Adar I 5787');
    await expect(read).toContainText('שפרה בת משה');
    await page.getByRole('button', { name: 'A week earlier' }).click();
    await expect(page).toHaveURL(/friday=2027-02-26/);
    await expect(page.getByRole('heading', { name: /26 February 2027/ })).toBeVisible();
    await expect(read).toHaveCount(0);
  });

  await test.step('a month, with the family or without', async () => {
    await page.goto('/app/service-list?month=2027-03');
    await expect(sheet.getByRole('region')).toHaveCount(4);
    await expect(read).toContainText(child);
    await page.getByLabel('Name the families').click();
    await expect(page).toHaveURL(/observers=false/);
    await expect(read).not.toContainText(child);
  });

  await test.step('those alone for whom the congregation says kaddish, and why', async () => {
    const kept = unlike('Yetta Kept');
    const { id: alone } = await newYahrzeit(api, kept);
    await api.post(`/yahrzeits/${alone}/keep`, { basis: 'custom' });
    await page.getByLabel('Only the congregation’s kaddish').click();
    await expect(page).toHaveURL(/month=2027-03.*kaddish=true/);
    await expect(sheet.getByRole('listitem').filter({ hasText: kept })).toContainText('the congregation says kaddish');
    await expect(read).toHaveCount(0);
    await page.getByLabel('Only the congregation’s kaddish').click();
    await expect(read).toBeVisible();
  });

  await test.step('Yizkor, on which all are named', async () => {
    await page.getByRole('button', { name: 'Yizkor' }).click();
    await expect(page.getByRole('heading', { name: 'Yizkor on the last day of Pesach' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /29 April 2027, 22 Nisan 5787/ })).toBeVisible();
    await expect(read).toBeVisible();
  });

  await test.step('as text on the clipboard', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/app/service-list?friday=2027-03-05&observers=false');
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await expect(page.getByText('Copied. Paste it into the bulletin.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`${name} (29 Adar I 5787, 8 March 2027) · שפרה בת משה`);
  });

  await test.step('as files', async () => {
    for (const [button, ending, begins] of [
      ['Text file', /\.txt$/, '\uFEFF'],
      ['Word (.docx)', /\.docx$/, 'PK'],
    ] as const) {
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      const file = await coming;
      expect(file.suggestedFilename()).toMatch(ending);
      expect((await readFile(await file.path(), 'utf8')).startsWith(begins)).toBe(true);
    }
  });

  await test.step('on paper only the sheet', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    await expect(read).toBeVisible();
    await expect(page.getByRole('navigation')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });
});

test('Yizkor of 20,000 names: the page shows the first ones and says so, and the files have them all', async ({
  page,
}) => {
  await page.route(/\/api\/service-list\?.*yizkor=/, async (route) => {
    const list = (await (await route.fetch()).json()) as { services: { names: { yahrzeitId: string }[] }[] };
    const [service] = list.services;
    const [name] = service!.names;
    service!.names = Array.from({ length: 20_000 }, (_, at) => ({ ...name!, yahrzeitId: `${name!.yahrzeitId}-${at}` }));
    await route.fulfill({ json: list });
  });
  await page.goto('/app/service-list?yizkor=pesach');

  const sheet = page.locator('#sheet');
  await expect(sheet.getByText('Here are the first 500 of 20,000 names.')).toBeVisible();
  await expect(sheet.getByText('20,000 names', { exact: true })).toBeVisible();
  await expect(sheet.getByRole('listitem')).toHaveCount(500);
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Text file' }).click();
  expect((await coming).suggestedFilename()).toMatch(/\.txt$/);
});
