import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The repository. Only Node's own modules are used here: this runs before anything is installed. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** One line of progress, with the seconds since the program began: what is loaded later, once all is built, counts on. */
export function say(text) {
  console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${text}`);
}

/** Ends the program with a sentence that a person can act on. */
export function fail(text) {
  console.error(`\n${text}\n`);
  process.exit(1);
}

/** Checks Node, installs what is missing, builds what changed. Two copies started at once take turns. */
export async function prepare() {
  checkNode();
  const release = await takeTurn();
  const problem = await installAndBuild().catch((error) => error);
  release();
  if (problem) fail(problem.message);
}

async function installAndBuild() {
  await install();
  await build();
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Zikaron needs Node 20.19 or later; this is Node ${process.versions.node}. See https://nodejs.org/en/download.`);
}

async function takeTurn() {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const lock = path.join(os.tmpdir(), `zikaron-prepare-${name}.lock`);
  for (let waited = 0; ; waited++) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isAlive(Number(readIfThere(lock)))) rmSync(lock, { force: true });
    else if (waited === 0) say('waiting for another copy that installs or builds');
    await sleep(200);
  }
}

const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function install() {
  if (isInstalled()) return;
  say('installing packages');
  const flags = ['--no-audit', '--no-fund', '--include=dev', '--loglevel=error'];
  const progress = setInterval(() => say(howFar(root)), 5000);
  try {
    await run('npm', ['ci', ...flags]).catch((error) => {
      say(`npm ci did not work (${error.message.split('\n')[0]}); trying npm install`);
      return run('npm', ['install', ...flags]);
    });
  } finally {
    clearInterval(progress);
  }
}

/** How many of the packages that the lock file names are there already; those for other machines never come, and are not counted. */
export function howFar(folder) {
  const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  const places = Object.entries(packages)
    .filter(([place, { optional }]) => place.includes('node_modules/') && !optional)
    .map(([place]) => place);
  const there = places.filter((place) => existsSync(path.join(folder, place, 'package.json')));
  return `  ${there.length} of ${places.length} packages are there`;
}

/** Whether node_modules holds what the lock file names; packages for other machines may be missing. */
function isInstalled() {
  const installed = readIfThere(path.join(root, 'node_modules/.package-lock.json'));
  if (!installed) return false;
  const there = JSON.parse(installed).packages;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted)
    .filter(([place]) => place.includes('node_modules/'))
    .every(([place, { version, optional, peer, devOptional, link }]) => {
      if (there[place]) return link || there[place].version === version;
      return optional || peer || devOptional;
    });
}

async function build() {
  await buildPart('contract', 'build:contract', 'contract/dist', ['contract/src', 'contract/tsconfig.json']);
  const both = await Promise.allSettled([
    buildPart('server', 'build:server', 'dist', [
      ...['contract/src', 'server', 'tsconfig.json', 'tsconfig.build.json', 'scripts/bundle.mjs'],
      ...['scripts/packages.mjs', 'bin/programs.mjs'],
    ]),
    buildPart('admin', 'build:admin', 'admin/dist', ['contract/src', 'admin', 'designer']),
  ]);
  const failed = both.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

/** Builds when the sources are not those that the last build was made of. */
async function buildPart(name, script, output, sources) {
  const stamp = path.join(root, output, '.sources');
  const hash = hashOf([...sources, 'package-lock.json']);
  if (readIfThere(stamp) === hash) return;

  say(`building ${name}`);
  rmSync(path.join(root, output), { recursive: true, force: true });
  await run('npm', ['run', '--silent', script]);
  mkdirSync(path.join(root, output), { recursive: true });
  writeFileSync(stamp, hash);
}

function hashOf(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesIn(path.join(root, source)))) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(place) {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return /\.spec\.[cm]?tsx?$/.test(place) ? [] : [place];
  if (/(^|[\\/])(node_modules|dist|test)$/.test(place)) return [];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(path.join(place, name)));
}

/** Runs a command in the repository; its output is shown only when it fails. */
function run(command, args) {
  const child = spawn(command, args, {
    cwd: root,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}\n${output.trim()}`));
    });
  });
}
