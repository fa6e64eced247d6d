import { addDays, weekday } from './civil-date.js';
import type { CivilDate } from './civil-date.js';
import { isRestDay } from './holy-days.js';
import { candleLighting, nightfall, sunset } from './quiet-times.js';
import type { Place } from './quiet-times.js';

/** When the memorial candle is lit, on the evening before; `at` is null where the place's coordinates are not known. */
export type CandleTime = {
  when: 'beforeShabbat' | 'beforeFestival' | 'afterNightfall' | 'atSundown';
  evening: CivilDate;
  at: Date | null;
};

const FRIDAY = 5;

/**
 * The time to light for an observance. No fire is lit on Shabbat: on a Friday, even one that is Yom Tov, before its candles;
 * on an evening on which a rest day goes out or passes into the next, after nightfall; before Yom Tov, before its candles;
 * else at sundown.
 */
export function candleTime(observance: CivilDate, place: Place): CandleTime {
  const evening = addDays(observance, -1);
  const set = sunset(evening, place);
  const beforeCandles = set && candleLighting(evening, place);
  if (weekday(evening) === FRIDAY) return { when: 'beforeShabbat', evening, at: beforeCandles };
  if (isRestDay(evening, place)) return { when: 'afterNightfall', evening, at: set && nightfall(evening, place) };
  if (isRestDay(observance, place)) return { when: 'beforeFestival', evening, at: beforeCandles };
  return { when: 'atSundown', evening, at: set };
}
