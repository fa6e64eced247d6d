import { readFile } from 'node:fs/promises';
import { expect, test } from '../world/demo.js';
import { barriers } from '../world/inspection.js';
import { newYahrzeit, unlike } from '../world/records.js';

// Stories are told on 2 December 2026, a Wednesday; the Friday of this week is 4 December.
const LOOKED_AT = process.env.PICTURES;

test('who died this week is on the list; a reading is moved, left out, and read as usual again; the sheet is typeset', async ({
  page,
  api,
}) => {
  const name = unlike('Shifra Moved');
  const died = unlike('Leah Mourned');
  const { id } = await newYahrzeit(api, name, { hebrewName: 'שפרה בת משה' });
  await newYahrzeit(api, died, { gregorianDate: '2026-11-29', burialDate: '2026-11-30', hebrewName: 'לאה בת יוסף' });
  const sheet = page.locator('#sheet');
  const notRead = page.getByRole('region', { name: 'Who is not read this week, and why' });

  await test.step('in the week of mourning', async () => {
    await page.goto('/app/service-list?friday=2026-12-04');
    await expect(sheet.getByText('In the week of mourning')).toBeVisible();
    await expect(sheet.getByRole('listitem').filter({ hasText: died })).toBeVisible();
    await expect(notRead).toBeVisible();
    if (LOOKED_AT) await page.screenshot({ path: `${LOOKED_AT}/week.png`, fullPage: true });
    expect(await barriers(page, '/app/service-list?friday=2026-12-04')).toEqual([]);
  });

  await test.step('the week ended before its time, as a rabbi told it', async () => {
    await page.getByRole('button', { name: `When the mourning for ${died} ended` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Last day of the week of mourning').fill('2026-12-02');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByText('In the thirty days of mourning')).toBeVisible();
  });

  await test.step('moved by a week, with a reason', async () => {
    await page.goto('/app/service-list?friday=2027-03-05');
    await page.getByRole('button', { name: `Change when ${name} is read` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Read at').click();
    if (LOOKED_AT) await page.screenshot({ path: `${LOOKED_AT}/choices.png` });
    await page.getByRole('option', { name: /12 March 2027/ }).click();
    await dialog.getByLabel('Why').fill('The family travels');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
    await expect(notRead.getByRole('listitem').filter({ hasText: name })).toContainText('The family travels');
    if (LOOKED_AT) await page.screenshot({ path: `${LOOKED_AT}/moved.png`, fullPage: true });
    await page.getByRole('button', { name: 'A week later' }).click();
    const moved = sheet.getByRole('listitem').filter({ hasText: name });
    await expect(moved).toContainText('moved from 5 March 2027');
    await expect(moved).toContainText('The family travels');
  });

  await test.step('the others say why they are read when somebody asks', async () => {
    const why = sheet.getByText('On the Shabbat on or before the day');
    await expect(why).toHaveCount(0);
    await page.getByRole('switch', { name: 'Say why each is read' }).click();
    await page.getByRole('button', { name: 'A week earlier' }).click();
    await expect(page.getByRole('heading', { name: /5 March 2027/ })).toBeVisible();
    await expect(why.first()).toBeVisible();
    await page.getByRole('button', { name: 'A week later' }).click();
    await expect(page.getByRole('heading', { name: /12 March 2027/ })).toBeVisible();
  });

  await test.step('as usual again, from the record', async () => {
    await page.goto(`/app/yahrzeits/${id}`);
    await page.getByRole('link', { name: 'Read it on another date' }).click();
    const dialog = page.getByRole('dialog', { name: `When ${name} is read` });
    await dialog.getByLabel('Read at').click();
    await page.getByRole('option', { name: 'As usual, where the rule has it' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(sheet.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
  });

  await test.step('typeset', async () => {
    await page.getByRole('button', { name: 'Typeset sheet (PDF)' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'A5', exact: true }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test('a decision about a date that the record no longer has is a question, which is let go', async ({ page, api }) => {
  const name = unlike('Rivka Redated');
  const { id } = await newYahrzeit(api, name);
  const reading = { yahrzeitId: id, calendar: 'hebrew', date: '2027-03-08' };
  await api.put('/service-list/readings', { ...reading, service: '2027-03-12', reason: 'The family travels' });
  await api.put(`/yahrzeits/${id}`, { name, gregorianDate: '1984-04-10', afterSunset: false });

  await page.goto('/app/service-list?friday=2027-03-05');
  const lost = page
    .getByRole('region', { name: 'Who is not read this week, and why' })
    .getByRole('listitem')
    .filter({ hasText: name });
  await expect(lost).toContainText('was moved to 12 Mar 2027');
  await expect(lost).toContainText('The family travels');
  await lost.getByRole('button', { name: `Let go of what was decided for ${name}` }).click();
  await expect(page.getByText(`The former decision is gone: ${name}`)).toBeVisible();
  await expect(lost).toHaveCount(0);
});

test('services are set: a day without one is said, and its names are read at the next', async ({
  page,
  api,
  asBefore,
}) => {
  await asBefore('/orgs/mine/services');
  const name = unlike('Dvora Snowed');
  await newYahrzeit(api, name);
  await page.goto('/app/settings');
  const services = page.getByRole('region', { name: 'Services' });
  await expect(services.getByRole('combobox', { name: /^Service/ }).first()).toContainText('Friday evening');
  if (LOOKED_AT) await services.screenshot({ path: `${LOOKED_AT}/services.png` });
  await services.getByRole('button', { name: 'Add a day without a service' }).click();
  await services.getByLabel('Date', { exact: true }).fill('2027-03-05');
  await services.getByLabel('Why').fill('Snow');
  await services.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Services saved')).toBeVisible();

  await page.goto('/app/service-list?friday=2027-03-05');
  await expect(page.getByText('No service', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'A week later' }).click();
  await expect(page.locator('#sheet').getByRole('listitem').filter({ hasText: name })).toContainText(
    'moved from 5 March 2027, no service',
  );
  if (LOOKED_AT) {
    for (const [at, width, query] of [
      ['wide', 1440, ''],
      ['phone', 390, ''],
      ['hebrew', 390, '&language=he'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/app/service-list?friday=2026-12-04${query}`);
      await expect(page.locator('#sheet')).toBeVisible();
      await page.screenshot({ path: `${LOOKED_AT}/list-${at}.png`, fullPage: true });
      await page.goto('/app/settings#services');
      await expect(services).toBeVisible();
      await services.screenshot({ path: `${LOOKED_AT}/services-${at}.png` });
    }
  }
});
