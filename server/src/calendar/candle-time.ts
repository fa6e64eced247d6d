import { addDays } from './civil-date.js';
import type { CivilDate } from './civil-date.js';
import { isRestDay } from './holy-days.js';
import { candleLighting, nightfall, sunset } from './quiet-times.js';
import type { Place } from './quiet-times.js';

/** When the yahrzeit candle is lit, on the evening before; `at` is null where the place's coordinates are not known. */
export type CandleTime = {
  when: 'beforeShabbatCandles' | 'afterNightfall' | 'atSundown';
  evening: CivilDate;
  at: Date | null;
};

/**
 * The time to light for an observance: at sundown of the evening before; before the Shabbat or Yom Tov candles where that
 * evening brings a rest day in, and after nightfall where one goes out or passes into the next.
 */
export function candleTime(observance: CivilDate, place: Place): CandleTime {
  const evening = addDays(observance, -1);
  const set = sunset(evening, place);
  if (isRestDay(evening, place)) return { when: 'afterNightfall', evening, at: set && nightfall(evening, place) };
  if (isRestDay(observance, place))
    return { when: 'beforeShabbatCandles', evening, at: set && candleLighting(evening, place) };
  return { when: 'atSundown', evening, at: set };
}
