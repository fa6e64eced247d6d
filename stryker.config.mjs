// `ROOM=server/src/calendar npm run mutants`: changes one line at a time and sees whether a spec of that room notices.
// By hand, not in the usual run: it takes hours for everything. docs/how-to/look-for-mutants.md says how.
import jest from './jest.config.mjs';

const room = process.env.ROOM;

/** The contract's own specs, and those of its readers that tell of it without a server. */
const OF_CONTRACT = [
  'server/test/contract.spec.ts',
  'server/src/{contacts/salutation,service-list/name-as-read,templates/letter-document,merge-fields/letter-helpers}.spec.ts',
  'admin/src/{observers/kinship-choices,dates/hebrew}.spec.ts',
];
const specs = room === 'contract/src' ? OF_CONTRACT : [`${room}/**/*.spec.ts`];

export default {
  testRunner: 'jest',
  // Of all specs that load a room only its own are asked: the others start whole servers for each changed line.
  jest: {
    config: {
      ...jest,
      ...(room && { testMatch: specs.map((spec) => `**/${spec}`) }),
      // It starts processes, which no changed line reaches.
      testPathIgnorePatterns: ['calendar/time-zones.spec'],
    },
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  mutate: [
    ...(room
      ? [`${room}/**/*.ts`]
      : ['server/src/{calendar,reminders,emails,imports}/**/*.ts', 'contract/src/**/*.ts', 'admin/src/**/*-values.ts']),
    '!**/*.spec.ts',
    '!**/*.{module,entity,queue}.ts',
    '!**/index.ts',
  ],
  // What the specs do not read need not be copied.
  ignorePatterns: ['.data', '.test-data', 'dist', 'admin/dist', 'e2e/test-results', 'admin/public'],
  tempDirName: '.test-data/mutants',
  // Machines have few processors, and specs of the server start a database.
  concurrency: 1,
  timeoutMS: 30_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  thresholds: { high: 90, low: 85, break: null },
  allowConsoleColors: false,
};
