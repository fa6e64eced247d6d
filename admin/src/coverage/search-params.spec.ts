import { askedIn, fileOf, lostQueryOf, monthOf, queryOf } from './search-params';

const asked = (query: string) => askedIn(new URLSearchParams(query), '2026-12-02');

describe('the address of the coverage page', () => {
  it('given nothing, then it is the next thirty days, from the first page', () => {
    expect(asked('')).toEqual({
      ...{ view: 'window', from: '2026-12-02', to: '2026-12-31', outcome: null, q: '', everybody: false, page: 1 },
    });
  });

  it.each(['-3', '0', 'x', ''])('given the page %j, then it is the first', (page) => {
    expect(asked(`page=${page}`).page).toBe(1);
  });

  it('given a way or a view that is unknown, then it counts as none', () => {
    expect(asked('outcome=pigeon&view=nowhere')).toMatchObject({ outcome: null, view: 'window' });
  });

  it('given nothing more, then those who do not hear are asked for; all, once they are wanted, and in a file', () => {
    expect(queryOf(asked('')).get('filter')).toBe('{"reached":false}');
    expect(queryOf(asked('show=all')).get('filter')).toBe('{}');
    expect(queryOf(asked('outcome=email')).get('filter')).toBe('{"outcome":"email"}');
    expect(fileOf(asked(''), 'csv')).not.toContain('reached');
  });

  it('given who was lost since last year, then nothing narrows them', () => {
    expect(lostQueryOf(asked('view=lost&q=Levin')).get('filter')).toBe('{}');
  });

  it('given the third page, then its rows are asked for, and the file has all of them', () => {
    const third = asked('page=3&q=Levin');

    expect(queryOf(third).get('range')).toBe('[100,149]');
    expect(queryOf(third).get('filter')).toBe('{"q":"Levin"}');
    expect(fileOf(third, 'csv')).not.toContain('range');
    expect(fileOf(third, 'csv')).toContain('format=csv');
  });

  it('given a month over the turn of the year, then it has its own first and last day', () => {
    expect(monthOf('2026-12-31', 0)).toEqual(['2026-12-01', '2026-12-31']);
    expect(monthOf('2026-12-31', 2)).toEqual(['2027-02-01', '2027-02-28']);
  });
});
