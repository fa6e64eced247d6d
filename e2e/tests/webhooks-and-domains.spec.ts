import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { Office } from '../pages/office.js';
import { aDnsServer } from '../world/dns.js';
import { expect, test } from '../world/demo.js';

test.use({ storageState: { cookies: [], origins: [] } });

const found = (page: Page, name: string) =>
  new Office(page).register({
    ...{ firstName: name, lastName: 'Levin', organization: `Congregation of ${name}` },
    email: `${name.toLowerCase()}-${Date.now()}@example.org`,
  });

/** A program of the congregation that listens, and what it heard. */
async function aProgram() {
  const heard: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += String(part)));
    request.on('end', () => {
      heard.push({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/zikaron`;
  return { heard, address, stop: () => server.close() };
}

test('a webhook is made, its secret shown once, and what it is told is signed, in the log, and told again', async ({
  page,
}) => {
  const program = await aProgram();
  await found(page, 'Shira');

  await page.goto('/app/webhooks');
  await page.getByRole('button', { name: 'New webhook' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill(program.address);
  await page.getByLabel('A contact was changed').check();
  await page.getByRole('button', { name: 'Make the webhook' }).click();
  const secret = await page.getByRole('textbox', { name: 'Signing secret' }).inputValue();
  expect(secret).toMatch(/^whsec_[\w+/=-]{32,}$/);
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await page.reload();
  await expect(page.getByText(program.address)).toBeVisible();
  expect(await page.content()).not.toContain(secret);

  await page.getByRole('button', { name: 'Send a trial' }).click();
  await expect.poll(() => program.heard.length, { timeout: 60_000 }).toBe(1);
  const [{ headers, body } = { headers: {} as IncomingHttpHeaders, body: '' }] = program.heard;
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const signature = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(signed)
    .digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(JSON.parse(body)).toMatchObject({ type: 'webhook.test' });

  await page.getByText(/^Deliveries/).click();
  const line = page.getByRole('listitem').filter({ hasText: 'A trial' });
  await expect(line).toContainText('Delivered');
  await expect(line).toContainText('status 204');
  await line.getByRole('button', { name: 'Deliver again' }).click();
  await expect.poll(() => program.heard.length, { timeout: 60_000 }).toBe(2);
  expect(program.heard[1]?.headers['webhook-id']).toBe(headers['webhook-id']);
  await expect(line).toContainText('2 attempts');
  program.stop();
});

test('of two who edit a webhook at once, the second is told what changed and loses nothing', async ({ page }) => {
  await found(page, 'Naomi');
  await page.goto('/app/webhooks');
  await page.getByRole('button', { name: 'New webhook' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('https://naomi.example/one');
  await page.getByLabel('A contact was changed').check();
  await page.getByRole('button', { name: 'Make the webhook' }).click();
  await page.getByRole('button', { name: 'I have copied it' }).click();
  const other = await page.context().newPage();
  await other.goto('/app/webhooks');
  for (const one of [page, other]) await one.getByRole('button', { name: 'Edit' }).click();

  await other.getByRole('textbox', { name: 'Address' }).fill('https://naomi.example/two');
  await other.getByLabel('A letter was sent').check();
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('The webhook is saved')).toBeVisible();

  await page.getByRole('textbox', { name: 'Address' }).fill('https://naomi.example/three');
  await page.getByRole('button', { name: 'Save' }).click();
  const told = page.getByRole('alert');
  await expect(told.filter({ hasText: 'Naomi Levin changed this record while you had it open' }).first()).toBeVisible();
  await expect(told.filter({ hasText: 'it is now in your form too' })).toContainText(
    'Events: A contact was changed · A letter was sent',
  );
  await expect(told.filter({ hasText: 'You both wrote here' })).toContainText('https://naomi.example/two');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The webhook is saved')).toBeVisible();
  const webhook = page.getByRole('region', { name: 'https://naomi.example/three' });
  await expect(webhook).toContainText('A contact was changed · A letter was sent');
});

test('a congregation’s own domain is added, its records are copied into DNS, and then letters come from it', async ({
  page,
}) => {
  const dns = await aDnsServer();
  await found(page, 'Tamar');
  await page.goto('/app/settings#sender-domains');
  const domains = page.getByRole('region', { name: 'Sender domains' });

  await domains.getByLabel('Address that letters come from').fill('reminders@tamar.example');
  await domains.getByRole('button', { name: 'Add the domain' }).click();
  await expect(domains.getByRole('heading', { name: 'reminders@tamar.example' })).toBeVisible();
  await expect(domains.getByText('Not verified')).toBeVisible();
  await domains.getByRole('button', { name: 'Check now' }).click();
  await expect(domains.getByRole('group', { name: 'Signature (DKIM)' })).toContainText('Not found');

  // The list that they fold into is a group too.
  const records = domains.locator('[role=group]');
  await expect(records).toHaveCount(4);
  for (const record of await records.all()) {
    const [type, name, value = ''] = await record.locator('code').allTextContents();
    dns.records.set(`${type} ${name}`, value);
  }
  await expect(async () => {
    await domains.getByRole('button', { name: 'Check now' }).click();
    await expect(domains.getByText('Verified', { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 90_000 });

  await expect(domains.getByText('In use')).toBeVisible();
  await domains.getByText('DNS records').click();
  for (const record of await records.all()) await expect(record).toContainText('Found');
  dns.stop();
});
