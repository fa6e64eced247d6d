import { expect, test } from '../world/demo.js';
import { Office } from '../pages/office.js';

test.use({ storageState: { cookies: [], origins: [] } });

test('a congregation moves: its archive is brought into an empty one, which says what came, what waits, and who was there', async ({
  page,
  request,
  session,
}) => {
  const archive = await request.get('/api/organization/export', {
    headers: { Authorization: `Bearer ${session.access_token}` },
  });
  expect(archive.ok()).toBe(true);
  await new Office(page).register({
    ...{ firstName: 'Mira', lastName: 'Mover', organization: 'A new house' },
    email: `mover-${Date.now()}@example.org`,
  });

  await page.goto('/app/settings#bring-archive');
  const section = page.getByRole('region', { name: 'Bring an archive here' });
  const choose = async (buffer: Buffer) =>
    section.locator('input[type=file]').setInputFiles({ name: 'archive.zip', mimeType: 'application/zip', buffer });
  await choose(Buffer.from('no archive'));
  await expect(section.getByRole('alert')).toContainText('This is not the archive of a congregation');

  // Reminders of the demonstration are on: it says so, until somebody says that nothing leaves there.
  await choose(await archive.body());
  await expect(section.getByRole('alert')).toContainText('the same letters could leave twice');
  await section.getByRole('checkbox', { name: /that installation sends nothing any more/ }).check();
  await choose(await archive.body());

  await expect(section.getByText(/is here, as it was on/)).toBeVisible({ timeout: 60_000 });
  await expect(section.getByText('demo@zikaron.example')).toBeVisible();
  await page.reload();
  await expect(section.getByText(/is here, as it was on/)).toBeVisible();
  await section.getByRole('link', { name: /may have left there already/ }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
