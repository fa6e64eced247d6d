import { spawn } from 'node:child_process';
import { chownSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { makeOwned, postgresBinaries, postgresUser } from './postgres-binaries.js';
import { commandOf } from './processes.js';

export interface PostgresOptions {
  /** Where the cluster lives; made when missing. The user `postgres` must be able to enter its parents when we are root. */
  directory: string;
  port: number;
  password: string;
  /** Settings as in postgresql.conf. */
  settings?: Record<string, string | number>;
}

export interface RunningPostgres {
  url(database: string): string;
  /** Cleanly: connections are cut, what is committed is kept. */
  stop(): Promise<void>;
  /** At once: the next start recovers from its log. */
  kill(): void;
  isAlive(): boolean;
  /**
   * Has a shell wait that stops this server once we are gone, however suddenly, and our programs had a moment to end. Answers
   * how to send it away again.
   */
  endWithUs(): () => void;
}

/**
 * Starts a Postgres server of our own on 127.0.0.1, in a session of its own, so that Ctrl-C in the terminal does not take
 * the database away from programs that still write. A server that an earlier, killed run left behind is stopped first.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const directory = path.resolve(options.directory);
  if (!existsSync(path.join(directory, 'PG_VERSION'))) await initialise(directory, options.password);
  else await stopPostgres(directory);

  await pgCtl(directory, 'start', '-w', '-t', '60', '-l', path.join(directory, 'server.log'), '-o', flags(options));
  const pid = postmaster(directory);
  return {
    url: (database) => addressOf(options, database),
    stop: () => stopPostgres(directory),
    kill: () => process.kill(postmaster(directory), 'SIGQUIT'),
    isAlive: () => isAlive(pid),
    endWithUs: () => endWithUs(directory, pid),
  };
}

/** Where a database of such a server is, also before it runs. */
export const addressOf = ({ password, port }: Pick<PostgresOptions, 'password' | 'port'>, database: string): string =>
  `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

/** Its input is our pipe, which closes when we die. By then the cluster may have a new server, of our successor's. */
const LAST_WILL = `read -r _; sleep 2; [ "$(head -n 1 "$1/postmaster.pid")" = "$2" ] && exec "$0" -D "$1" stop -m fast`;

function endWithUs(directory: string, pid: number): () => void {
  const user = postgresUser();
  const program = path.join(postgresBinaries(user), 'pg_ctl');
  const shell = spawn('sh', ['-c', LAST_WILL, program, directory, String(pid)], {
    ...user,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C', PGDATA: '' },
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  shell.on('error', () => undefined);
  shell.unref();
  (shell.stdin as Socket).unref();
  return () => shell.kill('SIGKILL');
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Stops the server of a cluster at once but cleanly: connections are cut, what is committed is kept. After kill -9 nothing
 * runs, and only the lock is removed, whose number another program may have by now.
 */
export async function stopPostgres(directory: string): Promise<void> {
  const lock = path.join(directory, 'postmaster.pid');
  if (!existsSync(lock)) return;
  if (!commandOf(postmaster(directory))?.includes('postgres')) return rmSync(lock, { force: true });
  await pgCtl(directory, 'stop', '-w', '-t', '60', '-m', 'fast');
}

function flags({ port, settings = {} }: PostgresOptions): string {
  const all = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  return Object.entries(all)
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ');
}

/**
 * What tells pg_trgm which characters are letters: the first that this machine knows. By the plain C a Hebrew name has none, so that
 * no index finds it and no two are alike.
 */
const ALPHABETS = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** UTF8 with the built-in C.UTF-8: with the plain C locale `lower('ÄÖ')` would do nothing. */
async function initialise(directory: string, password: string): Promise<void> {
  const user = postgresUser();
  makeOwned(directory, user);
  const passwordFile = `${directory}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(passwordFile, user.uid, user.gid);
  try {
    await initdb(directory, passwordFile, ALPHABETS);
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** A locale that the machine does not know is refused before anything is written. */
async function initdb(
  directory: string,
  passwordFile: string,
  [alphabet, ...others]: readonly string[],
): Promise<void> {
  try {
    await run('initdb', [
      `--pgdata=${directory}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      `--lc-ctype=${alphabet}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
    ]);
  } catch (error) {
    if (others.length === 0 || !String(error).includes('invalid locale name')) throw error;
    await initdb(directory, passwordFile, others);
  }
}

const postmaster = (directory: string): number =>
  Number(readFileSync(path.join(directory, 'postmaster.pid'), 'utf8').split('\n')[0]);

async function pgCtl(directory: string, ...args: string[]): Promise<void> {
  try {
    await run('pg_ctl', ['-D', directory, ...args]);
  } catch (cause) {
    const log = path.join(directory, 'server.log');
    const last = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-5).join('\n') : '';
    throw new Error(`Postgres did not ${args[0]}.\n${last}`, { cause });
  }
}

/** Runs one of Postgres's programs as the right user. Its output goes into the error, nowhere else. */
function run(program: string, args: string[]): Promise<void> {
  const user = postgresUser();
  const child = spawn(path.join(postgresBinaries(user), program), args, {
    ...user,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C', PGDATA: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}: ${output}`)),
    );
  });
}
