import { idsIn, jobDraftOf, newJobValues } from './job-values';

describe('the form of an email job', () => {
  it.each(['a,b c', ' a\n\nb,\tc ', 'a, b, c, a,,'])('given the ids %j, then each is taken once', (text) => {
    expect(idsIn(text)).toEqual(['a', 'b', 'c']);
  });

  it('given a new one, then it is a window on the sending date, from today to a week ahead', () => {
    expect(jobDraftOf({ ...newJobValues, templateId: 't' })).toEqual({
      ...{ mode: 'window', templateId: 't', window: { basis: 'sendDate', fromDays: 0, toDays: 7 } },
    });
  });

  it('given ids, then the window is not sent', () => {
    expect(jobDraftOf({ ...newJobValues, mode: 'ids', yahrzeitIds: ['a', 'b'] })).toEqual({
      ...{ mode: 'ids', templateId: '', yahrzeitIds: ['a', 'b'] },
    });
  });
});
