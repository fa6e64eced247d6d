import type { Page } from '@playwright/test';
import { expect, listed, test, type Listed } from '../world/demo.js';
import { linked, pagesOf } from '../world/every-page.js';
import { goOn } from '../world/inspection.js';
import { another, invitationLink, invite, join, someone } from '../world/invitation.js';

// Whoever may only read is offered nothing that would be refused.

/** How what changes something is called on buttons and links; "Retry" stands where a page could not be read at all. */
const DOES = new RegExp(
  `^(${[
    ...[
      'Add (?!filter|to my calendar)',
      'Approve',
      'Archive',
      'Call, or write',
      'Cancel',
      'Change',
      'Choose a file',
      'Delete',
      'Dismiss',
    ],
    ...[
      'Edit',
      'Fix Issues',
      'Go on',
      'Hold',
      'Import',
      'Let ',
      'Lift',
      'Look and print',
      'Mark (all|as)',
      'Mend',
      'Merge (?!field|Field)',
    ],
    ...[
      'New (yahrzeit|contact|Contact|job|Job|template|Template)',
      'Print letters',
      'Recalculate',
      'Release',
      'Remove',
      'Restore',
      'Retry',
      'Run',
      'Save',
      'Send',
    ],
    ...['Settle', 'Switch', 'Undo'],
  ].join('|')})\\b`,
);

/** Pages behind other pages, and those that a role opens or not. */
const MORE = [
  ...['/app/runs', '/app/forecast', '/app/suppressions', '/app/settings', '/app/coverage?show=all'],
  ...['/app/coverage?view=lost', '/app/imports/photographs', '/app/api-keys', '/app/webhooks', '/app/history'],
];

/** What can be pressed or followed on the page, by its words. */
const offered = (page: Page): Promise<string[]> =>
  page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('button, [role=button], a[href]')]
        .filter((one) => one.checkVisibility() && !one.matches(':disabled'))
        .flatMap((one) => [one.innerText.trim(), one.getAttribute('aria-label') ?? '']),
    );

test('whoever may only read walks all pages, and meets nothing that they may not do', async ({
  page,
  browser,
  api,
}) => {
  test.slow();
  const guest = someone('Noam');
  await invite(page, guest.email, 'viewer');
  const { page: theirs } = await another(browser).then(async (office) => {
    await join(office, guest, await invitationLink(page, guest.email));
    return office;
  });
  const refused: string[] = [];
  theirs.on('response', (answer) => {
    if (answer.status() === 403) refused.push(`${theirs.url()}: ${answer.request().method()} ${answer.url()}`);
  });

  const found: string[] = [];
  const { data: failed } = await api.get<Listed<{ id: string }>>(`/emails${listed({ status: 'failed' })}`);
  const letters = failed.map(({ id }) => `/app/emails/${id}`);
  const pages = [...(await linked(theirs)), ...(await pagesOf(api)), ...letters, ...MORE];
  for (const path of new Set(pages.filter((one) => one.startsWith('/app')))) {
    await goOn(theirs, path);
    found.push(...(await offered(theirs)).filter((words) => DOES.test(words)).map((words) => `${path}: ${words}`));
    found.push(...(await theirs.locator('main table input[type=checkbox]:enabled').all()).map(() => `${path}: a tick`));
  }
  expect(found).toEqual([]);
  expect(refused).toEqual([]);

  await theirs.goto('/app/this-week');
  const waiting = theirs.getByRole('region', { name: 'Waiting for the office' });
  await expect(waiting.getByRole('link', { name: 'Look', exact: true }).first()).toBeVisible();
  await expect(waiting.locator('.MuiButton-contained')).toHaveCount(0);
  await theirs.getByRole('button', { name: /^Notifications/ }).click();
  const newest = theirs.getByRole('dialog', { name: 'Notifications' });
  await expect(newest.getByRole('listitem').first()).toBeVisible();
  await expect(newest.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);

  await theirs.goto('/account');
  await expect(theirs.getByRole('link', { name: 'Go to app' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Change plan' })).toHaveCount(0);
  await theirs.goto('/pricing');
  await expect(theirs.getByText(/^Only the owner of .* can choose a plan\.$/)).toBeVisible();
  await expect(theirs.getByRole('link', { name: /^Choose this plan/ })).toHaveCount(0);
  await theirs.context().close();
});
