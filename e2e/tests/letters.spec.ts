import type { Page } from '@playwright/test';
import { expect, listed, test, type Api, type Listed } from '../world/demo.js';
import { refusals } from '../world/inspection.js';
import { awaitLetters } from '../world/mailbox.js';

interface Made {
  id: string;
  version: number;
  metadataJson: { html: string };
}

let count = 0;
const newLetter = (api: Api, more = {}): Promise<Made> =>
  api.post('/templates', {
    name: `Letter ${Date.now().toString(36)}${count++}`,
    jsxComponentKey: 'default_reminder',
    ...more,
  });

const designer = (page: Page) => page.frameLocator('iframe[title="Designer"]');
const canvas = (page: Page, text: string) =>
  designer(page).locator('[contenteditable="true"]').filter({ hasText: text });
/** Rules for parts of the designer that hold in the page around it. */
const stylesOfDesigner = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .filter((rule) => rule.includes('arco') || rule.includes('easy-email')),
  );
const saved = (page: Page) => expect(page.getByText('Template saved')).toBeVisible();
const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);

interface Validation {
  validationResult: { issues: object[]; successRate: number };
}

test('a ready letter is designed, with fields by mouse and by keyboard, and nothing is fetched from elsewhere', async ({
  page,
  api,
  baseURL: site = '',
}) => {
  const { id } = await newLetter(api);
  const elsewhere: string[] = [];
  const refused = await refusals(page);
  page.on('request', (request) => {
    if (!/^(data|blob|about):/.test(request.url()) && !request.url().startsWith(site)) elsewhere.push(request.url());
  });
  await page.goto(`/app/templates/${id}`);
  await page.getByRole('button', { name: 'Designer' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();

  await canvas(page, 'We write to remind you').click();
  const frame = await page.locator('iframe[title="Designer"]').boundingBox();
  expect(frame?.width, 'the sheet of 600 and the panel of 360 stand beside each other').toBeGreaterThan(960);
  expect(await stylesOfDesigner(page), 'the designer’s styles are its frame’s alone').toEqual([]);
  await page.keyboard.press('End');
  await page.keyboard.type(' (dear ');
  await field(page, 'contact.name').click();
  // The canvas calls fields by their names, as the office does; what is written stays as it was.
  await expect(canvas(page, '(dear Full name of the family member').first()).toBeVisible();
  await page.keyboard.type(' and ');
  await field(page, 'observance.date').focus();
  await page.keyboard.press('Enter');
  // The letter has this field elsewhere too.
  await expect(canvas(page, 'and The day').first()).toBeVisible();
  await page.keyboard.type(')');
  // The designer's own list of fields has the same names.
  await designer(page).locator('.icon-merge-tags').first().click();
  const choice = designer(page).locator('.field-choice');
  await expect(choice.getByRole('button', { name: 'Full name of the family member', exact: true })).toBeVisible();
  await expect(choice, 'no path of a field is seen').not.toContainText(/\w\.\w/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved(page);

  const { metadataJson } = await api.get<Made>(`/templates/${id}`);
  expect(metadataJson.html).toContain('(dear {{contact.name}} and {{formatDate observance.date}})');
  await page.reload();
  await expect(canvas(page, '(dear Full name of the family member and The day)')).toBeVisible();
  await expect(canvas(page, '{{'), 'no brace is seen').toHaveCount(0);
  expect(elsewhere).toEqual([]);
  expect(refused, 'the content security policy refuses nothing').toEqual([]);
});

test('what may not be sent is refused with its place, and what was typed stays', async ({ page, api }) => {
  const { id } = await newLetter(api, { jsxComponentKey: 'handlebars_html' });
  await page.goto(`/app/templates/${id}`);

  await page.getByRole('button', { name: 'HTML' }).click();
  const html = page.getByRole('textbox', { name: 'HTML' });
  await html.fill('<p>\n{{yahrzeit.nmae}} <img src="https://elsewhere.example/x.png" alt=""></p>');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  // The preview says beside it that it cannot show this letter.
  const alert = page.locator('main').getByRole('alert').filter({ hasText: 'Failed to save template' });
  await expect(alert).toContainText(
    'Failed to save template: Line 2, column 1: There is no merge field "yahrzeit.nmae".',
  );
  await expect(alert).toContainText(
    'The picture "https://elsewhere.example/x.png" is not one of ours: upload it here.',
  );
  await expect(html).toHaveValue(/nmae/);
});

test('unsaved work is guarded, discarded, and an earlier version compared and brought back', async ({ page, api }) => {
  const { id } = await newLetter(api);
  await api.put(`/templates/${id}`, { subject: 'In memory of {{yahrzeit.name}}' });
  await page.goto(`/app/templates/${id}`);
  const subject = page.getByRole('textbox', { name: 'Subject' });
  await expect(subject).toContainText('In memory of');

  await test.step('asked before leaving', async () => {
    await subject.press('Home');
    await subject.pressSequentially('Never kept');
    await page.getByRole('link', { name: 'Contacts' }).click();
    await expect(page.getByRole('dialog')).toContainText('Leave without saving?');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('Changes discarded')).toBeVisible();
    await expect(subject).toHaveText(/^In memory of/);
  });

  await test.step('compared and brought back', async () => {
    await page.getByRole('button', { name: 'Earlier versions (1)' }).click();
    const compare = page.getByRole('button', { name: 'Compare' });
    await expect(compare).toBeVisible();
    await expect(page.getByText('{{')).toHaveCount(0);
    await compare.click();
    await expect(page.getByRole('dialog').locator('ins')).toContainText('In memory of');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Bring back' }).click();
    await expect(subject).toContainText('Yahrzeit of');
  });
});

test('of two who write one letter, the second is told who was first, loses nothing, and saves again', async ({
  page,
  api,
}) => {
  const { id } = await newLetter(api);
  await api.put(`/templates/${id}`, { subject: 'In memory of {{yahrzeit.name}}' });
  await page.goto(`/app/templates/${id}`);
  const subject = page.getByRole('textbox', { name: 'Subject' });
  await expect(subject).toContainText('In memory of');
  await api.put(`/templates/${id}`, { subject: 'Theirs {{yahrzeit.name}}', preheader: 'Theirs too' });

  await subject.press('Home');
  await subject.pressSequentially('Mine: ');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  const told = page.locator('main').getByRole('alert').filter({ hasText: 'while you had it open' });
  await expect(told).toContainText('What you typed is still here');
  await expect(told).toContainText('theirs stays among the earlier versions');
  await expect(subject).toContainText('Mine: In memory of');
  await expect(page.getByRole('textbox', { name: 'Preview line' })).toHaveText('Theirs too');
  const [beside] = await Promise.all([
    page.context().waitForEvent('page'),
    told.getByRole('link', { name: 'See theirs in a new tab' }).click(),
  ]);
  await expect(beside.getByRole('textbox', { name: 'Subject' })).toContainText('Theirs');

  await save.click();
  await expect(page.getByText('Template saved', { exact: true })).toBeVisible();
  await expect(told).toHaveCount(0);
  expect(await api.get(`/templates/${id}`)).toMatchObject({
    ...{ version: 4, subject: 'Mine: In memory of {{yahrzeit.name}}', preheader: 'Theirs too' },
  });
});

test('a letter whose save nobody answers can be saved again, and the first answer undoes nothing when it comes', async ({
  page,
  api,
}) => {
  const { id } = await newLetter(api);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let asked = 0;
  await page.route(`**/api/templates/${id}`, async (route) => {
    if (route.request().method() !== 'PUT' || asked++ > 0) return route.fallback();
    await route.fetch();
    await arrived;
    return route.abort('connectionreset');
  });
  await page.clock.install();
  await page.goto(`/app/templates/${id}`);
  await page.getByRole('textbox', { name: 'Template Name' }).fill('Saved twice');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect.poll(() => asked).toBe(1);
  await expect(save).toBeDisabled();
  await page.clock.fastForward(15_000);
  await expect(page.getByText('save again: it is not done twice')).toBeVisible();

  await save.click();
  await expect(page.getByText('Template saved', { exact: true })).toBeVisible();
  arrive();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
  expect(await api.get(`/templates/${id}`)).toMatchObject({ version: 2, name: 'Saved twice' });
});

test('a letter that says nothing of being late is proposed the words, and has them by one press', async ({
  page,
  api,
}) => {
  const { id } = await newLetter(api);
  const html = '<p>Shalom {{contact.salutation}},</p><p>We remember {{yahrzeit.name}} with you.</p>';
  await api.put(`/templates/${id}`, { metadataJson: { html } });
  await page.goto(`/app/templates/${id}`);

  await page.getByRole('button', { name: 'Put the words in' }).click();
  await expect(page.getByRole('textbox', { name: 'Letter', exact: true })).toContainText('please forgive us');
  await expect(page.getByRole('button', { name: 'Put the words in' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Put the words in' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved(page);

  const { metadataJson } = await api.get<Made>(`/templates/${id}`);
  expect(metadataJson.html).toMatch(/Shalom[\s\S]*#if observance\.isLate[\s\S]*We remember/);
});

test('a letter is tried with a real record and sent to whoever tests', async ({ page, api, request }) => {
  const { id } = await newLetter(api);
  const { data } = await api.get<{ data: { name: string; observerCount: number }[] }>('/yahrzeits?range=[0,99]');
  const observed = data.find(({ observerCount }) => observerCount > 0)?.name ?? '';
  const to = `tester-${Date.now().toString(36)}@example.org`;
  await page.goto(`/app/templates/${id}/test`);
  await expect(page.getByText('Success rate: 100%')).toBeVisible();

  await page.getByLabel('Values of').fill(observed);
  await page.getByRole('option', { name: observed }).first().click();
  await expect(page.getByRole('main')).toContainText(`Name of the person${observed}`);
  await expect(page.getByRole('main')).not.toContainText('yahrzeit.name');
  await page.getByLabel('Send a test to').fill(to);
  await page.getByRole('button', { name: 'Send test email' }).dblclick();

  await expect(page.getByText('Test email sent successfully!')).toBeVisible();
  expect(await awaitLetters(request, to)).toHaveLength(1);
});

test('each letter that the demonstration keeps tests at 100 %, for the sample and for a family', async ({ api }) => {
  const [letters, yahrzeits] = [
    await api.get<Listed<{ id: string; subject: string }>>(`/templates${listed()}`),
    await api.get<Listed<{ id: string; observerCount: number }>>('/yahrzeits?range=[0,99]'),
  ];
  const family = yahrzeits.data.find(({ observerCount }) => observerCount > 0)?.id;
  expect(letters.total).toBeGreaterThan(5);
  for (const { id, subject } of letters.data) {
    const { metadataJson } = await api.get<{ metadataJson: { html: string } }>(`/templates/${id}`);
    for (const whose of [{}, { yahrzeitId: family }]) {
      const asked = { templateHtml: metadataJson.html, subject, ...whose };
      const { validationResult } = await api.post<Validation>('/merge-field-testing/validate-template', asked);
      expect(validationResult).toMatchObject({ issues: [], successRate: 100 });
    }
  }
});

test('fields are looked up and copied, and records looked through', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/app/merge-field-inspector');
  await page.getByLabel('Search fields').fill('candle');
  await page.getByRole('button', { name: 'Copy observance.candleLighting' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{{observance.candleLighting}}');
  await expect(page.getByText('Copied')).toBeHidden();

  await page.getByRole('tab', { name: 'Bulk analysis' }).click();
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByText('Overall completeness')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toHaveAttribute(
    'href',
    /\/app\/(contact|yahrzeit)s\//,
  );
});
