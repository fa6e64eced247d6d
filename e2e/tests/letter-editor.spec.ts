import type { Locator, Page } from '@playwright/test';
import { expect, test, type Api } from '../world/demo.js';
import { barriers, stillness } from '../world/inspection.js';

interface Made {
  id: string;
  name: string;
  metadataJson: { mjml: string };
}

interface Settings {
  remindersOn: boolean;
  reminderTemplateId: string | null;
}

/** What is put into a Hebrew sentence is closed in, so that it keeps its own direction. */
const ONLY_FIRST_IN_HEBREW = 'רק \u2068בשנה הראשונה\u2069';

const SENTENCE = 'This is the first time the day comes round.';

/** As long as a finger takes: a sheet that is drawn anew before the browser has told where the caret went puts it back. */
const pressEnd = (page: Page) => page.keyboard.press('End', { delay: 50 });

const newLetter = (api: Api, more = {}): Promise<Made> =>
  api.post('/templates', {
    name: `Paper ${Date.now().toString(36)}`,
    jsxComponentKey: 'default_reminder',
    ...more,
  });

const paper = (page: Page, name = 'Letter') => page.getByRole('textbox', { name, exact: true });

/** What an office never sees. */
const noBraces = (page: Page) => expect(page.locator('main')).not.toContainText('{{');

/** The sentence stands in the letter under its condition, and a family whose first year is over is not sent it. */
async function isForTheFirstYear(api: Api, id: string, sentence: string): Promise<void> {
  const { metadataJson } = await api.get<Made>(`/templates/${id}`);
  const inItsCondition = new RegExp(`#if observance\\.isFirst\\}\\}</mj-raw>\\s*<mj-text[^>]*>${sentence}`);
  expect(metadataJson.mjml).toMatch(inItsCondition);
  const { html } = await api.post<{ html: string }>('/templates/prepare', { metadataJson });
  const sample = await api.post<{ html: string }>('/merge-field-testing/validate-template', { templateHtml: html });
  expect(sample.html).not.toContain(sentence);
}

const isInUse = async (api: Api, id: string): Promise<void> =>
  expect(await api.get<Settings>('/orgs/mine/settings')).toMatchObject({ remindersOn: true, reminderTemplateId: id });

/** By mouse: each of the three has its own name in the letter. */
async function threeFamilies(page: Page, letter: Locator, chooser: string): Promise<void> {
  const seen = new Set<string>();
  for (const at of [0, 1, 2]) {
    await page.getByRole('combobox', { name: chooser }).click();
    const family = page.getByRole('option').nth(at);
    const about = (await family.locator('bdi').first().textContent()) ?? '';
    await family.click();
    await expect(letter.locator('[data-look=name]')).toHaveText(about);
    seen.add(about);
  }
  expect(seen.size).toBe(3);
}

/** By mouse: the letter as it arrives there, large. */
async function looksAt(page: Page, where: string): Promise<Locator> {
  await page.getByRole('button', { name: where }).click();
  return page.getByRole('dialog');
}

/** By keyboard alone: as many stops as it takes, backwards to what stands before, for at the end of a page some browsers go to their own bar. */
async function goTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  const before = await target.evaluate(
    (element) => document.activeElement!.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  for (let stops = 0; stops < 80; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(before ? 'Shift+Tab' : 'Tab');
  }
  throw new Error('It is not reached by Tab.');
}

test('by mouse: the greeting, a sentence for the first year, three families, paper, telephone, and it is switched on', async ({
  page,
  api,
  asBefore,
}) => {
  await asBefore('/orgs/mine/settings');
  const { id } = await newLetter(api);
  await page.goto(`/app/templates/${id}`);
  const letter = paper(page);
  await expect(letter).toContainText('We write to remind you');
  await noBraces(page);
  await expect
    .poll(async () => (await letter.boundingBox())?.y ?? Infinity, { message: 'the letter is what the page shows' })
    .toBeLessThan(360);

  await test.step('what saves and switches on stands in the bar, and the sheet right below it', async () => {
    const bar = page.getByRole('banner');
    for (const name of ['Discard', 'Save', 'Use this letter'])
      await expect(bar.getByRole('button', { name, exact: true })).toBeVisible();
    const [end, desk] = await Promise.all([
      bar.boundingBox(),
      page.getByText('Subject', { exact: true }).first().boundingBox(),
    ]);
    expect(desk!.y - (end!.y + end!.height)).toBeLessThan(60);
  });

  const discard = page.getByRole('button', { name: 'Discard' });
  const colour = () => discard.evaluate((button) => getComputedStyle(button).color);
  const resting = await colour();
  await expect(discard).toBeDisabled();

  await test.step('the greeting is changed', async () => {
    await letter.locator('p', { hasText: /^Dear/ }).dblclick({ position: { x: 12, y: 20 } });
    await page.keyboard.type('Shalom ');
    await expect(letter.locator('p', { hasText: 'Shalom' }).locator('.field')).toHaveCount(1);
    await expect(discard).toBeEnabled();
    await expect.poll(colour, 'a button that does nothing yet looks so').not.toBe(resting);
  });

  await test.step('a sentence is put under a condition', async () => {
    await letter.getByText('We write to remind you').click();
    await pressEnd(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type(SENTENCE);
    const onlyWhen = page.getByRole('button', { name: 'Only when …' });
    await onlyWhen.click();
    await page.keyboard.press('Escape');
    await expect(letter, 'a menu that is left gives the caret back').toBeFocused();
    await letter.blur();
    await onlyWhen.click();
    await page.keyboard.press('Escape');
    await expect(onlyWhen).toBeFocused();
    await onlyWhen.press('Enter');
    await page.getByRole('menuitem', { name: 'only in the first year' }).press('Enter');
    await expect(letter, 'who has chosen goes on in the letter').toBeFocused();
    await expect(letter.getByRole('button', { name: 'only in the first year' })).toBeVisible();
  });

  await test.step('three families of the office are looked at', () => threeFamilies(page, letter, 'As it is for'));

  await test.step('on paper and on a telephone', async () => {
    const onPaper = await looksAt(page, 'on paper');
    await expect(onPaper).toContainText('Shalom');
    await expect(onPaper).not.toContainText(SENTENCE);
    await page.keyboard.press('Escape');
    await expect((await looksAt(page, 'on a telephone')).frameLocator('iframe').locator('body')).toContainText(
      'Shalom',
    );
    await page.keyboard.press('Escape');
  });

  await test.step('it is sound in the light and in the dark', async () => {
    await stillness(page);
    expect(await barriers(page, 'the letter editor')).toEqual([]);
  });

  await test.step('it is switched on, and what a colleague has changed meanwhile stays', async () => {
    const settings = await api.get<Settings>('/orgs/mine/settings');
    await api.put('/orgs/mine/settings', { ...settings, senderName: 'A colleague' });
    await page.getByRole('button', { name: 'Use this letter' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Use this letter' }).click();
    await expect(page.getByRole('button', { name: 'This letter is in use' })).toBeVisible();
  });

  await noBraces(page);
  await isInUse(api, id);
  expect(await api.get('/orgs/mine/settings')).toMatchObject({ senderName: 'A colleague' });
  await isForTheFirstYear(api, id, SENTENCE);
});

test('by keyboard: the letter is reached in 12 stops or fewer, changed, saved, looked at, and it is switched on', async ({
  page,
  api,
  asBefore,
}) => {
  await asBefore('/orgs/mine/settings');
  const { id } = await newLetter(api);
  await page.goto(`/app/templates/${id}`);
  const letter = paper(page);
  await expect(letter).toContainText('We write to remind you');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // the skip link
  let stops = 1;
  for (; stops <= 12; stops++) {
    await page.keyboard.press('Tab');
    if (await letter.evaluate((element) => element === document.activeElement)) break;
  }
  expect(stops).toBeLessThanOrEqual(12);

  const tools = page.getByRole('toolbar').first().getByRole('button');
  await tools.first().focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(tools.nth(1)).toBeFocused();

  await expect(letter, 'the values of a family are there').toContainText(/Dear \S+,/);
  await letter.press('Control+Home');
  // Past the line under the house's name, and the candle.
  const isAtGreeting = () =>
    letter.evaluate(() => /^Dear/.test(getSelection()?.anchorNode?.parentElement?.closest('p')?.textContent ?? ''));
  for (let down = 0; down < 6 && !(await isAtGreeting()); down++) await letter.press('ArrowDown');
  await letter.press('Home');
  // The four letters of "Dear": what a word is beside a field, browsers decide differently.
  for (let selected = 0; selected < 4; selected++) await letter.press('Shift+ArrowRight');
  await page.keyboard.type('Shalom');
  await expect(letter).toContainText('Shalom');
  await pressEnd(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type(SENTENCE);
  await page.keyboard.type('/');
  await page.getByRole('combobox', { name: 'Put in here' }).pressSequentially('first year');
  await page.keyboard.press('Enter');
  await expect(letter.getByRole('button', { name: 'only in the first year' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Template saved')).toBeVisible();

  const { metadataJson } = await api.get<Made>(`/templates/${id}`);
  expect(metadataJson.mjml).toMatch(/>Shalom +\{\{#if contact\.salutation\}\}/);
  await isForTheFirstYear(api, id, SENTENCE);

  await test.step('three families of the office are looked at', async () => {
    const chooser = page.getByRole('combobox', { name: 'As it is for' });
    const name = letter.locator('[data-look=name]');
    const seen = new Set([await name.textContent()]);
    await goTo(page, chooser);
    for (const further of [1, 2]) {
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(chooser).toBeFocused();
      await expect.poll(async () => seen.add(await name.textContent()).size).toBe(further + 1);
    }
  });

  await test.step('on paper and on a telephone', async () => {
    for (const where of ['on a telephone', 'on paper']) {
      const look = page.getByRole('button', { name: where });
      await goTo(page, look);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: where })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(look).toBeFocused();
    }
  });

  await test.step('it is switched on', async () => {
    await goTo(page, page.getByRole('button', { name: 'Use this letter' }));
    await page.keyboard.press('Enter');
    await goTo(page, page.getByRole('dialog').getByRole('button', { name: 'Use this letter' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'This letter is in use' })).toBeVisible();
  });
  await isInUse(api, id);
});

test('in Hebrew: the greeting, a sentence for the first year, three families, paper, telephone, and it is switched on', async ({
  page,
  api,
  asBefore,
}) => {
  await asBefore('/orgs/mine/settings');
  const { id } = await newLetter(api, { language: 'he' });
  await page.addInitScript(() => {
    if (window.origin !== 'null') localStorage.setItem('RaStore.zikaron.locale', '"he"');
  });
  await page.goto(`/app/templates/${id}`);
  const letter = paper(page, 'מכתב');
  await expect(letter).toHaveAttribute('dir', 'rtl');

  const greeting = letter.locator('p', { hasText: /^שלום/ });
  const { width } = (await greeting.boundingBox())!;
  await greeting.dblclick({ position: { x: width - 12, y: 20 } });
  await page.keyboard.type('ברכה ');
  await expect(letter.locator('p', { hasText: 'ברכה' }).locator('.field')).toHaveCount(1);
  await letter.getByText('אנו מזכירים').click();
  await pressEnd(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('זו הפעם הראשונה שהיום חוזר.');
  await page.getByRole('button', { name: 'רק כאשר…' }).click();
  await page.getByRole('menuitem', { name: ONLY_FIRST_IN_HEBREW }).click();
  await expect(letter.getByRole('button', { name: ONLY_FIRST_IN_HEBREW })).toBeVisible();
  await noBraces(page);
  await page.getByRole('button', { name: 'שמירה', exact: true }).click();
  await expect(page.getByText('התבנית נשמרה')).toBeVisible();

  await isForTheFirstYear(api, id, 'זו הפעם הראשונה שהיום חוזר.');

  await test.step('three families, paper, telephone', async () => {
    await threeFamilies(page, letter, 'כפי שהוא עבור');
    await expect(await looksAt(page, 'על נייר')).toContainText('ברכה');
    await page.keyboard.press('Escape');
    await expect((await looksAt(page, 'בטלפון')).frameLocator('iframe').locator('body')).toContainText('ברכה');
    await page.keyboard.press('Escape');
  });

  await test.step('it is switched on', async () => {
    await page.getByRole('button', { name: 'שימוש במכתב זה' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'שימוש במכתב זה' }).click();
    await expect(page.getByRole('button', { name: 'המכתב הזה בשימוש' })).toBeVisible();
  });
  await isInUse(api, id);
});

test('keys that come while the page is busy act where the caret went by the keys before them', async ({
  page,
  api,
}) => {
  const { id } = await newLetter(api);
  await page.goto(`/app/templates/${id}`);
  const letter = paper(page);
  await expect(letter, 'the values of a family are there').toContainText(/Dear \S+,/);
  const sentence = letter.locator('p', { hasText: 'We write to remind you' });
  const whole = await sentence.innerText();
  await sentence.click({ position: { x: 12, y: 20 } });
  await page.keyboard.press('Home');
  // All of them wait until the page has time.
  await Promise.all([
    page.evaluate(() => {
      for (const until = Date.now() + 1500; Date.now() < until;);
    }),
    ...['End', 'Enter', 'x'].map((key) => page.keyboard.press(key)),
  ]);
  await expect(sentence).toHaveText(whole);
  await expect(letter.locator('p', { hasText: /^x$/ })).toHaveCount(1);
});

test('values that come before the browser has told where the caret went leave it there', async ({ page, api }) => {
  const { id } = await newLetter(api);
  await page.goto(`/app/templates/${id}`);
  const name = paper(page).locator('[data-look=name]');
  const sentence = paper(page).locator('p', { hasText: 'We write to remind you' });
  await expect(sentence).toBeVisible();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/merge-field-testing/fill', async (route) => {
    await arrived;
    await route.fallback();
  });
  // Another family's values are asked for, and come while one writes.
  await page.getByRole('combobox', { name: 'As it is for' }).click();
  await page.getByRole('option').nth(1).click();
  await sentence.click({ position: { x: 12, y: 20 } });
  await page.keyboard.press('Home');
  const before = (await name.textContent())!;
  // As where the page is busy: what the browser itself tells does not come yet.
  await page.evaluate(() =>
    window.addEventListener('selectionchange', (told) => told.isTrusted && told.stopImmediatePropagation(), true),
  );
  await page.keyboard.press('End');
  arrive();
  await expect(name).not.toHaveText(before);
  await page.keyboard.type('x');
  await expect(sentence).toHaveText(/^We write.*x$/);
});

test('what its paper cannot show opens as it is written, and loses nothing', async ({ page, api }) => {
  const { id } = await newLetter(api);
  const mjml =
    '<mjml><mj-body><mj-section><mj-column><mj-table><tr><td>{{yahrzeit.name}}</td></tr></mj-table></mj-column></mj-section></mj-body></mjml>';
  await api.put(`/templates/${id}`, { metadataJson: { mjml } });
  await page.goto(`/app/templates/${id}`);

  await expect(page.getByRole('textbox', { name: 'HTML' })).toHaveValue(mjml);
  await expect(page.getByText('This letter holds something that its paper cannot show')).toBeVisible();
});

test('the words of a letter in one part are those of no letterhead', async ({ page, api }) => {
  const { id } = await newLetter(api);
  const mjml =
    '<mjml><mj-body><mj-section><mj-column><mj-text>Dear friends,</mj-text></mj-column></mj-section></mj-body></mjml>';
  await api.put(`/templates/${id}`, { metadataJson: { mjml } });
  await page.goto(`/app/templates/${id}`);
  await expect(paper(page).getByText('Dear friends,')).toHaveCSS('color', 'rgb(43, 42, 39)');
});
