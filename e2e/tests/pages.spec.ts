import type { Page } from '@playwright/test';
import { expect, listed, test, type Api, type Listed } from '../world/demo.js';
import { barriers, english, listen, open, overflow, stillness, untranslated } from '../world/inspection.js';

test.describe.configure({ mode: 'parallel' });

const PUBLIC = ['/', '/login', '/login/trial', '/register', '/pricing', '/forgot-password', '/no-such-page'];
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** Every page of the admin, with a record that has something to show. */
async function pagesOf(api: Api): Promise<string[]> {
  const first = async (path: string, filter = {}) => {
    const { data } = await api.get<Listed<{ id: string }>>(`${path}${listed(filter)}`);
    return data[0]?.id ?? '';
  };
  const [yahrzeit, contact, email, template, upload] = await Promise.all([
    first('/yahrzeits'),
    first('/contacts'),
    first('/emails', { status: 'sent' }),
    first('/templates'),
    first('/imports'),
  ]);
  const job = await api.post<{ id: string }>('/emails/jobs', {
    mode: 'window',
    templateId: template,
    window: { basis: 'sendDate', fromDays: 0, toDays: 7 },
  });
  return [
    ...['/app/yahrzeits', `/app/yahrzeits/${yahrzeit}`, `/app/yahrzeits/${yahrzeit}?edit=1`],
    ...['/app/contacts', `/app/contacts/${contact}`, `/app/contacts/${contact}?edit=1`, '/app/contacts/new'],
    ...['/app/emails', `/app/emails/${email}`, '/app/email-jobs', '/app/email-jobs/new'],
    ...[`/app/email-jobs/${job.id}`, `/app/email-jobs/${job.id}/run`],
    ...['/app/templates', `/app/templates/${template}`, `/app/templates/${template}/test`],
    ...['/app/data-quality/dates', '/app/data-quality/lacking?field=yahrzeit.hebrewName'],
    ...['/app/imports', '/app/imports/new', `/app/imports/${upload}`, '/app/notifications', '/account'],
    ...['/checkout', '/checkout?plan=plus'],
  ];
}

/** What the bar and the user menu lead to: a page that is new there is looked at without being named here. */
async function linked(page: Page): Promise<string[]> {
  await open(page, '/app/yahrzeits');
  await page.locator('header [aria-haspopup=menu]').last().click();
  const links = page.locator('header nav a[href^="/"], [role=menu] a[href^="/"]');
  await expect(links.last()).toBeVisible();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

type Check = (page: Page, path: string) => Promise<string[]>;

/** Goes through all the pages, and tells for each what is wrong on it. */
async function walk(page: Page, paths: string[], check: Check): Promise<void> {
  const complaints = listen(page);
  for (const path of paths) {
    complaints.length = 0;
    await open(page, path);
    const wrong = await check(page, path);
    expect.soft([...wrong, ...complaints], path).toEqual([]);
  }
}

const prefer = (page: Page, choices: Record<string, string>) =>
  page.addInitScript((chosen) => {
    if (window.origin === 'null') return; // the letter's frame keeps nothing
    for (const [name, value] of Object.entries(chosen))
      localStorage.setItem(`RaStore.zikaron.${name}`, JSON.stringify(value));
  }, choices);

const light: Check = async (page, path) => [...(await barriers(page, path)), ...(await untranslated(page))];

/** In the dark only colours differ. */
const dark: Check = (page, path) => barriers(page, path, 'colours');

const hebrew: Check = async (page, path) => {
  const direction = await page.evaluate(() => document.documentElement.dir);
  const turned = direction === 'rtl' ? [] : [`the direction is ${direction}`];
  return [
    ...turned,
    ...(await barriers(page, path, 'structure')),
    ...(await untranslated(page)),
    ...(await english(page)),
  ];
};

const phone: Check = async (page, path) => {
  const beyond = await overflow(page);
  const scrolls = beyond > 0 ? [`${beyond} px beyond the edge`] : [];
  return [...scrolls, ...(await barriers(page, path, 'structure'))];
};

const named = (way: string, found: string[]): string[] => found.map((one) => `${way}: ${one}`);

/** One opening of a page of the admin: in the light, then in the dark, then on a phone. */
const inEveryLight: Check = async (page, path) => {
  await page.setViewportSize(DESK);
  const inTheLight = await light(page, path);
  await page.getByRole('button', { name: 'Toggle light/dark mode' }).click();
  await stillness(page);
  const inTheDark = await dark(page, path);
  await page.setViewportSize(PHONE);
  return [...inTheLight, ...named('dark', inTheDark), ...named('phone', await phone(page, path))];
};

// Two halves, so that both workers have one.
for (const half of [0, 1]) {
  test(`every page of the admin is sound in the light, in the dark and on a phone: half ${half + 1}`, async ({
    page,
    api,
  }) => {
    test.setTimeout(240_000);
    const paths = new Set([...(await pagesOf(api)), ...(await linked(page))]);
    const inside = [...paths].filter((path) => path.startsWith('/app'));
    await prefer(page, { theme: 'light', locale: 'en' });
    await walk(
      page,
      inside.filter((_, at) => at % 2 === half),
      inEveryLight,
    );
  });
}

test('every page of the admin is sound in Hebrew', async ({ page, api }) => {
  test.setTimeout(240_000);
  const paths = new Set([...(await pagesOf(api)), ...(await linked(page))]);
  await prefer(page, { theme: 'light', locale: 'he' });
  await walk(page, [...paths], hebrew);
});

const WAYS = [
  { name: 'in the light', check: light, window: DESK, choices: { theme: 'light', locale: 'en' } },
  { name: 'in the dark', check: dark, window: DESK, choices: { theme: 'dark', locale: 'en' } },
  { name: 'in Hebrew', check: hebrew, window: DESK, choices: { theme: 'light', locale: 'he' } },
  { name: 'on a phone', check: phone, window: PHONE, choices: { theme: 'light', locale: 'en' } },
];

for (const { name, check, window, choices } of WAYS) {
  test(`the account is sound ${name}`, async ({ page }) => {
    await page.setViewportSize(window);
    await prefer(page, choices);
    await walk(page, ['/account', '/pricing', '/checkout?plan=standard'], check);
  });

  test.describe(() => {
    test.use({ storageState: { cookies: [], origins: [] } });

    test(`every public page is sound ${name}`, async ({ page }) => {
      await page.setViewportSize(window);
      await prefer(page, choices);
      await walk(page, PUBLIC, check);
    });
  });
}
