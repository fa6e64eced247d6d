import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf } from './processes.js';
import { CannotStart } from './settings.js';

export interface WantedPort {
  host: string;
  port: number;
  /** What will listen there, as in "the site". */
  use: string;
  /** The variable that changes it. */
  variable: string;
}

/** Waits up to `patienceMs` until all are free. @throws CannotStart, naming each taken port, who holds it, and its variable. */
export async function expectFree(wanted: WantedPort[], patienceMs: number): Promise<void> {
  for (let waited = 0; ; waited += 250) {
    const checked = await Promise.all(wanted.map(async (one) => ({ ...one, problem: await problemWith(one) })));
    const taken = checked.filter(({ problem }) => problem !== null);
    if (taken.length === 0) return;
    if (waited >= patienceMs) throw new CannotStart(taken.map(sentence).join('\n'));
    await sleep(250);
  }
}

function problemWith({ host, port }: WantedPort): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

function sentence({
  host,
  port,
  use,
  variable,
  problem,
}: WantedPort & { problem: NodeJS.ErrnoException | null }): string {
  const change = `Set ${variable} to another port, as in ${variable}=${port + 10_000 > 65_535 ? 14_000 : port + 10_000} npm start.`;
  if (problem?.code === 'EADDRINUSE') return `Port ${port}, for ${use}, is taken${holder(port)}. ${change}`;
  if (problem?.code === 'EACCES') return `Port ${port}, for ${use}, is not allowed for this user. ${change}`;
  return `Port ${port} on ${host}, for ${use}, cannot be used (${problem?.message}). ${change}`;
}

function holder(port: number): string {
  const pid = pidListeningOn(port);
  return pid
    ? ` by process ${pid} (${
        commandOf(pid)
          ?.replace(/--import \S+ /, '')
          .slice(0, 160) ?? 'unknown'
      })`
    : '';
}

/** The process that listens on a port, where /proc tells it (Linux, own processes); else null. */
function pidListeningOn(port: number): number | null {
  try {
    const sockets = new Set(['tcp', 'tcp6'].flatMap((table) => listeningInodes(table, port)));
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return Number(pids.find((pid) => socketsOf(pid).some((socket) => sockets.has(socket)))) || null;
  } catch {
    // Only a help in a sentence: without /proc there is none.
    return null;
  }
}

/** Rows of /proc/net/tcp: the local address ends in the port in hexadecimal, state 0A is LISTEN, the tenth field is the inode. */
function listeningInodes(table: string, port: number): string[] {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  return readFileSync(`/proc/net/${table}`, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${hex}`) && state === '0A')
    .map((fields) => `socket:[${fields[9]}]`);
}

function socketsOf(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
  } catch {
    // Ended meanwhile, or another user's.
    return [];
  }
}
