import type { Locator } from '@playwright/test';
import { expect, test, type Listed } from '../world/demo.js';
import { choose, newYahrzeit, unlike, type Made } from '../world/records.js';

test.describe('a new yahrzeit', () => {
  let name: string;
  let dialog: Locator;

  test.beforeEach(async ({ page }) => {
    name = unlike('Rachel Typed');
    await page.goto('/app/yahrzeits');
    await page.getByRole('button', { name: 'New yahrzeit' }).click();
    dialog = page.getByRole('dialog', { name: 'New yahrzeit' });
  });

  test('opens at an address of its own, and leaves the list when it is closed', async ({ page }) => {
    await page.goto('/app/yahrzeits/new');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/app\/yahrzeits$/);
  });

  test('waits for a name', async () => {
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('   ');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  test('is not lost by a click beside it', async ({ page }) => {
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.mouse.click(4, 400);
    await page.getByRole('dialog', { name: 'Unsaved Changes...' }).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(dialog).toHaveCount(0);
  });

  test('takes its date as it is typed, and says what was understood', async ({ page }) => {
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await dialog.getByLabel('Date of Death').fill('March 3 1984');
    const understood = dialog.getByRole('status').filter({ hasNotText: 'Already on record' });
    await expect(understood).toContainText('29 Adar I 5744');

    await dialog.getByLabel('Hebrew date', { exact: true }).fill('30 Adar I 5744');
    await expect(understood).toContainText('as it is for a death after sunset');
    await dialog.getByRole('button', { name: 'Yes, after sunset' }).click();
    await expect(dialog.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Save' }).click();

    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText('30 Adar I 5744').first()).toBeVisible();
  });

  test('takes the Hebrew date alone, in Hebrew letters', async ({ page }) => {
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await dialog.getByLabel('Hebrew date', { exact: true }).fill('ל׳ אדר א׳ תשמ״ד');
    const understood = dialog.getByRole('status').filter({ hasNotText: 'Already on record' });
    await expect(understood).toContainText('30 Adar I 5744');
    await expect(understood).toContainText('The civil date was worked out from the Hebrew one.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });

  test('is refused when the two dates contradict each other, with the field named', async ({ page }) => {
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await dialog.getByLabel('Date of Death').fill('1984-03-03');
    await dialog.getByLabel('Hebrew date', { exact: true }).fill('15 Nisan 5744');
    await expect(dialog.getByRole('status')).toContainText('The civil date says:');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The civil and the Hebrew date differ by 45 days');
    const field = dialog.getByLabel('Hebrew date', { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('The civil and the Hebrew date differ by 45 days');
    await expect(page).toHaveURL(/\/app\/yahrzeits(\?|$)/);
  });
});

test('a yahrzeit is corrected, calculated, deleted and brought back', async ({ page, api }) => {
  const name = unlike('Yosef Corrected');
  const { id } = await newYahrzeit(api, name);

  await test.step('edited by ?edit=1', async () => {
    await page.goto(`/app/yahrzeits/${id}?edit=1`);
    await page.getByLabel('Details').fill('Sang in the choir for thirty years');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Changes saved')).toBeVisible();
    await expect(page).toHaveURL(`/app/yahrzeits/${id}`);
    await expect(page.getByText('Sang in the choir for thirty years')).toBeVisible();
  });

  await test.step('calculated', async () => {
    await page.getByRole('button', { name: 'Run Date Calculation' }).click();
    await expect(page.getByText('Date calculation completed and fields updated', { exact: true })).toBeVisible();
  });

  await test.step('what was done is in its history', async () => {
    await page.getByRole('tab', { name: 'Activity History' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Changed' })).toContainText(
      'Details: nothing → Sang in the choir for thirty years',
    );
    const added = page.getByRole('listitem').filter({ hasText: 'Added' });
    await expect(added).toContainText(`Name: ${name}`);
    await expect(added).toContainText('Hebrew date: 29 Adar I 5744');
    await expect(added).toContainText('After sunset: No');
  });

  const remove = async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('Deleted. It can be restored for 30 days.')).toBeVisible();
  };

  await test.step('deleted at once, and taken back at once', async () => {
    await remove();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Restored', { exact: true })).toBeVisible();
    await page.goto(`/app/yahrzeits/${id}`);
    await expect(page.getByText('This record was deleted.')).toHaveCount(0);
  });

  await test.step('deleted: gone from the list', async () => {
    await remove();
    await page.getByPlaceholder('Search name, mourner or plaque').fill(name);
    await expect(page.getByText('Nothing fits this search')).toBeVisible();
  });

  await test.step('found among the deleted, and restored', async () => {
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page
      .getByRole('menuitemcheckbox', { name: 'Deleted' })
      .or(page.getByRole('menuitem', { name: 'Deleted' }))
      .click();
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByText('This record was deleted.')).toBeVisible();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Restored', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Run Date Calculation' })).toBeVisible();
  });
});

test('a date that cannot be worked out wholly is said to be so', async ({ page, api }) => {
  const { id } = await api.post<Made>('/yahrzeits', { name: unlike('Undated Person') });
  await page.goto(`/app/yahrzeits/${id}`);
  await page.getByRole('button', { name: 'Run Date Calculation' }).click();
  await expect(page.getByText('Date calculation ran, but Hebcal did not return all fields')).toBeVisible();
});

test('an observer is added by email, changed and removed', async ({ page, api }) => {
  const remembered = unlike('Leah Remembered');
  const { id } = await newYahrzeit(api, remembered);
  const email = `${unlike('observer').replace(' ', '-')}@example.org`;
  await page.goto(`/app/yahrzeits/${id}`);
  await page.getByRole('button', { name: 'Add observer' }).click();
  await expect(page.getByRole('button', { name: 'Add observer' })).toBeDisabled();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Add observer' }).click();
  await expect(page.getByText('Observer added')).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();

  await page.getByRole('button', { name: 'Edit Observance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Observance' });
  await choose(page, dialog.getByLabel('Relationship', { exact: true }), 'Mother');
  await expect(dialog).toContainText(`${remembered} was ${email}’s …`);
  await expect(dialog.getByRole('status')).toContainText(`${remembered}, mother of ${email}`);
  await expect(dialog.getByRole('status')).toContainText('אם של');
  await choose(page, dialog.getByRole('combobox', { name: 'Calendar', exact: true }), 'Civil calendar');
  await dialog.getByLabel('Days before').fill('12');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Observance saved')).toBeVisible();
  await expect(page.getByText(`Mother of ${email} · Civil calendar · by email, 12 days before`)).toBeVisible();

  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Nobody is reminded yet. Add the first observer.')).toBeVisible();
});

test('somebody without an address observes one yahrzeit after another', async ({ page, api }) => {
  const [first, second, name] = [unlike('Gitl First'), unlike('Hersh Second'), unlike('Paper Only')];
  const { id } = await newYahrzeit(api, first);
  await newYahrzeit(api, second);
  const phone = `0${Date.now() % 1_000_000_000}`;

  await test.step('a new person, from the record', async () => {
    await page.goto(`/app/yahrzeits/${id}`);
    await page.getByRole('button', { name: 'Add observer' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByLabel('Phone').fill(phone);
    await choose(page, page.getByLabel('Relationship', { exact: true }), 'Aunt');
    await page.getByRole('button', { name: 'Add observer' }).click();
    await expect(page.getByText(`Aunt of ${name} · Hebrew calendar · by letter`)).toBeVisible();
  });

  await test.step('another yahrzeit, from the contact', async () => {
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Add a yahrzeit' }).click();
    await page.getByRole('combobox', { name: 'Yahrzeit' }).fill(second);
    await page.getByRole('option', { name: second }).click();
    await choose(page, page.getByLabel('Relationship', { exact: true }), 'Husband');
    await page.getByRole('button', { name: 'Add a yahrzeit' }).click();
    await expect(page.getByText(`Husband of ${name}`)).toBeVisible();
  });

  await test.step('found by the telephone number, for a third', async () => {
    const third = unlike('Itzik Third');
    const { id: thirdId } = await newYahrzeit(api, third);
    await page.goto(`/app/yahrzeits/${thirdId}`);
    await page.getByRole('button', { name: 'Add observer' }).click();
    await page.getByLabel('Somebody on record').fill(phone);
    await page.getByRole('option', { name }).click();
    await page.getByRole('button', { name: 'Add observer' }).click();
    await expect(page.getByRole('link', { name })).toBeVisible();
  });
});

test('of each who mourns it is asked who the one who died was to them, as a sentence, and it is read so', async ({
  page,
  api,
}) => {
  const [died, son] = [unlike('Sarah Cohen'), unlike('David Cohen')];
  await page.goto('/app/first-year');
  await page.getByRole('button', { name: 'Record a death' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(died);
  await dialog.getByLabel('Died on').fill('2026-11-29');
  await dialog.getByLabel('Burial').fill('20 Kislev');
  await expect(dialog).toContainText('20 Kislev 5787');
  await dialog.getByLabel('Or a new person: name').fill(son);
  await expect(dialog).toContainText(`${died} was ${son}’s …`);

  await choose(page, dialog.getByLabel('Relationship', { exact: true }), 'Mother');
  await expect(dialog.getByRole('status')).toContainText(`${died}, mother of ${son}`);
  await expect(dialog.getByRole('status')).toContainText('אם');
  await dialog.getByRole('button', { name: 'Begin the year' }).click();
  await expect(page.getByText('It has been noted')).toBeVisible();

  const { data } = await api.get<Listed<object>>(
    `/observers?${new URLSearchParams({ filter: JSON.stringify({ q: died }) })}`,
  );
  expect(data).toMatchObject([{ relationship: 'Parent', relationshipDetail: 'Mother' }]);
});

test('a contact is written down for a yahrzeit, and corrected', async ({ page, api }) => {
  const remembered = unlike('Dov Remembered');
  const name = unlike('Naomi Contact');
  const { id } = await newYahrzeit(api, remembered);
  await page.goto(`/app/contacts/new?yahrzeitId=${id}`);
  await expect(page.getByLabel('Yahrzeit')).toHaveValue(remembered);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByLabel('Email').fill('not an address');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Email').fill(`${name.replaceAll(' ', '.')}@example.org`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Contact created')).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: remembered })).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Phone').fill('(555) 010-7777');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Contact saved')).toBeVisible();
  await expect(page.getByText('(555) 010-7777')).toBeVisible();
});

test('a list is printed with all rows of its page, also where paper shows it as cards', async ({ page }) => {
  await page.goto('/app/contacts');
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await page.evaluate(() =>
    addEventListener(
      'afterprint',
      () => (document.title = String(document.querySelectorAll('main li a[href^="/app/contacts/"]').length)),
    ),
  );
  await page.pdf({ format: 'A4' });
  await expect(page).toHaveTitle('20');
});

test('on a phone what can be done with a person takes one line, and the rest is in More', async ({ page, api }) => {
  const { id } = await newYahrzeit(api, unlike('Narrow Page'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/app/yahrzeits/${id}`);
  const more = page.getByRole('button', { name: 'More' });
  const middle = async (one: Locator) => {
    const { y = 0, height = 0 } = (await one.boundingBox()) ?? {};
    return y + height / 2;
  };
  await expect(more).toBeVisible();
  expect(await middle(more)).toBeCloseTo(await middle(page.getByRole('link', { name: 'Edit', exact: true })), 0);

  await more.click();
  await page.getByRole('menuitem', { name: 'Run Date Calculation' }).click();
  await expect(page.getByText('Date calculation', { exact: false }).first()).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Hold' }).click();
  await expect(page.getByRole('dialog')).toContainText('Hold all letters');
});
