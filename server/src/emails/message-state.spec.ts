import { afterAttempt, MOST_DEFERRALS, saysNoSuchMailbox, type Tries } from './message-state.js';

const HOUR = 3600;
const tries = (over: Partial<Tries> = {}): Tries => ({ attempts: 1, secondsLeft: null, ...over });

describe('a message after one attempt', () => {
  it('given a relay that takes it, then it is sent', () => {
    expect(afterAttempt({ outcome: 'accepted' }, tries())).toEqual({ state: 'sent', waitSeconds: null });
  });

  it('given a relay that defers each time, then it waits 1 min, 5 min, 30 min, 2 h, and 6 h from then on', () => {
    const waits = [1, 2, 3, 4, 5, 6, 40].map((attempts) =>
      afterAttempt({ outcome: 'deferred' }, tries({ attempts, secondsLeft: 1000 * HOUR })),
    );

    expect(waits.map(({ waitSeconds }) => waitSeconds)).toEqual([60, 300, 1800, 7200, 21_600, 21_600, 21_600]);
    expect(new Set(waits.map(({ state }) => state))).toEqual(new Set(['queued']));
  });

  it('given an observance that comes nearer, then the waits become shorter, and it is given up when it begins', () => {
    const at = (secondsLeft: number) => afterAttempt({ outcome: 'deferred' }, tries({ attempts: 9, secondsLeft }));

    expect([8 * HOUR, 2 * HOUR, 300, 90].map((left) => at(left).waitSeconds)).toEqual([4 * HOUR, HOUR, 150, 60]);
    expect([60, 0, -HOUR].map((left) => at(left).state)).toEqual(['failed', 'failed', 'failed']);
  });

  it('given a letter about no day, then it is given up after five days of deferrals', () => {
    const at = (attempts: number) => afterAttempt({ outcome: 'deferred' }, tries({ attempts }));

    expect([at(MOST_DEFERRALS).state, at(MOST_DEFERRALS + 1).state]).toEqual(['queued', 'failed']);
  });

  it('given no relay to talk to, then it is asked again every minute until the observance begins', () => {
    const at = (secondsLeft: number | null) =>
      afterAttempt({ outcome: 'unreachable' }, tries({ attempts: 500, secondsLeft }));

    expect([at(null), at(400 * HOUR)].map(({ waitSeconds }) => waitSeconds)).toEqual([60, 60]);
    expect(at(0)).toEqual({ state: 'failed', waitSeconds: null });
  });

  it('given a permanent no, then it has failed and is not tried again', () => {
    expect(afterAttempt({ outcome: 'refused' }, tries())).toEqual({ state: 'failed', waitSeconds: null });
  });

  it('given a line that drops after the text has gone, then only a person may send it again', () => {
    expect(afterAttempt({ outcome: 'unknown' }, tries())).toEqual({ state: 'uncertain', waitSeconds: null });
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
