import { addDays, chosenEvening, instantOf, sunset, type Place } from '../calendar/index.js';

/** Where the sun does not set, or nobody knows when. */
const EVENING_HOUR = 18;

/** When the observance that an occasion names begins, at sundown of the evening before; null for letters about no day. */
export function beginsAt(occasion: string, place: Place): Date | null {
  const date = /^observance:[^:]+:(\d{4}-\d{2}-\d{2})\b/.exec(occasion)?.[1];
  if (!date) return null;
  const eve = addDays(date, -1);
  return sunset(eve, place) ?? chosenEvening(eve, place) ?? instantOf(eve, EVENING_HOUR, place.timezone);
}
