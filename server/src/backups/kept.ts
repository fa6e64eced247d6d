import { DAY_MS } from '../calendar/index.js';
/** Of how many days, weeks and months the last backup is kept. */
interface Keep {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

const NAME = /^zikaron-(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)\.zip(\.age)?$/;

/** `zikaron-20261120023000.zip`, in UTC; `.age` where it is encrypted. */
export const backupName = (takenAt: Date, encrypted: boolean): string =>
  `zikaron-${takenAt.toISOString().replace(/\D/g, '').slice(0, 14)}.zip${encrypted ? '.age' : ''}`;

/** When a backup of this name was taken; null for what has another name, which is never ours to remove. */
export function takenAtOf(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  if (!year) return null;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Backups among these names, the newest first. */
export const newestFirst = (names: readonly string[]): string[] =>
  names.filter((name) => takenAtOf(name)).sort((one, other) => (one < other ? 1 : -1));

/**
 * Which of these backups need not be kept: of each of the last so many days, weeks (that begin on Monday) and months that
 * have one, the last stays. Without a backup for a while nothing more is forgotten, and the newest stays always.
 */
export function notKept(names: readonly string[], keep: Keep): string[] {
  const backups = newestFirst(names);
  const stay = new Set(backups.slice(0, 1));
  const keepOfEach = (most: number, spanOf: (at: Date) => string) => {
    const spans = new Set<string>();
    for (const name of backups) {
      const span = spanOf(takenAtOf(name) as Date);
      if (spans.has(span) || spans.size >= most) continue;
      spans.add(span);
      stay.add(name);
    }
  };
  keepOfEach(keep.days, (at) => at.toISOString().slice(0, 10));
  keepOfEach(keep.weeks, (at) => String(Math.floor((at.getTime() / DAY_MS + 3) / 7)));
  keepOfEach(keep.months, (at) => at.toISOString().slice(0, 7));
  return backups.filter((name) => !stay.has(name));
}
