import type { Page } from '@playwright/test';
import type { EmailJob, YahrzeitDetails } from '@zikaron/contract';
import { expect, test } from '../world/demo.js';
import { addressOf, choose, newYahrzeit, unlike, type Made } from '../world/records.js';

/** Two windows with the same form open. */
async function twoForms(page: Page, path: string, field: string): Promise<[Page, Page]> {
  const other = await page.context().newPage();
  for (const one of [page, other]) {
    await one.goto(`${path}?edit=1`);
    await expect(one.getByLabel(field)).toBeVisible();
  }
  return [page, other];
}

test('of two who edit a yahrzeit at once, the second is told what changed and loses nothing', async ({ page, api }) => {
  const { id } = await newYahrzeit(api, unlike('Shared Record'));
  const [first, second] = await twoForms(page, `/app/yahrzeits/${id}`, 'Plaque');

  await first.getByLabel('Plaque').fill('Panel 1, row 1');
  await first.getByLabel('Details').fill('Sang in the choir');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first.getByText('Changes saved')).toBeVisible();

  await second.getByLabel('Plaque').fill('Panel 2, row 2');
  await second.getByLabel('Notes').fill('Typed for ten minutes');
  await second.getByRole('button', { name: 'Save' }).click();

  const told = second.getByRole('alert');
  await expect(told.filter({ hasText: 'changed this record while you had it open' }).first()).toBeInViewport();
  await expect(told.filter({ hasText: 'it is now in your form too' })).toContainText('Details: Sang in the choir');
  await expect(told.filter({ hasText: 'You both wrote here' })).toContainText('Plaque: Panel 1, row 1');
  await expect(second.getByLabel('Details')).toHaveValue('Sang in the choir');
  await expect(second.getByLabel('Plaque')).toHaveValue('Panel 2, row 2');
  await expect(second.getByLabel('Notes')).toHaveValue('Typed for ten minutes');
  expect(await api.get(`/yahrzeits/${id}`)).toMatchObject({ plaque: 'Panel 1, row 1', notes: null });

  await second.getByRole('button', { name: 'Take theirs' }).click();
  await expect(second.getByLabel('Plaque')).toHaveValue('Panel 1, row 1');
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('Changes saved')).toBeVisible();
  expect(await api.get(`/yahrzeits/${id}`)).toMatchObject({
    plaque: 'Panel 1, row 1',
    personDetails: 'Sang in the choir',
    notes: 'Typed for ten minutes',
  });
});

test('of two who edit a contact at once, the second may keep their own word', async ({ page, api }) => {
  const name = unlike('Shared Contact');
  const { id } = await api.post<Made>('/contacts/alone', { name, email: addressOf(name) });
  const [first, second] = await twoForms(page, `/app/contacts/${id}`, 'Phone');

  await first.getByLabel('Phone').fill('555 0101');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first.getByText('Contact saved')).toBeVisible();

  await second.getByLabel('Phone').fill('555 0102');
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByRole('alert').filter({ hasText: 'You both wrote here' })).toContainText('Phone: 555 0101');
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('Contact saved')).toBeVisible();
  expect(await api.get(`/contacts/${id}`)).toMatchObject({ phone: '555 0102' });
});

test('of two who edit an observance at once, the second is told in words and loses nothing', async ({ page, api }) => {
  const name = unlike('Shared Observance');
  const { id: yahrzeitId } = await newYahrzeit(api, name);
  const { id } = await api.post<Made>('/observers/upsert-by-email', { yahrzeitId, email: addressOf(name) });
  const other = await page.context().newPage();
  for (const one of [page, other]) {
    await one.goto(`/app/yahrzeits/${yahrzeitId}`);
    await one.getByRole('button', { name: 'Edit Observance' }).click();
  }

  await page.getByLabel('Days before').fill('30');
  await choose(page, page.getByRole('combobox', { name: 'Calendar', exact: true }), 'Civil calendar');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Observance saved')).toBeVisible();

  await other.getByLabel('Days before').fill('7');
  await choose(other, other.getByLabel('Relationship', { exact: true }), 'Aunt');
  await other.getByRole('button', { name: 'Save' }).click();
  const told = other.getByRole('alert');
  await expect(told.filter({ hasText: 'changed this record while you had it open' }).first()).toBeInViewport();
  await expect(told.filter({ hasText: 'it is now in your form too' })).toContainText('Hebrew calendar: No');
  await expect(told.filter({ hasText: 'You both wrote here' })).toContainText('Days before: 30');
  await expect(other.getByLabel('Days before')).toHaveValue('7');

  await other.getByRole('button', { name: 'Take theirs' }).click();
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Observance saved')).toBeVisible();
  const { observers } = await api.get<YahrzeitDetails>(`/yahrzeits/${yahrzeitId}/details`);
  expect(observers.find((one) => one.id === id)).toMatchObject({
    ...{ reminderDaysBefore: 30, observeOnHebrewCalendar: false, relationshipDetail: 'Aunt', version: 3 },
  });
});

test('of two who edit an email job at once, the second is told what changed and loses nothing', async ({
  page,
  api,
}) => {
  const { data } = await api.get<{ data: Made[] }>('/templates');
  const [templateId, otherId] = data.map(({ id }) => id);
  const people = await Promise.all(['One', 'Two'].map((name) => newYahrzeit(api, unlike(name))));
  const job = await api.post<EmailJob>('/emails/jobs', { mode: 'ids', templateId, yahrzeitIds: [people[0]?.id] });
  const path = `/emails/jobs/${job.id}`;
  await page.goto(`/app/email-jobs/${job.id}`);
  const date = page.getByLabel('Send at (optional)');
  await date.fill('2031-01-05T09:00');

  const { mode, yahrzeitIds, contactIds, observerIds } = job.inputJson;
  const theirs = { mode, contactIds, observerIds, yahrzeitIds: [...yahrzeitIds, people[1]?.id] };
  await api.put(path, { ...theirs, templateId: otherId, sendAt: '2031-02-06T09:00:00.000Z' });
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();

  const told = page.getByRole('alert');
  await expect(told.filter({ hasText: 'changed this record while you had it open' }).first()).toBeInViewport();
  const taken = told.filter({ hasText: 'it is now in your form too' });
  await expect(taken).toContainText(/Template: (?![\da-f]{8}-)/);
  await expect(taken).toContainText('Whom it is about: 2 chosen');
  await expect(told.filter({ hasText: 'You both wrote here' })).toContainText('Send at (optional): 6 Feb 2031');
  await expect(date).toHaveValue('2031-01-05T09:00');
  expect(await api.get(path)).toMatchObject({ inputJson: { sendAt: '2031-02-06T09:00:00.000Z' } });

  await save.click();
  await page.waitForURL(`**${job.id}/run`);
  const now = await api.get<EmailJob>(path);
  expect(now).toMatchObject({ version: 3, inputJson: { templateId: otherId, yahrzeitIds: theirs.yahrzeitIds } });
  expect(now.inputJson.sendAt).toContain('2031-01-05');
});

test('of two who delete the same record at once, the second sees it gone and is told of no failure', async ({
  page,
  api,
}) => {
  const stamp = Date.now();
  const { id: yahrzeitId } = await api.post<{ id: string }>('/yahrzeits', {
    name: 'Leah',
    gregorianDate: '1984-03-03',
  });
  const email = `two-${stamp}@example.org`;
  const { id } = await api.post<{ id: string }>('/contacts', { name: 'Deleted by two', email, yahrzeitId });
  const name = `Deleted by two ${stamp}`;
  const template = await api.post<{ id: string }>('/templates', { name, jsxComponentKey: 'custom_reminder' });

  await page.goto(`/app/contacts/${id}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await api.remove(`/contacts/${id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Contact deleted')).toBeVisible();
  await expect(page).toHaveURL('/app/contacts');

  await page.goto('/app/templates');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await api.remove(`/templates/${template.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(name)).toHaveCount(0);
});
