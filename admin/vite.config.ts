import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/** Where the API runs while the pages are served by Vite. */
const api = 'http://127.0.0.1:4000';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const PLACEHOLDER = '/email-assets/placeholder.svg';

/**
 * What a visitor needs first comes in few files: many small ones weigh an eighth more. The first page, what
 * signs in and the first list have one each, with what they import that those before them have not; all else follows its page.
 */
const codeSplitting = {
  groups: [
    {
      name: 'base',
      priority: 3,
      test: /\/node_modules\/(react|react-dom(?!.*server)|scheduler|react-router|react-router-dom|cookie)\//,
    },
    { name: 'queries', priority: 3, test: /\/node_modules\/@tanstack\// },
    { name: 'landing', priority: 2, test: /\/admin\/src\/main\.tsx$/ },
    // What both need is the page's: it comes before anybody signs in.
    { name: 'login', priority: 1.5, test: /\/admin\/src\/public\/Login\.tsx$/ },
    { name: 'signing-in', priority: 1, test: /\/admin\/src\/public\/signing-in\.ts$/ },
    { name: 'admin', priority: 0, test: /\/admin\/src\/(App|yahrzeits\/YahrzeitList)\.tsx$/ },
  ],
};

/** The designer's packages name pictures on other people's hosts; none of them is asked, and none comes into a letter. */
const offlineEasyEmail = (): Plugin => ({
  name: 'offline-easy-email',
  enforce: 'pre',
  transform(code, id) {
    if (!/node_modules\/easy-email-(core|editor|extensions)\//.test(id)) return null;
    const own = code
      .replace(/https:\/\/easy-email-m-ryan\.vercel\.app\/images\/[\w.-]+/g, PLACEHOLDER)
      .replaceAll('https://easy-email-m-ryan.vercel.app/', '/')
      .replace(/https:\/\/i\.imgur\.com\/[\w.]+/g, PLACEHOLDER)
      .replace(/https:\/\/www\.mailjet\.com\/[\w/.-]+/g, PLACEHOLDER)
      .replace(/https:\/\/res\.cloudinary\.com\/[^"']+/g, PLACEHOLDER);
    return own === code ? null : { code: own, map: null };
  },
});

/**
 * The page of the admin, `app.html`: as index.html, and told from the start which files it goes on to ask for. They come
 * beside the first ones then, instead of after those have run. The fonts of the first words come so on both pages.
 */
const adminPage = (): Plugin => ({
  name: 'admin-page',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['index.html'];
    const app = Object.values(bundle).find(
      (one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith('/admin/src/App.tsx')),
    );
    if (page?.type !== 'asset' || app?.type !== 'chunk') throw new Error('The built site has no page, or no admin.');
    const html = String(page.source);
    const ahead = [app.fileName, ...app.imports].filter((name) => !html.includes(name));
    const links = ahead.map((name) => `    <link rel="modulepreload" crossorigin href="/${name}">\n`).join('');
    const fonts = Object.keys(bundle)
      .filter((name) => /(assistant|frank-ruhl-libre)-latin-wght.*woff2$/.test(name))
      .map((name) => `    <link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">\n`)
      .join('');
    page.source = html.replace('  </head>', `${fonts}  </head>`);
    this.emitFile({
      type: 'asset',
      fileName: 'app.html',
      source: html.replace('  </head>', `${fonts}${links}  </head>`),
    });
  },
});

/** The fonts under names that stay, for pages that the server writes: `/fonts/assistant-latin.woff2`. */
const fontsByName = (): Plugin => ({
  name: 'fonts-by-name',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const [file, one] of Object.entries(bundle)) {
      const name = /(assistant|frank-ruhl-libre)-(?:latin|hebrew)(?=-wght)/.exec(file)?.[0];
      if (name && one.type === 'asset')
        this.emitFile({ type: 'asset', fileName: `fonts/${name}.woff2`, source: one.source });
    }
  },
});

export default defineConfig({
  plugins: [react(), offlineEasyEmail(), adminPage(), fontsByName()],
  resolve: {
    alias: {
      '@zikaron/contract': file('../contract/src/index.ts'),
      'jsonexport/dist/index.js': file('src/stand-ins/jsonexport.ts'),
      'object.entries': file('src/stand-ins/object-entries.cjs'),
    },
    dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom', '@mui/material', 'ra-core'],
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': api, '/auth/v1': api, '/env.js': api, '/docs': api, '/admin': api },
  },
  // The designer's style sheet is not valid CSS throughout.
  css: { lightningcss: { errorRecovery: true } },
  build: {
    target: 'es2022',
    manifest: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting } },
  },
});
