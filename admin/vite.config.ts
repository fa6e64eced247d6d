import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/** Where the API runs while the pages are served by Vite. */
const api = 'http://127.0.0.1:4000';

const PLACEHOLDER = '/email-assets/placeholder.svg';

/**
 * What most pages of the admin share comes as one file: sixty small ones weigh an eighth more. What the public pages
 * need too stays apart from it, so that they load without the admin.
 */
const codeSplitting = {
  groups: [
    {
      name: 'base',
      priority: 2,
      test: /\/node_modules\/(react|react-dom(?!.*server)|scheduler|react-router|react-router-dom|cookie)\//,
    },
    { name: 'queries', priority: 2, test: /\/node_modules\/@tanstack\// },
    {
      name: 'admin',
      priority: 1,
      test: /\/node_modules\/(@mui\/(material|system|utils)|@emotion|@popperjs|ra-[\w-]+|react-admin|react-hook-form|lodash)\//,
      minShareCount: 8,
    },
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

export default defineConfig({
  plugins: [react(), offlineEasyEmail()],
  resolve: {
    alias: { '@zikaron/contract': fileURLToPath(new URL('../contract/src/index.ts', import.meta.url)) },
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
