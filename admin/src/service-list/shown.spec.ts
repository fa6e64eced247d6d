import type { ServiceList } from '@zikaron/contract';
import { namesIn, shownOf } from './shown';

const listOf = (...counts: number[]) =>
  ({
    services: counts.map((count, at) => ({
      date: `2027-01-0${at + 1}`,
      names: Array.from({ length: count }, () => ({})),
    })),
  }) as unknown as ServiceList;

describe('the names that stand on the page', () => {
  it('given few names, then all of them', () => {
    expect(shownOf(listOf(2, 0, 3), 5).map(({ names, count }) => [names.length, count])).toEqual([
      [2, 2],
      [0, 0],
      [3, 3],
    ]);
  });

  it('given more than a page bears, then the first ones, and each service still says how many it has', () => {
    const list = listOf(2, 4, 3);

    expect(shownOf(list, 5).map(({ names, count }) => [names.length, count])).toEqual([
      [2, 2],
      [3, 4],
    ]);
    expect(namesIn(list)).toBe(9);
  });
});
