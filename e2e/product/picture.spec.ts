import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { test } from '../world/demo.js';
import { prefer } from '../world/every-page.js';
import { open, stillness } from '../world/inspection.js';

/** As `Landing.tsx` names and measures them. */
const WINDOW = { width: 1200, height: 760 };
const pictureOf = (locale: string, theme: string) =>
  fileURLToPath(new URL(`../../admin/public/product-${locale}-${theme}.webp`, import.meta.url));

for (const locale of ['en', 'he'])
  for (const theme of ['light', 'dark'] as const)
    test(`${locale} ${theme}`, async ({ page, api }) => {
      // An ordinary week: what the demonstration keeps for a second person has left.
      const { data: waiting } = await api.get<{ data: { id: string }[] }>('/releases');
      for (const { id } of waiting) await api.post(`/releases/${id}/release`);
      await page.setViewportSize(WINDOW);
      await page.emulateMedia({ colorScheme: theme });
      await prefer(page, { locale, theme });
      await open(page, '/app/this-week');
      await page.waitForLoadState('networkidle');
      await stillness(page);
      await sharp(await page.screenshot())
        .webp({ quality: 82 })
        .toFile(pictureOf(locale, theme));
    });
