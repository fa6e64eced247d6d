import { copyFileSync, existsSync, renameSync, statSync, truncateSync } from 'node:fs';

/** 10 MB: with the two before it, some 30 MB for each program. */
const LOG_BYTES = 10 * 1024 * 1024;

/**
 * Keeps a log within bounds that another program writes: what is over `mostBytes` goes on as `.1`, and that as `.2`. Its
 * writer appends, so the file can be emptied under it. A full disk costs the old lines, never the new ones.
 */
export function rotateLog(log: string, mostBytes = LOG_BYTES): void {
  if (!existsSync(log) || statSync(log).size < mostBytes) return;
  try {
    if (existsSync(`${log}.1`)) renameSync(`${log}.1`, `${log}.2`);
    copyFileSync(log, `${log}.1`);
  } finally {
    truncateSync(log);
  }
}
