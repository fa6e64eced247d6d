import type { Photographs } from '@zikaron/contract';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../world/demo.js';
import { unlike } from '../world/records.js';

/** Four plaques of invented people, a little tilted; on one the Hebrew date is of the next day. */
const WALL = fileURLToPath(new URL('../../server/test/data/wall-of-plaques.jpg', import.meta.url));
/** Begun for the first picture, the reader takes a while on a busy machine; so does a worker that still starts. */
const PATIENCE = 120_000;

/** Their packages are optional: where they are not installed, only the page that says so has a story. */
test.beforeEach(async ({ api }, { title }) => {
  const { missing } = await api.get<Photographs>('/photographs');
  test.skip(missing.length > 0 && !title.includes('not installed'), 'reading photographs is not installed here');
});

test('where reading is not installed, the page says so in words, and how to get it', async ({ page }) => {
  await page.route('**/api/photographs', (route) =>
    route.fulfill({
      json: { missing: ['tesseract.js-core', '@tesseract.js-data/heb'], data: [] } satisfies Photographs,
    }),
  );
  await page.goto('/app/imports/photographs');
  await expect(page.getByText('Reading photographs is not installed here.')).toBeVisible();
  await expect(page.getByText('npm install tesseract.js-core @tesseract.js-data/heb')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose photographs' })).toBeHidden();
});

test('a wall of plaques becomes an import: read, checked by keyboard beside its picture, previewed, undone', async ({
  page,
}) => {
  test.slow();
  const name = unlike('Sarah Engraved');
  await page.goto('/app/imports/new');
  await page.getByRole('link', { name: 'From photographs' }).click();
  // The page that one leaves takes files too, until this one has come.
  await expect(page.getByRole('heading', { level: 1, name: 'From photographs' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(WALL);
  await page.getByRole('button', { name: 'Read 4 plaques' }).click({ timeout: PATIENCE });
  await expect(page.getByRole('form', { name: 'Plaque 4' })).toBeVisible({ timeout: PATIENCE });
  await expect(page.getByText('Both dates are the same day')).toHaveCount(3);
  await expect(page.getByText('One day apart: after sunset, or a misread digit?')).toHaveCount(1);

  const first = page.getByRole('form', { name: 'Plaque 1' });
  await expect(first.getByRole('textbox', { name: 'Civil date' })).toHaveValue('1984-01-19');
  await first.getByRole('textbox', { name: 'Name', exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(first.getByText('Checked')).toBeVisible();
  await expect(
    page.getByRole('form', { name: 'Plaque 2' }).getByRole('textbox', { name: 'Name', exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  for (const n of [3, 4])
    await page
      .getByRole('form', { name: `Plaque ${n}` })
      .getByRole('button', { name: 'Leave it out' })
      .click();

  await page.getByRole('button', { name: 'Preview 2 rows' }).click();
  await page.waitForURL(/\/app\/imports\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { name: 'Row 3: please decide' })).toBeVisible();
  await page.getByRole('tab', { name: 'All' }).click();
  await expect(page.getByRole('img', { name: 'The plaque of row 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('2 rows were imported.')).toBeVisible({ timeout: PATIENCE });
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText(/undone/i).first()).toBeVisible({ timeout: PATIENCE });
});

test('where the plaques are is drawn by hand, by rows and columns, and what is no picture is named', async ({
  page,
}) => {
  test.slow();
  await page.goto('/app/imports/photographs');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/photographs?fileName=list.jpg', async (route) => {
    await arrived;
    await route.continue();
  });
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'list.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Name,Date') }]);
  await expect(page.getByText('1 of 1')).toBeVisible();
  // Chosen while the first is still on its way: it joins.
  await page.locator('input[type=file]').setInputFiles(WALL);
  arrive();
  await expect(page.getByText('This is not a JPEG, PNG or WebP picture.')).toBeVisible({ timeout: PATIENCE });
  await page.getByRole('button', { name: 'Draw the plaques' }).click({ timeout: PATIENCE });
  await page.getByRole('spinbutton', { name: 'Rows' }).fill('2');
  await page.getByRole('spinbutton', { name: 'Columns' }).fill('3');
  await page.getByRole('button', { name: 'Cut the whole picture' }).click();
  await page.getByRole('button', { name: 'Save 6 plaques' }).click();
  await expect(page.getByRole('button', { name: 'Read 6 plaques' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Read 6 plaques' })).toBeHidden();
});
