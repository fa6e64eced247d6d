// `npm test`: everything, on a fresh clone: packages, build, the house's rules, specs, stories in a browser.
// For people: `npm test -- --only check|unit|e2e|firefox|bare`.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bareMachine, hasRedis, isBare } from './bare-machine.mjs';
import { firefoxHere, NO_FIREFOX } from './firefox.mjs';
import { fail, prepare, root, say } from './prepare.mjs';

const results = path.join(root, '.test-data');
const bin = (name) => path.join(root, 'node_modules/.bin', name);

// Site, mailbox (two), the site that is paid by card, its stand-in for Stripe, DNS, a stand-in for Google and Apple:
// `E2E_PORT` and what follows it.
const PORTS_OF_STORIES = 7;

/** From a list to a letter in a mailbox: all of the house works in it. */
const STORY_OF_ALL = '/main-job.spec.ts';

/** Specs in which a queue works for a whole house. That of the kills begins a queue on Postgres wherever it runs: once is enough. */
const SPECS_OF_QUEUES = ['server/test/several-processes', 'server/test/email-jobs'];

/**
 * For what is made and forgotten at once: each spec file loads the modules of the house anew, and with V8's usual 16 MB a
 * fourteenth of their processor time went into gathering them (six spec files: 23.0 s, and 21.4 s with this).
 */
const ROOM_FOR_THE_YOUNG = '--max-semi-space-size=64';

/** Each answers how many passed and failed. A phase that breaks before it can count is one failure. */
const phases = {
  async check() {
    const code = await run(
      process.execPath,
      ['scripts/check.mjs'],
      {},
      { priority: os.constants.priority.PRIORITY_LOW },
    );
    return { passed: 0, failed: code === 0 ? 0 : 1 };
  },

  async unit() {
    if (!hasRedis()) say('there is no redis-server here: install one, and the queue is tried on Redis too');
    return specs();
  },

  e2e: () => stories(),

  /** The main stories once more, in the other browser of offices. */
  async firefox() {
    if (firefoxHere()) return stories([], {}, 'e2e/firefox.config.ts');
    say(NO_FIREFOX);
    return { passed: 0, failed: 0 };
  },

  /** As on a machine with nothing but Node: its queue is on Postgres alone. */
  async bare() {
    if (isBare()) {
      say('this machine is bare: all that was told is told so');
      return { passed: 0, failed: 0 };
    }
    if (process.platform !== 'linux' || process.arch !== 'x64') {
      say('the packaged browser runs on Linux with x64 only: left out');
      return { passed: 0, failed: 0 };
    }
    say('browser and Redis are set aside: what needs Redis is left out; with a redis-server here, `npm test` runs it');
    const nothing = bareMachine(path.join(results, 'bare'));
    const [queues, told] = await Promise.all([specs(SPECS_OF_QUEUES, nothing), stories([STORY_OF_ALL], nothing)]);
    return { passed: queues.passed + told.passed, failed: queues.failed + told.failed };
  },
};

/** Specs, all of them unless some are named. */
async function specs(names = [], environment = {}) {
  const file = resultsOf('unit', names);
  rmSync(file, { force: true });
  // Some wait for a database, a clock or a process: three keep two processors busy nine tenths of the time.
  const workers = `--maxWorkers=${Math.max(3, Math.floor(os.availableParallelism() / 2))}`;
  const args = ['--config', 'jest.config.mjs', '--ci', '--silent', workers, '--json', `--outputFile=${file}`];
  const jest = [ROOM_FOR_THE_YOUNG, path.join(root, 'node_modules/jest/bin/jest.js')];
  const code = await run(process.execPath, [...jest, ...args, ...names], environment, { output: 'ignore' });
  return count(file, code, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }));
}

/**
 * Stories in a browser, all of them unless some are named. One that fails is told once more, from its beginning: what passes
 * then is named at the end, with all that its first telling saw above (e2e/world/witness.ts).
 */
async function stories(names = [], environment = {}, config = 'e2e/playwright.config.ts') {
  const file = config.includes('firefox') ? path.join(results, 'firefox.json') : resultsOf('e2e', names);
  rmSync(file, { force: true });
  const port = String(await freePorts(PORTS_OF_STORIES));
  const code = await run(
    bin('playwright'),
    ['test', '--config', config, '--retries=1', '--reporter=list,json', ...names],
    {
      ...environment,
      E2E_PORT: port,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  );
  // Kept after a failure, for whoever looks into it.
  if (code === 0) rmSync(path.join(results, `e2e-${port}`), { recursive: true, force: true });
  return count(file, code, ({ stats, errors, suites }) => {
    for (const title of toldTwice(suites)) say(`passed at its second telling only: ${title}`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
  });
}

/** The stories that failed once and passed when they were told again. */
const toldTwice = (suites = []) =>
  suites.flatMap(({ suites, specs }) => [
    ...toldTwice(suites),
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file} › ${title}`),
  ]);

/** What a phase says goes here; what all of its tests said stays for `npm run attacks` when some are run again. */
const resultsOf = (phase, names) => path.join(results, names.length > 0 ? `${phase}-some.json` : `${phase}.json`);

function count(file, code, read) {
  const counted = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function run(command, args, environment = {}, { output = 'inherit', priority = 0 } = {}) {
  const stdio = ['ignore', output, 'inherit'];
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...environment }, stdio });
  if (child.pid && priority) os.setPriority(child.pid, priority);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** The first of so many free ports in a row, below those from which a system serves outgoing connections. */
async function freePorts(count) {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 12_000);
    const free = await Promise.all(Array.from({ length: count }, (_, n) => isFree(first + n)));
    if (free.every(Boolean)) return first;
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer().on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

async function tell(phase) {
  say(`── ${phase}`);
  const { passed, failed } = await phases[phase]();
  say(`── ${phase}: ${passed} passed, ${failed} failed`);
  sum.passed += passed;
  sum.failed += failed;
}

/** Firefox has its stories, then a bare machine, and last the rules are checked, beside the stories in Chromium, which wait for their pages. */
async function tellAll() {
  await tell('unit');
  await Promise.all([
    tell('e2e'),
    tell('firefox')
      .then(() => tell('bare'))
      .then(() => tell('check')),
  ]);
}

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
if (only && !(only in phases)) fail(`--only takes one of: ${Object.keys(phases).join(', ')}.`);

await prepare();
mkdirSync(results, { recursive: true });

const sum = { passed: 0, failed: 0 };
await (only ? tell(only) : tellAll());
process.exitCode = sum.failed ? 1 : 0;
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
