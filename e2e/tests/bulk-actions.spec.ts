import { expect, test } from '../world/demo.js';
import { addressOf, choose, newYahrzeit, unlike, type Made } from '../world/records.js';

interface Details {
  observers: { reminderDaysBefore: number }[];
}

test('all that a search finds are given a lead time, which says first what it will do, and it is undone', async ({
  page,
  api,
}) => {
  const family = unlike('Many');
  const made: Made[] = [];
  for (let n = 0; n < 22; n++) {
    made.push(await newYahrzeit(api, `${family} ${n}`));
  }
  for (const { id } of made.slice(0, 2)) {
    const name = `${unlike('Observer')} ${id.slice(0, 4)}`;
    await api.post('/contacts', { name, email: addressOf(name), yahrzeitId: id });
  }
  const leads = () =>
    Promise.all(
      made
        .slice(0, 2)
        .map(async ({ id }) => (await api.get<Details>(`/yahrzeits/${id}/details`)).observers[0]?.reminderDaysBefore),
    );

  await page.goto('/app/yahrzeits');
  await page.getByPlaceholder('Search name, mourner or plaque').fill(family);
  await expect(page.getByText('22 found')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  const bar = page.getByRole('region', { name: 'What to do with the chosen rows' });
  await expect(bar).toContainText('20 chosen');
  await bar.getByRole('button', { name: 'Choose all 22' }).click();
  await expect(bar).toContainText('22 chosen');
  const first = page.getByRole('row').filter({ hasText: family }).first().getByRole('checkbox');
  await first.uncheck();
  await expect(bar).toContainText('19 chosen');
  await first.check();
  await bar.getByRole('button', { name: 'Choose all 22' }).click();

  await bar.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('menuitem', { name: 'Lead time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lead time' });
  await dialog.getByLabel('Days before the observance').fill('30');
  await expect(dialog).toContainText('This changes 2 of 2 observers.');
  await dialog.getByRole('button', { name: 'Change 2' }).click();

  await expect(page.getByText('2 changed')).toBeVisible();
  expect(await leads()).toEqual([30, 30]);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 are as they were before')).toBeVisible();
  expect(await leads()).toEqual([14, 14]);

  await page.goto('/app/observers');
  await page.getByPlaceholder('Search mourner or yahrzeit').fill(family);
  await expect(page.getByText('2 found')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await bar.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('menuitem', { name: 'Reminded by' }).click();
  await choose(page, page.getByRole('dialog').getByRole('combobox'), 'by telephone');
  await page.getByRole('dialog').getByRole('button', { name: 'Change 2' }).click();
  await expect(page.getByText('2 changed')).toBeVisible();
  await expect(page.getByRole('cell', { name: /by telephone/ })).toHaveCount(2);
});

test('records are deleted together, found under recent changes, and come back from there', async ({ page, api }) => {
  const family = unlike('Together');
  for (const name of ['Avraham', 'Sarah']) await newYahrzeit(api, `${name} ${family}`);
  const row = (name: string) => page.getByRole('row').filter({ hasText: `${name} ${family}` });

  await page.goto('/app/yahrzeits');
  await page.getByPlaceholder('Search name, mourner or plaque').fill(family);
  const bar = page.getByRole('region', { name: 'What to do with the chosen rows' });
  const placeOfSarah = await row('Sarah').boundingBox();
  await row('Avraham').getByRole('checkbox').check();
  await expect(bar).toBeVisible();
  expect(await row('Sarah').boundingBox(), 'a quick second tick meets its row').toEqual(placeOfSarah);
  await row('Sarah').getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 2' }).click();
  await expect(page.getByText('2 changed')).toBeVisible();
  await expect(row('Sarah')).toBeHidden();

  await page.reload();
  await page.getByRole('button', { name: 'Recent changes' }).click();
  const changes = page.getByRole('dialog', { name: 'Changes of many in the last 30 days' });
  const ours = changes.getByRole('listitem').filter({ hasText: 'Delete: 2 records' }).first();
  await ours.getByRole('button', { name: 'Undo' }).click();
  await expect(ours).toContainText('Undone');
  await changes.getByRole('button', { name: 'Close' }).click();
  await page.getByPlaceholder('Search name, mourner or plaque').fill(family);
  await expect(row('Sarah')).toBeVisible();
});

test('doubtful dates are settled together, and an email job is begun about chosen yahrzeits', async ({ page, api }) => {
  const name = unlike('Doubtful');
  const { id } = await newYahrzeit(api, name, { afterSunset: null });

  await page.goto('/app/data-quality/dates?problem=after_sunset_unsure');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('region', { name: 'What to do with the chosen rows' });
  const chooseAll = bar.getByRole('button', { name: /^Choose all/ });
  if (await chooseAll.isVisible()) await chooseAll.click();
  await bar.getByRole('button', { name: 'Write to these' }).click();
  await expect(page).toHaveURL(/email-jobs\/new/);
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();

  await page.goBack();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  if (await chooseAll.isVisible()) await chooseAll.click();
  const taken = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export' }).click();
  expect((await taken).suggestedFilename()).toContain('Yahrzeits.xlsx');
  await bar.getByRole('button', { name: 'Print these' }).click();
  const printing = page.getByRole('dialog').filter({ hasText: /print/i });
  await expect(printing).toBeVisible();
  await printing.getByRole('button', { name: 'Cancel' }).click();
  await bar.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('menuitem', { name: 'After sunset' }).click();
  const dialog = page.getByRole('dialog', { name: 'After sunset' });
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: 'No' }).click();
  await dialog.getByRole('button', { name: /^Answer/ }).click();
  await expect(page.getByText(/changed$/)).toBeVisible();
  expect(await api.get(`/yahrzeits/${id}`)).toMatchObject({ afterSunset: false });

  await page.goto('/app/yahrzeits');
  await page.getByPlaceholder('Search name, mourner or plaque').fill(name);
  await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Write to these' }).click();
  await expect(page).toHaveURL(/email-jobs\/new/);
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();

  const { name: mourner } = await api.post<{ name: string }>('/contacts/alone', { name: unlike('Mourner') });
  await page.goto('/app/contacts');
  await page.getByPlaceholder('Search name, email or phone').fill(mourner);
  await page.getByRole('row').filter({ hasText: mourner }).getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Write to these' }).click();
  const alone = page.getByRole('combobox', { name: 'Only to' });
  await expect(alone.locator('..').getByText(mourner, { exact: true })).toBeVisible();

  await page.goto(`/app/yahrzeits/${id}`);
  await page.getByRole('link', { name: 'Send a letter' }).click();
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
});

test('from the list of observers exactly those are written to who are chosen, also when one is gone since', async ({
  page,
  api,
}) => {
  const family = unlike('Exactly');
  const { id: yahrzeitId } = await newYahrzeit(api, `Rivka ${family}`);
  for (const name of ['Dan', 'Tamar', 'Gad']) {
    const called = `${name} ${family}`;
    await api.post('/contacts', { name: called, email: addressOf(called), yahrzeitId });
  }
  await page.goto('/app/observers');
  await page.getByPlaceholder('Search mourner or yahrzeit').fill(family);
  // What is ticked before the search has begun belongs to another list, and is let go with it.
  await expect(page.getByText('3 found.')).toBeVisible();
  for (const name of ['Dan', 'Tamar']) {
    await page
      .getByRole('row')
      .filter({ hasText: `${name} ${family}` })
      .getByRole('checkbox')
      .check();
  }
  const bar = page.getByRole('region', { name: 'What to do with the chosen rows' });
  await bar.getByRole('button', { name: 'Write to these' }).click();
  const named = page.getByRole('combobox', { name: 'Exactly these observers' }).locator('..');
  await expect(named).toContainText(`Dan ${family}`);
  await expect(named).not.toContainText('Gad');
  await choose(page, page.getByLabel('Template'), 'Yahrzeit reminder');
  await page.getByRole('button', { name: 'Save' }).click();
  const letterTo = (name: string) => page.getByRole('row').filter({ hasText: `${name} ${family}` });
  await expect(letterTo('Dan')).toBeVisible();
  await expect(letterTo('Tamar')).toBeVisible();
  await expect(letterTo('Gad')).toHaveCount(0);

  const { observers } = await api.get<{ observers: { id: string; contact: { name: string } }[] }>(
    `/yahrzeits/${yahrzeitId}/details`,
  );
  const tamar = observers.find(({ contact }) => contact.name.startsWith('Tamar'));
  await api.remove(`/observers/${tamar?.id}`);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(named).toContainText(`Dan ${family}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(letterTo('Dan')).toBeVisible();
  await expect(letterTo('Tamar')).toHaveCount(0);
});

test('rows of a list are left out together, which says first to how many, and are brought back by one press', async ({
  page,
}) => {
  const family = unlike('Rows');
  const lines = Array.from({ length: 28 }, (_, n) => `${family} ${n},3/4/1984,no`);
  await page.goto('/app/imports/new');
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'rows.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(['Name,Date of Death,After Sunset', ...lines].join('\n')),
  });
  await page.waitForURL(/\/app\/imports\/[0-9a-f-]{36}/);
  await page.getByRole('tab', { name: 'All' }).click();
  for (const row of [2, 3]) await page.getByRole('checkbox', { name: `Row ${row}`, exact: true }).check();
  const bar = page.getByRole('region', { name: 'What to do with the chosen rows' });
  await expect(bar).toContainText('2 chosen');
  await bar.getByRole('button', { name: 'Choose all 28' }).click();
  await bar.getByRole('button', { name: 'Leave out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave these rows out?' });
  await expect(dialog).toContainText('This changes 28 of 28 rows.');
  await dialog.getByRole('button', { name: 'Leave 28 out' }).dblclick();
  await expect(page.getByText('28 changed')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import/ })).toBeDisabled();

  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('28 are as they were before')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 28 rows' })).toBeEnabled();

  await page.getByRole('checkbox', { name: 'Row 2', exact: true }).check();
  await bar.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('menuitem', { name: 'After sunset' }).click();
  await choose(page, page.getByRole('dialog').getByRole('combobox'), 'After sunset');
  await page.getByRole('dialog').getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByText('· after sunset')).toHaveCount(1);
  await page.getByRole('button', { name: 'Recent changes' }).click();
  const changes = page.getByRole('dialog', { name: 'Changes of many in the last 30 days' });
  // Others change many things meanwhile.
  const ours = changes.getByRole('listitem').filter({ hasText: 'After sunset: 1 row of a list' }).first();
  await ours.getByRole('button', { name: 'Undo' }).click();
  await expect(ours).toContainText('Undone');
  await changes.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('· after sunset')).toHaveCount(0);
});

test('contacts leave the congregation together, are found under their filter, and come back by one press', async ({
  page,
  api,
}) => {
  const family = unlike('Leaving');
  for (const name of ['Dan', 'Gad']) await api.post('/contacts/alone', { name: `${name} ${family}` });

  await page.goto('/app/contacts');
  const all = page.getByRole('checkbox', { name: 'Select all' });
  await expect(all).toBeVisible();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/api\/contacts\?.*Leaving/, async (route) => {
    await answered;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/api\/contacts\?.*Leaving/);
  await page.getByPlaceholder('Search name, email or phone').fill(family);
  await asked;
  // Whom the list showed before are neither counted as found nor chosen.
  await expect(page.locator('[inert]').getByRole('checkbox', { name: 'Select all' })).toBeVisible();
  await expect(page.getByText(/\d found/)).toHaveCount(0);
  answer();
  await expect(page.getByText('2 found.', { exact: true })).toBeVisible();
  await all.check();
  const bar = page.getByRole('region', { name: 'What to do with the chosen rows' });
  await expect(bar).toContainText('2 chosen');
  await bar.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('menuitem', { name: 'Left the congregation' }).click();
  await expect(page.getByRole('dialog')).toContainText('This changes 2 of 2 contacts.');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark 2 as having left' }).click();
  await expect(page.getByText('2 changed')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Former member' })).toHaveCount(2);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 are as they were before')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Former member' })).toHaveCount(0);
});

test('by keyboard, the row that takes the focus is never under the bar of chosen rows', async ({ page }) => {
  await page.goto('/app/yahrzeits');
  const ticks = page.getByRole('row').getByRole('checkbox');
  await ticks.nth(1).check();
  const bar = page.getByRole('region', { name: 'What to do with the chosen rows' });
  await expect(bar).toBeVisible();
  for (let at = 2; at <= 20; at++) {
    await ticks.nth(at).focus();
    const [tick, foot] = [await ticks.nth(at).boundingBox(), await bar.boundingBox()];
    expect((tick?.y ?? Infinity) + (tick?.height ?? 0), `row ${at}`).toBeLessThanOrEqual(foot?.y ?? 0);
  }
});
