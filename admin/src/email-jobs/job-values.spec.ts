import type { EmailJob } from '@zikaron/contract';
import { idsIn, jobDraftOf, jobValuesOf, newJobValues } from './job-values';

describe('the form of an email job', () => {
  it.each(['a,b c', ' a\n\nb,\tc ', 'a, b, c, a,,'])('given the ids %j, then each is taken once', (text) => {
    expect(idsIn(text)).toEqual(['a', 'b', 'c']);
  });

  it('given a new one, then it is a window on the sending date, from today to a week ahead', () => {
    expect(jobDraftOf({ ...newJobValues, templateId: 't' })).toEqual({
      ...{
        mode: 'window',
        templateId: 't',
        window: { basis: 'sendDate', fromDays: 0, toDays: 7 },
        timing: 'eachOnItsDay',
      },
    });
  });

  it('given a time, or another day than that of sending, then all leave together', () => {
    const at = '2027-01-04T14:00:00.000Z';
    const atOnce = jobDraftOf({ ...newJobValues, sendAt: at });
    expect(atOnce).not.toHaveProperty('timing');
    expect(atOnce.sendAt).toBe(at);
    const window = { ...newJobValues.window, basis: 'serviceDate' as const };
    expect(jobDraftOf({ ...newJobValues, window })).not.toHaveProperty('timing');
  });

  it('given ids, then the window is not sent', () => {
    expect(jobDraftOf({ ...newJobValues, mode: 'ids', yahrzeitIds: ['a', 'b'] })).toEqual({
      ...{ mode: 'ids', yahrzeitIds: ['a', 'b'], contactIds: [], observerIds: [] },
    });
  });

  it('given a job of specific people, then its form shows them, and a window to choose instead', () => {
    const inputJson = { ...newJobValues, mode: 'ids', window: null, contactIds: ['c'], sendAt: null } as const;

    expect(jobValuesOf({ inputJson } as unknown as EmailJob)).toEqual({ ...inputJson, window: newJobValues.window });
  });
});
