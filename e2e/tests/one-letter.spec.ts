import { expect, readyLetter, test } from '../world/demo.js';
import { awaitLetters, lettersTo } from '../world/mailbox.js';

test('two yahrzeits of one person arrive as one letter, and stand in the history of each', async ({
  page,
  api,
  asBefore,
  request,
}) => {
  const mark = Date.now().toString(36);
  const [names, email] = [[`Sarah ${mark}`, `Isaac ${mark}`], `together-${mark}@example.org`];
  const ids: string[] = [];
  for (const name of names) {
    const { id } = await api.post<{ id: string }>('/yahrzeits', { name, gregorianDate: '1999-05-05' });
    await api.post('/observers/upsert-by-email', { yahrzeitId: id, email, name: `Child ${mark}` });
    ids.push(id);
  }
  const templateId = await readyLetter(api);

  await test.step('the office wishes one letter for one contact', async () => {
    await asBefore('/orgs/mine/settings');
    await api.put('/orgs/mine/settings', { ...(await api.get<object>('/orgs/mine/settings')), oneLetter: true });
  });

  await test.step('the preview says so, and shows the letter with both names', async () => {
    const draft = { mode: 'ids', templateId, yahrzeitIds: ids, sendAt: null };
    const job = await api.post<{ id: string }>('/emails/jobs', draft);
    await page.goto(`/app/email-jobs/${job.id}/run`);
    await expect(page.getByText('one letter about 2 yahrzeits')).toHaveCount(2);
    await page.getByRole('button', { name: 'Show the letter' }).first().click();
    const frame = page.getByRole('dialog').locator('iframe').contentFrame();
    for (const name of names) await expect(frame.getByText(name).first()).toBeVisible();
    await api.post(`/emails/jobs/${job.id}/run`);
  });

  await test.step('one letter arrives', async () => {
    const [letter] = await awaitLetters(request, email);
    for (const name of names) expect(letter?.subject).toContain(name);
    await page.waitForTimeout(2000);
    expect(await lettersTo(request, email)).toHaveLength(1);
  });

  for (const id of ids)
    await test.step('it stands in the history of each', async () => {
      await page.goto(`/app/yahrzeits/${id}`);
      await page.getByRole('tab', { name: 'Activity History' }).click();
      await expect(page.getByRole('link', { name: new RegExp(`Yahrzeits of .*${mark}`) })).toBeVisible();
    });
});
