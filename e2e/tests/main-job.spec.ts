import { expect, test } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { Office } from '../pages/office.js';
import { awaitLetters, lettersTo, sourceOf } from '../world/mailbox.js';

const LIST = fileURLToPath(new URL('../../server/test/data/messy-yahrzeits.csv', import.meta.url));

test('from a messy list to one letter in a mailbox, and never a second', async ({ page, request }) => {
  const office = new Office(page);

  await test.step('a person registers, confirms the address, and has a congregation', async () => {
    await office.register({
      firstName: 'Rivka',
      lastName: 'Office',
      email: `rivka-${Date.now()}@example.org`,
      organization: 'Congregation Ohev Emet',
    });
    await page.goto('/app');
    await expect(page.getByRole('heading', { name: 'Yahrzeits', exact: true })).toBeVisible();
  });

  await test.step('the list is uploaded, and every problem is named before anything is saved', async () => {
    await page.goto('/app/imports/new');
    await page.locator('input[type=file]').setInputFiles(LIST);
    await page.waitForURL(/\/app\/imports\/[0-9a-f-]{36}/);
    await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
    await page.getByRole('tab', { name: /Cannot be read/ }).click();
    await expect(page.getByText('Bad Month Length')).toBeVisible();
    await expect(page.getByText('Future Person')).toBeVisible();
  });

  await test.step('it is imported, and the records have their dates', async () => {
    await page.getByRole('button', { name: 'Import 27 rows' }).click();
    await expect(page.getByText('27 rows were imported.')).toBeVisible({ timeout: 60_000 });
    await page.goto('/app/yahrzeits');
    await page.getByPlaceholder('Search name, mourner or plaque').fill('szold');
    await expect(page.getByText('1 found.')).toBeVisible();
    const row = page.getByRole('row', { name: /Henrietta Szold/ });
    await expect(row).toContainText('30 Shevat 5705');
    await row
      .getByRole('link', { name: /view/i })
      .or(row.getByRole('button', { name: /view/i }))
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'Test Observer Two' })).toBeVisible();
  });

  await test.step('a job is made and run; who is skipped is said with the reason', async () => {
    await page.goto('/app/email-jobs/new');
    await page.getByLabel('Template').click();
    await page.getByRole('option', { name: 'Yahrzeit reminder' }).click();
    await page.getByLabel('Counted by').click();
    await expect(page.getByRole('option')).toHaveCount(3);
    await page.getByRole('option', { name: 'Day of observance' }).click();
    await page.getByLabel('To day').fill('366');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Job created successfully')).toBeVisible();
    await page.waitForURL(/\/app\/email-jobs\/[0-9a-f-]{36}\/run/);

    await page.getByRole('tab', { name: /Skipped/ }).click();
    await expect(page.getByText('Reminded in another way than by email').first()).toBeVisible();
    await page.getByRole('button', { name: /^Run: \d+ letters/ }).click();
    await expect(page.getByText('Run this job now and send all emails?')).toBeVisible();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Job enqueued to run')).toBeVisible();
  });

  await test.step('the letter arrives: right person, both dates, from sundown, why, candle, unsubscribe, calendar', async () => {
    const [letter] = await awaitLetters(request, 'seven@example.org', 3);

    const letters = await lettersTo(request, 'seven@example.org');
    const weizmann = letters.find(({ subject }) => subject.includes('Chaim Weizmann')) ?? letter!;
    expect(weizmann.subject).toContain('Chaim Weizmann');
    expect(weizmann.text).toContain('21 Cheshvan');
    expect(weizmann.text).toMatch(/sundown/i);
    expect(weizmann.text).toMatch(/candle/i);
    expect(weizmann.text).toMatch(/service/i);
    expect(weizmann.text).toMatch(/9 November 1952|November 9, 1952/);
    expect(weizmann.attachments).toMatchObject([{ filename: 'yahrzeit.ics', contentType: 'text/calendar' }]);
    const source = await sourceOf(request, weizmann);
    expect(source).toMatch(/^List-Unsubscribe: <http[^>]+\/u\/[^>]+>/m);
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  await test.step('the message is on record as it was sent', async () => {
    await page.goto('/app/emails');
    await page.getByPlaceholder('Search address or subject').fill('Weizmann');
    await expect(page.getByText('1 found.')).toBeVisible();
    await page.waitForURL(/filter=/);
    const row = page.getByRole('row', { name: /Chaim Weizmann/ });
    await expect(row).toContainText('Sent');
    await row.getByRole('link', { name: 'View' }).click();
    await page.waitForURL(/\/app\/emails\/[0-9a-f-]{36}/);
    const frame = page.frameLocator('iframe').first();
    await expect(frame.getByText(/Chaim Weizmann/).first()).toBeVisible();
  });

  await test.step('run again, the job writes to nobody', async () => {
    const onRecord = async () => {
      await page.goto('/app/emails');
      const found = page.getByText(/^[\d,]+ found\.$/);
      await expect(found).toBeVisible();
      return found.innerText();
    };
    const [letters, messages] = [(await lettersTo(request, 'seven@example.org')).length, await onRecord()];
    await page.goto('/app/email-jobs');
    const row = page.getByRole('row').nth(1);
    await row.getByRole('link', { name: 'Preview' }).click();
    await expect(page.getByText('This run would write to nobody.')).toBeVisible();

    await page.goto('/app/email-jobs');
    await row.getByRole('button', { name: 'Run' }).click();
    const answered = page.waitForResponse((answer) => /\/emails\/jobs\/[0-9a-f-]{36}\/run$/.test(answer.url()));
    await page.getByRole('button', { name: 'Confirm' }).click();
    expect(await (await answered).json()).toMatchObject({ queued: 0 });
    await expect(row).toContainText('Q 0');

    expect(await onRecord()).toBe(messages);
    expect(await lettersTo(request, 'seven@example.org')).toHaveLength(letters);
  });
});
