import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build, defineConfig, type Plugin } from 'vite';

/** Where the API runs while the pages are served by Vite. */
const api = 'http://127.0.0.1:4000';

/** What the server gives as plain HTML, as it was last built. */
const plainPages = {
  '/login': api,
  '/register': api,
  '/forgot-password': api,
  '/terms': api,
  '/privacy': api,
  '/sunset': api,
};

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

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
    { name: 'queries', priority: 3, test: /\/node_modules\/@tanstack\/query-core\// },
    { name: 'react-queries', priority: 2.5, test: /\/node_modules\/@tanstack\/react-query\// },
    // What the pages that are plain HTML have in common with the program, without React.
    {
      name: 'plain',
      priority: 4,
      test: /\/admin\/src\/(env|preferences|report|public\/(fill|form-values|just-signed-in)|api\/(safe-next|stored-session))\.ts$/,
    },
    { name: 'landing', priority: 2, test: /\/admin\/src\/main\.tsx$/ },
    { name: 'texts', priority: 3, test: /\/admin\/src\/public\/say\.ts$/ },
    // Asked for when somebody signs in, or when their session is to be renewed.
    { name: 'identity', priority: 1.7, test: /\/node_modules\/@supabase\/|\/admin\/src\/api\/identity-client\.ts$/ },
    // Both what signs in and the program say what was refused.
    { name: 'saying', priority: 3, test: /\/(admin\/src\/api\/saying|contract\/src\/(isolated|saying))\.ts$/ },
    { name: 'calls', priority: 1, test: /\/admin\/src\/api\/(session|http|asks-factor)\.ts$/ },
    { name: 'admin', priority: 0.5, test: /\/admin\/src\/(App|yahrzeits\/YahrzeitList)\.tsx$/ },
    // Below the rows, where they are more than a page.
    { name: 'pages', priority: 0.2, test: /\/admin\/src\/lists\/Pages\.tsx$/ },
    // What a list has where there is room for columns.
    { name: 'table', priority: 0, test: /\/admin\/src\/yahrzeits\/YahrzeitTable\.tsx$/ },
  ],
};

/** `src/ahead.ts` in one file, since what it imports must not be waited for. */
async function builtAhead(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias },
    build: { write: false, target, rolldownOptions: { input: file('src/ahead.ts'), output: { codeSplitting: false } } },
  });
  const [part] = (Array.isArray(built) ? built[0]! : (built as Exclude<typeof built, { close: unknown }>)).output;
  return part.type === 'chunk' ? part.code : '';
}

/** The script of the program, which `src/ahead.ts` begins on the admin's page. */
const PROGRAM = / *<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** What else index.html asks for at once. */
const MODULE = / *<link rel="modulepreload" crossorigin href="\/([^"]+)">\n?/g;

/** What the first list must do without: it comes on a telephone. */
const NOT_AT_FIRST = /\/node_modules\/(zod|react-hook-form|@supabase|@tiptap|@mui\/x-charts|easy-email[\w-]*)\//;

/**
 * The page of the admin, `app.html`: as index.html, with the bar of the admin, and told by name which files `src/ahead.ts` asks
 * for beside each other, once what is drawn ahead stands: named in links, they would have come before its answers. The fonts of
 * the first words are asked for at once on both pages.
 */
const adminPage = (): Plugin => ({
  name: 'admin-page',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const page = bundle['index.html'];
    const partWith = (source: string) => {
      const ends = `/admin/src/${source}`;
      const part = Object.values(bundle).find(
        (one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith(ends)),
      );
      if (part?.type !== 'chunk') throw new Error(`The built site has no ${source}.`);
      return part;
    };
    if (page?.type !== 'asset') throw new Error('The built site has no page.');
    const html = String(page.source);
    const app = partWith('App.tsx');
    const early = [app, ...app.imports.map((name) => bundle[name])].flatMap((one) =>
      one?.type === 'chunk' ? one.moduleIds.filter((id) => NOT_AT_FIRST.test(id)) : [],
    );
    if (early.length > 0) throw new Error(`The first list brings what it can do without: ${early.join(', ')}`);

    const first = this.emitFile({ type: 'asset', name: 'ahead.js', source: await builtAhead() });
    const texts = ['en', 'he'].map((language) => {
      const { fileName, imports } = partWith(`i18n/${language}/first.ts`);
      const files = [fileName, ...imports].filter((name) => !html.includes(name) && !app.imports.includes(name));
      return ` data-${language}="${files.map((name) => `/${name}`).join(' ')}"`;
    });
    const head = (program: string) =>
      `    <meta name="parts" data-program="${program}" data-rest="${rest}" data-columns="${table}"${texts.join('')}>\n    <script type="module" crossorigin src="/${this.getFileName(first)}"></script>\n`;
    const addresses = (names: string[]) => names.map((name) => `/${name}`).join(' ');
    const ahead = [app.fileName, ...app.imports];
    const rest = addresses([...new Set([...html.matchAll(MODULE)].map(([, name]) => name!).concat(ahead))]);
    // `md` of the theme: below it rows are cards.
    const columns = partWith('yahrzeits/YahrzeitTable.tsx');
    const table = addresses(
      [columns.fileName, ...columns.imports].filter((name) => !html.includes(name) && !ahead.includes(name)),
    );
    const fonts = Object.keys(bundle)
      .filter((name) => /(assistant-latin-wght|frank-ruhl-libre-latin-600).*woff2$/.test(name))
      .map((name) => `    <link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">\n`)
      .join('');
    page.source = html.replace('  </head>', `${fonts}  </head>`);
    this.emitFile({
      type: 'asset',
      fileName: 'app.html',
      source: html
        .replace(PROGRAM, (_, address: string) => head(address))
        .replaceAll(MODULE, '')
        .replace('  </head>', `${fonts}  </head>`)
        .replace(/ *<link rel="stylesheet"[^>]*href="\/([^"]+)">/, (link, name: string) => {
          const style = bundle[name];
          if (style?.type !== 'asset') throw new Error(`The built site has no ${name}.`);
          // In the page itself, so that its bar is there with it; parts that name the file find it asked for.
          return `    <style>${String(style.source)}</style>\n${link.replace('rel=', 'media="print" rel=')}`;
        })
        .replace(/ *<div class="app-before.*\n/, readFileSync(file('app-frame.html'), 'utf8')),
    });
  },
});

/** The fonts under names that stay, for pages that the server writes: `/fonts/assistant-latin.woff2`. */
const fontsByName = (): Plugin => ({
  name: 'fonts-by-name',
  enforce: 'post',
  generateBundle() {
    const { resolve } = createRequire(import.meta.url);
    for (const family of ['assistant', 'frank-ruhl-libre'])
      for (const script of ['latin', 'hebrew']) {
        const source = readFileSync(
          resolve(`@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`),
        );
        this.emitFile({ type: 'asset', fileName: `fonts/${family}-${script}.woff2`, source });
      }
  },
});

const target = 'es2022';

/** One module, by the end of its path, in whose place another stands: everywhere, or in the modules `of` alone. */
interface StandIn {
  path: string;
  of?: string;
  by: string;
}

const TABLE = 'ra-ui-materialui/dist/list/datatable';
const NOTHING = file('src/stand-ins/nothing.ts');
const COLUMNS = file('src/lists/columns.tsx');

/** What packages bring to the first list that it does not show. */
const STAND_INS: StandIn[] = [
  // Themes of CSS variables: ours are none.
  { path: '@mui/material/styles/createTheme.mjs', by: '@mui/material/styles/createThemeNoVars.mjs' },
  { path: '@mui/material/styles/ThemeProvider.mjs', by: '@mui/material/styles/ThemeProviderNoVars.mjs' },
  { path: `${TABLE}/ColumnsSelector.js`, of: `${TABLE}/DataTable.js`, by: COLUMNS },
  { path: `${TABLE}/ColumnsSelectorItem.js`, of: `${TABLE}/DataTableColumn.js`, by: COLUMNS },
  { path: `${TABLE}/DataTableHeadCell.js`, of: `${TABLE}/DataTableColumn.js`, by: file('src/lists/HeadCell.tsx') },
  { path: 'ra-ui-materialui/dist/list/BulkActionsToolbar.js', of: `${TABLE}/DataTable.js`, by: NOTHING },
  { path: 'ra-ui-materialui/dist/button/index.js', of: `${TABLE}/DataTable.js`, by: NOTHING },
  { path: 'ra-ui-materialui/dist/list/ListNoResults.js', of: `${TABLE}/DataTable.js`, by: NOTHING },
  { path: 'ra-ui-materialui/dist/list/datagrid/ExpandRowButton.js', of: `${TABLE}/DataTableRow.js`, by: NOTHING },
  { path: 'ra-ui-materialui/dist/list/datagrid/ExpandAllButton.js', of: `${TABLE}/DataTableHead.js`, by: NOTHING },
];

/** Puts the stand-ins in their places. One that stands nowhere fails the build: its package has changed. */
const standIns = (): Plugin => {
  const unused = new Set(STAND_INS);
  const ends = (id: string, path: string) => id.endsWith(`/node_modules/${path}`);
  return {
    name: 'stand-ins',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: {
        id: /\/(index|createTheme|ThemeProvider|ColumnsSelector(Item)?|DataTableHeadCell|BulkActionsToolbar|ListNoResults|Expand\w+Button)\.m?js$/,
      },
      async handler(source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true });
        const one = STAND_INS.find(
          ({ path, of }) => found && ends(found.id, path) && (!of || ends(importer ?? '', of)),
        );
        if (!found || !one) return null;
        unused.delete(one);
        return one.by.startsWith('/') ? one.by : found.id.replace(one.path, one.by);
      },
    },
    buildEnd(failure) {
      if (!failure && unused.size > 0)
        throw new Error(`Nothing asks for ${[...unused].map(({ path }) => path).join(', ')}`);
    },
  };
};
const alias = {
  '@zikaron/contract': file('../contract/src/index.ts'),
  'object.entries': file('src/stand-ins/object-entries.cjs'),
  'jsonexport/dist/index.js': file('src/stand-ins/jsonexport.ts'),
};

export default defineConfig({
  plugins: [standIns(), react(), adminPage(), fontsByName()],
  resolve: {
    alias,
    dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom', '@mui/material', 'ra-core'],
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': api, '/auth/v1': api, '/env.js': api, '/docs': api, '/admin': api, ...plainPages },
  },
  build: {
    target,
    manifest: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: [file('index.html'), file('src/public/early.ts'), file('src/public/zone.ts'), file('src/public/door.ts')],
      output: { codeSplitting },
    },
  },
});
