import { readFileSync } from 'node:fs';

/** Packages that ship ES modules only; jest runs CommonJS, so swc turns these too. */
const esModules = [
  '@nestjs',
  'tinypool',
  '@hebcal',
  'temporal-polyfill',
  'temporal-utils',
  'quick-lru',
  'jose',
  '@supabase/lite',
  'jsonv-ts',
  'uuid',
  'age-encryption',
  '@noble',
  '@scure',
  'html-to-text',
  '@selderee',
  'selderee',
  'parseley',
  'leac',
  'feed',
  'peberminta',
].join('|');

/** How our TypeScript becomes JavaScript, in specs and in the processes that they start. */
const swc = JSON.parse(readFileSync(new URL('server/test/swc.json', import.meta.url), 'utf8'));

export default {
  rootDir: '.',
  roots: [
    '<rootDir>/server',
    '<rootDir>/contract',
    '<rootDir>/admin/src',
    '<rootDir>/designer/src',
    '<rootDir>/scripts',
  ],
  testMatch: ['**/*.spec.ts', '**/*.spec.mjs'],
  testEnvironment: 'node',
  // Its soft deletion of what a spec left on global objects calls itself without end when a later spec writes there again.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  setupFiles: ['<rootDir>/server/test/task-options.ts'],
  globalSetup: '<rootDir>/server/test/global-setup.ts',
  globalTeardown: '<rootDir>/server/test/global-teardown.ts',
  transform: {
    '^.+\\.(t|j|mj)s$': ['@swc/jest', { ...swc, module: { type: 'commonjs' }, sourceMaps: 'inline' }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules})/)`, '<rootDir>/dist/'],
  resolver: '<rootDir>/server/test/resolve.cjs',
  runtime: '<rootDir>/server/test/runtime.cjs',
  testSequencer: '<rootDir>/server/test/sequencer.cjs',
  // Patience for a busy machine: how fast things are is told by benchmarks.
  testTimeout: 180_000,
};
