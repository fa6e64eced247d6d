import { readFileSync } from 'node:fs';

/** What a process has used: seconds of processor time since it began, and megabytes of memory that it holds now. */
interface ProcessUse {
  readonly processorSeconds: number;
  readonly megabytes: number;
}

/** Linux counts in hundredths of a second and in pages of 4 kB, whatever the machine (proc(5)). */
const TICKS_A_SECOND = 100;
const PAGES_A_MEGABYTE = 256;

/** As /proc tells it; null where there is no /proc, or no such process any more. */
export function useOf(pid: number): ProcessUse | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is a name in brackets, which may hold blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user = 0, system = 0] = [Number(fields[11]), Number(fields[12])];
    return { processorSeconds: (user + system) / TICKS_A_SECOND, megabytes: Number(fields[21]) / PAGES_A_MEGABYTE };
  } catch {
    return null;
  }
}
