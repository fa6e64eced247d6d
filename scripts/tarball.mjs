// `npm run tarball`: makes zikaron-VERSION-PLATFORM.tar.gz, a house for one machine of this kind: unpacked anywhere, it runs
// where Node is.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gather } from './gather.mjs';
import { fail, prepare, root, say } from './prepare.mjs';

const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
export const NAME = `zikaron-${version}`;

/** What is unpacked, in a folder of the version's name: the programs, and beside them what a machine needs to run them. */
export async function pack(file) {
  const stage = mkdtempSync(path.join(os.tmpdir(), 'zikaron-tarball-'));
  const house = path.join(stage, NAME);
  try {
    await gather(house);
    cpSync(path.join(root, 'docker/one-machine'), house, { recursive: true });
    cpSync(path.join(root, 'docs'), path.join(house, 'docs'), { recursive: true });
    // It is root's wherever it is unpacked, whoever made it.
    const nobody = isGnu() ? ['--owner=0', '--group=0', '--numeric-owner'] : ['--uid', '0', '--gid', '0'];
    run('tar', ['-czf', `${file}.part`, ...nobody, '-C', stage, NAME], stage);
    renameSync(`${file}.part`, file);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

const isGnu = () => spawnSync('tar', ['--version'], { encoding: 'utf8' }).stdout?.includes('GNU tar') ?? false;

function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? `${stdout}${stderr}`.trim()}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await prepare();
  const file = path.join(root, `${NAME}-${process.platform}-${process.arch}.tar.gz`);
  say('gathering the program and its packages');
  try {
    await pack(file);
    say(file);
  } catch (failure) {
    fail(failure.message);
  }
}
