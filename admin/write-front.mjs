// The last step of the build: the landing page for whoever is new, as plain HTML in `dist/front/`, in each language, with
// the plans and without. The server fills in what only it knows (server/src/app/front.ts).
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const assets = `${root}dist/assets`;

/** The same as the program's first page has, with its fonts under the names that they were built with. */
const style = readFileSync(`${assets}/${readdirSync(assets).find((name) => /^landing-.*\.css$/.test(name))}`, 'utf8');

/** The fonts of the first words: Hebrew pages have figures and names in Latin letters too, but those come later. */
const fontsOf = (script) =>
  [...style.matchAll(/\/assets\/(?:assistant|frank-ruhl-libre)-(\w+)-(?:wght|600)-[\w-]+\.woff2/g)]
    .filter(([, of]) => of === script)
    .map(([address]) => address);

process.env.NODE_ENV = 'production';
globalThis.ENV = { SOURCE_URL: 'zikaron:source' };
const vite = await createServer({
  root,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { frontPage } = await vite.ssrLoadModule('/src/public/front-page.tsx');
mkdirSync(`${root}dist/front`, { recursive: true });
for (const [locale, script] of Object.entries({ en: 'latin', he: 'hebrew' }))
  for (const plans of [true, false]) {
    const page = frontPage({ locale, plans, style, fonts: fontsOf(script) });
    writeFileSync(`${root}dist/front/${locale}${plans ? '' : '-without-plans'}.html`, page);
  }
await vite.close();
