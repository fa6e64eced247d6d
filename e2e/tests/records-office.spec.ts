import { expect, test } from '../world/demo.js';
import { addressOf, choose, newYahrzeit, unlike, type Made } from '../world/records.js';

test('two contacts who are one person are merged, with their observances', async ({ page, api }) => {
  const [stays, goes] = [unlike('Naomi Stays'), unlike('Naomi Goes')];
  const remembered = unlike('Eli Remembered');
  const { id: yahrzeitId } = await newYahrzeit(api, remembered);
  const { id } = await api.post<Made>('/contacts/alone', { name: stays, email: addressOf(stays) });
  await api.post('/contacts', { name: goes, email: addressOf(goes), phone: '555 0199', yahrzeitId });

  await page.goto(`/app/contacts/${id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Merge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge two contacts' });
  await dialog.getByLabel('The other contact').fill(goes);
  await page.getByRole('option', { name: new RegExp(goes) }).click();
  await expect(dialog.getByText('Is merged into it')).toBeVisible();
  await dialog.getByRole('button', { name: 'Merge' }).click();

  await expect(page.getByText('Contacts merged')).toBeVisible();
  await expect(page.getByText('555 0199')).toBeVisible();
  await expect(page.getByText(`Other address: ${addressOf(goes)}`)).toBeVisible();
  await expect(page.getByRole('link', { name: remembered })).toBeVisible();
  await page.getByRole('tab', { name: 'Activity History' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Merged into it' })).toContainText(goes);

  await page.goto('/app/history');
  await page
    .getByRole('row')
    .filter({ hasText: `Merged into it: ${goes}` })
    .getByRole('link', { name: stays })
    .click();
  await expect(page).toHaveURL(`/app/contacts/${id}`);
});

test('one of two that somebody else has taken away meanwhile cannot be merged any more, and that is said', async ({
  page,
  api,
}) => {
  const record = { name: unlike('Tuvia Entered'), gregorianDate: '1988-05-20' };
  const { id } = await api.post<Made>('/yahrzeits', record);
  const { id: goes } = await api.post<Made>('/yahrzeits', record);
  await page.goto('/app/data-quality/duplicates');
  const pair = page.getByRole('listitem').filter({ hasText: record.name });
  await expect(pair).toBeVisible();
  await api.post(`/yahrzeits/${id}/merge`, { otherId: goes });

  await pair.getByRole('button', { name: 'Merge' }).click();

  await expect(page.getByRole('dialog')).toContainText('There is no such yahrzeit.');
});

test('the two Adars are approved together, and the records say so for good', async ({ page, api }) => {
  const family = unlike('Adar');
  const [first, second] = [`Avraham ${family}`, `Sarah ${family}`];
  const made = await Promise.all(
    [first, second].map((name) => api.post<Made>('/yahrzeits', { name, hebrewDate: '7 Adar 5745' })),
  );

  await page.goto('/app/leap-year');
  await expect(page.getByRole('heading', { name: 'Two Adars in 5787' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Search name' }).fill(family);
  const row = page.getByRole('row').filter({ hasText: first });
  await expect(row).toContainText('14 Feb 2027');
  await expect(row).toContainText('16 Mar 2027');
  await expect(row).toContainText('by your rule');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Keep in Adar II' }).click();
  await expect(page.getByText('2 yahrzeits approved')).toBeVisible();

  await page.getByRole('tab', { name: 'Approved', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: second })).toContainText('in Adar II');
  for (const { id } of made) {
    expect(await api.get(`/yahrzeits/${id}`)).toMatchObject({
      rules: { adarRule: 'second' },
      nextHebrewObservanceDate: '2027-03-16',
    });
  }
});

test('other customs show which dates they would move before anything is saved', async ({ page, api }) => {
  const name = unlike('Moved by Custom');
  const { id } = await api.post<Made>('/yahrzeits', { name, hebrewDate: '7 Adar 5745' });
  const before = await api.get<{ rules: unknown; serviceRule: unknown }>('/orgs/mine/settings');
  let changes = 0;
  page.on('request', (request) => request.method() === 'PUT' && changes++);

  await page.goto('/app/settings');
  await choose(page, page.getByLabel('Died in Adar of a common year'), 'In Adar II');
  await expect(page.getByText('These rules are not saved yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Show which dates change' }).click();
  const dialog = page.getByRole('dialog', { name: 'What these rules would change' });
  await expect(dialog.getByText(/Of \d+ records, \d+ would be observed on other days/)).toBeVisible();
  const row = dialog.getByRole('row').nth(1);
  await expect(row).toContainText('Adar I 5787');
  await expect(row).toContainText('Adar II 5787');
  await dialog.getByRole('button', { name: 'Close' }).click();

  // Other stories change other settings meanwhile.
  expect(changes).toBe(0);
  expect(await api.get('/orgs/mine/settings')).toMatchObject({ rules: before.rules, serviceRule: before.serviceRule });
  expect(await api.get(`/yahrzeits/${id}`)).toMatchObject({ nextHebrewObservanceDate: '2027-02-14' });
});

test('a city is found by its first letters, fills in the place, and dates are shown as its country writes them', async ({
  page,
}) => {
  // Where the congregation is stays as it is for the other stories.
  const sent: Record<string, unknown>[] = [];
  await page.route('**/api/orgs/mine/settings', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    sent.push(route.request().postDataJSON());
    await route.fulfill({ json: route.request().postDataJSON() });
  });
  await page.goto('/app/settings');
  const dates = page.getByRole('combobox', { name: 'Dates in English letters' });
  await expect(dates).toHaveText(/^As your country writes: [A-Z][a-z]+ \d+, \d{4}$/);
  await page.getByLabel('Find your city').fill('petah');
  await page.getByRole('option', { name: 'Petah Tikva, Israel' }).click();
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Petah Tikva');
  await expect(page.getByLabel('We are in Israel')).toBeChecked();
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Jerusalem');
  await expect(dates).toHaveText(/^As your country writes: \d+ [A-Z][a-z]+ \d{4}$/);
  await expect(page.getByLabel('Latitude')).toHaveValue('32.087');
  await expect(page.getByRole('region', { name: 'Place' }).getByRole('status')).toHaveText('Saved');
  expect(sent).toMatchObject([{ city: 'Petah Tikva', latitude: 32.087, timezone: 'Asia/Jerusalem', israel: true }]);

  await page.getByLabel('Find your city').fill('springfield il');
  await page.getByRole('option', { name: 'Springfield, IL, United States' }).click();
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Springfield, IL');
  await expect(page.getByLabel('We are in Israel')).not.toBeChecked();
});

test('the columns of a list are chosen once, and kept', async ({ page }) => {
  await page.goto('/app/yahrzeits');
  const header = (name: string) => page.getByRole('columnheader').filter({ hasText: new RegExp(`^${name}$`) });
  for (const shown of ['Name', 'Date of Death', 'Hebrew']) await expect(header(shown)).toBeVisible();
  await expect(header('Next Observance')).toBeVisible();
  for (const hidden of ['Details', 'After Sunset']) await expect(header(hidden)).toHaveCount(0);

  await test.step('a screen reader hears by which one the list is in order, and which way', async () => {
    await header('Name').getByRole('button').click();
    await expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
    await header('Name').getByRole('button').click();
    await expect(header('Name')).toHaveAttribute('aria-sort', 'descending');
    await expect(page.locator('[aria-sort]')).toHaveCount(1);
  });

  await page.getByRole('button', { name: 'Columns' }).dblclick();
  await page
    .getByRole('switch', { name: 'Details' })
    .or(page.getByRole('checkbox', { name: 'Details' }))
    .check();
  await page
    .getByRole('switch', { name: 'Hebrew' })
    .or(page.getByRole('checkbox', { name: 'Hebrew' }))
    .uncheck();
  // At once: nothing that was chosen waits to be kept.
  await page.reload();
  await expect(header('Details')).toBeVisible();
  await expect(header('Hebrew')).toHaveCount(0);
});

test('once a trial is over, what creates and edits is shown disabled, with the way to the plans', async ({
  page,
  api,
}) => {
  const name = unlike('Read Only');
  const { id } = await newYahrzeit(api, name);
  // The demonstration's trial has days left; only its end is told otherwise.
  await page.route('**/api/orgs/mine', async (route) => {
    const answer = await route.fetch();
    const account = await answer.json();
    const subscription = { status: 'trialing', plan: 'trial', trialEndsAt: '2026-01-01T00:00:00.000Z' };
    await route.fulfill({ response: answer, json: { ...account, subscription } });
  });

  await page.goto('/app/yahrzeits');
  await expect(page.getByRole('button', { name: 'New yahrzeit' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
  await page.goto(`/app/yahrzeits/${id}?edit=1`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: 'Run Date Calculation' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
});
