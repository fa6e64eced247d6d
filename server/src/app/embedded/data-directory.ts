import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Databases } from './environment.js';
import { removePostgres } from './embedded-databases.js';
import { commandOf } from './processes.js';
import { CannotStart } from './settings.js';

const marker = '.zikaron';
const neededBytes = 300 * 1024 * 1024;

/** What a started copy says about itself in its data directory, for `npm run night` and for the next start. */
interface RunningCopy {
  pid: number;
  site: string;
  mailbox: string;
  /** Null until they are open. */
  databases: Databases | null;
}

/** Makes or opens the directory, empties it for --reset. @throws CannotStart when it is foreign, in use, closed or full. */
export async function openDataDirectory(directory: string, reset: boolean): Promise<void> {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o711 });
    refuseForeign(directory);
    const copy = runningCopy(directory);
    if (copy) {
      throw new CannotStart(
        `Zikaron already runs on ${directory}: ${copy.site} (process ${copy.pid}).\n` +
          'Stop it first, or give this copy its own DATA_DIR, PORT, MAILBOX_PORT and MAILBOX_SMTP_PORT.',
      );
    }
    if (reset) await empty(directory);
    writeFileSync(path.join(directory, marker), 'Made by npm start. `npm start -- --reset` empties this directory.\n');
    refuseFull(directory);
  } catch (error) {
    throw error instanceof CannotStart ? error : new CannotStart(sayWhy(directory, error as NodeJS.ErrnoException));
  }
}

/** The copy that runs on this directory now, or null; what a killed one left behind does not count. */
export function runningCopy(directory: string): RunningCopy | null {
  const copy = readCopy(path.join(directory, 'running.json'));
  if (!copy || copy.pid === process.pid) return null;
  return commandOf(copy.pid)?.includes('start.mjs') ? copy : null;
}

const readCopy = (file: string): RunningCopy | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunningCopy) : null;

/** Whether a copy on this directory was killed: its programs may need a moment to notice. */
export const wasKilled = (directory: string): boolean =>
  existsSync(path.join(directory, 'running.json')) && !runningCopy(directory);

export function announceCopy(directory: string, copy: RunningCopy): void {
  const file = path.join(directory, 'running.json');
  writeFileSync(`${file}.new`, JSON.stringify(copy, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Takes our announcement back; another copy's stays. */
export function forgetCopy(directory: string): void {
  const file = path.join(directory, 'running.json');
  if (readCopy(file)?.pid === process.pid) rmSync(file);
}

function refuseForeign(directory: string): void {
  if (existsSync(path.join(directory, marker)) || readdirSync(directory).length === 0) return;
  throw new CannotStart(`${directory} holds other things than our data. Set DATA_DIR to an empty or a new directory.`);
}

async function empty(directory: string): Promise<void> {
  await removePostgres(directory);
  for (const name of readdirSync(directory)) rmSync(path.join(directory, name), { recursive: true, force: true });
}

function refuseFull(directory: string): void {
  const { bavail, bsize } = statfsSync(directory);
  if (bavail * bsize >= neededBytes) return;
  const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);
  throw new CannotStart(
    `The disk of ${directory} has ${megabytes(bavail * bsize)} MB left; ${megabytes(neededBytes)} MB are needed.\n` +
      'Make room, or set DATA_DIR to a directory on another disk.',
  );
}

function sayWhy(directory: string, error: NodeJS.ErrnoException): string {
  const reasons: Record<string, string> = {
    EACCES: 'this user may not write there',
    EPERM: 'this user may not write there',
    EROFS: 'it is read-only',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'a part of the path is a file',
    EEXIST: 'it is a file',
  };
  const reason = reasons[error.code ?? ''] ?? error.message;
  return `The data directory ${directory} cannot be used: ${reason}. DATA_DIR names another one.`;
}
