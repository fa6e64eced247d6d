#!/usr/bin/env node
// `zikaron serve|migrate|night|backup|restore|doctor|upgrade|operator …`: the programs of a house in production, from what was built. `npm run`
// has the same on a machine of one's own, with the embedded databases.
const PROGRAMS = {
  serve: 'main.js',
  migrate: 'app/migrate.js',
  night: 'app/night.js',
  backup: 'app/backup.js',
  restore: 'app/restore.js',
  doctor: 'app/doctor.js',
  upgrade: 'app/upgrade.js',
  operator: 'app/operator.js',
};
const [verb = ''] = process.argv.splice(2, 1);
if (Object.hasOwn(PROGRAMS, verb)) await import(`../dist/src/${PROGRAMS[verb]}`);
else {
  process.stderr.write(`zikaron ${Object.keys(PROGRAMS).join(' | ')}\n`);
  process.exitCode = 2;
}
