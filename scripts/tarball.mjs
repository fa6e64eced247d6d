// `npm run tarball`: makes zikaron-VERSION-PLATFORM.tar.gz, a house for one machine of this kind: unpacked anywhere, it runs
// where Node is.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gather } from './gather.mjs';
import { fail, prepare, root, say } from './prepare.mjs';

const { version, workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
export const NAME = `zikaron-${version}`;

/**
 * What is unpacked, in a folder of the version's name: the program, and beside it what a machine needs to run it. Its packages are
 * brought by `addPackages`, which is told the folder.
 */
export function pack(file, addPackages) {
  const stage = mkdtempSync(path.join(os.tmpdir(), 'zikaron-tarball-'));
  const house = path.join(stage, NAME);
  try {
    gather(house);
    cpSync(path.join(root, 'docker/one-machine'), house, { recursive: true });
    cpSync(path.join(root, 'docs'), path.join(house, 'docs'), { recursive: true });
    addPackages(house);
    // It is root's wherever it is unpacked, whoever made it.
    const nobody = isGnu() ? ['--owner=0', '--group=0', '--numeric-owner'] : ['--uid', '0', '--gid', '0'];
    run('tar', ['-czf', `${file}.part`, ...nobody, '-C', stage, NAME], stage);
    renameSync(`${file}.part`, file);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

const isGnu = () => spawnSync('tar', ['--version'], { encoding: 'utf8' }).stdout?.includes('GNU tar') ?? false;

/** Those of this kind of machine, as the lock file names them. */
function install(house) {
  const stage = `${house}-packages`;
  for (const name of ['package.json', 'package-lock.json', ...workspaces.map((one) => `${one}/package.json`)])
    cpSync(path.join(root, name), path.join(stage, name));
  run('npm', ['run', '--silent', 'packages'], stage);
  renameSync(path.join(stage, 'node_modules'), path.join(house, 'node_modules'));
}

function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? `${stdout}${stderr}`.trim()}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await prepare();
  const file = path.join(root, `${NAME}-${process.platform}-${process.arch}.tar.gz`);
  say('gathering the program and its packages');
  try {
    pack(file, install);
    say(file);
  } catch (failure) {
    fail(failure.message);
  }
}
