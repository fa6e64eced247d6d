import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The command line of a living process, or null when there is none with this number (or it is not ours to see). */
export function commandOf(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || null;
  } catch {
    return commandByPs(pid);
  }
}

/** Where there is no /proc (macOS). */
function commandByPs(pid: number): string | null {
  try {
    return (
      execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim() || null
    );
  } catch {
    return null;
  }
}
