// The tarball is made, unpacked elsewhere, and asked, and it has not become large again.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NAME, pack } from './tarball.mjs';

/** What an installation is at most (decision 0040); each package that is loaded only somewhere else shows here. */
const MOST = { packages: 250, megabytes: 140 };

function tooMuch(house) {
  const names = readdirSync(house, { recursive: true });
  const packages = names.filter((name) =>
    /(?:^|[\\/])node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+[\\/]package\.json$/.test(name),
  ).length;
  const megabytes = Math.ceil(names.reduce((sum, name) => sum + statSync(path.join(house, name)).size, 0) / 1e6);
  const isTooMuch = packages > MOST.packages || megabytes > MOST.megabytes;
  return isTooMuch ? `It is ${packages} packages and ${megabytes} MB: more than ${JSON.stringify(MOST)}.` : null;
}

const ASK = fileURLToPath(new URL('./ask-house.mjs', import.meta.url));

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
  await pack(path.join(folder, 'zikaron.tar.gz'));
  spawnSync('tar', ['-xzf', 'zikaron.tar.gz'], { cwd: folder, stdio: 'inherit' });
  for (const [verb, settings, wanted, said] of QUESTIONS) {
    const program = [path.join(folder, NAME, 'bin/zikaron.mjs'), verb];
    const env = { PATH: process.env.PATH, ...settings };
    const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: folder, env, encoding: 'utf8' });
    if (status === wanted && said.test(stdout + stderr)) continue;
    console.error(`zikaron ${verb} ended with ${status}, and said:\n${stdout}${stderr}`);
    process.exitCode = 1;
  }
  const house = path.join(folder, NAME);
  const { status } = spawnSync(process.execPath, [ASK, house], { cwd: folder, stdio: 'inherit' });
  const problem = tooMuch(house);
  if (problem) console.error(problem);
  if (problem || status !== 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
