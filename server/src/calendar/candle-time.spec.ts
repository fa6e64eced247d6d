import { USUAL_SHABBAT_TIMES } from '@zikaron/contract';
import { candleLighting, candleTime, nightfall, quietPeriodAt, sunset } from './index.js';
import type { Place, ShabbatTimes } from './index.js';

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

describe('when candles are lit, by the custom of the place', () => {
  const sunsetAt = (place: Place) => sunset('2026-11-20', place)?.getTime() ?? 0;
  const minutes = (place: Place) => (sunsetAt(place) - candleLighting('2026-11-20', place).getTime()) / 60_000;
  const at = (latitude: number, longitude: number, timezone = 'Asia/Jerusalem'): Place => ({
    ...{ timezone, israel: true, latitude, longitude },
  });

  it.each([
    ['Jerusalem', 31.769, 35.216, 40],
    ['Ramot, in its north', 31.82, 35.19, 40],
    ['Haifa', 32.818, 34.989, 30],
    ["Zikhron Ya'akov", 32.571, 34.953, 30],
    ['Tel Aviv', 32.081, 34.781, 18],
    ['Beit Shemesh', 31.731, 34.993, 18],
    // A degree of longitude is shorter than one of latitude.
    ['8 km east of the middle of Jerusalem', 31.778, 35.307, 40],
    ['10 km east of it', 31.778, 35.328, 18],
    ['Acre, across the bay from Haifa', 32.928, 35.076, 18],
  ])('given %s, so many minutes before sunset', (_, latitude, longitude, expected) => {
    expect(minutes(at(latitude, longitude))).toBe(expected);
  });

  it('given New York, 18; given a congregation says otherwise, as it says', () => {
    expect(minutes(newYork)).toBe(18);
    expect(minutes({ ...at(31.769, 35.216), shabbatTimes: { ...USUAL_SHABBAT_TIMES, candleMinutes: 20 } })).toBe(20);
  });

  it('given an early Shabbat, candles are lit at that hour in summer only, never before plag hamincha, and on Fridays alone', () => {
    const early = (earlyShabbatAt: string): Place => ({
      ...newYork,
      shabbatTimes: { ...USUAL_SHABBAT_TIMES, earlyShabbatAt },
    });
    const clock = (date: string, place: Place) =>
      candleLighting(date, place).toLocaleTimeString('en-GB', { timeZone: place.timezone, timeStyle: 'short' });

    expect([clock('2026-06-26', newYork), clock('2026-06-26', early('19:15'))]).toEqual(['20:13', '19:15']);
    expect(clock('2026-11-20', early('19:15'))).toBe(clock('2026-11-20', newYork));
    // Sunrise 5:26, sunset 20:31: an hour and a quarter of such a day is 94 minutes.
    expect(clock('2026-06-26', early('17:00'))).toBe('18:57');
    // The eve of Shavuot is a Thursday.
    expect(clock('2026-05-21', early('19:00'))).toBe(clock('2026-05-21', newYork));
  });

  it('given an opinion for nightfall, then Shabbat goes out by it', () => {
    const out = (nightfallBy: ShabbatTimes['nightfall']) =>
      nightfall('2026-11-21', { ...newYork, shabbatTimes: { ...USUAL_SHABBAT_TIMES, nightfall: nightfallBy } });
    const set = sunset('2026-11-21', newYork)?.getTime() ?? 0;
    const after = (by: ShabbatTimes['nightfall']) => Math.round((out(by).getTime() - set) / 60_000);

    expect([after('minutes42'), after('minutes50'), after('minutes72')]).toEqual([42, 50, 72]);
    expect(out('degrees8_5')).toEqual(nightfall('2026-11-21', newYork));
    expect(after('degrees7_083')).toBeLessThan(after('degrees8_5'));
  });

  it('given the midnight sun and a chosen hour, then the evening goes by the clock; on other days by the sun', () => {
    const tromso: Place = {
      ...{ timezone: 'Europe/Oslo', israel: false, latitude: 69.65, longitude: 18.96 },
      shabbatTimes: { ...USUAL_SHABBAT_TIMES, eveningWithoutSunset: '18:30' },
    };
    const clock = (at: Date | null) =>
      at?.toLocaleTimeString('en-GB', { timeZone: 'Europe/Oslo', timeStyle: 'short' }) ?? null;
    const candle = (date: string) => candleTime(date, tromso);

    expect([candle('2026-06-18').byClock, clock(candle('2026-06-18').at)]).toEqual([true, '18:30']);
    expect([candle('2026-06-20').when, clock(candle('2026-06-20').at)]).toEqual(['beforeShabbat', '18:12']);
    expect([candle('2026-06-21').when, clock(candle('2026-06-21').at)]).toEqual(['afterNightfall', '19:42']);
    expect(candle('2026-03-18')).toMatchObject({ byClock: false, at: sunset('2026-03-17', tromso) });
    expect(quietPeriodAt(new Date('2026-06-19T16:13:00Z'), tromso)).not.toBeNull();
    expect(quietPeriodAt(new Date('2026-06-19T16:11:00Z'), tromso)).toBeNull();
  });
});
