import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Where the API runs while the pages are served by Vite. */
const api = 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: { '@zikaron/contract': fileURLToPath(new URL('../contract/src/index.ts', import.meta.url)) },
    dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom', '@mui/material', 'ra-core'],
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': api, '/auth/v1': api, '/env.js': api, '/docs': api, '/admin': api },
  },
  build: { target: 'es2022', manifest: true, chunkSizeWarningLimit: 700 },
});
