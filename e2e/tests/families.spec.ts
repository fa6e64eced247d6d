import { expect, listed, test, type Listed } from '../world/demo.js';
import { prefer } from '../world/every-page.js';
import { open } from '../world/inspection.js';
import { addressOf, newYahrzeit, unlike, type Made } from '../world/records.js';

test('a contact has died: whoever cancels is left a task, and whoever answers it is done with it', async ({
  page,
  api,
}) => {
  const [remembered, died, heir] = [unlike('Rivka Remembered'), unlike('Naomi Gone'), unlike('Tamar Heir')];
  const { id } = await newYahrzeit(api, remembered);
  const family = (name: string, yahrzeitId: string) =>
    api.post('/observers/upsert-by-email', { yahrzeitId, email: addressOf(name), name, relationship: 'Parent' });
  await family(died, id);
  const shared = await newYahrzeit(api, unlike('Dov Shared'));
  for (const name of [died, heir]) await family(name, shared.id);
  const { data } = await api.get<Listed<Made>>(`/contacts${listed({ q: died })}`);
  const place = `/app/contacts/${data[0]?.id}`;
  const dialog = page.getByRole('dialog', { name: `${died} has died` });
  const tasks = async () => {
    const { data: all } = await api.get<Listed<{ title: string }>>('/notifications?range=[0,49]');
    return all.filter(({ title }) => title.includes(died)).length;
  };

  await page.goto(`${place}?edit=1`);
  await page.getByRole('switch', { name: 'This contact has died' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(tasks).toBe(1);

  await page.getByRole('button', { name: 'Who remembers now?' }).click();
  await dialog.getByLabel('Date of death').fill('Nov 20 2026');
  await expect(dialog).toContainText('10 Kislev 5787');
  await dialog.getByRole('radio', { name: 'Yes' }).click();
  await expect(dialog).toContainText('11 Kislev 5787');
  await dialog.getByLabel(remembered).click();
  await page.getByRole('option', { name: `${heir} (family)` }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(place);
  await expect.poll(tasks).toBe(0);
  const { data: observers } = await api.get<Listed<{ contact: { name: string } }>>(
    `/observers?${new URLSearchParams({ filter: JSON.stringify({ q: remembered }) })}`,
  );
  expect(observers.map(({ contact }) => contact.name)).toContain(heir);
});

test('who asked that a remembrance rests does not agree with themselves', async ({ page, api }) => {
  const name = unlike('Gittel Resting');
  const { id } = await newYahrzeit(api, name, { gregorianDate: '1984-12-01' });
  await api.post(`/yahrzeits/${id}/rest`, { reason: 'The family asked for it' });
  await open(page, '/app/without-rememberer');
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  const line = page.getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText('Somebody else must agree');
  await expect(line.getByRole('button', { name: /^The congregation remembers/ })).toBeVisible();
  await expect(line.getByRole('button', { name: /rests?:/ })).toHaveCount(0);
});

test('a Hebrew list goes from the right also where a name is in English letters', async ({ page, api }) => {
  const [name, child] = [unlike('Zelda Latin'), unlike('Dan Reader')];
  const { id } = await newYahrzeit(api, name);
  await api.post('/observers/upsert-by-email', {
    ...{ yahrzeitId: id, email: addressOf(child), name: child, relationship: 'Parent' },
  });
  await page.goto('/app/service-list?friday=2027-03-05&language=he');
  const read = page.locator('#sheet').getByRole('link').filter({ hasText: name });
  await expect(read).toContainText('אב או אם של');
  await expect(read).toHaveCSS('direction', 'rtl');
});

test('the day of a burial is typed as people know it, and what was understood stands beneath it', async ({
  page,
  api,
}) => {
  const { id } = await newYahrzeit(api, unlike('Gittel Buried'), { gregorianDate: '1984-03-04' });
  await open(page, `/app/yahrzeits/${id}?edit=1`);
  const burial = page.getByLabel('Date of burial');
  await burial.fill('some day');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(burial).toHaveAccessibleDescription(/cannot be read|not a date/);
  await burial.fill('March 6 1984');
  await expect(burial).toHaveAccessibleDescription(/6\sMarch\s1984.*2\sAdar\sII\s5744/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  expect(await api.get(`/yahrzeits/${id}`)).toMatchObject({ burialDate: '1984-03-06' });
});

test('nothing is read out of a death of which no name is written yet', async ({ page }) => {
  await prefer(page, { locale: 'he' });
  await page.goto('/app/first-year');
  await page.getByRole('button', { name: 'מקרה פטירה' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('קרבה')).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveCount(0);
  await dialog.getByLabel('שם', { exact: true }).fill('שרה כהן');
  await dialog.getByLabel('או אדם חדש: שם').fill('דוד כהן');
  await expect(dialog.getByRole('status')).toContainText('שרה כהן');
});

test('a date of death is corrected: the first year says so, and works out its open days anew on a press', async ({
  page,
  api,
}) => {
  const name = unlike('Esther Corrected');
  const { id } = await api.post<Made>('/first-year', {
    ...{ name, hebrewName: null, afterSunset: false, died: '2026-11-24', buried: '2026-11-25' },
    ...{ mourners: [], shiva: null, carer: 'Rabbi Stein', kaddishRule: '11m', kaddishFrom: 'death' },
  });
  await api.put(`/yahrzeits/${id}`, { name, gregorianDate: '2026-11-22', afterSunset: true });
  await open(page, '/app/first-year');
  const again = page.getByRole('button', { name: `Work out the open days anew: ${name}` });
  await expect(page.getByRole('note').filter({ has: again })).toContainText('was corrected');
  await again.click();
  await expect(again).toHaveCount(0);
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('of who left long ago it is said when letters to them ended, and of who left lately until when they go on', async ({
  page,
  api,
}) => {
  for (const [left, said] of [
    ['2022-12-03', 'ended on 3 Dec 2025'],
    ['2025-12-03', 'until 3 Dec 2028'],
  ] as const) {
    const name = unlike('Nina Former');
    const { id } = await api.post<Made>('/contacts/alone', { name });
    await api.put(`/contacts/${id}`, { name, memberUntil: left });
    await open(page, `/app/contacts/${id}`);
    await expect(page.getByText(said, { exact: true })).toBeVisible();
  }
});
