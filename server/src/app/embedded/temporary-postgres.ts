import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startPostgres, stopPostgres, type RunningPostgres } from './postgres.js';
import { commandOf } from './processes.js';

const prefix = 'zikaron-temporary-';

/** A directory of this process for a throwaway Postgres, under the system's temporary directory. Every user may enter it. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), `${prefix}${process.pid}-`));
  chmodSync(directory, 0o711);
  return directory;
}

/** A throwaway Postgres for tests, checks and benchmarks: it does not wait for the disk. */
export async function startTemporaryPostgres(
  directory: string,
  settings: Record<string, string | number> = {},
): Promise<RunningPostgres> {
  const password = randomBytes(12).toString('hex');
  const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 300 };
  for (let attempt = 1; ; attempt++) {
    try {
      return await startPostgres({
        directory: path.join(directory, 'postgres'),
        port: await freePort(),
        password,
        settings: { ...quick, ...settings },
      });
    } catch (error) {
      // Another program may have taken the port between our look and the start.
      if (attempt === 3) throw error;
    }
  }
}

/** Stops the server in a temporary directory and removes everything in it. */
export async function removeTemporary(directory: string): Promise<void> {
  await stopPostgres(path.join(directory, 'postgres'));
  rmSync(directory, { recursive: true, force: true });
}

/** Removes what crashed runs of ours left: directories whose process is gone. */
export async function sweepTemporary(place = os.tmpdir()): Promise<void> {
  for (const name of readdirSync(place).filter((entry) => entry.startsWith(prefix))) {
    const directory = path.join(place, name);
    const owner = statSync(directory, { throwIfNoEntry: false })?.uid;
    const [pid] = name.slice(prefix.length).split('-');
    if (owner !== process.getuid?.() || commandOf(Number(pid))) continue;
    await removeTemporary(directory);
  }
}

const TRIES = 100;

/**
 * A port that nobody listens on, below those that systems give to whoever connects to somebody (Linux from 32768 on): one of
 * these may be taken before we listen on it. @throws Error where nothing may listen at all
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried++) {
    const port = randomInt(20_000, 32_768);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
