import { expect, test } from '../world/demo.js';
import { unlike } from '../world/records.js';
import type { Page } from '@playwright/test';

const upload = async (page: Page, text: string) => {
  await page.goto('/app/imports/new');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.waitForURL(/\/app\/imports\/[0-9a-f-]{36}/);
};

test('a list without headings is not refused: its columns are named, and it is read', async ({ page }) => {
  await upload(page, `${unlike('Miriam First')},3/4/1984,12\n${unlike('Sam First')},5/28/1990,13`);

  await expect(page.getByText('Say which column holds the name')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'already a person' })).toBeChecked();
  await page.getByRole('combobox', { name: 'Holds: Column 1' }).click();
  await page.getByRole('option', { name: 'Name', exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('button', { name: 'Import 2 rows, leaving 1 column out' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave Column 3 out' }).click();
  await expect(page.getByRole('button', { name: 'Import 2 rows', exact: true })).toBeEnabled();
});

test('what is in doubt is asked one row at a time, by the keys, with the numbers of the file', async ({ page }) => {
  const late = unlike('Late Person');
  const wrong = unlike('Wrong Person');
  await upload(
    page,
    `Yahrzeit list,,\nName,Date of Death,Hebrew Date\n${late},3/3/1984,30 Adar I 5744\n${wrong},33/33/1984,`,
  );

  await expect(page.getByRole('heading', { name: 'Row 3: please decide' })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('heading', { name: 'Row 4: please decide' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('What should stand under “\u2068Date of Death\u2069”')).toBeFocused();
  await page.keyboard.type('3/23/1984');
  await expect(page.getByText('Would be read as:')).toContainText('23 Mar 1984');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: /please decide/ })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Import 2 rows', exact: true })).toBeEnabled();
  await page.getByRole('tab', { name: 'All' }).click();
  await expect(page.getByText('· after sunset')).toHaveCount(1);
});
