import { tellOutOfReach } from './out-of-reach.js';

describe('a queue that is out of reach', () => {
  afterEach(() => jest.restoreAllMocks());

  it('given it is asked for several times a second, then the log says so once a minute', () => {
    const now = jest.spyOn(performance, 'now');
    const warn = jest.fn();
    const outOfReach = tellOutOfReach({ warn });
    for (let ms = 0; ms < 120_000; ms += 250) {
      now.mockReturnValue(ms);
      outOfReach(new Error('the database system is shutting down'));
    }
    expect(warn.mock.calls).toEqual(Array(2).fill(['The queue is out of reach: the database system is shutting down']));
  });
});
