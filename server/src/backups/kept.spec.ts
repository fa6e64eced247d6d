import { backupName, newestFirst, notKept, takenAtOf } from './kept.js';

const at = (text: string): string => backupName(new Date(`${text}Z`), false);
const day = (n: number): Date => new Date(Date.UTC(2026, 10, 20, 2, 30) - n * 86_400_000);

describe('which backups are kept', () => {
  it('given a name that is not ours, then it is no backup and stays', () => {
    const others = ['zikaron-before-0.1.0-20261120023000.zip', 'notes.txt', 'zikaron-20261345000000.zip'];

    expect(others.map(takenAtOf)).toEqual([null, null, null]);
    expect(notKept([...others, at('2026-11-20T02:30')], { days: 0, weeks: 0, months: 0 })).toEqual([]);
  });

  it('given a backup of each of 500 days, then the last of seven days, five weeks and twelve months stay', () => {
    const all = Array.from({ length: 500 }, (_, n) => backupName(day(n), true));

    const gone = new Set(notKept(all, { days: 7, weeks: 5, months: 12 }));

    const stay = newestFirst(all.filter((name) => !gone.has(name))).map((name) =>
      takenAtOf(name)?.toISOString().slice(0, 10),
    );
    // The 20th of November 2026 is a Friday: the weeks before end on the Sundays 15, 8 and 1 November, and 25 October.
    expect(stay).toEqual([
      ...['2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16', '2026-11-15', '2026-11-14'],
      ...['2026-11-08', '2026-11-01', '2026-10-31', '2026-10-25', '2026-09-30', '2026-08-31', '2026-07-31'],
      ...['2026-06-30', '2026-05-31', '2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
    ]);
  });

  it('given a house whose backups stopped long ago, then none is forgotten for its age', () => {
    const old = [at('2019-03-01T02:30'), at('2019-03-02T02:30')];

    expect(notKept(old, { days: 7, weeks: 5, months: 12 })).toEqual([]);
  });

  it('given several of one day, then its last stays', () => {
    const three = [at('2026-11-20T02:30'), at('2026-11-20T09:00'), at('2026-11-20T21:15')];

    expect(notKept(three, { days: 7, weeks: 5, months: 12 })).toEqual([at('2026-11-20T09:00'), at('2026-11-20T02:30')]);
  });
});
