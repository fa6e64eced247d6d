import { afterAttempt, BACKOFF_SECONDS, saysNoSuchMailbox } from './message-state.js';

describe('a message after one attempt', () => {
  it('given a relay that takes it, then it is sent', () => {
    expect(afterAttempt({ outcome: 'accepted' }, 1)).toEqual({ state: 'sent', waitSeconds: null });
  });

  it('given a relay that defers each time, then it waits 1 min, 5 min, 30 min, 2 h and 6 h, and then we give up', () => {
    const waits = [1, 2, 3, 4, 5, 6].map((attempts) => afterAttempt({ outcome: 'deferred' }, attempts));

    expect(waits.map(({ waitSeconds }) => waitSeconds)).toEqual([60, 300, 1800, 7200, 21_600, null]);
    expect(waits.map(({ state }) => state)).toEqual([...BACKOFF_SECONDS.map(() => 'queued'), 'failed']);
  });

  it('given a permanent no, then it has failed and is not tried again', () => {
    expect(afterAttempt({ outcome: 'refused' }, 1)).toEqual({ state: 'failed', waitSeconds: null });
  });

  it('given a line that drops after the text has gone, then only a person may send it again', () => {
    expect(afterAttempt({ outcome: 'unknown' }, 1)).toEqual({ state: 'uncertain', waitSeconds: null });
  });
});

describe('an address that does not exist', () => {
  const refused = (status: string | null) => ({ outcome: 'refused' as const, response: '', status });

  it.each(['5.1.1', '5.1.2', '5.1.10'])('given %s, then the relay says so', (status) => {
    expect(saysNoSuchMailbox(refused(status))).toBe(true);
  });

  it.each(['5.2.2', '5.7.1', '5.1.100', null])('given %s, then it does not', (status) => {
    expect(saysNoSuchMailbox(refused(status))).toBe(false);
  });

  it('given a deferral with such a code, then the address is not given up', () => {
    expect(saysNoSuchMailbox({ outcome: 'deferred', response: '', status: '5.1.1' })).toBe(false);
  });
});
