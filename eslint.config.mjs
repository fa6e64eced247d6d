import js from '@eslint/js';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Rules that need types: what a reader of one line cannot see. */
const withTypes = {
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  '@typescript-eslint/no-unnecessary-type-assertion': 'error',
  '@typescript-eslint/only-throw-error': 'error',
  '@typescript-eslint/prefer-promise-reject-errors': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

const environment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'The environment is read once, in platform/config.',
};

const clock = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Ask the injected clock (platform/clock).',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Ask the injected clock (platform/clock).',
  },
];

/**
 * React calls what an effect answers as its cleanup. A concise body answers whatever its call does, and a browser may answer
 * tomorrow where it did not today (`scrollIntoView` answers a promise now).
 */
const effect = {
  selector:
    'CallExpression:matches([callee.name=/^use\\w*Effect$/], [callee.property.name=/^use\\w*Effect$/])' +
    ' > ArrowFunctionExpression[body.type!="BlockStatement"]',
  message: 'Give the effect a body in braces: what it answers is called as its cleanup.',
};

const SQL_CLOCK =
  '/\\b(now\\(\\)|clock_timestamp\\(\\)|statement_timestamp\\(\\)|CURRENT_(DATE|TIME|TIMESTAMP)\\b|LOCALTIME)/i';
const sqlClock = ['TemplateElement[value.raw', 'Literal[value'].map((text) => ({
  selector: `${text}=${SQL_CLOCK}]`,
  message: 'A statement is told the time by the injected clock, as a parameter.',
}));

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '**/.data/',
      '**/.test-data/',
      'coverage/',
      '**/test-results/',
      '**/playwright-report/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: withTypes,
  },
  {
    files: ['server/src/**/*.ts'],
    ignores: ['**/*.spec.ts', 'server/src/app/embedded/**'],
    rules: { 'no-restricted-syntax': ['error', environment, ...clock, ...sqlClock] },
  },
  {
    // No hidden `any`: what a statement answers is said where it is asked (`query<Row[]>`), and what react-admin leaves open at
    // one place of ours (`useFilterValues`).
    files: ['{admin,server}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.ts'],
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map((way) => [
        `@typescript-eslint/no-unsafe-${way}`,
        'error',
      ]),
    ),
  },
  {
    // Columns that only say when a row was made. The plan measures how long it took; tokens carry the host’s time.
    files: [
      'server/src/**/*.entity.ts',
      'server/src/reminders/plan-statement.ts',
      'server/src/auth/second-factors.service.ts',
      'server/src/auth/web-sessions.service.ts',
      'server/src/auth/provider/**',
    ],
    rules: { 'no-restricted-syntax': ['error', environment, ...clock] },
  },
  { files: ['server/src/platform/clock/**/*.ts'], rules: { 'no-restricted-syntax': ['error', environment] } },
  { files: ['server/src/platform/config/**/*.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['{admin,designer}/**/*.{ts,tsx}', 'e2e/**/*.ts'], languageOptions: { globals: globals.browser } },
  { files: ['{admin,designer}/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', effect] } },
  {
    // Functions that can each be read at a glance. The timetable has one dependency for each thing that has its hour.
    files: ['{admin,designer,server}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}', 'server/src/scheduling/timetable.ts'],
    rules: { 'max-lines-per-function': ['error', { max: 30, skipBlankLines: true, skipComments: true }] },
  },
  {
    // Programs that speak to a person in a terminal.
    files: ['scripts/**', 'server/bench/**', 'server/src/app/**', 'server/src/main.ts', '**/*.config.{ts,mjs,cjs}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: globals.node } },
  { files: ['**/*.spec.mjs'], languageOptions: { globals: globals.jest } },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
