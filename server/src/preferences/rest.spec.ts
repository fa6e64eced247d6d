import type { Place } from '../calendar/index.js';
import { restAt } from './rest.js';
import type { Visit } from './visits.service.js';
import { whoRemembersPage } from './who-remembers/who-remembers-page.js';

const newYork: Place = { timezone: 'America/New_York', israel: false, latitude: 40.7, longitude: -74 };

describe('what a family reads while the office rests', () => {
  it.each([
    ['a Wednesday', '2026-12-02T15:00:00Z', null],
    ['Friday after the candles', '2026-12-04T22:00:00Z', 'shabbat'],
    ['Shabbat', '2026-12-05T15:00:00Z', 'shabbat'],
    ['the night after Shabbat', '2026-12-06T00:00:00Z', null],
    ['the last days of Passover', '2027-04-28T15:00:00Z', 'festival'],
    ['Passover that runs into Shabbat', '2027-04-22T15:00:00Z', 'shabbat'],
    // Rosh Hashanah 5787 begins on Shabbat, and ends on Sunday.
    ['Shabbat before the second day of a festival', '2026-09-12T15:00:00Z', 'festival'],
  ])('on %s', (_, at, rest) => {
    expect(restAt(new Date(at), newYork)).toBe(rest);
  });

  it.each([
    ['en', 'shabbat', 'The office sees this after Shabbat.'],
    ['en', 'festival', 'The office sees this after the festival.'],
    ['he', 'shabbat', 'המזכירות תראה זאת אחרי השבת.'],
  ] as const)('given a page in %s on %s, then it names the rest', (language, rest, said) => {
    const page = (now: typeof rest | null) =>
      whoRemembersPage({
        visit: { organization: 'Beth El', language } as Visit,
        ...{ yahrzeitId: '1', name: 'Jacob', hebrewName: null, next: null, answer: 'other' },
        ...{ rest: now, preferences: '/p/x', said: 'other', path: '/w/x' },
      }).body.markup;
    expect(page(rest)).toContain(said);
    expect(page(null)).not.toContain(said);
  });
});
