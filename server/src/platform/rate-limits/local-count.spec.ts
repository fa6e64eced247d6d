import { LocalCount } from './local-count.js';

const at = (second: number) => new Date(second * 1000);

describe('attempts counted in memory', () => {
  it('given two attempts a minute, when a third comes, then it waits until the first has passed', () => {
    const limit = new LocalCount(2, 60);

    expect([limit.take('a', at(0)), limit.take('a', at(10)), limit.take('a', at(20))]).toEqual([0, 0, 40]);
    expect(limit.take('a', at(60))).toBe(0);
    expect(limit.take('a', at(61))).toBe(9);
  });

  it('given others, then each has its own', () => {
    const limit = new LocalCount(1, 60);

    expect([limit.take('a', at(0)), limit.take('b', at(0)), limit.take('a', at(1))]).toEqual([0, 0, 59]);
  });

  it('given an attempt that is given back, then it does not count', () => {
    const limit = new LocalCount(1, 60);
    limit.take('a', at(0));

    limit.giveBack('a');

    expect(limit.take('a', at(1))).toBe(0);
  });

  it('given more keys than it keeps, then the old ones are forgotten', () => {
    const limit = new LocalCount(1, 60);
    for (let n = 0; n < 10_000; n++) limit.take(`key ${n}`, at(0));

    expect(limit.take('one more', at(61))).toBe(0);
    expect(limit.take('key 1', at(61))).toBe(0);
  });
});
