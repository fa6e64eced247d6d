// `npm run check`: the house's rules, each one line; what failed is shown at the end.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { prepare, root, say } from './prepare.mjs';

const bin = (name) => path.join(root, 'node_modules/.bin', name);
/** By its own path: `.bin/tsc` is whichever of the two TypeScripts npm linked last. */
const types = (part) => ({
  name: `types of ${part === '.' ? 'server' : part}`,
  command: [process.execPath, path.join(root, 'node_modules/typescript-7/bin/tsc'), '-p', part, '--noEmit'],
});
const onTemporaryDatabase = (program) => [
  process.execPath,
  path.join(root, 'dist/src/app/embedded/with-temporary-database.js'),
  program,
];

const steps = [
  { name: 'format', command: [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: [bin('eslint'), '.'] },
  ...['contract', '.', 'admin', 'designer', 'e2e'].map(types),
  { name: 'floors and doors', command: ['npm', 'run', '--silent', 'floors'] },
  { name: 'migrations run while people work', command: [process.execPath, 'scripts/lint-migrations.mjs'] },
  { name: 'tables and their doors', command: [process.execPath, 'scripts/check-table-doors.mjs'] },
  { name: 'tables are as the entities say', command: onTemporaryDatabase('schema-drift') },
  { name: 'tables distribute by organization', command: onTemporaryDatabase('distribution') },
  {
    name: 'the type of the database is as the tables are',
    command: onTemporaryDatabase('print-schema'),
    problem: schemaDiffers,
  },
  { name: 'openapi.json is as the routes say', command: onTemporaryDatabase('print-openapi'), problem: openApiDiffers },
  { name: 'manifests are as Kubernetes knows them', command: [process.execPath, 'scripts/check-kubernetes.mjs'] },
  { name: 'the tarball unpacks, and its programs answer', command: [process.execPath, 'scripts/check-tarball.mjs'] },
  { name: 'openapi.json is complete', command: [process.execPath, 'scripts/lint-openapi.mjs'] },
];

function openApiDiffers(printed) {
  if (isCommitted('openapi.json', printed)) return null;
  return 'openapi.json is not what the routes say. Run `npm run openapi`, look at the difference, and commit it.';
}

function schemaDiffers(printed) {
  if (isCommitted('server/src/platform/database/schema.ts', printed)) return null;
  return 'schema.ts is not what the migrations make. Run `npm run schema`, look at the difference, and commit it.';
}

function isCommitted(file, text) {
  const committed = path.join(root, file);
  return existsSync(committed) && readFileSync(committed, 'utf8') === text;
}

/**
 * Checkers of Node, and the compiler in Go, gather less often what they made and forgot: `lint` takes a tenth less of the
 * processor (61 s, and 54 s with this, for a third of the files), the types a fifth less.
 */
const env = {
  ...process.env,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=128`.trim(),
  GOGC: '400',
};

/** Runs a step; answers what is wrong, or null. */
function check({ command: [program, ...args], problem = () => null }) {
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors] = [collect(child.stdout), collect(child.stderr)];
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? problem(output.text) : `${output.text}${errors.text}`.trim()));
  });
}

function collect(stream) {
  const collected = { text: '' };
  stream.setEncoding('utf8').on('data', (text) => (collected.text += text));
  return collected;
}

/** Two at a time: a small machine has two processors. */
async function checkAll() {
  const waiting = [...steps];
  const failures = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const problem = await check(step);
      say(`${problem === null ? 'good' : 'BAD '}  ${step.name}`);
      if (problem !== null) failures.push({ step, problem });
    }
  };
  await Promise.all([work(), work()]);
  return failures;
}

await prepare();
const failures = await checkAll();
for (const { step, problem } of failures) console.error(`\n── ${step.name}\n${problem}`);
if (failures.length) process.exitCode = 1;
