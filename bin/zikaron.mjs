#!/usr/bin/env node
// `zikaron serve|migrate|night|backup|restore|restore-congregation|doctor|upgrade|operator …`: the programs of a house in production, from what was built. `npm run`
// has the same on a machine of one's own, with the embedded databases.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PROGRAMS } from './programs.mjs';

const beside = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));
const [verb = ''] = process.argv.splice(2, 1);
if (verb === '--version') process.stdout.write(`${JSON.parse(readFileSync(beside('package.json'), 'utf8')).version}\n`);
else if (PROGRAMS.includes(verb)) {
  // From whatever folder it is called, the pages are those of this version.
  process.env.ADMIN_DIR ||= beside('admin/dist');
  await import(`../dist/program/${verb === 'serve' ? 'main' : verb}.js`);
} else {
  process.stderr.write(`zikaron --version | ${PROGRAMS.join(' | ')}\n`);
  process.exitCode = 2;
}
