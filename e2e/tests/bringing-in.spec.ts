import { expect, test } from '../world/demo.js';
import { another, someone } from '../world/invitation.js';
import { unlike } from '../world/records.js';
import { prefer } from '../world/every-page.js';
import type { Locator, Page } from '@playwright/test';

const upload = async (page: Page, text: string, name = 'list.csv') => {
  await page.goto('/app/imports/new');
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
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
  await page.getByRole('button', { name: 'Leave Column 3 (without heading) out' }).click();
  await expect(page.getByRole('button', { name: 'Import 2 rows', exact: true })).toBeEnabled();
});

test('a list of choices that opens under a mouse that is let go late is only opened; one that is drawn to a choice chooses it', async ({
  page,
}) => {
  // So low that the list lies over its field.
  await page.setViewportSize({ width: 1280, height: 460 });
  await upload(page, `${unlike('Miriam Late')},3/4/1984,12\n${unlike('Sam Late')},5/28/1990,13`);
  const holds = page.getByRole('combobox', { name: 'Holds: Column 1' });
  await holds.scrollIntoViewIfNeeded();
  const before = await holds.textContent();
  const middle = async (of: Locator) => {
    const { x, y, width, height } = (await of.boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  const LATE = 900;

  await holds.hover();
  await page.mouse.down();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.waitForTimeout(LATE);
  await page.mouse.up();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(holds).toHaveText(before ?? '');

  await page.setViewportSize({ width: 1280, height: 900 });
  await holds.hover();
  await page.mouse.down();
  const name = page.getByRole('option', { name: 'Name', exact: true });
  await expect(name).toBeVisible();
  await page.waitForTimeout(LATE);
  await page.mouse.move(...(await middle(name)));
  await page.mouse.up();
  await expect(holds).toHaveText('Name');
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

test('one doubt after the other is decided without a mouse: what comes next has the focus, also after the last one', async ({
  page,
}) => {
  const [late, wrong] = [unlike('Late Person'), unlike('Wrong Person')];
  await upload(page, `Name,Date of Death,Hebrew Date\n${wrong},33/33/1984,\n${late},3/3/1984,30 Adar I 5744`);

  const heading = (row: number) => page.getByRole('heading', { name: `Row ${row}: please decide` });
  await expect(heading(2)).toBeVisible();
  await page.keyboard.press('0');
  await expect(heading(3)).toBeFocused();
  await page.keyboard.press('0');
  await expect(heading(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('3/23/1984');
  // While the cell is on its way, nothing else is said of its row.
  await page.route('**/rows', async (route) => {
    await expect(page.getByRole('button', { name: 'Leave the row out' })).toBeDisabled();
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await expect(heading(3)).toBeFocused();
  await page.keyboard.press('1');
  await expect(page.getByText('Nothing is left to decide.')).toBeFocused();
  // Her list has no column for "after sunset": nothing is asked about cells that it has not.
  await expect(page.getByText('What does an empty cell under')).toBeHidden();
});

test('a list that says another telephone and another address of email asks once of each, and not again', async ({
  page,
}) => {
  const [died, ann, joe] = [unlike('Al Reached'), unlike('Ann Reached'), unlike('Joe Reached')];
  const list = (phone: string, email: string) =>
    `Name,Date of Death,Observer,Email,Phone\n${died},3/4/1984,${ann},${ann.replace(/\W/g, '')}@example.org,${phone}\n` +
    `${died},3/4/1984,${joe},${email},\n`;
  const card = page.getByRole('region', { name: /please decide/ });
  const [before, after] = ['before', 'after'].map((one) => `${joe.replace(/\W/g, '')}.${one}@example.org`);
  await upload(page, list('(216) 555-0101', before!));
  await page.getByRole('button', { name: 'Import 2 rows', exact: true }).click();
  await expect(page.getByText('2 rows were imported.')).toBeVisible();

  await upload(page, list('(216) 555-9999', after!));
  await expect(page.getByRole('heading', { name: 'Row 2: please decide' })).toBeVisible();
  await card.getByRole('button', { name: 'Both numbers' }).click();
  await expect(page.getByRole('heading', { name: 'Row 3: please decide' })).toBeVisible();
  await page.reload();
  await card.getByRole('button', { name: 'Take what the file says' }).click();
  await expect(page.getByText('Nothing is left to decide.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 rows', exact: true }).click();
  await expect(page.getByText('2 rows were imported.')).toBeVisible();

  await upload(page, list('(216) 555-9999', after!));
  await expect(page.getByText('Row 2', { exact: true })).toBeVisible();
  await expect(page.getByText('please decide')).toBeHidden();

  await upload(page, list('(216) 555-1111', after!));
  // On a slow line nothing is imported before what was answered is there.
  await page.route('**/choices', async (route) => {
    await new Promise((later) => setTimeout(later, 2000));
    await route.continue();
  });
  await card.getByRole('button', { name: 'Keep what is here' }).click();
  await page.getByRole('button', { name: 'Keep these answers' }).click();
  await expect(page.getByText('The list is imported')).toBeVisible();
  await upload(page, list('(216) 555-1111', after!));
  await expect(page.getByText('Row 2', { exact: true })).toBeVisible();
  await expect(page.getByText('please decide')).toBeHidden();
  await page.goto(`/app/contacts?filter=${encodeURIComponent(JSON.stringify({ q: joe }))}`);
  await expect(page.getByText(after!)).toBeVisible();
  await expect(page.getByText(before!)).toBeHidden();
});

test('a list that is left in the middle is found again, and what was decided of it stays', async ({ page }) => {
  const [late, wrong] = [unlike('Late Person'), unlike('Wrong Person')];
  const fileName = `${unlike('left')}.csv`;
  const heading = `Name,Date of Death,Hebrew Date,${unlike('Shelf')}`;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/imports?*', async (route) => {
    if (route.request().method() === 'POST') await arrived;
    await route.fallback();
  });
  const read = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.goto('/app/imports/new');
  const text = `${heading}\n${late},3/3/1984,30 Adar I 5744,\n${wrong},33/33/1984,,`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: fileName, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByRole('status').filter({ hasText: 'Reading' })).toBeVisible();
  await page.getByRole('link', { name: 'Contacts', exact: true }).click();
  arrive();
  await read;
  await expect(page.getByRole('heading', { name: 'Contacts' })).toBeVisible();

  await page.goto('/app/imports');
  await page.getByRole('row').filter({ hasText: fileName }).getByText(fileName).click();
  await expect(page.getByRole('heading', { name: 'Row 2: please decide' })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('heading', { name: 'Row 3: please decide' })).toBeVisible();

  await page.goto('/app/imports');
  await page.getByRole('row').filter({ hasText: fileName }).getByText(fileName).click();
  await expect(page.getByRole('heading', { name: 'Row 3: please decide' })).toBeVisible();
  await expect(page.getByText('1 of 1')).toBeVisible();
});

test('on a phone each column is named below its heading and samples, as wide as the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await upload(page, `${unlike('Miriam First')},3/4/1984\n${unlike('Sam First')},5/28/1990`);
  const choice = page.getByRole('combobox', { name: 'Holds: Column 1' });
  await choice.click();
  await page.getByRole('option', { name: 'Name', exact: true }).click();

  const [cell, box] = [
    await page.getByRole('cell').filter({ hasText: 'Miriam First' }).boundingBox(),
    await choice.boundingBox(),
  ];
  expect(box?.width).toBeGreaterThan(300);
  expect(box?.y).toBeGreaterThanOrEqual((cell?.y ?? 0) + (cell?.height ?? 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Import 2 rows' })).toBeEnabled();
});

test.describe('what programs call .xls', () => {
  test('an old workbook is brought in with the numbers of its rows', async ({ page }) => {
    await page.goto('/app/imports/new');
    await page.locator('input[type=file]').setInputFiles('server/test/data/workbooks/sheetjs-biff8.export.xls');
    await page.waitForURL(/\/app\/imports\/[0-9a-f-]{36}/);
    await expect(page.getByText('Read as an Excel workbook; the headings are in row 1.')).toBeVisible();
    await page.getByRole('tab', { name: 'All' }).click();
    await expect(page.getByText('Row 2', { exact: true })).toBeVisible();
  });

  for (const [what, body] of Object.entries({
    'a web page': (name: string) =>
      `<html><meta charset="utf-8"><table><tr><th>Name<th>Date of Death<tr><td>${name}<td>3/13/1984</table>`,
    'an XML spreadsheet': (name: string) =>
      `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="List"><Table><Row><Cell><Data ss:Type="String">Name</Data></Cell><Cell><Data ss:Type="String">Date of Death</Data></Cell></Row><Row><Cell><Data ss:Type="String">${name}</Data></Cell><Cell><Data ss:Type="DateTime">1984-03-13T00:00:00.000</Data></Cell></Row></Table></Worksheet></Workbook>`,
  }))
    test(`${what} is read like one`, async ({ page }) => {
      const name = unlike('Sarah Exported');
      await upload(page, body(name), 'export.xls');
      await page.getByRole('tab', { name: 'All' }).click();
      await expect(page.getByText(name).first()).toBeVisible();
      await expect(page.getByText('13 Mar 1984')).toBeVisible();
    });
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
  await page.getByRole('button', { name: 'Change row 3' }).click();
  await page.getByLabel('Name (Name)').fill(`${wrong} Junior`);
  await page.keyboard.press('Escape');
  const asked = page.getByRole('dialog').filter({ hasText: 'Leave without saving?' }).last();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Read again' }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('heading', { name: 'Row 3: please decide' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('3/23/1984');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Import 1 row', exact: true }).click();
  await expect(page.getByText('1 row was imported.')).toBeVisible();
  await page.getByRole('tab', { name: 'All' }).click();
  await expect(page.getByRole('link', { name: `${wrong} Junior` })).toBeVisible();
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
  await expect(page.getByText('לא ברור לאיזה יום הכוונה').first()).toBeVisible();
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

test('of two lists side by side on one sheet each can be brought, and a quote that nothing closes takes up no row', async ({
  page,
}) => {
  const [one, two, three] = [unlike('First Left'), unlike('First Right'), unlike('Second Right')];
  const text = `Name,Date of Death,,Name,Date of Death\n${one},3/4/1984,,"${two},5/6/1990\n,,,${three},7/8/1991`;
  await page.goto('/app/imports/new');
  const file = { name: 'beside.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('button', { name: 'A–B: Name, Date of Death' })).toBeFocused();
  await page.getByRole('button', { name: 'D–E: Name, Date of Death' }).click();
  await page.waitForURL(/\/app\/imports\/[0-9a-f-]{36}/);

  await page.getByRole('tab', { name: 'All' }).click();
  await expect(page.getByText('Row 3', { exact: true })).toBeVisible();
  await expect(page.getByText(two, { exact: true })).toBeVisible();
  await expect(page.getByText('A quotation mark here has no other')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 2 rows', exact: true })).toBeEnabled();
});

test('in Hebrew a column without a heading has a Hebrew name wherever it is spoken of', async ({ page }) => {
  await prefer(page, { locale: 'he' });
  await upload(page, `${unlike('Miriam First')},3/4/1984,12\n${unlike('Sam First')},5/28/1990,13`);

  await expect(page.getByText('עמודה 3 (בלי כותרת)').first()).toBeVisible();
  await expect(page.getByText('Column 3')).toBeHidden();
});

test('what one congregation said of its list, and an operator made a preset, another congregation is asked no more', async ({
  page,
  browser,
}) => {
  test.slow();
  const program = unlike('Program');
  const headings = ['NM', 'GD', 'OB', 'XX'].map((one) => `${one}_${program.replace(/\W/g, '')}`).join(',');
  await upload(page, `${headings}\n${unlike('Miriam First')},3/4/1984,Sam First,12`);
  await page.getByRole('combobox', { name: /^Holds: NM_/ }).click();
  await page.getByRole('option', { name: 'Name', exact: true }).click();
  await page.getByRole('combobox', { name: /^Holds: OB_/ }).click();
  await page.getByRole('option', { name: 'Observer: name', exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /^Leave XX_.* out$/ }).click();
  await page.getByRole('button', { name: 'Import 1 row', exact: true }).click();
  await expect(page.getByText('1 row was imported.')).toBeVisible();

  await page.goto('/app/operator');
  const explained = page.locator('form').filter({ hasText: headings.split(',')[0] });
  await explained.getByLabel('Whose list is it?').fill(program);
  await explained.getByRole('button', { name: 'Make it a preset' }).dblclick();
  await expect(page.getByRole('button', { name: `Forget ${program}` })).toBeVisible();

  const office = await another(browser);
  await office.register(someone('Dvora'));
  await upload(office.page, `${headings}\n${unlike('Leo First')},5/6/1990,Ruth First,13`);
  await expect(office.page.getByText(program)).toBeVisible();
  await expect(office.page.getByRole('region', { name: 'Rows of the file' }).getByText('Ruth First')).toBeVisible();
  await expect(office.page.getByRole('button', { name: 'Import 1 row', exact: true })).toBeEnabled();

  await page.getByRole('button', { name: `Forget ${program}` }).click();
});

test('a word under "After sunset" that programs have a meaning for is asked, and answered, as any other', async ({
  page,
}) => {
  await upload(page, `Name,Date of Death,After Sunset\n${unlike('Sam Levin')},3/4/1984,constructor`);

  const word = page.getByRole('combobox', { name: /constructor/ });
  await expect(word).not.toContainText(/sunset|sure/i);
  await expect(page.getByRole('button', { name: 'Read the file so' })).toBeDisabled();
  await word.click();
  await page.getByRole('option', { name: 'After sunset' }).click();
  await page.getByRole('button', { name: 'Read the file so' }).click();
  await page.getByRole('tab', { name: 'All' }).click();
  await expect(page.getByText('· after sunset')).toHaveCount(1);
});
