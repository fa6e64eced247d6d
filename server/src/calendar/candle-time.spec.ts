import { candleTime } from './index.js';
import type { Place } from './index.js';

const newYork: Place = { timezone: 'America/New_York', israel: false, latitude: 40.7128, longitude: -74.006 };

const lit = (observance: string, place = newYork): [string, string | null] => {
  const { when, at } = candleTime(observance, place);
  return [when, at && at.toLocaleTimeString('en-GB', { timeZone: 'America/New_York', timeStyle: 'short' })];
};

describe('when the yahrzeit candle is lit', () => {
  it('given a weekday, it is lit at sundown the evening before', () => {
    expect(lit('2026-11-19')).toEqual(['atSundown', '16:35']);
    expect(candleTime('2026-11-19', newYork).evening).toBe('2026-11-18');
  });

  it('given Shabbat, it is lit on Friday before the Shabbat candles', () => {
    expect(lit('2026-11-21')).toEqual(['beforeShabbat', '16:16']);
  });

  it('given a Sunday, it is lit on Saturday after nightfall', () => {
    expect(lit('2026-11-22')).toEqual(['afterNightfall', '17:17']);
  });

  it('given the evening on which Yom Tov goes out, it is lit after nightfall; Israel has one evening less', () => {
    expect(lit('2027-04-22')[0]).toBe('beforeFestival');
    expect(lit('2027-04-23')[0]).toBe('afterNightfall');
    expect(lit('2027-04-30')[0]).toBe('afterNightfall');
    expect(lit('2027-04-30', { ...newYork, israel: true })[0]).toBe('atSundown');
  });

  it.each([
    ['2027-01-04', 'an ordinary evening', 'atSundown'],
    ['2026-09-21', 'the evening of Yom Kippur', 'beforeFestival'],
    ['2027-06-11', 'the eve of Shavuot', 'beforeFestival'],
    ['2027-06-12', 'the second evening of Shavuot, a Friday', 'beforeShabbat'],
  ])('given an observance on %s, after %s, it is lit %s', (observance, _, when) => {
    expect(candleTime(observance, newYork).when).toBe(when);
  });

  it('given no coordinates, it tells when, without the time', () => {
    expect(lit('2026-11-21', { timezone: 'America/New_York', israel: false })).toEqual(['beforeShabbat', null]);
  });
});
