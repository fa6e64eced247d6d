import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres, type RunningPostgres } from '../../src/app/embedded/postgres.js';
import { freePort, removeTemporary, temporaryDirectory } from '../../src/app/embedded/temporary-postgres.js';
import { migrate } from '../../src/app/migrations.js';

/** A server that can be killed and comes back at the same address. */
export interface MortalServer {
  readonly url: string;
  /** Stops it without warning and starts it again after a while. */
  killAndRestart(awayMs: number): Promise<void>;
  remove(): Promise<void>;
}

/** A migrated Postgres of our own. It waits for no disk, but what it has committed outlives its own death. */
export async function mortalPostgres(): Promise<MortalServer> {
  const directory = temporaryDirectory();
  const cluster = path.join(directory, 'postgres');
  const settings = { fsync: 'off', full_page_writes: 'off', max_connections: 200 };
  const options = { directory: cluster, port: await freePort(), password: 'faults', settings };
  let running: RunningPostgres = await startPostgres(options);
  const url = running.url('postgres');
  await migrate(url);
  return {
    url,
    async killAndRestart(awayMs) {
      const [pid = ''] = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGQUIT');
      await gone(Number(pid));
      await sleep(awayMs);
      running = await startPostgres(options);
    },
    async remove() {
      await running.stop();
      await removeTemporary(directory);
    },
  };
}

/** Where a redis-server can be run; undefined when there is none on this machine. */
export const redisBinary = (): string | undefined =>
  ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0);

/** A Redis of our own that keeps nothing on disk: to be killed is to be flushed. */
export async function mortalRedis(binary: string): Promise<MortalServer> {
  const port = await freePort();
  const start = async () => {
    const started = spawn(binary, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
      stdio: 'ignore',
    });
    await listening(port);
    return started;
  };
  let server: ChildProcess = await start();
  const kill = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    async killAndRestart(awayMs) {
      await kill();
      await sleep(awayMs);
      server = await start();
    },
    remove: kill,
  };
}

async function listening(port: number): Promise<void> {
  for (let waited = 0; waited < 5000; waited += 20) {
    const heard = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.unref();
    });
    if (heard) return;
    await sleep(20);
  }
  throw new Error(`Nothing listens on port ${port}.`);
}

async function gone(pid: number): Promise<void> {
  for (let waited = 0; waited < 10_000; waited += 20) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await sleep(20);
  }
  throw new Error(`Process ${pid} does not end.`);
}
