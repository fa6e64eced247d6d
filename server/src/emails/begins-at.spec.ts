import { USUAL_SHABBAT_TIMES } from '@zikaron/contract';
import { sunset, type Place } from '../calendar/index.js';
import { beginsAt } from './begins-at.js';

const newYork: Place = { timezone: 'America/New_York', israel: false, latitude: 40.7128, longitude: -74.006 };
const tromso: Place = { timezone: 'Europe/Oslo', israel: false, latitude: 69.65, longitude: 18.96 };
const byTheClock = { ...tromso, shabbatTimes: { ...USUAL_SHABBAT_TIMES, eveningWithoutSunset: '19:30' } };

describe('when the day of a letter begins', () => {
  it.each([
    ['a day, at sundown of the evening before', 'observance:4f1c:2026-11-19', newYork, sunset('2026-11-18', newYork)],
    ['a second letter too', 'observance:4f1c:2026-11-19:second', newYork, sunset('2026-11-18', newYork)],
    [
      'a place that nobody knows, at six',
      'observance:4f1c:2026-11-19',
      { ...newYork, latitude: null },
      '2026-11-18T23:00Z',
    ],
    ['the midnight sun, at six', 'observance:4f1c:2026-06-18', tromso, '2026-06-17T16:00Z'],
    ['the midnight sun and a chosen hour, then', 'observance:4f1c:2026-06-18', byTheClock, '2026-06-17T17:30Z'],
    ['a letter about no day, never', 'thanks:observance:4f1c:2026-11-19', newYork, null],
    ['one without a date, never', 'observance:4f1c:soon', newYork, null],
  ])('given %s', (_, occasion, place, begins) => {
    expect(beginsAt(occasion, place)).toEqual(begins && new Date(begins));
  });
});
