import { USUAL_SHABBAT_TIMES } from '@zikaron/contract';
import { instantOf } from '../calendar/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import type { EmailJobRow } from './email-job.entity.js';
import { jobPlan } from './job-plan.js';
import { nightPlan } from './night-plan.js';
import type { Sender } from './senders.js';

const timezone = 'America/New_York';
const at = (date: string, hour: number): Date => instantOf(date, hour, timezone);
const now = at('2026-11-23', 10);
const sender = (over: Partial<Sender> = {}): Sender => ({
  ...{ id: 'org' as OrganizationId, name: 'Beth El', orgCode: 'bethel', timezone, israel: false, hour: 9 },
  ...{ latitude: null, longitude: null, shabbatTimes: USUAL_SHABBAT_TIMES, templateId: 'letter', emailsPerMonth: 500 },
  ...{ plan: 'standard', subscriptionStatus: 'active', trialEndsAt: null, suspendedAt: null, datesAreStale: false },
  ...over,
});

describe('what the night asks for', () => {
  const night = (of: Sender, runId: string) => ({ sender: of, localDate: '2026-11-23', at: now, runId });

  it('given congregations of one place and hour, then they share when their letters leave, and others do not', () => {
    const { by, candidates, scopes, sendings } = nightPlan([
      night(sender(), 'run 1'),
      night(sender({ hour: 8 }), 'run 2'),
      night(sender({ subscriptionStatus: 'trialing', trialEndsAt: at('2026-12-01', 0) }), 'run 3'),
      night(sender({ suspendedAt: now }), 'run 4'),
    ]);

    expect({ by, candidates }).toEqual({
      by: { kind: 'night', jobId: null, startedBy: null },
      candidates: { by: 'due', dates: [] },
    });
    const scope = {
      organizationId: 'org',
      templateId: 'letter',
      today: '2026-11-23',
      monthBegins: at('2026-11-01', 0),
    };
    expect(scopes).toEqual([
      { ...scope, runId: 'run 1', place: 0, allowance: null },
      { ...scope, runId: 'run 2', place: 1, allowance: null },
      { ...scope, runId: 'run 3', place: 0, allowance: 500 },
      { ...scope, runId: 'run 4', place: 0, allowance: 0 },
    ]);
    // What was wished for the day, and what is late: both leave now, since both hours have passed.
    expect(sendings.map(({ place, wished, sendAt }) => [place, wished, sendAt])).toEqual([
      [0, '2026-11-23', now],
      [0, null, now],
      [1, '2026-11-23', now],
      [1, null, now],
    ]);
  });
});

describe('what a run of a job asks for', () => {
  const people = { yahrzeitIds: ['y'], contactIds: ['c'], observerIds: ['o'] };
  const window = {
    mode: 'window',
    basis: 'sendDate',
    fromDays: -1,
    toDays: 1,
    eachOnItsDay: false,
    sendAt: null,
  } as const;
  const planned = (job: Partial<EmailJobRow>) =>
    jobPlan(
      { ...window, ...people, id: 'job', templateId: 'other letter', ...job } as EmailJobRow,
      ...([sender(), '2026-11-23', now, { id: 'run', startedBy: 'ruth' }] as const),
    );

  it('given a window, then its days from today, all now; at a wished time, then', () => {
    expect(planned({})).toEqual({
      by: { kind: 'job', jobId: 'job', startedBy: 'ruth' },
      candidates: { by: 'sendDate', dates: ['2026-11-22', '2026-11-24'] },
      scopes: [
        {
          ...{ organizationId: 'org', runId: 'run', templateId: 'other letter', today: '2026-11-23', place: 0 },
          ...{ allowance: null, monthBegins: at('2026-11-01', 0) },
        },
      ],
      sendings: [{ place: 0, wished: null, sendAt: now, sendsOn: '2026-11-23', moved: false }],
    });
    expect(planned({ sendAt: at('2026-11-25', 7) }).sendings).toMatchObject([{ sendAt: at('2026-11-25', 7) }]);
  });

  it('given people, then the next day of each', () => {
    expect(planned({ mode: 'ids' }).candidates).toEqual({ by: 'next', ...people });
  });

  it('given each on its day, then also what was wished for days of rest before', () => {
    const { sendings } = planned({ eachOnItsDay: true });
    expect(sendings.map(({ place, wished, sendAt }) => [place, wished, sendAt])).toEqual([
      ...['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((day) => [0, day, now]),
      [0, '2026-11-24', at('2026-11-24', 9)],
    ]);
  });
});
