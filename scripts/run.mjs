// `npm run night|migrate|backup|restore|restore-congregation|doctor|upgrade|operator|history|openapi|schema|stripe:setup|bench|faults -- …`: builds what changed, then runs the compiled program.
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { fail, prepare, root } from './prepare.mjs';

const embedded = 'dist/src/app/embedded';
const programs = {
  night: [`${embedded}/with-database.js`, 'night'],
  migrate: [`${embedded}/with-database.js`, 'migrate'],
  backup: [`${embedded}/with-database.js`, 'backup'],
  restore: [`${embedded}/with-database.js`, 'restore'],
  'restore-congregation': [`${embedded}/with-database.js`, 'restore-congregation'],
  history: [`${embedded}/with-database.js`, 'check-history'],
  doctor: [`${embedded}/with-database.js`, 'doctor'],
  upgrade: [`${embedded}/with-database.js`, 'upgrade'],
  operator: [`${embedded}/with-database.js`, 'operator'],
  openapi: [`${embedded}/with-temporary-database.js`, 'print-openapi'],
  schema: [`${embedded}/with-temporary-database.js`, 'print-schema'],
  'stripe:setup': ['dist/src/app/stripe-setup.js'],
  bench: ['dist/bench/index.js'],
  faults: ['dist/bench/faults.js'],
};
/** What these print is a file of the repository. */
const files = { openapi: 'openapi.json', schema: 'server/src/platform/database/schema.ts' };
const [verb, ...args] = process.argv.slice(2);
if (!(verb in programs)) fail(`Say one of: ${Object.keys(programs).join(', ')}.`);

await prepare();
const child = spawn(process.execPath, [...programs[verb], ...args], {
  cwd: root,
  stdio: ['inherit', verb in files ? 'pipe' : 'inherit', 'inherit'],
});
if (verb in files) child.stdout.pipe(createWriteStream(path.join(root, files[verb])));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => (process.exitCode = code ?? 1));
