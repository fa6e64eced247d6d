import { addDays, weekday, type CivilDate } from './civil-date.js';
import { isRestDay } from './holy-days.js';
import { candleLighting, chosenEvening, nightfall, sunset } from './quiet-times.js';
import type { Place } from './place.js';

/**
 * When the memorial candle is lit, on the evening before; `at` is null where the place's coordinates are not known. Where the
 * sun does not set, `byClock`: the times go by the hour that the congregation has chosen.
 */
export type CandleTime = {
  when: 'beforeShabbat' | 'beforeFestival' | 'afterNightfall' | 'atSundown';
  byClock: boolean;
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
  const chosen = chosenEvening(evening, place);
  const begins = sunset(evening, place) ?? chosen;
  const candle = (when: CandleTime['when'], at: Date | null) => ({ when, byClock: chosen !== null, evening, at });
  const beforeCandles = begins && candleLighting(evening, place);
  if (weekday(evening) === FRIDAY) return candle('beforeShabbat', beforeCandles);
  if (isRestDay(evening, place)) return candle('afterNightfall', begins && nightfall(evening, place));
  if (isRestDay(observance, place)) return candle('beforeFestival', beforeCandles);
  return candle('atSundown', begins);
}
