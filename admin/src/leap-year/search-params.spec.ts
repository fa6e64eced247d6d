import { addressOf, leapYearsFrom } from './search-params';

describe('the leap-year assistant', () => {
  it('given a year, then the leap years around it are offered', () => {
    expect(leapYearsFrom(5787)).toEqual([5784, 5787, 5790, 5793, 5795, 5798]);
  });

  it.each([
    ['waiting', '{"approved":false}'],
    ['approved', '{"approved":true}'],
    ['all', '{}'],
  ] as const)('given the view %s, then the API is asked for %s', (view, filter) => {
    const query = new URL(addressOf({ hebrewYear: null, view, q: '' }, 2), 'https://zikaron.example').searchParams;

    expect(query.get('filter')).toBe(filter);
    expect(query.get('range')).toBe('[50,99]');
    expect(query.has('hebrewYear')).toBe(false);
  });
});
