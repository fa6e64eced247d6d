import fc from 'fast-check';
import {
  addDays,
  candleLighting,
  fromDayNumber,
  dayNumber,
  instantOf,
  isRestDay,
  localDate,
  maySendAt,
  nightfall,
  quietPeriodAt,
  quietPeriods,
  sendingMoment,
  sunset,
  weekday,
} from './index.js';
import type { Place } from './index.js';

const newYork: Place = { timezone: 'America/New_York', israel: false, latitude: 40.7128, longitude: -74.006 };
const jerusalem: Place = {
  timezone: 'Asia/Jerusalem',
  israel: true,
  latitude: 31.778,
  longitude: 35.235,
};
const apia: Place = { timezone: 'Pacific/Apia', israel: false, latitude: -13.83, longitude: -171.76 };
const auckland: Place = { timezone: 'Pacific/Auckland', israel: false, latitude: -36.85, longitude: 174.76 };
const tromso: Place = { timezone: 'Europe/Oslo', israel: false, latitude: 69.65, longitude: 18.96 };
const nowhere: Place = { timezone: 'America/New_York', israel: false };
const places = { newYork, jerusalem, apia, auckland, tromso, nowhere };

const clock = (instant: Date, { timezone }: Place): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(instant);

describe('when nothing is sent', () => {
  it('given coordinates, Shabbat begins with the candles and ends at nightfall', () => {
    expect(clock(candleLighting('2026-11-20', newYork), newYork)).toBe('20/11/2026, 16:16');
    expect(clock(nightfall('2026-11-21', newYork), newYork)).toBe('21/11/2026, 17:17');
    expect(clock(candleLighting('2026-11-20', jerusalem), jerusalem)).toBe('20/11/2026, 15:57');
  });

  it('given no coordinates, it lasts from 14:00 on the eve to 23:00', () => {
    const at = (date: string, hour: number): boolean => maySendAt(instantOf(date, hour, nowhere.timezone), nowhere);

    expect([at('2026-11-20', 13), at('2026-11-20', 14), at('2026-11-21', 22), at('2026-11-21', 23)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('given the midnight sun, which does not set, the same hours stand in', () => {
    expect(sunset('2026-06-20', tromso)).toBeNull();
    expect(clock(candleLighting('2026-06-19', tromso), tromso)).toBe('19/06/2026, 14:00');
    expect(clock(nightfall('2026-06-20', tromso), tromso)).toBe('20/06/2026, 23:00');
  });

  it('given Yom Tov after Shabbat, they are one period without a gap', () => {
    const [sukkot] = quietPeriods('2026-09-26', '2026-09-26', newYork);
    const [rosh] = quietPeriods('2027-09-30', '2027-10-02', newYork);

    expect(sukkot).toMatchObject({ firstDay: '2026-09-26', lastDay: '2026-09-27' });
    expect(rosh).toMatchObject({ firstDay: '2027-10-02', lastDay: '2027-10-03' });
    expect(
      quietPeriods('2027-04-20', '2027-05-01', jerusalem).map(({ firstDay, lastDay }) => [firstDay, lastDay]),
    ).toEqual([
      ['2027-04-22', '2027-04-22'],
      ['2027-04-24', '2027-04-24'],
      ['2027-04-28', '2027-04-28'],
      ['2027-05-01', '2027-05-01'],
    ]);
    expect(
      quietPeriods('2027-04-20', '2027-04-25', newYork).map(({ firstDay, lastDay }) => [firstDay, lastDay]),
    ).toEqual([['2027-04-22', '2027-04-24']]);
  });

  it.each(Object.entries(places))(
    'given any hour of two years in %s, exactly rest days are quiet, with the evening before',
    (_, place) => {
      fc.assert(
        fc.property(
          fc.integer({ min: dayNumber('2026-01-01'), max: dayNumber('2027-12-31') }),
          fc.integer({ min: 0, max: 23 }),
          (day, hour) => {
            const date = fromDayNumber(day);
            const quiet = !maySendAt(instantOf(date, hour, place.timezone), place);

            if (isRestDay(date, place) && hour < 14) expect(quiet).toBe(true);
            if (!isRestDay(date, place) && !isRestDay(addDays(date, 1), place) && hour > 2) expect(quiet).toBe(false);
            if (quiet) expect([-1, 0, 1].some((near) => isRestDay(addDays(date, near), place))).toBe(true);
          },
        ),
        { numRuns: 150 },
      );
    },
  );
});

describe('when a letter leaves', () => {
  it('given a working day, it leaves at the hour wished', () => {
    expect(sendingMoment({ date: '2026-11-19', hour: 9 }, newYork)).toEqual({
      date: '2026-11-19',
      hour: 9,
      shifted: false,
      reason: null,
    });
  });

  it('given an hour that begins sixteen minutes before the candles are lit, it leaves in the last full hour before', () => {
    expect(sendingMoment({ date: '2026-11-20', hour: 16 }, newYork)).toMatchObject({
      date: '2026-11-20',
      hour: 15,
      shifted: true,
    });
    expect(sendingMoment({ date: '2026-11-20', hour: 15 }, newYork)).toMatchObject({ hour: 15, shifted: false });
  });

  it('given a Sunday yahrzeit, whose letter would leave on Shabbat, it leaves on Friday before the candles', () => {
    const moment = sendingMoment({ date: '2026-11-21', hour: 9 }, newYork);

    expect(moment).toMatchObject({ date: '2026-11-20', hour: 15, shifted: true });
    expect(moment.reason).toMatchObject({ firstDay: '2026-11-21', lastDay: '2026-11-21' });
    expect(sendingMoment({ date: '2026-11-21', hour: 9 }, nowhere)).toMatchObject({ date: '2026-11-20', hour: 13 });
  });

  it('given three days on end, it leaves before the first', () => {
    expect(sendingMoment({ date: '2027-04-24', hour: 9 }, newYork)).toMatchObject({
      date: '2027-04-21',
      shifted: true,
    });
    expect(sendingMoment({ date: '2027-04-24', hour: 9 }, jerusalem)).toMatchObject({
      date: '2027-04-23',
      shifted: true,
    });
  });

  it.each(Object.entries(places))(
    'given any wish in %s, it leaves when sending is allowed, never later and never long before',
    (_, place) => {
      fc.assert(
        fc.property(
          fc.integer({ min: dayNumber('2026-01-01'), max: dayNumber('2030-12-31') }),
          fc.integer({ min: 0, max: 23 }),
          (day, hour) => {
            const wished = { date: fromDayNumber(day), hour };
            const moment = sendingMoment(wished, place);
            const leaves = instantOf(moment.date, moment.hour, place.timezone);

            expect(quietPeriodAt(leaves, place)).toBeNull();
            expect(leaves.getTime()).toBeLessThanOrEqual(instantOf(wished.date, wished.hour, place.timezone).getTime());
            expect(dayNumber(wished.date) - dayNumber(moment.date)).toBeLessThanOrEqual(4);
            expect(isRestDay(moment.date, place) && moment.shifted).toBe(false);
          },
        ),
        { numRuns: 150 },
      );
    },
  );

  it('given places on both sides of the date line, the candles are lit on the eve’s own date', () => {
    for (const place of [apia, auckland, newYork, jerusalem]) {
      for (let friday = '2026-01-02'; friday < '2027-01-01'; friday = addDays(friday, 7)) {
        expect(weekday(friday)).toBe(5);
        expect(localDate(candleLighting(friday, place), place.timezone)).toBe(friday);
        expect(localDate(nightfall(addDays(friday, 1), place), place.timezone)).toBe(addDays(friday, 1));
      }
    }
  });
});
