import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { anSftpServer, SFTP_PASSWORD, SFTP_USER } from '../../server/test/sftp-server.js';
import { expect, test } from '../world/demo.js';
import { unlike } from '../world/records.js';

/** The worker may still be starting when the first page answers. */
const A_WORKER_BEGINS = 60_000;

/** A sheet that somebody has published, and goes on writing in. */
async function aSheet(text: string) {
  const sheet = { text };
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/csv' }).end(sheet.text);
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pub.csv`;
  return { sheet, url, stop: () => server.close() };
}

const card = (page: Page, label: string) => page.getByRole('region', { name: label });

test('a published sheet is fetched: what is new comes by itself, and who is gone from it waits for somebody', async ({
  page,
}) => {
  test.slow();
  const [miriam, leo] = [unlike('Miriam Fetched'), unlike('Leo Fetched')];
  const heading = `Yahrzeit ID,Name,Date of Death\n`;
  const [one, two] = [`${unlike('a')},${miriam},3/4/1984\n`, `${unlike('b')},${leo},5/6/1990\n`];
  const published = await aSheet(heading + one + two);
  const label = unlike('Sheet');

  await page.goto('/app/imports');
  await page.getByRole('link', { name: 'Sources' }).click();
  await page.getByRole('button', { name: 'New source' }).click();
  await page.getByRole('textbox', { name: 'What is it called?' }).fill(label);
  await page.getByRole('textbox', { name: 'Address of the file' }).fill(published.url);
  await page.getByRole('button', { name: 'Fetch it every night' }).click();
  await expect(card(page, label).getByText('Not looked at yet')).toBeVisible();

  await page.getByRole('button', { name: `Fetch ${label} now` }).click();
  await expect(card(page, label).getByText('Imported')).toBeVisible({ timeout: A_WORKER_BEGINS });

  published.sheet.text = heading + one;
  await page.getByRole('button', { name: `Fetch ${label} now` }).click();
  await expect(card(page, label).getByText('It waits: people are no longer in the list.')).toBeVisible();
  await page.getByRole('link', { name: `Look at the import of ${label}` }).click();
  await expect(page.getByText('1 person is no longer in the sheet')).toBeVisible();
  await expect(page.getByRole('link', { name: leo })).toBeVisible();

  await page.goto('/app/import-sources');
  await page.getByRole('button', { name: `Remove ${label}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(card(page, label)).toBeHidden();
  published.stop();
});

test('a sheet with two lists asks once which one is meant, and takes that one', async ({ page }) => {
  test.slow();
  const [eva, bob] = [unlike('Eva Beside'), unlike('Bob Beside')];
  const published = await aSheet(`Name,Date of Death,,Name,Date of Death,Notes\n${bob},3/4/1984,,${eva},5/6/1990,\n`);
  const label = unlike('Two lists');
  await page.goto('/app/import-sources');
  await page.getByRole('button', { name: 'New source' }).click();
  await page.getByRole('textbox', { name: 'What is it called?' }).fill(label);
  await page.getByRole('textbox', { name: 'Address of the file' }).fill(published.url);
  await page.getByRole('button', { name: 'Fetch it every night' }).click();
  await page.getByRole('button', { name: `Fetch ${label} now` }).click();

  await expect(card(page, label).getByText('Several lists stand on its sheet')).toBeVisible();
  await card(page, label).getByRole('button', { name: 'D–F: Name, Date of Death, Notes' }).click();
  await expect(card(page, label).getByText('Imported')).toBeVisible({ timeout: A_WORKER_BEGINS });
  await expect(card(page, label)).toContainText('Of its file it takes D–F: Name, Date of Death, Notes');
  await page.goto(`/app/yahrzeits?filter=${encodeURIComponent(JSON.stringify({ q: eva }))}`);
  await expect(page.getByRole('link', { name: eva, exact: true })).toBeVisible();
  published.stop();
});

test('a list on an SFTP server comes by itself; its key stands on the page, and the password nowhere', async ({
  page,
}) => {
  test.slow();
  const sftp = await anSftpServer();
  const label = unlike('Server');
  sftp.files.set('/out/list.csv', { text: `Name,Date of Death\n${unlike('Miriam Served')},3/4/1984\n`, mtime: 1000 });
  await page.goto('/app/import-sources');
  await page.getByRole('button', { name: 'New source' }).click();
  await page.getByRole('textbox', { name: 'What is it called?' }).fill(label);
  await page.getByRole('radio', { name: 'On an SFTP server' }).check();
  await page.getByRole('textbox', { name: 'Server' }).fill(`127.0.0.1:${sftp.port}`);
  await page.getByRole('textbox', { name: 'Name to sign in with' }).fill(SFTP_USER);
  await page.getByLabel('Password').fill(SFTP_PASSWORD);
  await page.getByRole('textbox', { name: 'File or folder' }).fill('/out');
  await page.getByRole('button', { name: 'Fetch it every night' }).click();

  await page.getByRole('button', { name: `Fetch ${label} now` }).click();
  await expect(card(page, label).getByText('Imported')).toBeVisible({ timeout: A_WORKER_BEGINS });
  await expect(card(page, label).getByText(/SHA256:/)).toBeVisible();
  expect(await page.content()).not.toContain(SFTP_PASSWORD);

  await page.getByRole('button', { name: `Remove ${label}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(card(page, label)).toBeHidden();
  sftp.close();
});

test('an address that answers no list says so', async ({ page }) => {
  const published = await aSheet('');
  const label = unlike('Empty sheet');
  await page.goto('/app/import-sources');
  await page.getByRole('button', { name: 'New source' }).click();
  await page.getByRole('textbox', { name: 'What is it called?' }).fill(label);
  await page.getByRole('textbox', { name: 'Address of the file' }).fill(published.url);
  await page.getByRole('button', { name: 'Fetch it every night' }).click();
  await page.getByRole('button', { name: `Fetch ${label} now` }).click();

  await expect(card(page, label).getByText('It could not be fetched: The file is empty.')).toBeVisible();

  published.stop();
  await page.getByRole('button', { name: `Fetch ${label} now` }).click();
  const theirs = card(page, label).locator('bdi[dir=ltr]').filter({ hasText: 'ECONNREFUSED' });
  await expect(theirs, 'what another machine said stays in its words').toBeVisible();
});

test('a list is read as one of a program by its headings, and not any more when somebody says no', async ({ page }) => {
  const text =
    'Yahrzeit Name,Yahrzeit Date,Observer Family ID,Name,Relationship,Physical Address,Account Status\n' +
    `${unlike('Miriam Listed')},14 Nisan 5744,7,Sam Katz,Son,1 Elm Street,Active\n`;
  await page.goto('/app/imports/new');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.waitForURL(/\/app\/imports\/[0-9a-f-]{36}/);

  await expect(page.getByText('Read as a list of ShulCloud')).toBeVisible();
  await page.getByRole('button', { name: 'It is none of theirs' }).click();
  await expect(page.getByText('Read as a list of')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Import 1 row/ })).toBeEnabled();
});
