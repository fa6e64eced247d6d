import { pageBounds } from './paging.js';

const NAMED = Array.from({ length: 67 }, (_, n) => `id-${n}`);

describe('a page of a list', () => {
  it('given no range, then it is the first 20 rows; of rows that are named, all of them', () => {
    expect(pageBounds({})).toEqual({ offset: 0, limit: 20 });
    expect(pageBounds({ filter: {} })).toEqual({ offset: 0, limit: 20 });
    expect(pageBounds({ filter: { id: NAMED } })).toEqual({ offset: 0, limit: 67 });
  });

  it('given a range, then it is that one, of named rows too', () => {
    expect(pageBounds({ range: [20, 39], filter: { id: NAMED } })).toEqual({ offset: 20, limit: 20 });
  });
});
