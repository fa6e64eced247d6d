import { readAge, readLeadDays } from './small-numbers.js';

describe('an age in a list', () => {
  it.each([
    ['91', 91],
    ['aged 91', 91],
    ['91 yrs.', 91],
    ['(91)', 91],
    ['91.5', 91],
    ['בן 91', 91],
    ['3 months', 0],
    ['יומיים, 2 ימים', 0],
    ['0', 0],
    ['', null],
  ])('given "%s", then it is %s whole years', (cell, value) => {
    expect(readAge(cell)).toEqual({ value });
  });

  it.each(['old', '1984', '151', '80-90', '3 March 1984'])(
    'given "%s", then it is said that it is not kept',
    (cell) => {
      expect(readAge(cell)).toMatchObject({ value: null, code: 'age_unreadable' });
    },
  );
});

describe('the days before in a list', () => {
  it.each([
    ['14', 14],
    ['0', 0],
    ['30 days', 30],
    ['2 weeks', 14],
    ['', null],
  ])('given "%s", then they are %s', (cell, value) => {
    expect(readLeadDays(cell)).toEqual({ value });
  });

  it.each(['91', 'a fortnight', '-3'])('given "%s", then it is said that they are not kept', (cell) => {
    expect(readLeadDays(cell)).toMatchObject({ value: null, code: 'lead_days_unreadable' });
  });
});
