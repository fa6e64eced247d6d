import { idsIn, jobDraftOf, newJobValues } from './job-values';

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
    expect(jobDraftOf({ ...newJobValues, sendAt: at })).not.toHaveProperty('timing');
    const window = { ...newJobValues.window, basis: 'serviceDate' as const };
    expect(jobDraftOf({ ...newJobValues, window })).not.toHaveProperty('timing');
  });

  it('given ids, then the window is not sent', () => {
    expect(jobDraftOf({ ...newJobValues, mode: 'ids', yahrzeitIds: ['a', 'b'] })).toEqual({
      ...{ mode: 'ids', yahrzeitIds: ['a', 'b'], contactIds: [], observerIds: [] },
    });
  });
});
