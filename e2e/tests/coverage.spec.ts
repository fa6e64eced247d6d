import { expect, test } from '../world/demo.js';

/** Days that lie ahead of the demonstration's clock. */
const days = (from: number, to: number): string => {
  const day = (ahead: number) => new Date(Date.parse('2026-12-02') + ahead * 86_400_000).toISOString().slice(0, 10);
  return `from=${day(from)}&to=${day(to)}`;
};

interface Coverage {
  lines: number;
  toPrint: number;
  counts: Record<string, number>;
}

interface Line {
  observanceId: string | null;
}

test('everybody in a window is accounted for, and letters on paper are printed once', async ({ page, api }) => {
  const before = await api.get<Coverage>(`/coverage?${days(0, 60)}`);
  expect(Object.values(before.counts).reduce((sum, count) => sum + count, 0)).toBe(before.lines);
  expect(before.toPrint).toBeGreaterThan(0);

  await page.goto(`/app/coverage?${days(0, 60)}`);
  await expect(page.getByRole('heading', { name: new RegExp(`of ${before.lines} families will hear`) })).toBeVisible();
  await page.getByRole('button', { name: /^No observer: / }).click();
  await expect(page.getByRole('link', { name: /^Add an observer: / }).first()).toBeVisible();

  await page.goto(`/app/coverage?${days(0, 60)}`);
  await page.getByRole('button', { name: `Print letters (${before.toPrint})` }).click();
  await page.getByRole('button', { name: 'Print and mark as printed' }).click();
  const [letters] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Letters (PDF)' }).click(),
  ]);
  expect(letters.suggestedFilename()).toMatch(/Letters .*\.pdf$/);
  let taken = 0;
  page.on('download', () => taken++);
  const labelsFile = page.getByRole('button', { name: 'Labels (PDF)' });
  const [labels] = await Promise.all([page.waitForEvent('download'), labelsFile.click()]);
  await labelsFile.click({ force: true }); // the second of a double press, once the file is there
  expect(labels.suggestedFilename()).toMatch(/Labels 5160 .*\.pdf$/);
  await page.getByRole('button', { name: 'Close' }).click();

  await expect(page.getByRole('button', { name: 'Print letters (0)' })).toBeDisabled();
  expect(taken).toBe(1);
  await page.getByRole('button', { name: `Show all ${before.lines}` }).click();
  await page
    .getByRole('button', { name: /^Print again: / })
    .first()
    .click();
  await expect(page.getByText('Print this letter again?')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('tab', { name: 'Printed letters' }).click();
  await page.getByRole('button', { name: 'Not printed after all' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Not printed after all' }).click();
  await expect(page.getByText('The letters wait to be printed again')).toBeVisible();
});

test('all lines that match are written to and printed together, looked at before, as the ticked ones are', async ({
  page,
  api,
}) => {
  const { data, toPrint } = await api.get<{ data: Line[]; toPrint: number }>(`/coverage?${days(0, 29)}&range=[0,999]`);
  const observers = new Set(data.flatMap(({ observanceId }) => observanceId ?? []));
  await page.goto(`/app/coverage?show=all&${days(0, 29)}`);
  const bar = page.getByRole('region', { name: 'What to do with the chosen rows' });
  await page.getByRole('table').getByRole('checkbox').nth(1).check();
  await bar.getByRole('button', { name: /^Choose all/ }).click();

  await bar.getByRole('button', { name: 'Print these' }).click();
  const print = page.getByRole('dialog');
  await expect(print.getByRole('status')).toContainText(`${toPrint} `);
  await expect(print.getByRole('button', { name: 'Look at them first' })).toBeEnabled();
  await print.getByRole('button', { name: 'Cancel' }).click();

  await bar.getByRole('button', { name: 'Write to these' }).click();
  await expect(page.getByRole('heading', { name: 'New Job' })).toBeVisible();
  const exactly = page
    .locator('.MuiFormControl-root')
    .filter({ has: page.getByRole('combobox', { name: 'Exactly these observers' }) });
  await expect(exactly.last().locator('.MuiChip-root')).toHaveCount(observers.size);
});

test('the lines of last year that are lost are shown', async ({ page }) => {
  await page.goto(`/app/coverage?${days(0, 60)}`);
  await page.getByRole('tab', { name: 'Since last year' }).click();
  await expect(page.getByText(/^Who was reached between .*, a year before/)).toBeVisible();
});

test('the forecast shows the year, and supposes another today', async ({ page }) => {
  await page.goto('/app/forecast');
  await expect(page.getByRole('status').filter({ hasText: /letters in twelve months/ })).toBeVisible();
  await page.getByLabel('Suppose that today is').fill('2027-03-01');
  await expect(page.getByText('Supposed: nothing is sent, and nothing changes.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'March 2027' })).toBeVisible();
});

test('an address is written to again for a reason', async ({ page, api }) => {
  const [suppressed] = (
    await api.get<{ data: { id: string; email: string }[] }>(
      `/emails/suppressions?filter=${encodeURIComponent('{"inForce":true}')}`,
    )
  ).data;
  await page.goto('/app/suppressions');
  await page.getByRole('button', { name: `Lift: ${suppressed?.email}` }).click();
  const lift = page.getByRole('button', { name: 'Write to it again' });
  await expect(lift).toBeDisabled();
  await page.getByLabel(/Why may it be written to again/).fill('They gave a new address');
  await lift.click();
  await expect(page.getByText('The address is written to again')).toBeVisible();
  await page.goto('/app/suppressions?state=lifted');
  await expect(page.getByRole('row', { name: new RegExp(suppressed?.email ?? '-') })).toContainText(
    'They gave a new address',
  );
});
