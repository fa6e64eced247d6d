import { expect, listed, readyLetter, test, type Listed } from '../world/demo.js';
import { awaitLetters, lettersTo } from '../world/mailbox.js';

interface Named {
  id: string;
}

/** Somebody remembered, and a job for them with the ready letter. */
async function aJob(api: Parameters<Parameters<typeof test>[2]>[0]['api'], name: string) {
  const mark = `${name} ${Date.now().toString(36)}`;
  const email = `${mark.replaceAll(' ', '.').toLowerCase()}@example.org`;
  const yahrzeit = await api.post<Named>('/yahrzeits', { name: mark, gregorianDate: '1999-05-05' });
  await api.post('/observers/upsert-by-email', { yahrzeitId: yahrzeit.id, email, name: `Child of ${mark}` });
  const templateId = await readyLetter(api);
  const draft = { mode: 'ids', templateId, yahrzeitIds: [yahrzeit.id], sendAt: null };
  const job = await api.post<Named>('/emails/jobs', draft);
  return { mark, email, job, yahrzeitId: yahrzeit.id, templateId };
}

test('the preview says who was written to last year and would not be now, and who is new', async ({ page, api }) => {
  const { templateId } = await aJob(api, 'Compared Letters');
  const window = { basis: 'observanceDate', fromDays: 0, toDays: 30 };
  const job = await api.post<Named>('/emails/jobs', { mode: 'window', templateId, window, sendAt: null });
  const compared = await api.get<{ lastYear: number; missing: number; data: { reason: string; by: string }[] }>(
    `/emails/jobs/${job.id}/comparison`,
  );
  expect(compared.data.map(({ reason }) => reason)).toContain('observer_removed');

  await page.goto(`/app/email-jobs/${job.id}/run`);
  await expect(page.getByText(new RegExp(`of ${compared.lastYear} who were written to a year before`))).toBeVisible();
  await page.getByRole('button', { name: 'Look at them' }).click();
  const removed = page.getByRole('row').filter({ hasText: 'The observer was removed' });
  await expect(removed.first()).toContainText('Dina Demo');
  await removed
    .first()
    .getByRole('link', { name: /^Show the letter: / })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Yahrzeit');

  await page.goto(`/app/email-jobs/${job.id}/run`);
  await page.getByRole('tab', { name: /^New since last year/ }).click();
  await expect(page.getByText('Observer since').first()).toBeVisible();
});

test('a run shows every outcome, and stands in the history with whoever started it', async ({ page, api, request }) => {
  const { mark, email, job } = await aJob(api, 'History Of Runs');
  await page.goto(`/app/email-jobs/${job.id}/run`);
  await page.getByRole('button', { name: 'Run: 1 letter' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Job enqueued to run')).toBeVisible();

  await page.waitForURL(/\/app\/runs\/[0-9a-f-]{36}/);
  await expect(page.getByRole('main').getByText('Dina Demo')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: mark });
  await awaitLetters(request, email);
  await expect(row).toContainText('Sent');
  await expect(row.locator('[data-label="Leaves"]')).toBeVisible();
  await row.getByRole('link', { name: /^Show the letter: / }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(mark) })).toBeVisible();

  await page.goto(`/app/email-jobs/${job.id}/run`);
  await expect(page.getByRole('button', { name: /^Run: / })).toBeDisabled();
  await expect(page.getByRole('tab', { name: 'Skipped (1)' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Earlier runs of this job' })).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: 'Dina Demo' }).getByRole('link').click();
  await page.waitForURL(/\/app\/runs\//);
  await page.getByRole('link', { name: 'Letters' }).first().click();

  await page.goto('/app/runs');
  await expect(page.getByRole('row').nth(1)).toContainText('Dina Demo');
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Automatic reminders of a night' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Dina Demo' })).toHaveCount(0);
  await expect(page.getByRole('row').nth(1)).toContainText('Automatic reminders of a night');
});

test('what was heard of a letter afterwards stands on its page, and its address is written to no more', async ({
  page,
  api,
  request,
}) => {
  const { email, job } = await aJob(api, 'Heard Afterwards');
  const run = await api.post<Named>(`/emails/jobs/${job.id}/run`);
  await awaitLetters(request, email);
  const { data } = await api.get<Listed<Named & { sentAt: string }>>(`/emails${listed({ runId: run.id })}`);
  const [message] = data;
  await page.goto(`/app/emails/${message?.id}`);
  await page.getByRole('tab', { name: 'Attempts and delivery' }).click();
  await expect(page.getByText('Nothing was heard after the letter was handed over.')).toBeVisible();

  const told = await request.post('/api/webhooks/mail/postmark', {
    headers: { authorization: `Basic ${Buffer.from(process.env.E2E_POSTMARK_LOGIN ?? '').toString('base64')}` },
    data: {
      ...{ RecordType: 'Bounce', ID: 42, Type: 'HardBounce', Email: email, Details: 'smtp;550 5.1.1 no such user' },
      ...{ BouncedAt: message?.sentAt, Metadata: { 'zikaron-message': message?.id } },
    },
  });
  expect(told.ok(), await told.text()).toBe(true);

  await page.reload();
  await page.getByRole('tab', { name: 'Attempts and delivery' }).click();
  await expect(page.getByText('came back, told by Postmark')).toBeVisible();
  await expect(page.getByText(/5\.1\.1 · smtp;550/)).toBeVisible();
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
  await page.goto('/app/suppressions');
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();
});

test('letters that wait are withdrawn together, and never leave', async ({ page, api, request }) => {
  const [one, other] = [await aJob(api, 'Together One'), await aJob(api, 'Together Other')];
  const yahrzeitIds = [one.yahrzeitId, other.yahrzeitId];
  const draft = { mode: 'ids', templateId: one.templateId, yahrzeitIds, sendAt: '2026-12-07T15:00:00Z' };
  const job = await api.post<Named>('/emails/jobs', draft);
  const run = await api.post<Named>(`/emails/jobs/${job.id}/run`);

  await page.goto(`/app/emails?filter=${encodeURIComponent(JSON.stringify({ status: 'queued', runId: run.id }))}`);
  await page.getByRole('button', { name: 'Withdraw all' }).click();
  await expect(page.getByText('Withdraw these 2 letters?')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();

  const { data } = await api.get<Listed<{ status: string }>>(`/emails${listed({ runId: run.id })}`);
  expect(data.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  for (const { email } of [one, other]) expect(await lettersTo(request, email)).toEqual([]);
});
