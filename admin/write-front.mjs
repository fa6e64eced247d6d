// A step of the build: the landing page, those of signing in and those to read as plain HTML in `dist/front/`, in each language. The server
// fills in what only it knows (server/src/app/front.ts).
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

/** The addresses of the script of those pages, and of all that it imports, which is asked for beside it. */
const manifest = JSON.parse(readFileSync(`${root}dist/.vite/manifest.json`, 'utf8'));
const withImports = (key) => [key, ...(manifest[key].imports ?? []).flatMap(withImports)];
const scripts = [...new Set(withImports('src/public/door.ts'))].map((key) => `/${manifest[key].file}`);
const zone = `/${manifest['src/public/zone.ts'].file}`;
const early = `/${manifest['src/public/early.ts'].file}`;

process.env.NODE_ENV = 'production';
globalThis.ENV = { SOURCE_URL: 'zikaron:source', CONTACT_EMAIL: 'zikaron:contact' };
const vite = await createServer({
  root,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { frontPage, names } = await vite.ssrLoadModule('/src/public/front-page.tsx');
mkdirSync(`${root}dist/front`, { recursive: true });
for (const [locale, script] of Object.entries({ en: 'latin', he: 'hebrew' }))
  for (const name of names) {
    const page = frontPage({ name, locale, style, fonts: fontsOf(script), early, zone, scripts });
    writeFileSync(`${root}dist/front/${name}.${locale}.html`, page);
  }
await vite.close();
