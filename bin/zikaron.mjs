#!/usr/bin/env node
// `zikaron serve|migrate|night|backup|restore|restore-congregation|doctor|upgrade|operator …`: the programs of a house in production, from what was built. `npm run`
// has the same on a machine of one's own, with the embedded databases.
const PROGRAMS = {
  serve: 'program/main.js',
  migrate: 'src/app/migrate.js',
  night: 'src/app/night.js',
  backup: 'src/app/backup.js',
  restore: 'src/app/restore.js',
  'restore-congregation': 'src/app/restore-congregation.js',
  doctor: 'src/app/doctor.js',
  upgrade: 'src/app/upgrade.js',
  operator: 'src/app/operator.js',
};
const [verb = ''] = process.argv.splice(2, 1);
if (Object.hasOwn(PROGRAMS, verb)) await import(`../dist/${PROGRAMS[verb]}`);
else {
  process.stderr.write(`zikaron ${Object.keys(PROGRAMS).join(' | ')}\n`);
  process.exitCode = 2;
}
