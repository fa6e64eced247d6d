import { withChanges } from './with-changes';

describe('what a list is narrowed by, when two say it in one moment', () => {
  it('given a search since a field was drawn, then the field keeps it', () => {
    expect(withChanges({ q: 'levin' }, {}, { afterSunset: true })).toEqual({ q: 'levin', afterSunset: true });
  });

  it('given one field that is changed and one that is taken away, then the others stay as they are', () => {
    const seen = { q: 'levin', afterSunset: true, status: ['a'] };
    expect(withChanges({ ...seen, q: 'katz' }, seen, { q: 'levin', status: ['b'] })).toEqual({
      q: 'katz',
      status: ['b'],
    });
  });
});
