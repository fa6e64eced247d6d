import type { Activity, Occurrence } from '@zikaron/contract';
import { sentAbout, yearsOf } from './years-of';

const line = (observance: string | null, kind: Activity['kind'], status: string | null, at = '2026-01-01T00:00:00Z') =>
  ({ observance, kind, status, at }) as Activity;
const ahead = ['2026-12-02', '2027-11-21', '2028-11-10', '2029-11-29'].map((date) => ({ date }) as Occurrence);
const dates = (lines: Activity[]) => yearsOf(ahead, lines, '2026-11-30').map(({ date }) => date);

describe('the years of a person', () => {
  it('given letters of three years, then the last two stand before the years ahead, four in all', () => {
    const lines = ['2023-12-01', '2024-12-11', '2025-12-01'].map((date) => line(date, 'email', 'sent'));

    expect(dates([...lines, ...lines])).toEqual(['2024-12-11', '2025-12-01', '2026-12-02', '2027-11-21']);
  });

  it('given a letter that failed, one that came back and one for a day ahead, then no year past is told', () => {
    const cameBack = { ...line('2024-12-11', 'email', 'sent'), cameBack: true };
    expect(dates([cameBack, line('2025-12-01', 'email', 'failed'), line('2026-12-02', 'email', 'sent')])).toEqual(
      ahead.map(({ date }) => date),
    );
  });

  it('given letters about several days, then a day has those that were sent and printed about it, in their order', () => {
    const paper = line('2026-12-02', 'letter', 'printed', '2026-11-25T00:00:00Z');
    const email = line('2026-12-02', 'email', 'sent', '2026-11-20T00:00:00Z');

    expect(
      sentAbout([paper, email, line('2026-12-02', 'email', 'queued'), line(null, 'email', 'sent')], '2026-12-02'),
    ).toEqual([email, paper]);
  });
});
