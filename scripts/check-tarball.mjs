// The tarball is made, unpacked elsewhere, and asked: with no other packages than those that an installation has.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './prepare.mjs';
import { NAME, pack } from './tarball.mjs';

/** Those that are named for production, as they lie here: they are not installed a second time to be asked. */
function link(house) {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(path.join(house, 'package.json'), 'utf8'));
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const place = path.join(house, 'node_modules', name);
    mkdirSync(path.dirname(place), { recursive: true });
    if (name === '@zikaron/contract') symlinkSync('../../contract', place);
    else symlinkSync(path.join(root, 'node_modules', name), place);
  }
}

const SETTINGS = {
  ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://127.0.0.1:1', DATABASE_URL: 'postgres://127.0.0.1:1/none' },
  ...{ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'browser', SMTP_URL: 'smtp://127.0.0.1:1' },
  ...{ LINK_SECRET: 'y'.repeat(32), DNS_SERVERS: '127.0.0.1:1', BACKUP_TO: 's3://safe/zikaron' },
  ...{ BACKUP_S3_ENDPOINT: 'http://127.0.0.1:1', BACKUP_S3_KEY_ID: 'id', BACKUP_S3_SECRET: 'secret' },
};

/** What is asked, with what settings, how it has to end, and what has to be said. */
const QUESTIONS = [
  ['--version', {}, 0, new RegExp(`^${NAME.replace('zikaron-', '')}\n$`)],
  ['nonsense', {}, 2, /^zikaron --version \| serve \| migrate/],
  // Every module is loaded before it looks at its settings.
  ['serve', {}, 1, /^The configuration is wrong:\n {2}DATABASE_URL/m],
  ['doctor', SETTINGS, 1, /^BAD {2}database [^]*^BAD {2}relay [^]*^BAD {2}backup .*ECONNREFUSED/m],
];

const folder = mkdtempSync(path.join(os.tmpdir(), 'zikaron-unpacked-'));
try {
  pack(path.join(folder, 'zikaron.tar.gz'), link);
  spawnSync('tar', ['-xzf', 'zikaron.tar.gz'], { cwd: folder, stdio: 'inherit' });
  for (const [verb, settings, wanted, said] of QUESTIONS) {
    const program = [path.join(folder, NAME, 'bin/zikaron.mjs'), verb];
    const env = { PATH: process.env.PATH, ...settings };
    const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: folder, env, encoding: 'utf8' });
    if (status === wanted && said.test(stdout + stderr)) continue;
    console.error(`zikaron ${verb} ended with ${status}, and said:\n${stdout}${stderr}`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
