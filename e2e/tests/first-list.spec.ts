import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../world/demo.js';
import { prefer } from '../world/every-page.js';

test('the first list is asked for while its program is still on the way, once, and shows its bar meanwhile', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search));
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/admin-/, async (route) => {
    await arrived;
    await route.fallback();
  });
  const isList = (path: string) => path.startsWith('/api/yahrzeits?');

  await page.goto('/app/yahrzeits', { waitUntil: 'commit' });
  await expect(page.locator('.app-frame')).toBeVisible();
  await expect.poll(() => asked.filter(isList)).toHaveLength(1);
  await expect.poll(() => asked.filter((path) => path === '/api/orgs/mine')).toHaveLength(1);
  const ofProgram = () => asked.findIndex((path) => path.startsWith('/assets/admin-'));
  await expect.poll(ofProgram).toBeGreaterThan(0);
  expect(asked.findIndex(isList), 'what is drawn ahead is on the way before the program').toBeLessThan(ofProgram());

  arrive();
  await expect(page.getByRole('heading', { name: 'Yahrzeits', level: 1 })).toBeVisible();
  await expect(page.getByText(/^1–20 of/).last()).toBeVisible();
  await expect(page.locator('.app-frame')).toBeHidden();
  expect(asked.filter(isList), 'what was asked ahead is what the list shows').toHaveLength(1);
  expect(
    asked.filter((path) => path.includes('/assets/identity')),
    'a session that is good needs no client',
  ).toEqual([]);
});

/** Where a text stands, and how it looks. */
const standsAt = (text: Locator) =>
  text.evaluate((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const { x, y, width, height } = words.getBoundingClientRect();
    const { color, fontFamily, fontSize, fontWeight } = getComputedStyle(one);
    const box = [x, y, width, height].map((edge) => Math.round(edge * 2) / 2).join(' ');
    return { said: one.textContent, box, color, font: `${fontWeight} ${fontSize} ${fontFamily.split(',')[0]}` };
  });

for (const { name, locale, theme, width } of [
  { name: 'a phone', locale: 'en', theme: 'light', width: 390 },
  { name: 'a phone in Hebrew and the dark', locale: 'he', theme: 'dark', width: 390 },
  { name: 'a desk', locale: 'en', theme: 'dark', width: 1366 },
  { name: 'a desk in Hebrew', locale: 'he', theme: 'light', width: 1366 },
])
  test(`on ${name} the list stands before its program is there, and the program draws the same in the same place`, async ({
    page,
  }) => {
    await prefer(page, { locale, theme });
    await page.setViewportSize({ width, height: 800 });
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\/assets\/admin-/, async (route) => {
      await arrived;
      await route.fallback();
    });
    // Who is told is said in rows that stand already, and a long one may take a second line there.
    await page.route('**/api/coverage?*', () => undefined);
    await page.goto('/app/yahrzeits', { waitUntil: 'commit' });
    const frame = page.locator('.app-frame-list');
    const main = page.getByRole('main');
    await expect(frame.locator('h1')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const parts = [
      [frame.locator('h1'), main.locator('h1')],
      [frame.locator('p'), main.locator('h1').locator('xpath=../following-sibling::*')],
      ...(width < 600
        ? [
            [frame.locator('strong').first(), main.locator('li [dir=auto]').first()],
            [frame.locator('strong').nth(3), main.locator('li [dir=auto]').nth(3)],
            [frame.locator('.app-frame-heading b').first(), main.locator('li h2 > :first-child').first()],
            [frame.locator('.app-frame-heading span').nth(1), main.locator('li h2 > :last-child').nth(1)],
            [
              frame.locator('.app-frame-day em').nth(3),
              main.locator('li a > div > div:last-child > div:first-child').nth(3),
            ],
          ]
        : []),
    ] as const;
    const before = [];
    for (const [drawn] of parts) before.push(await standsAt(drawn));

    arrive();
    await expect(main.locator('h1')).toBeVisible();
    await expect(page.getByRole('navigation').last()).toBeVisible();
    await expect(page.locator('.app-frame-list')).toHaveCount(0);
    for (const [place, [, drawn]] of parts.entries())
      expect(await standsAt(drawn), String(before[place]!.said)).toEqual(before[place]);
  });

test('no row moves when the fields of the filters come', async ({ page }) => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/filter-fields-/, async (route) => {
    await arrived;
    await route.fallback();
  });
  await page.goto('/app/yahrzeits');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: 'Select this row' }) })
    .first();
  await expect(row).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await row.boundingBox();
  arrive();
  await expect(page.getByRole('combobox', { name: 'After Sunset' })).toBeVisible();
  expect(await row.boundingBox()).toEqual(before);
});

test('the first list comes with its own texts; those of other pages follow whoever goes on, and none is missing', async ({
  page,
}) => {
  const later: string[] = [];
  page.on('request', (request) => void (request.url().includes('/assets/later-') && later.push(request.url())));
  await page.goto('/app/yahrzeits');
  await expect(page.getByText(/^1–20 of/).last()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(later).toEqual([]);
  await expect(page.locator('body')).not.toContainText(/\b(layout|lists|resources|settings|files|bulk)\.\w+/);

  await page.getByRole('link', { name: 'Contacts' }).first().click();
  await expect(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible();
  expect(new Set(later).size, 'once').toBe(1);
  await expect(page.locator('body')).not.toContainText(/\b(layout|lists|resources|settings|files|bulk)\.\w+/);
});

test('a part of the program comes as the build has pressed it', async ({ page, request }) => {
  const html = await (await request.get('/app/yahrzeits', { headers: { Accept: 'text/html' } })).text();
  const parts = html.match(/\/assets\/[\w.-]+\.js/g) ?? [];
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) {
    const { headers } = await request.get(part, { headers: { 'Accept-Encoding': 'br' } }).then((answer) => ({
      headers: answer.headers(),
    }));
    expect(headers['content-encoding'], part).toBe('br');
    expect(headers['cache-control'], part).toContain('immutable');
  }
  await page.goto('/app/yahrzeits');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Bytes of brotli of all scripts that a browser asks for, in English, until the first list has its rows. */
const BUDGET = { phone: 225_000, desk: 250_000 };

/** Which scripts had been asked for when the first row stood, as the page notes them by itself. */
const noteAtFirstRow = () => {
  new MutationObserver((_, watch) => {
    if (!document.querySelector('main tbody tr, main li')) return;
    watch.disconnect();
    const asked = performance.getEntriesByType('resource').map(({ name }) => name);
    document.documentElement.dataset.asked = asked.filter((name) => /\/assets\/.*\.js$/.test(name)).join(' ');
  }).observe(document, { childList: true, subtree: true });
};

/** What the scripts before the first row weigh on the way. */
async function weightOfFirstList(page: Page, request: APIRequestContext): Promise<number> {
  await page.addInitScript(noteAtFirstRow);
  await page.goto('/app/yahrzeits');
  await expect(page.getByText(/^1–20 of/).last()).toBeVisible();
  const asked = await page.locator('html').getAttribute('data-asked');
  let bytes = 0;
  for (const part of new Set(asked?.split(' '))) {
    const answer = await request.get(part, { headers: { 'Accept-Encoding': 'br' } });
    bytes += Number(answer.headers()['content-length']);
  }
  return bytes;
}

test('the first list of a desk is within its budget: what is opened, and fields beside the search, come after the rows', async ({
  page,
  request,
}) => {
  const bytes = await weightOfFirstList(page, request);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(BUDGET.desk);
  await expect(page.getByRole('combobox', { name: 'After Sunset' })).toBeVisible();
});

test('the first list of a phone is within its budget, and brings neither columns nor fields', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  const bytes = await weightOfFirstList(page, request);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(BUDGET.phone);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\/assets\/(table|filter-fields|PasswordDialog)-/.test(url))).toEqual([]);
});

test('on a phone a list is searched, and narrowed by a field that comes when it is chosen', async ({ page }) => {
  const narrowed = () => new URL(page.url()).searchParams.get('filter') ?? '{}';
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app/yahrzeits');
  const search = page.getByPlaceholder('Search name, mourner or plaque');
  await search.fill('nobody is called this');
  await search.press('Enter');
  await expect(page.getByText('Nothing fits this search')).toBeVisible();
  await page.getByRole('button', { name: 'Clear value' }).click();
  await expect(search).toHaveValue('');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(narrowed()).toBe('{}');

  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Next observance from' }).click();
  const from = page.getByLabel('Next observance from');
  await expect(from).toBeFocused();
  await from.fill('2027-01-01');
  await expect.poll(narrowed).toContain('"from":"2027-01-01"');
  await search.fill('a');
  await expect.poll(narrowed).toContain('"q":"a"');
  expect(narrowed()).toContain('"from":"2027-01-01"');

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(search).toHaveValue('');
  await expect(from).toHaveCount(0);
  expect(narrowed()).toBe('{}');
});

test('Export pressed twice shows its choices, and a press beside them closes them', async ({ page }) => {
  await page.goto('/app/yahrzeits');
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Export', exact: true }).dblclick();
  const choice = page.getByRole('menuitem').first();
  await expect(choice).toBeVisible();
  // Longer than the menu takes to go.
  await page.waitForTimeout(500);
  await expect(choice).toBeVisible();

  await page.mouse.click(5, 400);
  await expect(choice).toBeHidden();
});

test('who has chosen a file by keyboard goes on from the button', async ({ page }) => {
  await page.goto('/app/yahrzeits');
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  const button = page.getByRole('button', { name: 'Export', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  const file = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await file;
  await expect(button).toBeFocused();
});
