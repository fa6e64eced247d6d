import type { Page } from '@playwright/test';
import { expect, test } from '../world/demo.js';
import { linked, pagesOf, prefer, PUBLIC } from '../world/every-page.js';
import {
  barriers,
  english,
  goOn,
  listen,
  missable,
  open,
  overflow,
  stillness,
  untranslated,
} from '../world/inspection.js';
import { familyPages } from '../world/letters-of-families.js';

test.describe.configure({ mode: 'parallel' });

const PHONE = { width: 390, height: 844 };
/** The laptop of an office. */
const DESK = { width: 1366, height: 768 };

type Check = (page: Page, path: string) => Promise<string[]>;

/** Goes through all the pages, by their addresses unless told otherwise, and tells for each what is wrong on it. */
async function walk(page: Page, paths: string[], check: Check, turn = open): Promise<void> {
  const complaints = listen(page);
  for (const path of paths) {
    complaints.length = 0;
    await turn(page, path);
    const wrong = await check(page, path);
    expect.soft([...wrong, ...complaints], path).toEqual([]);
  }
}

async function scrolls(page: Page): Promise<string[]> {
  const beyond = await overflow(page);
  return beyond > 0 ? [`${beyond} px beyond the edge`] : [];
}

const light: Check = async (page, path) => [
  ...(await scrolls(page)),
  ...(await barriers(page, path)),
  ...(await untranslated(page)),
];

/** In the dark only colours differ. */
const dark: Check = (page, path) => barriers(page, path, 'colours');

const hebrew: Check = async (page, path) => {
  const direction = await page.evaluate(() => document.documentElement.dir);
  const turned = direction === 'rtl' ? [] : [`the direction is ${direction}`];
  return [
    ...turned,
    ...(await scrolls(page)),
    ...(await barriers(page, path, 'structure')),
    ...(await untranslated(page)),
    ...(await english(page)),
  ];
};

const phone: Check = async (page, path) => [
  ...(await scrolls(page)),
  ...(await barriers(page, path, 'structure')),
  ...(await missable(page)),
];

const named = (way: string, found: string[]): string[] => found.map((one) => `${way}: ${one}`);

/** One opening of a page of the admin: in the light, on a phone, and in the dark. Beside a letter's desk only a phone's bar has the button. */
const inEveryLight: Check = async (page, path) => {
  await page.setViewportSize(DESK);
  const inTheLight = await light(page, path);
  await page.setViewportSize(PHONE);
  const onAPhone = await phone(page, path);
  await page.getByRole('button', { name: 'Toggle light/dark mode' }).click();
  await page.setViewportSize(DESK);
  await stillness(page);
  const inTheDark = await dark(page, path);
  return [...inTheLight, ...named('phone', onAPhone), ...named('dark', inTheDark)];
};

// Two halves, so that both workers have one.
for (const half of [0, 1]) {
  test(`every page of the admin is sound in the light, in the dark and on a phone: half ${half + 1}`, async ({
    page,
    api,
  }) => {
    test.setTimeout(480_000);
    const paths = new Set([...(await pagesOf(api)), ...(await linked(page))]);
    const inside = [...paths].filter((path) => path.startsWith('/app'));
    await prefer(page, { theme: 'light', locale: 'en' });
    await walk(
      page,
      inside.filter((_, at) => at % 2 === half),
      inEveryLight,
    );
  });
}

test('every page of the admin is sound in Hebrew', async ({ page, api }) => {
  test.setTimeout(480_000);
  const paths = new Set([...(await pagesOf(api)), ...(await linked(page))]);
  await page.setViewportSize(DESK);
  await prefer(page, { theme: 'light', locale: 'he' });
  await walk(page, [...paths], hebrew, goOn);
});

const WAYS = [
  { name: 'in the light', check: light, window: DESK, choices: { theme: 'light', locale: 'en' } },
  { name: 'in the dark', check: dark, window: DESK, choices: { theme: 'dark', locale: 'en' } },
  { name: 'in Hebrew', check: hebrew, window: DESK, choices: { theme: 'light', locale: 'he' } },
  { name: 'on a phone', check: phone, window: PHONE, choices: { theme: 'light', locale: 'en' } },
] as const;

for (const { name, check, window, choices } of WAYS) {
  test(`the account is sound ${name}`, async ({ page }) => {
    await page.setViewportSize(window);
    await prefer(page, choices);
    await walk(page, ['/account', '/pricing', '/checkout?plan=standard'], check);
  });

  test.describe(() => {
    test.use({ storageState: { cookies: [], origins: [] } });

    test(`every public page and the family pages are sound ${name}`, async ({ page, api }) => {
      await page.setViewportSize(window);
      // In Hebrew they are read by a family that reads Hebrew, and a change of its language would meet the stories beside this one.
      const families = choices.locale === 'en' ? await familyPages(api, 'en') : [];
      // The landing page goes by the device.
      await page.emulateMedia({ colorScheme: choices.theme });
      await prefer(page, choices);
      await walk(page, [...PUBLIC, ...families.map(({ url }) => url)], check);
    });
  });
}
