import { LAST_PULPIT_HOUR } from '@zikaron/contract';
import { addDays, candleLighting, localDate, type Place } from '../calendar/index.js';
import { comingEve, daysOfPack, isEve, mayBeTold, packDueAt } from './pack-hours.js';

const place = (timezone: string, latitude: number, longitude: number, israel = false): Place => ({
  ...{ timezone, latitude, longitude, israel },
});
const CITIES: readonly (readonly [string, Place])[] = [
  ['New York', place('America/New_York', 40.71, -74.01)],
  ['Jerusalem', place('Asia/Jerusalem', 31.78, 35.22, true)],
  ['Helsinki', place('Europe/Helsinki', 60.17, 24.94)],
  ['Melbourne', place('Australia/Melbourne', -37.81, 144.96)],
];
const QUARTER_MS = 15 * 60_000;

describe('the hour of the sheet for the pulpit', () => {
  it.each(CITIES.flatMap(([name, city]) => [10, LAST_PULPIT_HOUR].map((hour) => [name, hour, city] as const)))(
    'given 104 eves in %s at %i, then at a tick of each the sheet is due two hours before candles, and not at night',
    (_, hour, city) => {
      const late: string[] = [];
      let eve = comingEve('2026-11-20', city);
      for (let n = 0; n < 104; n++) {
        const candles = candleLighting(eve, city).getTime();
        const ticks = Array.from({ length: 96 }, (_, at) => new Date(candles - at * QUARTER_MS)).filter(
          (at) => packDueAt(at, city, hour) === eve,
        );
        const first = Math.min(...ticks.map((at) => at.getTime()));
        if (first > candles - 2 * 3_600_000) late.push(eve);
        if (localDate(new Date(first), city.timezone) !== eve) late.push(`${eve} the day before`);
        eve = comingEve(addDays(eve, 1), city);
      }
      expect(late).toEqual([]);
    },
  );

  it('given an hour of its own, then the sheet keeps it, and goes earlier where candles are lit too early for it', () => {
    const [, newYork] = CITIES[0] as (typeof CITIES)[number];
    const isDue = (local: string, offset: string, hour: number) =>
      packDueAt(new Date(`${local}:00${offset}`), newYork, hour) !== null;
    expect([isDue('2027-06-18T14:59', '-04:00', 15), isDue('2027-06-18T15:00', '-04:00', 15)]).toEqual([false, true]);
    expect([isDue('2027-06-18T06:59', '-04:00', 7), isDue('2027-06-18T07:00', '-04:00', 7)]).toEqual([false, true]);
    // Candles at 16:28.
    expect([isDue('2027-01-08T13:30', '-05:00', 15), isDue('2027-01-08T14:00', '-05:00', 15)]).toEqual([false, true]);
  });

  it('given Yom Tov beside Shabbat, then one sheet has all of it', () => {
    const abroad = { israel: false };
    // Rosh Hashanah 5788 is Shabbat and Sunday; Shavuot 5787 ends on the eve of Shabbat.
    expect(daysOfPack('2027-10-01', abroad)).toEqual({ from: '2027-10-01', to: '2027-10-03' });
    expect(daysOfPack('2027-01-08', abroad)).toEqual({ from: '2027-01-08', to: '2027-01-09' });
    expect([isEve('2027-01-08', abroad), isEve('2027-01-09', abroad), isEve('2027-10-02', abroad)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('given less than two hours before candles, or Shabbat, then nothing is told any more', () => {
    const [, newYork] = CITIES[0] as (typeof CITIES)[number];
    const candles = candleLighting('2027-01-08', newYork).getTime();
    const may = (hours: number) => mayBeTold(new Date(candles + hours * 3_600_000), '2027-01-08', newYork);
    expect([may(-3), may(-1.9), may(1)]).toEqual([true, false, false]);
  });
});
