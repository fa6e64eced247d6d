import type { Page } from '@playwright/test';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from '../world/demo.js';
import { linked, pagesOf, prefer, PUBLIC } from '../world/every-page.js';
import { open, stillness } from '../world/inspection.js';
import { familyPages, letters } from '../world/letters-of-families.js';

test.describe.configure({ mode: 'parallel' });

/** Outside git. */
const PLACE = process.env.GALLERY_DIR ?? fileURLToPath(new URL('../../.test-data/gallery', import.meta.url));
/** Only pages whose address has this in it: `GALLERY_PAGES='coverage|holds'`. */
const WANTED = new RegExp(process.env.GALLERY_PAGES ?? '');
const DESK = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

/** Each is a folder of pictures. `zoom` is a window of 1366 pixels at 200 %. */
const MODES = {
  light: { window: DESK, theme: 'light', locale: 'en' },
  dark: { window: DESK, theme: 'dark', locale: 'en' },
  hebrew: { window: DESK, theme: 'light', locale: 'he' },
  phone: { window: PHONE, theme: 'light', locale: 'en' },
  'phone-hebrew-dark': { window: PHONE, theme: 'dark', locale: 'he' },
  compact: { window: DESK, theme: 'light', locale: 'en', density: 'compact' },
  zoom: { window: { width: 683, height: 384 }, theme: 'light', locale: 'en' },
} as const;

for (const [mode, { window, ...choices }] of Object.entries(MODES)) {
  test(mode, async ({ page, api, browser }) => {
    await page.setViewportSize(window);
    await page.emulateMedia({ colorScheme: choices.theme });
    await prefer(page, choices);
    for (const where of new Set([...(await pagesOf(api)), ...(await linked(page))])) await picture(page, mode, where);
    for (const { name, url } of await familyPages(api, choices.locale)) await picture(page, mode, url, name);

    const stranger = await browser.newPage({ viewport: window, colorScheme: choices.theme, storageState: NOBODY });
    await prefer(stranger, choices);
    for (const where of PUBLIC) await picture(stranger, mode, where);
    await stranger.close();
  });
}

const NOBODY = { cookies: [], origins: [] };
const WIDTHS = [320, 390, 700, 1100];

test('letters', async ({ page, api }) => {
  for (const { name, html } of await letters(api))
    for (const width of WIDTHS)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await page.setContent(html);
        await shoot(page, 'letters', `${name} ${width} ${colorScheme}`);
      }
});

test.afterAll(() => {
  if (existsSync(PLACE)) writeFileSync(path.join(PLACE, 'index.html'), contactSheet());
});

/** A page that does not come is pictured as it stands, so that one fault does not hide the others. */
async function picture(page: Page, folder: string, where: string, name = where): Promise<void> {
  if (!WANTED.test(name)) return;
  await open(page, where).catch((fault: unknown) =>
    process.stdout.write(`${folder} ${where}: ${String(fault).split('\n')[0]}\n`),
  );
  await stillness(page).catch(() => undefined);
  await shoot(page, folder, name);
}

async function shoot(page: Page, folder: string, name: string): Promise<void> {
  const file = name
    .replace(/[\da-f]{8}-[\da-f-]{27}/g, 'one')
    .replaceAll(/[^\w-]+/g, '.')
    .replace(/^\./, '');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({ path: path.join(PLACE, folder, `${file || 'landing'}.png`), fullPage: true });
}

/** All pictures on one page: a row for each page, beside one another in the ways it was looked at. */
function contactSheet(): string {
  const folders = readdirSync(PLACE, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
  const files = [...new Set(folders.flatMap((folder) => readdirSync(path.join(PLACE, folder))))].sort();
  const shown = (file: string) =>
    folders
      .filter((folder) => existsSync(path.join(PLACE, folder, file)))
      .map(
        (folder) =>
          `<figure><a href="${folder}/${file}"><img loading="lazy" src="${folder}/${file}" alt="${folder}"></a><figcaption>${folder}</figcaption></figure>`,
      );
  const rows = files.map((file) => `<h2>${file.replace('.png', '')}</h2><div>${shown(file).join('')}</div>`);
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title>
<style>body{font-family:sans-serif;background:#ddd}div{display:flex;gap:12px;align-items:start;overflow:auto}figure{margin:0}img{height:420px;object-fit:cover;object-position:top}</style>
${rows.join('\n')}`;
}
