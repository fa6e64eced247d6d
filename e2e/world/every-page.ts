import type { Page } from '@playwright/test';
import { expect, listed, type Api, type Listed } from './demo.js';
import { open } from './inspection.js';

/** What one meets before signing in. */
export const PUBLIC = [
  '/',
  '/login',
  '/login/trial',
  '/register',
  '/pricing',
  '/forgot-password',
  '/terms',
  '/sunset?zone=America/New_York',
  '/privacy',
  '/no-such-page',
];

/** Every page of the admin, with a record that has something to show. */
export async function pagesOf(api: Api): Promise<string[]> {
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
    ...[
      '/app/data-quality/dates',
      '/app/data-quality/lacking?field=yahrzeit.hebrewName',
      '/app/data-quality/duplicates',
      '/app/data-quality/names',
    ],
    ...[
      '/app/imports',
      '/app/imports/new',
      '/app/import-sources',
      `/app/imports/${upload}`,
      '/app/notifications',
      '/account',
    ],
    ...['/checkout', '/checkout?plan=plus'],
  ];
}

/** What the bar and the user menu lead to: a page that is new there is looked at without being named here. */
export async function linked(page: Page): Promise<string[]> {
  // At a desk, whatever window the pages are then looked at in: elsewhere the bar's links are in a drawer.
  const window = page.viewportSize();
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '/app/yahrzeits');
  await page.locator('header [aria-haspopup=menu]').last().click();
  await expect(page.locator('[role=menu] a[href^="/"]').last()).toBeVisible();
  const links = page.locator('header nav a[href^="/"], [role=menu] a[href^="/"]');
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await page.keyboard.press('Escape');
  if (window) await page.setViewportSize(window);
  return found;
}

/**
 * Choices of the browser that outlive a session: `theme`, `locale`, `density`. Made before the page's own programs; the
 * language also as the server is told it, for the landing page has no program.
 */
export async function prefer(page: Page, choices: Record<string, string>): Promise<void> {
  if (choices.locale)
    await page
      .context()
      .addCookies([{ name: 'zikaron_language', value: choices.locale, domain: '127.0.0.1', path: '/' }]);
  await page.addInitScript((chosen) => {
    if (window.origin === 'null') return; // the letter's frame keeps nothing
    for (const [name, value] of Object.entries(chosen))
      localStorage.setItem(`RaStore.zikaron.${name}`, JSON.stringify(value));
  }, choices);
}
