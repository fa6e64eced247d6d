import type { Page } from '@playwright/test';
import { expect, listed, test, type Api, type Listed } from '../world/demo.js';
import { addressOf, choose, unlike } from '../world/records.js';

/** More than stand on one page of a list. */
const MANY = 22;

interface Observed {
  yahrzeit: { id: string };
  contact: { id: string };
}

/**
 * So many people of one family name, each remembered by a contact of their own, in the third month from the demonstration's day:
 * stories beside this one count those of the two before.
 */
async function families(api: Api): Promise<string> {
  const family = unlike('Matrix');
  await Promise.all(
    Array.from({ length: MANY }, async (_, n) => {
      const named = { name: `${family} ${n + 10}`, gregorianDate: '1985-02-19', afterSunset: false };
      const { id: yahrzeitId } = await api.post<{ id: string }>('/yahrzeits', named);
      const name = `Child ${n + 10} ${family}`;
      await api.post('/contacts', { name, email: addressOf(name), yahrzeitId });
    }),
  );
  return family;
}

const everyObserver = async (api: Api, q: string): Promise<Observed[]> =>
  (await api.get<Listed<Observed>>(`/observers${listed({ q }, '["contact","ASC"]').replace('19', '99')}`)).data;
const everyRecord = async (api: Api, path: string, filter: object): Promise<object[]> =>
  (await api.get<Listed<object>>(`/${path}${listed({ ...filter }).replace('19', '99')}`)).data;

/** The mouse of somebody who does something with all rows that a list finds. */
class Office {
  /** `box`: what the tick is called that ticks the page. */
  constructor(
    private readonly page: Page,
    private readonly box = 'Select all',
  ) {}

  get bar() {
    return this.page.getByRole('region', { name: 'What to do with the chosen rows' });
  }

  /** Finds these, ticks the page, and then all of them. */
  async search(placeholder: string, family: string): Promise<void> {
    await this.page.getByPlaceholder(placeholder).fill(family);
    await expect(this.page.getByText(`${MANY} found`)).toBeVisible();
  }

  async chooseAll(): Promise<void> {
    const all = this.bar.getByRole('button', { name: `Choose all ${MANY}` });
    if (!(await this.bar.isVisible())) await this.page.getByRole('checkbox', { name: this.box }).first().check();
    // The bar comes with the rows of the page, and a moment later with how many there are beyond it.
    await expect(all.or(this.bar.getByText(`${MANY} chosen`))).toBeVisible();
    if (await all.isVisible()) await all.click();
    await expect(this.bar).toContainText(`${MANY} chosen`);
  }

  /** What stands in the menu of changes. */
  async offers(changes: string[]): Promise<void> {
    await this.bar.getByRole('button', { name: 'Change' }).click();
    await expect(this.page.getByRole('menuitem')).toHaveText(changes);
    await this.page.keyboard.press('Escape');
  }

  /** Does it to all of them, after it was said to how many. */
  async change(act: string, of: string, value?: string): Promise<void> {
    await this.bar.getByRole('button', { name: 'Change' }).click();
    await this.page.getByRole('menuitem', { name: act, exact: true }).click();
    const dialog = this.page.getByRole('dialog', { name: act });
    if (value && /^\d+$/.test(value)) await dialog.getByRole('textbox').fill(value);
    else if (value) await choose(this.page, dialog.getByRole('combobox'), value);
    await this.confirm(of);
  }

  async press(act: string, of: string): Promise<void> {
    await this.bar.getByRole('button', { name: act, exact: true }).click();
    await this.confirm(of);
  }

  /** By a double press, as hands do; it is done once. */
  private async confirm(of: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toContainText(of);
    await dialog.getByRole('button', { name: new RegExp(`\\b${MANY}\\b`) }).dblclick();
    await expect(this.page.getByText(`${MANY} changed`)).toBeVisible();
  }

  async undo(): Promise<void> {
    await this.page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
    await expect(this.page.getByText(`${MANY} are as they were before`)).toBeVisible();
  }

  /** Leads to a new job about all of them, and comes back to the list. */
  async writeToThem(field: string): Promise<void> {
    await this.bar.getByRole('button', { name: 'Write to these' }).click();
    await expect(this.page.getByRole('heading', { name: 'New Job' })).toBeVisible();
    const named = this.page
      .locator('.MuiFormControl-root')
      .filter({ has: this.page.getByRole('combobox', { name: field }) });
    await expect(named.last().locator('.MuiChip-root')).toHaveCount(MANY);
    await this.page.goBack();
  }

  async lookAtPrinting(): Promise<void> {
    await this.bar.getByRole('button', { name: 'Print these' }).click();
    const printing = this.page.getByRole('dialog');
    await expect(printing).toContainText(/print/i);
    await printing.getByRole('button', { name: 'Cancel' }).click();
  }

  async export(): Promise<void> {
    const taken = this.page.waitForEvent('download');
    await this.bar.getByRole('button', { name: 'Export', exact: true }).click();
    expect((await taken).suggestedFilename()).toMatch(/\.xlsx$/);
  }
}

/** What is changed of observers, in which words it is chosen, and what each observer then is. */
const LEAD = { act: 'Lead time', value: '30', then: { reminderDaysBefore: 30 }, before: { reminderDaysBefore: 14 } };
const CALENDAR = {
  ...{ act: 'Calendar', value: 'Civil calendar' },
  ...{ then: { observeOnHebrewCalendar: false }, before: { observeOnHebrewCalendar: true } },
};
const CHANNEL = { act: 'Reminded by', value: 'by telephone', then: { channel: 'phone' }, before: { channel: 'email' } };
const OF_OBSERVERS = [LEAD, CALENDAR, CHANNEL];
type Of = Pick<typeof LEAD, 'act' | 'value'> & Record<'then' | 'before', Record<string, unknown>>;

/** These changes of observers to all that the list has chosen, each and back; what else the list offers stands beside them. */
async function changesOfObservers(office: Office, api: Api, family: string, acts: Of[], more: string[] = []) {
  await office.chooseAll();
  await office.offers([...OF_OBSERVERS.map(({ act }) => act), ...more]);
  for (const { act, value, then, before } of acts)
    await test.step(act, async () => {
      await office.chooseAll();
      await office.change(act, `This changes ${MANY} of ${MANY} observers.`, value);
      expect(await everyObserver(api, family)).toEqual(Array(MANY).fill(expect.objectContaining(then)));
      await office.undo();
      expect(await everyObserver(api, family)).toEqual(Array(MANY).fill(expect.objectContaining(before)));
    });
}

test('all yahrzeits that a search finds: every change of observers and of records, and back', async ({ page, api }) => {
  const family = await families(api);
  const office = new Office(page);
  await page.goto('/app/yahrzeits');
  await office.search('Search name, mourner or plaque', family);
  await changesOfObservers(office, api, family, OF_OBSERVERS, ['After sunset', 'Custom of Adar']);

  const ofRecords = `This changes ${MANY} of ${MANY} records.`;
  const records = () => everyRecord(api, 'yahrzeits', { q: family });
  await test.step('After sunset', async () => {
    await office.chooseAll();
    await office.change('After sunset', ofRecords, 'Yes');
    expect(await records()).toEqual(Array(MANY).fill(expect.objectContaining({ afterSunset: true })));
    await office.undo();
    expect(await records()).toEqual(Array(MANY).fill(expect.objectContaining({ afterSunset: false })));
  });

  await test.step('Export, print, write', async () => {
    await office.chooseAll();
    await office.export();
    await office.lookAtPrinting();
    await office.writeToThem('Whom it is about');
  });

  await test.step('Delete and restore', async () => {
    await office.chooseAll();
    await office.press('Delete', ofRecords);
    expect(await records()).toEqual([]);
    await page.goto(`/app/yahrzeits?filter=${encodeURIComponent(JSON.stringify({ q: family, deleted: true }))}`);
    await office.chooseAll();
    await office.press('Restore', ofRecords);
    expect(await records()).toHaveLength(MANY);
    await office.undo();
    expect(await records()).toEqual([]);
  });
});

test('all contacts that a search finds: their observers, and who belongs', async ({ page, api }) => {
  const family = await families(api);
  const office = new Office(page);
  await page.goto('/app/contacts');
  await office.search('Search name, email or phone', family);
  await changesOfObservers(office, api, family, [CALENDAR], ['Left the congregation', 'Belong again']);

  const left = async () =>
    (await everyRecord(api, 'contacts', { q: family })).filter((one) => (one as { memberUntil: unknown }).memberUntil)
      .length;
  const ofContacts = `This changes ${MANY} of ${MANY} contacts.`;
  await test.step('Leave, and belong again', async () => {
    await office.chooseAll();
    await office.change('Left the congregation', ofContacts);
    expect(await left()).toBe(MANY);
    await office.chooseAll();
    await office.change('Belong again', ofContacts);
    expect(await left()).toBe(0);
    await office.undo();
    expect(await left()).toBe(MANY);
  });

  await test.step('Export, print, write', async () => {
    await office.chooseAll();
    await office.export();
    await office.lookAtPrinting();
    await office.writeToThem('Only to');
  });
});

test('all observers that a search finds: changed and back, taken, printed, written to', async ({ page, api }) => {
  const family = await families(api);
  const office = new Office(page);
  await page.goto('/app/observers');
  await office.search('Search mourner or yahrzeit', family);
  await changesOfObservers(office, api, family, [CHANNEL]);
  await office.chooseAll();
  await office.export();
  await office.lookAtPrinting();
  await office.writeToThem('Exactly these observers');
});

test('all lines of coverage that a search finds: changed and back, taken, printed, written to', async ({
  page,
  api,
}) => {
  const family = await families(api);
  const office = new Office(page, 'Select all on this page');
  await page.goto(`/app/coverage?show=all&from=2026-12-02&to=2027-02-28&q=${encodeURIComponent(family)}`);
  await changesOfObservers(office, api, family, [LEAD]);
  await office.chooseAll();
  await office.export();
  await office.lookAtPrinting();
  await office.writeToThem('Exactly these observers');
});

test('all doubtful dates of a kind: the custom of Adar and Delete, each undone', async ({ page, api }) => {
  const family = unlike('Undated');
  for (const name of ['Dan', 'Gad']) await api.post('/yahrzeits', { name: `${name} ${family}` });
  const office = new Office(page);
  await page.goto('/app/data-quality/dates?problem=no_date');
  const count = Number(
    /\d+/.exec((await page.getByRole('tab', { name: /^No date \(\d/ }).textContent()) ?? '')?.[0] ?? 0,
  );
  const undated = async () => (await everyRecord(api, 'yahrzeits', { q: family })) as { rules: object }[];

  for (const act of ['Custom of Adar', 'Delete'])
    await test.step(act, async () => {
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      const all = office.bar.getByRole('button', { name: /^Choose all/ });
      if (await all.isVisible()) await all.click();
      if (act === 'Delete') await office.bar.getByRole('button', { name: act }).click();
      else {
        await office.bar.getByRole('button', { name: 'Change' }).click();
        await page.getByRole('menuitem', { name: act }).click();
        await choose(page, page.getByRole('dialog').getByRole('combobox'), 'In both');
      }
      await expect(page.getByRole('dialog').getByRole('status')).toContainText(
        new RegExp(`This changes \\d+ of ${count} records`),
      );
      await page.getByRole('dialog').getByRole('button', { name: /\d/ }).dblclick();
      await expect(page.getByText(/^\d+ changed$/)).toBeVisible();
      const after = await undated();
      expect(act === 'Delete' ? after : after.map(({ rules }) => rules)).toEqual(
        act === 'Delete' ? [] : [{ adarRule: 'both' }, { adarRule: 'both' }],
      );
      await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText(/^\d+ are as they were before$/)).toBeVisible();
      expect((await undated()).map(({ rules }) => rules)).toEqual([{}, {}]);
    });

  await page.getByRole('button', { name: 'Recent changes' }).click();
  const undone = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: /Delete: \d+ records.*Undone/ });
  await expect(undone.first()).toBeVisible();
});

const day = 86_400_000;

/** A job about these, with a letter whose name is that of the family. */
async function jobsOf(api: Api, family: string, howMany: number): Promise<string[]> {
  const yahrzeitIds = (await everyObserver(api, family)).map(({ yahrzeit }) => yahrzeit.id);
  const { id: templateId } = await api.post<{ id: string }>('/templates', { name: `${family} A` });
  await api.post('/templates', { name: `${family} B` });
  const sendAt = new Date(Date.parse('2026-12-02T15:00:00Z') + 5 * day).toISOString();
  const draft = { mode: 'ids', templateId, yahrzeitIds, sendAt };
  return Promise.all(
    Array.from({ length: howMany }, async () => (await api.post<{ id: string }>('/emails/jobs', draft)).id),
  );
}

/** As it stands in the addresses of the family's children. */
const inAddresses = (family: string): string => addressOf(family).split('@')[0]!;

const statuses = async (api: Api, family: string): Promise<string[]> =>
  ((await everyRecord(api, 'emails', { q: inAddresses(family) })) as { status: string }[]).map(({ status }) => status);

test('all letters that a search finds: withdrawn and given back, exported, printed', async ({ page, api }) => {
  const family = await families(api);
  const [job] = await jobsOf(api, family, 1);
  await api.post(`/emails/jobs/${job}/run`);
  const office = new Office(page);
  await page.goto('/app/emails');
  await office.search('Search address or subject', inAddresses(family));
  await office.chooseAll();
  await office.change('Withdraw waiting letters', `It is about ${MANY} of ${MANY} letters.`);
  expect(await statuses(api, family)).toEqual(Array(MANY).fill('cancelled'));
  await office.undo();
  expect(await statuses(api, family)).toEqual(Array(MANY).fill('queued'));

  await office.chooseAll();
  await office.export();
  await office.lookAtPrinting();
  await office.bar.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('menuitem', { name: 'Send failed letters again' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(
    `Nothing changes. ${MANY} are in another state, and stay as they are.`,
  );
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Send/ })).toBeDisabled();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
});

test('all email jobs that a search finds: another letter, their letters withdrawn, put away, each undone', async ({
  page,
  api,
}) => {
  const family = await families(api);
  const [first] = await jobsOf(api, family, MANY);
  await api.post(`/emails/jobs/${first}/run`);
  const office = new Office(page);
  const ofJobs = `This changes ${MANY} of ${MANY} jobs.`;
  const letters = async () => [
    ...new Set(
      ((await everyRecord(api, 'emails/jobs', { q: family })) as { template: { name: string } }[]).map(
        ({ template }) => template.name,
      ),
    ),
  ];
  await page.goto('/app/email-jobs');
  await office.search('Search template', family);
  await office.chooseAll();
  await office.change('Template', ofJobs, `${family} B`);
  expect(await letters()).toEqual([`${family} B`]);
  await office.undo();
  expect(await letters()).toEqual([`${family} A`]);

  await office.chooseAll();
  await office.change('Withdraw waiting letters', `It is about ${MANY} of ${MANY} letters.`);
  expect(await statuses(api, family)).toEqual(Array(MANY).fill('cancelled'));
  await office.undo();
  expect(await statuses(api, family)).toEqual(Array(MANY).fill('queued'));

  await office.chooseAll();
  await office.export();
  await office.press('Put away', ofJobs);
  expect(await letters()).toEqual([]);
  await page.goto(`/app/email-jobs?filter=${encodeURIComponent(JSON.stringify({ q: family, archived: true }))}`);
  await office.chooseAll();
  await office.press('Restore', ofJobs);
  expect(await letters()).toEqual([`${family} A`]);
  await office.undo();
  expect(await letters()).toEqual([]);
});

test('all rows of a list: each answer, each undone, and no Undo is offered once the list is imported', async ({
  page,
  api,
}) => {
  const family = await families(api);
  const names = ((await everyRecord(api, 'yahrzeits', { q: family })) as { name: string }[]).map(({ name }) => name);
  await page.goto('/app/imports/new');
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'again.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(
      ['Name,Date of Death,After Sunset,Plaque', ...names.map((name, n) => `${name},1/5/1985,no,${n}W`)].join('\n'),
    ),
  });
  await page.waitForURL(/\/app\/imports\/[0-9a-f-]{36}/);
  const id = page.url().split('/').at(-1);
  await page.getByRole('tab', { name: 'All' }).click();
  const office = new Office(page, 'Row 2');
  const chosen = async () => [
    ...new Set(
      ((await api.get<Listed<{ choice: string | null }>>(`/imports/${id}/rows?range=[0,99]`)).data ?? []).map(
        ({ choice }) => choice,
      ),
    ),
  ];
  const ofRows = `This changes ${MANY} of ${MANY} rows.`;

  await office.chooseAll();
  await office.change('After sunset', ofRows, 'After sunset');
  await expect(page.getByText('· after sunset').first()).toBeVisible();
  await office.undo();
  await expect(page.getByText('· after sunset')).toHaveCount(0);
  await office.chooseAll();
  await office.press('Leave out', ofRows);
  await office.chooseAll();
  await office.press('Bring after all', ofRows);
  expect(await chosen()).toEqual([null]);
  await office.undo();
  expect(await chosen()).toEqual(['skip']);
  await office.chooseAll();
  await office.change('Somebody who is here already', ofRows, 'Take what the file says');
  expect(await chosen()).toEqual(['file']);

  const changes = page.getByRole('dialog', { name: 'Changes of many in the last 30 days' });
  // Other stories change many things meanwhile.
  const ours = `Somebody who is here already: ${MANY} rows of a list`;
  const newest = changes.getByRole('listitem').filter({ hasText: ours }).first();
  const look = async () => {
    await page.getByRole('button', { name: 'Recent changes' }).click();
    await expect(newest).toBeVisible();
  };
  const elsewhere = () => page.getByRole('link', { name: 'Yahrzeits', exact: true }).click();
  await look();
  await expect(newest.getByRole('button', { name: 'Undo' })).toBeVisible();
  await changes.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Import/ }).dblclick();
  await expect(page.getByText(`${MANY} rows were imported.`)).toBeVisible();
  await elsewhere();
  await look();
  await expect(newest).toContainText('It could be undone until the list was imported');
  await expect(newest.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await changes.getByRole('button', { name: 'Close' }).click();
  await page.goBack();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('This import was undone.')).toBeVisible();
  await elsewhere();
  await look();
  await expect(newest.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});
