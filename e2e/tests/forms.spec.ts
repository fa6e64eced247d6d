import type { Locator, Page, Route } from '@playwright/test';
import type { CalledName, EmailJob, ServiceSettings } from '@zikaron/contract';
import { expect, listed, test, type Api, type Listed } from '../world/demo.js';
import { test as ofOwnOffice } from '../world/own-office.js';
import { addressOf, choose, newYahrzeit, unlike, type Made } from '../world/records.js';

/** A form of the admin, with something in it that the server refuses. */
interface Story {
  /** Opens the form. The answer says how many records of it there are, where it makes one. */
  open: (page: Page, api: Api) => Promise<(() => Promise<number>) | void>;
  wrong: (page: Page) => Promise<void>;
  right: (page: Page) => Promise<void>;
  save?: string;
  saved: string;
}

/** By which this story knows its jobs; another worker that tells it has other days. */
const JOB_DAYS = 30 + (process.pid % 300);

const count = (api: Api, path: string, q: string) => async (): Promise<number> =>
  (await api.get<Listed<unknown>>(`${path}?${new URLSearchParams({ filter: JSON.stringify({ q }) })}`)).total;

const write = (label: string, text: string) => (page: Page) =>
  page
    .getByRole('textbox', { name: label, exact: true })
    .or(page.getByRole('spinbutton', { name: label, exact: true }))
    .fill(text);

const forms: Record<string, Story> = {
  settings: {
    open: async (page) => void (await page.goto('/app/settings')),
    wrong: write('Former members: letters for years', '400'),
    right: write('Former members: letters for years', '3'),
    save: 'Save reminders',
    saved: 'Settings saved',
  },
  'new yahrzeit': {
    open: async (page, api) => {
      const name = unlike('Refused Yahrzeit');
      await page.goto('/app/yahrzeits');
      await page.getByRole('button', { name: 'New yahrzeit' }).click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
      return count(api, '/yahrzeits', name);
    },
    wrong: write('Date of Death', '31 February 1984'),
    right: write('Date of Death', '3 March 1984'),
    saved: 'Yahrzeit created',
  },
  yahrzeit: {
    open: async (page, api) => {
      const { id } = await newYahrzeit(api, unlike('Refused Change'));
      await page.goto(`/app/yahrzeits/${id}?edit=1`);
    },
    wrong: write('Date of Death', '31 February 1984'),
    right: write('Date of Death', '4 March 1984'),
    saved: 'Changes saved',
  },
  'new contact': {
    open: async (page, api) => {
      const name = unlike('Refused Contact');
      const { id } = await newYahrzeit(api, name);
      await page.goto(`/app/contacts/new?yahrzeitId=${id}`);
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
      return count(api, '/contacts', name);
    },
    wrong: write('Email', 'nowhere'),
    right: (page) => page.getByLabel('Email', { exact: true }).fill(addressOf(unlike('Corrected'))),
    saved: 'Contact created',
  },
  contact: {
    open: async (page, api) => {
      const name = unlike('Refused Correction');
      const { id } = await api.post<Made>('/contacts/alone', { name, email: addressOf(name) });
      await page.goto(`/app/contacts/${id}?edit=1`);
    },
    wrong: write('Email', 'nowhere'),
    right: (page) => page.getByLabel('Email', { exact: true }).fill(addressOf(unlike('Corrected'))),
    saved: 'Contact saved',
  },
  observance: {
    open: async (page, api) => {
      const name = unlike('Refused Observance');
      const { id: yahrzeitId } = await newYahrzeit(api, name);
      await api.post('/observers/upsert-by-email', { yahrzeitId, email: addressOf(name) });
      await page.goto(`/app/yahrzeits/${yahrzeitId}`);
      await page.getByRole('button', { name: 'Edit Observance' }).click();
    },
    wrong: write('Days before', '400'),
    right: write('Days before', '21'),
    saved: 'Observance saved',
  },
  'new email job': {
    open: async (page, api) => {
      await page.goto('/app/email-jobs/new');
      await page.getByLabel('Template').click();
      await page.getByRole('option').nth(1).click();
      // Other stories make jobs beside this one, and put theirs away.
      const jobs = `/emails/jobs${listed().replace('19', '99')}`;
      return async () =>
        (await api.get<Listed<EmailJob>>(jobs)).data.filter(({ inputJson }) => inputJson.window?.toDays === JOB_DAYS)
          .length;
    },
    wrong: write('To day', `-${JOB_DAYS}`),
    right: write('To day', `${JOB_DAYS}`),
    saved: 'Job created successfully',
  },
  'new template': {
    open: async (page, api) => {
      await page.goto('/app/templates');
      await page.getByRole('button', { name: 'New Template' }).first().click();
      return count(api, '/templates', 'Refused Template');
    },
    wrong: (page) => page.getByRole('textbox', { name: 'Template Name' }).fill(''),
    right: (page) => page.getByRole('textbox', { name: 'Template Name' }).fill(unlike('Refused Template')),
    saved: 'Template created successfully',
  },
  'new observer': {
    open: async (page, api) => {
      const name = unlike('Refused Observer');
      const { id } = await newYahrzeit(api, name);
      await page.goto(`/app/yahrzeits/${id}`);
      await page.getByRole('button', { name: 'Add observer' }).click();
      await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name);
      return count(api, '/observers', name);
    },
    wrong: write('Email', 'nowhere'),
    right: (page) => page.getByLabel('Email', { exact: true }).fill(addressOf(unlike('Corrected'))),
    save: 'Add observer',
    saved: 'Observer added',
  },
  'a death': {
    open: async (page, api) => {
      const name = unlike('Refused Death');
      await page.goto('/app/first-year');
      await page.getByRole('button', { name: 'Record a death' }).click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
      await page.getByLabel('Died on').fill('2026-11-29');
      await page.getByLabel('Burial').fill('2026-11-30');
      await page.getByLabel('Or a new person: name').fill(unlike('Mourner'));
      return count(api, '/yahrzeits', name);
    },
    wrong: write('Email', 'nowhere'),
    right: (page) => page.getByLabel('Email', { exact: true }).fill(addressOf(unlike('Corrected'))),
    save: 'Begin the year',
    saved: 'It has been noted',
  },
  'a hold': {
    open: async (page, api) => {
      const name = unlike('Refused Hold');
      const { id } = await api.post<Made>('/contacts/alone', { name, email: addressOf(name) });
      await page.goto(`/app/contacts/${id}`);
      await page.getByRole('button', { name: `Hold: ${name}` }).click();
      await choose(page, page.getByRole('dialog').getByLabel('Why'), 'Something else');
    },
    wrong: (page) => page.getByLabel('Until this day, and on it').fill('2020-01-01'),
    right: (page) => page.getByLabel('Until this day, and on it').fill('2031-01-01'),
    save: 'Hold the letters',
    saved: 'Held. Nothing is written until you lift it.',
  },
  'a sheet address': {
    open: async (page, api) => {
      await page.goto('/app/imports');
      return async () => (await api.get<Listed<unknown>>('/sheet-links')).total;
    },
    wrong: write('For whom or what is it?', 'x'.repeat(2000)),
    right: write('For whom or what is it?', 'The bulletin'),
    save: 'Make a private address',
    saved: 'Private address made',
  },
  webhook: {
    open: async (page, api) => {
      await page.goto('/app/webhooks');
      await page.getByRole('button', { name: 'New webhook' }).click();
      await page.getByLabel('A contact was changed').check();
      return async () => (await api.get<{ data: unknown[] }>('/webhooks')).data.length;
    },
    wrong: write('Address', 'nowhere'),
    right: write('Address', 'http://127.0.0.1:9/zikaron'),
    save: 'Make the webhook',
    saved: 'The webhook is saved',
  },
};

for (const [form, { open, wrong, right, save: label = 'Save', saved }] of Object.entries(forms)) {
  test(`${form}: refused, corrected while offline, and saved once when online again`, async ({ page, api }) => {
    const many = await open(page, api);
    const before = await many?.();
    const save = page.getByRole('button', { name: label, exact: true });
    const told = page.getByRole('alert');

    await wrong(page);
    await save.click();
    await expect(told.first()).toBeInViewport();

    await right(page);
    await page.context().setOffline(true);
    await save.click();
    await expect(told.filter({ hasText: 'The server could not be reached' }).first()).toBeInViewport();
    // The original has a toast of its own for one of them.
    const toasts = page.locator('.MuiSnackbar-root').filter({ hasNotText: 'Failed to create template' });
    expect(await toasts.count(), 'the summary says it, and no toast over Save').toBe(0);

    await page.context().setOffline(false);
    await save.dblclick();
    await expect(page.getByText(saved, { exact: true })).toBeVisible();
    if (many) expect(await many()).toBe((before ?? 0) + 1);
  });
}

test('what stands before the server is told in words, and a save whose answer was lost is done by another press', async ({
  page,
  api,
}) => {
  const { id } = await newYahrzeit(api, unlike('Lost Answer'));
  await page.goto(`/app/yahrzeits/${id}?edit=1`);
  await page.getByLabel('Notes').fill(TYPED);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const told = page.getByRole('alert');
  const failing = [
    (route: Route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Service Unavailable</h1>' }),
    async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
  ];
  await page.route(`**/api/yahrzeits/${id}`, (route) =>
    route.request().method() === 'PUT' ? (failing.shift()?.(route) ?? route.fallback()) : route.fallback(),
  );

  for (const left of [1, 0]) {
    await save.click();
    await expect.poll(() => failing.length).toBe(left);
    await expect(told).toHaveText('The server could not be reached. Check your connection.');
  }
  await save.click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  expect(await api.get(`/yahrzeits/${id}`)).toMatchObject({ notes: TYPED, version: 2 });
});

test('a save that is not answered for long says so, keeps what was typed, and pressed again is done once', async ({
  page,
  api,
}) => {
  const { id } = await newYahrzeit(api, unlike('Slow Line'));
  const name = unlike('Slow Answer');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let asked = 0;
  await page.route('**/api/contacts', async (route) => {
    if (asked++ > 0) return route.fallback();
    await route.fetch();
    await arrived;
    return route.abort('connectionreset');
  });
  await page.clock.install();
  await page.goto(`/app/contacts/new?yahrzeitId=${id}`);
  const typed = page.getByRole('textbox', { name: 'Name', exact: true });
  await typed.fill(name);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect.poll(() => asked).toBe(1);
  await page.clock.fastForward(15_000);
  await expect(page.getByText('the line is slow. What you typed stays here.')).toBeInViewport();
  await expect(typed).toHaveValue(name);

  await save.click();
  await expect(page.getByText('Contact created', { exact: true })).toBeVisible();
  arrive();
  await page.unrouteAll({ behavior: 'wait' });
  expect(await count(api, '/contacts', name)()).toBe(1);
});

test('on a slow line Save waits, pressed once or twice, until all is saved', async ({ page, api }) => {
  const { id } = await newYahrzeit(api, unlike('Slow Line'));
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/observers/upsert-by-email', async (route) => {
    await arrived;
    await route.fallback();
  });
  await page.goto(`/app/yahrzeits/${id}`);
  await page.getByRole('button', { name: 'Add observer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email', { exact: true }).fill(addressOf(unlike('Slow Observer')));
  await dialog.getByRole('button', { name: 'Add observer' }).dblclick();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  arrive();
  await expect(page.getByText('Observer added', { exact: true })).toBeVisible();
});

const LATE = {
  ...{ id: '00000000-0000-4000-8000-000000000009', label: 'Came late', url: 'https://late.example/list' },
  ...{ opened: 0, lastOpenedAt: null, language: 'en', names: 'full', frames: [], email: null },
  ...{ createdBy: 'Dina', createdAt: '2026-12-01T12:00:00.000Z' },
};

for (const [path, address, label] of [
  ['sheet-links', '/app/imports', 'For whom or what is it?'],
  ['list-links', '/app/service-list', 'What it is for'],
] as const) {
  test(`what is typed beside the list of ${path} stays when that comes late`, async ({ page }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(`**/api/${path}?*`, async (route) => {
      await arrived;
      await route.fulfill({ json: { data: [LATE], total: 1 } });
    });
    await page.goto(address);
    await page.getByRole('textbox', { name: label }).fill('Half a word');
    arrive();
    await expect(page.getByLabel('Came late').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: label })).toHaveValue('Half a word');
  });
}

ofOwnOffice(
  'two change the settings at once: what each typed is saved, and nothing typed is wiped out',
  async ({ page, context, api, asBefore }) => {
    await asBefore('/orgs/mine/settings', '/orgs/mine/services');
    const other = await context.newPage();
    const sender = (on: Page) => on.getByRole('textbox', { name: 'Sender name' });
    const address = (on: Page) => on.getByRole('textbox', { name: 'Postal address' });
    const years = (on: Page) => on.getByRole('spinbutton', { name: 'Families who left: read for years' });
    const nobody = (on: Page) => on.getByRole('switch', { name: 'Read also whom nobody observes' });
    const saved = (on: Page, section: string) =>
      expect(on.getByRole('region', { name: section }).getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    for (const one of [page, other]) {
      await one.goto('/app/settings');
      await expect(address(one)).toBeVisible();
      await expect(years(one)).toBeVisible();
    }
    const before = await api.get<ServiceSettings>('/orgs/mine/services');
    const text = page.getByRole('spinbutton', { name: 'Text of letters: years' });
    await address(page).fill('7 Hill Street');
    await text.fill('9');
    // Nobody has left this field yet.
    await years(page).fill('7');

    await sender(other).fill('The office');
    await saved(other, 'Sender');
    await nobody(other).click();
    await saved(other, 'Services');
    const came = ['settings', 'services'].map((of) => page.waitForResponse(`**/api/orgs/mine/${of}`));
    // After a quarter of an hour in another window, what the page has read is read anew.
    await page.clock.setSystemTime(Date.now() + 15 * 60_000);
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await Promise.all(came);

    await expect(address(page)).toHaveValue('7 Hill Street');
    await expect(years(page)).toHaveValue('7');
    await expect(text).toHaveValue('9');
    // Somebody comes back to this window, and leaves the field: a window that another one covers has no focus.
    await page.bringToFront();
    await years(page).press('Tab');
    await saved(page, 'Services');
    await page.getByRole('button', { name: 'Save these periods' }).click();
    await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
    expect(await api.get('/orgs/mine/settings')).toMatchObject({
      ...{ senderName: 'The office', address: '7 Hill Street', letterTextYears: 9 },
    });
    expect(await api.get('/orgs/mine/services')).toMatchObject({
      policy: { nobodyObserves: !before.policy.nobodyObserves, formerYears: 7 },
    });
  },
);

ofOwnOffice(
  'two change the services at once: both changes are saved, and the second sees what the first added',
  async ({ page, api, asBefore }) => {
    await asBefore('/orgs/mine/services');
    await page.goto('/app/settings');
    const rows = page.getByLabel('What you call it');
    await expect(rows).toHaveCount(1);
    const now = await api.get<ServiceSettings>('/orgs/mine/services');
    const theirs = { ...now.services[0]!, name: 'Their minyan' };
    await api.put('/orgs/mine/services', { ...now, services: [...now.services, theirs] });

    await rows.fill('Our Friday');
    await page.getByRole('button', { name: 'Save services' }).click();

    await expect(page.getByText('Somebody else has changed the services meanwhile.')).toBeVisible();
    await expect(rows).toHaveCount(2);
    const { services } = await api.get<ServiceSettings>('/orgs/mine/services');
    expect(services.map(({ name }) => name)).toEqual(['Our Friday', 'Their minyan']);
  },
);

test('of two who confirm how somebody is called up, the second is told by whom, and confirming again keeps theirs', async ({
  page,
  api,
}) => {
  const { id } = await newYahrzeit(api, unlike('Zissel'), { hebrewName: 'זיסל בת יעקב' });
  await page.goto(`/app/yahrzeits/${id}`);
  await page.getByRole('button', { name: 'Look through and confirm' }).click();
  await page.getByRole('textbox', { name: 'Given name' }).fill('זיסל רחל');
  const { parts } = await api.get<CalledName>(`/called-names/${id}`);
  await api.put(`/called-names/${id}`, { ...parts, pronunciation: null });

  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await confirm.click();
  await expect(page.getByText('Dina Demo has confirmed this name meanwhile')).toBeVisible();
  await confirm.click();
  await expect(page.getByText('Given name: זיסל רחל')).toBeVisible();
});

ofOwnOffice(
  'what is typed while a save is on its way stays, and is saved by the next one',
  async ({ page, api, asBefore }) => {
    await asBefore('/orgs/mine/settings');
    const press = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
    const { id } = await api.post<Made>('/templates', { name: unlike('Slow'), jsxComponentKey: 'default_reminder' });
    const leave = (page: Page) => page.keyboard.press('Tab');
    for (const [address, path, label, field, keep, then] of [
      // Saved as one leaves the field, or rests: the next save may follow the first one by itself.
      ['/app/settings', '/orgs/mine/settings', 'Sender name', 'senderName', leave, /^Typed (first|meanwhile)$/],
      [`/app/templates/${id}`, `/templates/${id}`, 'Template Name', 'name', press, /^Typed first$/],
    ] as const) {
      let arrive = () => {};
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      await page.route(`**/api${path}`, async (route) => {
        if (route.request().method() === 'PUT') await arrived;
        await route.fallback();
      });
      await page.goto(address);
      const typed = page.getByRole('textbox', { name: label, exact: true });
      const sent = page.waitForRequest((request) => request.method() === 'PUT');
      const saved = async () => (await api.get<Record<string, unknown>>(path))[field];

      await typed.fill('Typed first');
      await keep(page);
      await sent;
      await typed.fill('Typed meanwhile');
      arrive();
      await expect.poll(saved).toMatch(then);
      await expect(typed).toHaveValue('Typed meanwhile');

      await keep(page);
      await expect.poll(saved).toBe('Typed meanwhile');
    }
  },
);

test('a list that cannot be read anew stays, and with it what is typed in its dialogs', async ({ page }) => {
  await page.goto('/app/service-list');
  await page
    .getByRole('button', { name: 'When the mourning for' })
    .or(page.getByRole('button', { name: /^Change when/ }))
    .first()
    .click();
  const why = page.getByRole('dialog').getByLabel('Why');
  await why.fill('Half a word');

  let failed = 0;
  await page.route('**/api/service-list?**', async (route) => {
    await route.fulfill({ status: 500, json: { message: 'Away' } });
    failed++;
  });
  // After a quarter of an hour in another window the list is read anew, and once more when that fails.
  await page.clock.setSystemTime(Date.now() + 15 * 60_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => failed).toBe(2);

  await why.pressSequentially(' and another');
  await expect(why).toHaveValue('Half a word and another');
});

/** Typed into a form, and nowhere saved. */
const TYPED = 'Typed for ten minutes';

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'the browser’s Back': (page) => page.goBack(),
  'the button that gives the form up': (page) => page.getByRole('button', { name: 'Cancel' }).click(),
  'a link of the bar': (page) => page.getByRole('link', { name: 'Contacts' }).click(),
  'the logo': (page) => page.getByRole('banner').getByRole('link', { name: 'Zikaron' }).click(),
};

for (const [way, leave] of Object.entries(ways)) {
  test(`what was typed is not lost by ${way}`, async ({ page, api }) => {
    const { id } = await newYahrzeit(api, unlike('Guarded Record'));
    await page.goto(`/app/yahrzeits/${id}`);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Notes').fill(TYPED);
    // A person needs longer from the last letter to the next key.
    await page.waitForTimeout(500);

    await leave(page);
    const ask = page.getByRole('dialog', { name: 'Unsaved Changes' });
    await ask.getByRole('button', { name: 'Cancel' }).click();
    await expect(ask).toBeHidden();
    await expect(page.getByLabel('Notes')).toHaveValue(TYPED);

    await leave(page);
    await ask.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByLabel('Notes')).toBeHidden();
    expect(await api.get(`/yahrzeits/${id}`)).toMatchObject({ notes: null });
  });
}

test('closing a dialog asks for what was typed in it, and Back does too', async ({ page }) => {
  await page.goto('/app/contacts');
  await page.getByRole('link', { name: 'Yahrzeits' }).click();
  await page.getByRole('button', { name: 'New yahrzeit' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill(TYPED);
  const ask = page.getByRole('dialog', { name: 'Unsaved Changes' });

  await page.keyboard.press('Escape');
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await page.goBack();
  await ask.getByRole('button', { name: 'Cancel' }).click();

  await expect(name).toHaveValue(TYPED);
});

test('the second of a double press does nothing in the dialog that the first has opened', async ({ page, api }) => {
  const name = unlike('Twice Pressed');
  const { id } = await api.post<Made>('/contacts/alone', { name, email: addressOf(name) });
  await page.goto(`/app/contacts/${id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  const again = async (part: Locator) => {
    await expect(part).toBeVisible();
    const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
  };

  await again(dialog.getByRole('heading'));
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await again(dialog.getByRole('button', { name: 'Delete' }));
  await again(dialog.getByRole('button', { name: 'Cancel' }));
  await page.mouse.click(5, 5, { clickCount: 1 });
  await expect(dialog).toHaveCount(0);
  expect(await api.get(`/contacts/${id}`)).toMatchObject({ name });
});

test('an observer that is being added is not lost by Cancel or Back', async ({ page, api }) => {
  const remembered = unlike('Guarded Observer');
  await newYahrzeit(api, remembered);
  await page.goto('/app/yahrzeits');
  await page.getByPlaceholder('Search name, mourner or plaque').fill(remembered);
  await page.getByRole('link', { name: remembered, exact: true }).click();
  await page.getByRole('button', { name: 'Add observer' }).click();
  const name = page.getByRole('dialog', { name: 'Add observer' }).getByRole('textbox', { name: 'Name', exact: true });
  await name.fill(TYPED);
  const ask = page.getByRole('dialog', { name: 'Unsaved Changes' });

  for (const leave of [() => page.getByRole('button', { name: 'Cancel' }).click(), () => page.goBack()]) {
    await leave();
    await ask.getByRole('button', { name: 'Cancel' }).click();
    await expect(ask).toBeHidden();
    await expect(name).toHaveValue(TYPED);
  }
});

test('who is on record already is shown while a name or a date is typed, and can be opened', async ({ page, api }) => {
  const name = unlike('Known Already');
  const { id } = await newYahrzeit(api, name, { gregorianDate: '1951-07-19' });
  await page.goto('/app/yahrzeits');
  await page.getByRole('button', { name: 'New yahrzeit' }).click();
  const known = page.getByRole('status').filter({ hasText: 'Already on record' });

  await page.getByRole('textbox', { name: 'Date of Death', exact: true }).fill('19 July 1951');
  await expect(known).toContainText(name);
  await page.getByRole('textbox', { name: 'Date of Death', exact: true }).fill('');
  await expect(known).toBeHidden();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await known.getByRole('link', { name: `Open it: ${name}` }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL(`**/app/yahrzeits/${id}`);

  const contact = await api.post<Made>('/contacts/alone', { name, email: addressOf(name) });
  await page.goto('/app/contacts/new');
  await page.getByLabel('Email', { exact: true }).fill(addressOf(name));
  await expect(known.getByRole('link', { name: `Open it: ${name}` })).toHaveAttribute(
    'href',
    `/app/contacts/${contact.id}`,
  );
});

test('a session that is lost is asked for in place, and what was typed is saved after it', async ({ page, api }) => {
  const { id } = await newYahrzeit(api, unlike('Lost Session'));
  await page.goto(`/app/yahrzeits/${id}?edit=1`);
  await page.getByLabel('Notes').fill(TYPED);
  await page.evaluate(() => localStorage.removeItem('zikaron.session'));
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  const ask = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(ask.getByLabel('Email')).toHaveValue('demo@zikaron.example');
  const house = await ask.getByText('Zikaron', { exact: true }).boundingBox();
  expect(house?.y, 'the house’s name stands at the head of the covered page').toBeLessThan(57);
  await ask.getByLabel('Password').fill('not the password');
  await ask.getByRole('button', { name: 'Go on' }).click();
  await expect(ask.getByRole('alert')).toBeVisible();
  await ask.getByLabel('Password').fill('zikaron-demo');
  await ask.getByRole('button', { name: 'Go on' }).click();

  await expect(page.getByText('Changes saved')).toBeVisible();
  expect(await api.get(`/yahrzeits/${id}`)).toMatchObject({ notes: TYPED });
});

test('filters last as long as the visit, and say Any where nothing is chosen', async ({ page, api }) => {
  const name = unlike('Unsure Sunset');
  await newYahrzeit(api, name, { afterSunset: null });
  await page.goto('/app/yahrzeits');
  const sunset = page.getByRole('combobox', { name: 'After Sunset' });
  await expect(sunset).toHaveText('Any');
  await page.getByPlaceholder('Search name, mourner or plaque').fill(name);
  await choose(page, sunset, 'Yes');
  await expect(page.getByText('Nothing fits this search')).toBeVisible();
  await choose(page, sunset, 'Not sure');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Contacts' }).click();
  await page.getByRole('link', { name: 'Yahrzeits' }).click();
  await expect(sunset).toHaveText('Not sure');
  await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
  const chosen = 'What to do with the chosen rows';
  await expect(page.getByRole('region', { name: chosen })).toContainText('1 chosen');
  const later = await page.context().newPage();
  await later.goto('/app/yahrzeits');
  await expect(later.getByRole('combobox', { name: 'After Sunset' })).toHaveText('Any');
  await expect(later.getByPlaceholder('Search name, mourner or plaque')).toHaveValue('');
  await expect(later.getByRole('region', { name: chosen })).toBeHidden();
});

test('a search and a filter that are asked for in one moment are both asked for', async ({ page }) => {
  await page.goto('/app/yahrzeits');
  await page.getByRole('combobox', { name: 'After Sunset' }).click();
  await expect(page.getByRole('option', { name: 'Yes' })).toBeVisible();
  await page.evaluate(() => {
    const search = document.querySelector<HTMLInputElement>('input[name=q]')!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(search, 'Levin');
    search.dispatchEvent(new Event('input', { bubbles: true }));
    [...document.querySelectorAll<HTMLElement>('[role=option]')].find((one) => one.textContent === 'Yes')!.click();
  });
  await expect(page).toHaveURL((url) => {
    const asked = JSON.parse(url.searchParams.get('filter') ?? '{}') as Record<string, unknown>;
    return asked.q === 'Levin' && asked.afterSunset === true;
  });
});

test('a date that is no day is told as it is typed, and once it is refused in the summary and under its field only', async ({
  page,
}) => {
  await page.goto('/app/yahrzeits');
  await page.getByRole('button', { name: 'New yahrzeit' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(unlike('Told Twice'));
  const date = page.getByRole('textbox', { name: 'Date of Death', exact: true });
  await date.fill('31 February 1984');
  const told = page.getByText('"31 February 1984" is a day that does not exist');
  const typed = page.getByRole('status').filter({ hasText: 'February 1984' });
  await expect(typed).toBeVisible();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'February 1984' }).first()).toBeVisible();
  await expect(date).toHaveAccessibleDescription(/February 1984/);
  await expect(typed).toHaveCount(0);
  await expect(told).toHaveCount(2);

  await date.fill('30 February 1984');
  await expect(page.getByRole('status').filter({ hasText: '30 February 1984' })).toBeVisible();
});

test('the bell says that its list could not be fetched, and fetches it when asked again', async ({ page }) => {
  let isAway = true;
  await page.route('**/api/notifications?limit=20', (route) =>
    isAway ? route.fulfill({ status: 500, json: { message: 'Away' } }) : route.fallback(),
  );
  await page.goto('/app/yahrzeits');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('alert')).toContainText('The notifications could not be fetched');

  isAway = false;
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await expect(panel.getByRole('listitem').or(panel.getByText('No notifications')).first()).toBeVisible();
});

test('a list that could not be fetched says so once, where its rows would be', async ({ page }) => {
  await page.route('**/api/contacts?**', (route) => route.fulfill({ status: 500, json: { message: 'Away' } }));
  await page.goto('/app/contacts');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
  // A notice would come with it, or a moment later.
  await page.waitForTimeout(500);
  await expect(page.getByText('The fault is ours')).toHaveCount(1);
});

test('a page that could not be fetched keeps its title and the way back', async ({ page }) => {
  const fail = (asked: RegExp) =>
    page.route(asked, (route) => route.fulfill({ status: 500, json: { message: 'Away' } }));
  await fail(/api\/(this-week|yahrzeits\/)/);
  const pages = { '/app/this-week': 'This week', '/app/yahrzeits/0': 'Yahrzeit', '/app/coverage': 'Coverage' };
  for (const [path, name] of Object.entries(pages)) {
    if (name === 'Coverage') await fail(/api\/(orgs\/mine|auth\/me)/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page).toHaveTitle(`${name} · Zikaron`);
  }
});

test('Adar of a year with two is told by one press, in the form and of a death in the congregation', async ({
  page,
}) => {
  await page.goto('/app/yahrzeits/new');
  const hebrew = page.getByRole('textbox', { name: 'Hebrew date' });
  await hebrew.fill('5 Adar 5744');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(unlike('Either Adar'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(hebrew).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: '5 Adar II 5744' }).click();
  await expect(hebrew).toHaveValue('5 Adar II 5744');
  await expect(hebrew).toHaveAttribute('aria-invalid', 'false');
  await expect(hebrew).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '9 March 1984' })).toBeVisible();

  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.goto('/app/first-year');
  await page.getByRole('button', { name: 'Record a death' }).click();
  const died = page.getByLabel('Died on');
  await died.fill('7 Adar 5784');
  await page.getByRole('button', { name: '7 Adar II 5784' }).click();
  await expect(died).toHaveValue('7 Adar II 5784');
});

test('a job that was refused for want of a letter is unsaved; once made, Back leads to no form that makes another', async ({
  page,
  api,
}) => {
  await page.goto('/app/email-jobs');
  await page.getByRole('link', { name: 'New Job' }).first().click();
  await write('To day', '21')(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please select a template' })).toBeVisible();

  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog').getByText('Unsaved Changes')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await page.getByLabel('Template').click();
  await page.getByRole('option').nth(1).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/run');
  await expect(page.getByRole('heading', { name: 'New Job' })).toBeHidden();
  const made = /[^/]+(?=\/run)/.exec(page.url())?.[0] ?? '';
  await page.goBack();
  await expect(page).toHaveURL('/app/email-jobs');
  await api.remove(`/emails/jobs/${made}`);
});
