const { floors } = require('./floors.cjs');

const rooms = (names) => `^server/src/(${names.join('|')})/`;
const spec = '\\.spec\\.ts$';

/** A file imports lower floors only: never another room of its own floor, never a higher one. */
const onlyDown = floors.flatMap((floor, i) =>
  floor.flatMap((room) => {
    const forbidden = [...floor, ...floors.slice(i + 1).flat()].filter((other) => other !== room);
    if (forbidden.length === 0) return [];
    return {
      name: `${room}-looks-only-down`,
      severity: 'error',
      from: { path: rooms([room]), pathNot: spec },
      to: { path: rooms(forbidden) },
    };
  }),
);

const doors = [
  {
    name: 'by-the-door',
    severity: 'error',
    comment: 'From another module, only through its index.ts.',
    from: { path: '^server/src/([^/]+)/', pathNot: spec },
    to: { path: '^server/src/[^/]+/', pathNot: ['^server/src/$1/', '^server/src/([^/]+|platform/[^/]+)/index\\.ts$'] },
  },
  {
    name: 'platform-by-the-door',
    severity: 'error',
    comment: 'Each room of platform has a door of its own.',
    from: { path: '^server/src/platform/([^/]+)/', pathNot: spec },
    to: {
      path: '^server/src/platform/',
      pathNot: ['^server/src/platform/$1/', '^server/src/platform/[^/]+/index\\.ts$'],
    },
  },
  {
    name: 'only-app-knows-auth',
    severity: 'error',
    comment: 'Routes carry @May and @Org from platform/tenancy; the guard reads them.',
    from: { path: '^server/src/', pathNot: ['^server/src/(app|auth)/', spec] },
    to: { path: '^server/src/auth/' },
  },
  {
    name: 'only-the-hours-know-billing',
    severity: 'error',
    comment:
      'Billing writes limits into organizations; the others ask organizations. The timetable says when it counts.',
    from: { path: '^server/src/', pathNot: ['^server/src/(app|scheduling|billing)/', spec] },
    to: { path: '^server/src/billing/' },
  },
];

module.exports = {
  forbidden: [
    ...onlyDown,
    ...doors,
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'pure-ground',
      severity: 'error',
      comment: 'Floor 0 knows no framework, no database and no clock.',
      from: { path: rooms(floors[0]), pathNot: spec },
      to: { path: '(@nestjs|typeorm|bullmq|/pg/|^server/src/platform)' },
    },
    {
      name: 'contract-is-alone',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: spec },
      to: { pathNot: '^(contract/|node_modules/zod/)' },
    },
    // The road of a list that comes in (docs/importing.md): a folder knows those before it.
    ...['read', 'understand', 'decide'].map((folder, at, road) => ({
      name: `${folder}-knows-nothing-after-it`,
      severity: 'error',
      from: { path: `^server/src/imports/${folder}/`, pathNot: spec },
      to: { path: `^server/src/imports/(${[...road.slice(at + 1), 'write'].join('|')})/` },
    })),
    {
      name: 'browser-knows-no-server',
      severity: 'error',
      from: { path: '^(admin|designer|e2e)/' },
      // Stories fetch a list from the server that the specs fetch it from.
      to: { path: '^server/', pathNot: '^server/test/sftp-server' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { path: '^server/(src|migrations)/', pathNot: spec },
      to: { path: `^server/(test|bench)/|${spec}` },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results|playwright-report)/' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'] },
  },
};
