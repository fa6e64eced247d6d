import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const PLACEHOLDER = '/email-assets/placeholder.svg';

/**
 * The designer's packages name pictures on other people's hosts; none of them is asked, and none comes into a letter. They look
 * for texts that may hold chips (chips.ts) by a class that they give to none.
 */
const mendedEasyEmail = (): Plugin => ({
  name: 'mended-easy-email',
  enforce: 'pre',
  transform(code, id) {
    if (!/node_modules\/easy-email-(core|editor|extensions)\//.test(id)) return null;
    const own = code
      .replace(/https:\/\/easy-email-m-ryan\.vercel\.app\/images\/[\w.-]+/g, PLACEHOLDER)
      .replace('`.${MERGE_TAG_CLASS_NAME}`', "'.node-type-text, .node-type-advanced_text'")
      .replaceAll('https://easy-email-m-ryan.vercel.app/', '/')
      .replace(/https:\/\/i\.imgur\.com\/[\w.]+/g, PLACEHOLDER)
      .replace(/https:\/\/www\.mailjet\.com\/[\w/.-]+/g, PLACEHOLDER)
      .replace(/https:\/\/res\.cloudinary\.com\/[^"']+/g, PLACEHOLDER);
    return own === code ? null : { code: own, map: null };
  },
});

/** The compiler of letters compiles a function to find the window, which our content security policy refuses and browsers report. */
const withoutEval = (): Plugin => ({
  name: 'without-eval',
  transform(code, id) {
    if (!id.includes('/node_modules/mjml-browser/')) return null;
    return { code: code.replaceAll(/(new )?Function\("return this"\)\(\)/g, 'globalThis'), map: null };
  },
});

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * The designer's frame (designer.html): a program of its own beside the admin's, with the React that easy-email needs. Packages
 * that are laid higher up, where both programs find them, get that one too.
 */
export default defineConfig({
  root: file('.'),
  plugins: [react(), mendedEasyEmail(), withoutEval()],
  resolve: {
    alias: {
      '@zikaron/contract': file('../contract/src/index.ts'),
      'object.entries': file('../admin/src/stand-ins/object-entries.cjs'),
    },
    dedupe: ['react', 'react-dom'],
  },
  // Its style sheet is not valid CSS throughout.
  css: { lightningcss: { errorRecovery: true } },
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: file('../admin/dist'),
    emptyOutDir: false,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { input: file('designer.html') },
  },
});
