import { expect, test } from '../world/demo.js';
import { unlike } from '../world/records.js';
import type { Page } from '@playwright/test';

/** The worker may still be starting when the first page answers. */
const A_WORKER_BEGINS = 60_000;

const upload = async (page: Page, rows: string[]) => {
  const text = ['Name,Date of Death,Observer,Email,Plaque', ...rows].join('\n');
  await page.goto('/app/imports/new');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.waitForURL(/\/app\/imports\/[0-9a-f-]{36}/);
};
const bring = async (page: Page) => {
  await page.getByRole('button', { name: /^Import \d+ rows?$/ }).click();
  await expect(page.getByText(/rows? (was|were) imported\./)).toBeVisible({ timeout: A_WORKER_BEGINS });
};

test('a row that contradicts a record asks which is right, is imported so, and asks no second time', async ({
  page,
}) => {
  test.slow();
  const name = unlike('Miriam Brought');
  await upload(page, [`${name},3/4/1984,Son of Sam,sam@family.example,1N-1`]);
  await bring(page);

  const moved = [`${name},3/4/1984,Son of Sam,sam@family.example,2S-4`];
  await upload(page, moved);
  const choices = page.getByRole('radiogroup', { name: 'What to do with row 2' });
  await expect(page.getByRole('cell', { name: '1N-1' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '2S-4' }).first()).toBeVisible();
  await expect(choices.getByRole('radio', { name: 'Keep what is here' })).toBeChecked();
  await choices.getByRole('radio', { name: 'Take what the file says' }).click();
  await expect(page.getByText('Record changed').first()).toBeVisible();
  await bring(page);

  await page.getByRole('tab', { name: 'All' }).click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('2S-4').first()).toBeVisible();

  await upload(page, moved);
  await page.getByRole('tab', { name: 'To be decided' }).click();
  await expect(page.getByText('No row is in this group.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import/ })).toBeDisabled();
});

test('a word for "after sunset" that is not known is asked once for the column before anything is imported', async ({
  page,
}) => {
  const names = [unlike('Late First'), unlike('Late Second')];
  const text = ['Name,Date of Death,After Sunset', ...names.map((name) => `${name},3/4/1984,late`)].join('\n');
  await page.goto('/app/imports/new');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'late.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.waitForURL(/\/app\/imports\/[0-9a-f-]{36}/);
  await expect(page.getByRole('button', { name: /^Import 2 rows$/ })).toBeDisabled();

  await page.getByLabel('“late” (2 rows)').click();
  await page.getByRole('option', { name: 'After sunset' }).click();
  await page.getByRole('button', { name: 'Read the file so' }).click();
  // The page moves when the answer comes: a press that began before it could land beside its tab.
  await expect(page.getByRole('button', { name: /^Import 2 rows$/ })).toBeEnabled();
  await page.getByRole('tab', { name: 'All' }).click();
  await expect(page.getByText('· after sunset')).toHaveCount(2);
});

test('a list of which the answer was lost is uploaded once, and an import of which it was lost is seen to be done', async ({
  page,
}) => {
  test.slow();
  await page.goto('/app/imports/new');
  const taken: string[] = [];
  await page.route(
    '**/api/imports?*',
    async (route) => {
      const answer = await route.fetch();
      taken.push(((await answer.json()) as { id: string }).id);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const list = {
    name: 'lost.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Name,Date of Death\n${unlike('Lost')},3/4/1984`),
  };
  await page.locator('input[type=file]').setInputFiles(list);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(list);
  await page.waitForURL(/\/app\/imports\/[0-9a-f-]{36}/);
  expect(taken).toEqual([page.url().split('/').at(-1)]);
  await upload(page, [`${unlike('Lost Answer')},3/4/1984,,,`]);
  await page.route('**/api/imports/*/run', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await bring(page);
});

test('what was copied in a spreadsheet or a letter is pasted on the page, and is read as a file is', async ({
  page,
}) => {
  const names = [unlike('Pasted Cells'), unlike('Pasted Lines')];
  const paste = async (data: Record<string, string>) => {
    await page.goto('/app/imports/new');
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
    await page.evaluate((given) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, data);
    await page.waitForURL(/\/app\/imports\/[0-9a-f-]{36}/);
  };
  const cells = `<meta charset="utf-8"><table><tr><td>Name</td><td>Date of Death</td></tr><tr><td>${names[0]}</td><td>3/4/1984</td></tr></table>`;
  await paste({ 'text/html': cells, 'text/plain': 'not read where there is a table' });
  await page.getByRole('tab', { name: 'All' }).click();
  await expect(page.getByText(names[0] ?? '').last()).toBeVisible();
  await expect(page.getByText('4 Mar 1984').first()).toBeVisible();

  await paste({ 'text/plain': `${names[1]}, mother, March 12, 1987\nIda Levin, father, April 4, 1990` });
  await expect(page.getByText('March 12, 1987').first()).toBeVisible();
});
