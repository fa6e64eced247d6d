import type { Page } from '@playwright/test';
import { expect, test } from '../world/demo.js';
import { barriers } from '../world/inspection.js';
import { anIngest, type Ingest } from '../world/ingest.js';

// The copy under test has no error-reporting service, so that its own policy lets the browser speak to none: here the page
// is told of one and let through. Everything else is what a person's browser does.
test.use({ bypassCSP: true });

let ingest: Ingest;
test.beforeEach(async ({ page }) => {
  ingest = await anIngest();
  await page.route('**/env.js', async (route) => {
    const answer = await route.fetch();
    const told = (await answer.text()).replace('"SENTRY_DSN":null', `"SENTRY_DSN":${JSON.stringify(ingest.dsn)}`);
    await route.fulfill({ response: answer, body: told });
  });
});
test.afterEach(() => ingest.close());

const sent = (type: string): string[] =>
  ingest.received.flatMap(({ items }) => items.filter((item) => item.type === type).map(({ body }) => body));

async function seesCrashScreen(page: Page): Promise<void> {
  const screen = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'Something went wrong' }) });
  await expect(screen.getByRole('heading')).toHaveText('Something went wrong');
  await expect(
    screen.getByText("We've been notified of the issue and will look into it. Please try refreshing the page.", {
      exact: true,
    }),
  ).toBeVisible();
  const stack = screen.locator('pre');
  await expect(stack).toBeHidden();
  await screen.getByText('Error details', { exact: true }).click();
  await expect(stack).toBeVisible();
  await expect(stack).toContainText(/\.js:\d+/);
  expect(await barriers(page, 'the crash screen')).toEqual([]);
}

test('a page that breaks says so, is reported, and works again when it is refreshed', async ({ page }) => {
  await page.route('**/api/queues/meta', (route) => route.fulfill({ json: { queues: null, redisConfigured: true } }));
  await page.goto('/app/contacts?filter={"q":"Secretname"}');
  await expect(page.getByText('Nothing fits this search')).toBeVisible();
  await page.getByRole('link', { name: 'Queues' }).click();

  await seesCrashScreen(page);
  await expect(page.locator('pre')).toContainText(/Cannot read properties of null/);
  await expect(page.getByRole('link', { name: 'Contacts' })).toBeVisible();

  await expect.poll(() => sent('event').length).toBe(1);
  const report = JSON.parse(sent('event')[0] ?? '{}') as { exception: { values: { type: string; value: string }[] } };
  expect(report.exception.values[0]).toMatchObject({ type: 'TypeError' });
  expect(ingest.received.find(({ items }) => items[0]?.type === 'event')?.header.trace?.sample_rate).toBe('0.1');

  await page.unroute('**/api/queues/meta');
  await page.getByRole('button', { name: 'Refresh page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Queues' })).toBeVisible();
  expect(ingest.received.map(({ text }) => text).join()).not.toContain('Secretname');
});

test('what breaks beside every page shows the same screen, and what people typed is not in the report', async ({
  page,
}) => {
  await page.route('**/api/orgs/mine', async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as { currentUser: object };
    const currentUser = { ...told.currentUser, name: { 'daniel@family.example': 1 } };
    await route.fulfill({ response: answer, json: { ...told, currentUser } });
  });
  await page.goto('/app/yahrzeits');

  await seesCrashScreen(page);
  await expect.poll(() => sent('event').length).toBe(1);
  expect(ingest.received.map(({ text }) => text).join()).not.toMatch(/daniel|family\.example|demo%?@|Dina/);
});

test('one page in ten is timed, by its parts and without what was searched for', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.05;
    crypto.getRandomValues = (values) => {
      if (values instanceof Uint8Array) values.fill(13);
      if (values instanceof Uint32Array) values.fill(0.05 * 2 ** 32);
      return values;
    };
  });
  await page.goto('/app/contacts?filter={"q":"Secretname"}');
  await expect(page.getByText('Nothing fits this search')).toBeVisible();

  await expect.poll(() => sent('span').join(), { timeout: 90_000 }).toContain('/api/contacts');
  const told = ingest.received.map(({ text }) => text).join();
  expect(told).not.toContain('Secretname');
  expect(told).not.toMatch(/filter=|access_token|demo@/);
});
