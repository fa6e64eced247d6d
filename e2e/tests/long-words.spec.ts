import type { Page } from '@playwright/test';
import { expect, listed, readyLetter, test, type Api, type Listed } from '../world/demo.js';
import { prefer } from '../world/every-page.js';
import { goOn, open, overflow } from '../world/inspection.js';
import { newYahrzeit, unlike, type Made } from '../world/records.js';

/** Somebody whose names and address have no place to break, and a letter about them that waits. */
async function familyOfLongWords(api: Api): Promise<{ word: string; yahrzeitId: string; contactId: string }> {
  const word = `${unlike('Long')}-Featherstonehaugh-Cholmondeley-Marjoribanks`.replaceAll(' ', '');
  const email = `${word.slice(0, 62).toLowerCase()}@${'correspondence'.repeat(3)}.example`;
  const { id: yahrzeitId } = await newYahrzeit(api, word, { plaque: word });
  const { id: contactId } = await api.post<Made>('/contacts', { name: `${word}Junior`, email, yahrzeitId });
  const draft = { mode: 'ids', templateId: await readyLetter(api), yahrzeitIds: [yahrzeitId] };
  const { id: job } = await api.post<Made>('/emails/jobs', { ...draft, sendAt: '2026-12-07T15:00:00Z' });
  await api.post(`/emails/jobs/${job}/run`);
  return { word, yahrzeitId, contactId };
}

/** Lists that show this family alone, and their own pages. */
async function pagesAbout(api: Api, { word, yahrzeitId, contactId }: Awaited<ReturnType<typeof familyOfLongWords>>) {
  const letters = await api.get<Listed<Made>>(`/emails${listed({ yahrzeitId })}`);
  const found = (path: string) => `/app/${path}?filter=${encodeURIComponent(JSON.stringify({ q: word.slice(0, 24) }))}`;
  return [
    ...['yahrzeits', 'contacts', 'observers', 'emails', 'coverage'].map(found),
    `/app/yahrzeits/${yahrzeitId}`,
    `/app/contacts/${contactId}`,
    `/app/emails/${letters.data[0]?.id}`,
  ];
}

async function tooWide(page: Page, paths: string[], way: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [at, path] of paths.entries()) {
    // What the browser prefers is read when the program begins.
    await (at === 0 ? open : goOn)(page, path);
    const beyond = await overflow(page);
    if (beyond > 0) wrong.push(`${way}: ${path} is ${beyond} px too wide`);
  }
  return wrong;
}

test('a name and an address that cannot break push no page out of the window', async ({ page, api }) => {
  const family = await familyOfLongWords(api);
  const paths = await pagesAbout(api, family);
  const wrong: string[] = [];
  for (const [way, width, locale] of [
    ['at a desk', 1366, 'en'],
    ['at a desk in Hebrew', 1366, 'he'],
    ['on a phone', 390, 'en'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await prefer(page, { theme: 'light', locale });
    wrong.push(...(await tooWide(page, paths, way)));
  }
  expect(wrong).toEqual([]);
  await api.remove(`/yahrzeits/${family.yahrzeitId}`);
});
