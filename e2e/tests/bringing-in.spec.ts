import { expect, test } from '../world/demo.js';
import { unlike } from '../world/records.js';
import { prefer } from '../world/every-page.js';
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

test('rows that could not be read are mended where they stand, also after the others are imported', async ({
  page,
}) => {
  test.slow();
  const read = unlike('Read Person');
  const wrong = unlike('Unread Person');
  await upload(page, `Name,Date of Death,Shelf\n${read},3/3/1984,1\n${wrong},33/33/1984,2`);
  await page.getByRole('button', { name: 'Leave Shelf out' }).click();
  await page.getByRole('button', { name: 'Import 1 row', exact: true }).click();
  await expect(page.getByText('1 row was imported.')).toBeVisible();

  await page.getByRole('button', { name: 'Mend it here' }).click();
  await expect(page.getByRole('heading', { name: 'Row 3: please decide' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('3/23/1984');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Import 1 row', exact: true }).click();
  await expect(page.getByText('1 row was imported.')).toBeVisible();
  await page.getByRole('tab', { name: 'All' }).click();
  await expect(page.getByRole('link', { name: wrong })).toBeVisible();
});

test('the list of an Israeli office comes in, in Hebrew, to the last page; a feast that is no one day is asked', async ({
  page,
}) => {
  test.slow();
  await prefer(page, { locale: 'he' });
  const [sarah, joseph] = [unlike('כהן'), unlike('לוי')];
  await upload(
    page,
    `שם המנוח/ה,שם משפחה,שם האב,שם האם,תאריך פטירה,תאריך פטירה עברי,אחרי השקיעה,שם בן המשפחה,קרבה,נייד
שרה,${sarah},משה,רבקה,15.03.1984,"י""א באדר ב' תשמ""ד",לא,דוד כהן,אם,050-5551234
יוסף,${joseph},יצחק,חנה,,ערב פורים תשמ״ג,,רות לוי,אב,052-5550002`,
  );

  await expect(page.getByRole('heading', { name: 'שורה 3: נא להכריע' })).toBeVisible();
  await expect(page.getByText('השם אינו אומר לאיזה יום הכוונה').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /הכוונה ל־.*י״ג באדר תשמ״ג/ })).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByRole('heading', { name: /נא להכריע/ })).toBeHidden();
  await page.getByRole('button', { name: 'ייבוא 2 שורות' }).click();
  await expect(page.getByText('2 שורות יובאו.')).toBeVisible();
  await page.getByRole('tab', { name: 'הכול' }).click();
  await expect(page.getByText('י״ד באדר תשמ״ג').first()).toBeVisible();
  await page.getByRole('link', { name: `יוסף ${joseph}` }).click();
  await expect(page.getByText('יוסף בן יצחק וחנה').first()).toBeVisible();
});

test.describe('a workbook in Hebrew', () => {
  for (const file of ['libreoffice.hebrew.xlsx', 'libreoffice-ods.hebrew.ods'])
    test(`${file} is read as it is`, async ({ page }) => {
      await prefer(page, { locale: 'he' });
      await page.goto('/app/imports/new');
      await page.locator('input[type=file]').setInputFiles(`server/test/data/workbooks/${file}`);
      await page.waitForURL(/\/app\/imports\/[0-9a-f-]{36}/);

      await expect(page.getByRole('button', { name: 'ייבוא 3 שורות' })).toBeEnabled();
      await page.getByRole('tab', { name: 'הכול' }).click();
      await expect(page.getByText('כ״ט בכסלו תשמ״ד')).toBeVisible();
    });
});
